// Dutch: the questions of the chapter on irregularities, and what the answers mean.

import type { IrregularityWords } from './irregularities.ts';

export const irregularityFactsNl: IrregularityWords['facts'] = {
  attentionDrawn: 'Heeft iemand de aandacht op de onregelmatigheid gevestigd?',
  period: {
    question: 'Wanneer was dat?',
    answers: { auction: 'tijdens het bieden', play: 'tijdens het spelen', 'after-play': 'na het spelen' },
  },
  whoSpeaks: {
    question: 'Wie ontbiedt de wedstrijdleider of vestigt de aandacht?',
    answers: {
      player: 'de leider, een tegenspeler, of een speler tijdens het bieden',
      dummy: 'de blinde, met al zijn rechten',
      'dummy-without-rights': 'de blinde, die zijn rechten heeft verspeeld',
    },
  },
  ownIrregularity: 'Was het een onregelmatigheid van de eigen partij?',
  onlyPrevents: 'Probeerde de speler alleen een onregelmatigheid te voorkomen?',
  correctedBefore: 'Heeft de overtreder haar hersteld voordat de wedstrijdleider kwam?',
  playersSettled: 'Hebben de spelers het al onderling geregeld?',
  hasOptions: 'Laat het artikel een keuze?',
  whoChooses: { question: 'Wie heeft de keuze?', answers: { declarer: 'de leider', defender: 'een tegenspeler' } },
  partnerHelped: 'Heeft de partner bij de keuze geholpen?',
  actedBefore: {
    question: 'Heeft de onschuldige partij geboden of gespeeld voordat de wedstrijdleider was ontboden?',
    answers: {
      no: 'nee',
      'after-right-hand-opponent': 'ja, de speler links van de overtreder, meteen na de onregelmatigheid',
      otherwise: 'ja, op een andere manier',
    },
  },
  consulted: 'Hebben de onschuldige spelers overlegd?',
  ignoranceGained: 'Kan de onschuldige partij voordeel hebben van wat een tegenstander daarna uit onkunde deed?',
  spectatorFirst: {
    question: 'Merkte een toeschouwer het als eerste op?',
    answers: {
      no: 'nee',
      'for-innocents': 'ja, een die bij de onschuldige partij hoort',
      'for-offenders': 'ja, een die bij de overtreders hoort',
    },
  },
  forfeitJudged: 'Oordeelt u dat het recht vervallen is?',
  ground: {
    question: 'Waarom zou de score worden gewijzigd?',
    answers: {
      'law-says-so': 'een artikel schrijft het voor of staat het toe',
      'no-indemnity': 'de spelregels geven de onschuldige partij geen ander herstel',
      'play-impossible': 'het spel kan niet meer normaal gespeeld worden',
      'wrong-remedy': 'er is een verkeerde straf of rechtzetting uitgevoerd',
      'remedy-too-hard': 'de straf of rechtzetting wordt te zwaar of te licht gevonden',
      none: 'geen van deze',
    },
  },
  resultObtained: 'Is er op het spel een resultaat behaald, of is er een te schatten?',
  scoring: {
    question: 'Hoe wordt de wedstrijd gescoord?',
    answers: { points: 'punten', matchpoints: 'matchpunten, paren of individueel' },
  },
  innocentForced: 'Gaat het om een onschuldige partij die een arbitrale score moet nemen?',
  fault: {
    question: 'In hoeverre heeft deze partij schuld?',
    answers: { none: 'helemaal niet', partly: 'gedeeltelijk', directly: 'rechtstreeks' },
  },
  damaged: 'Had de onschuldige partij een slechter resultaat dan zonder de overtreding te verwachten was?',
  selfInflicted: 'Droeg de onschuldige partij aan de schade bij met een ernstige fout of een gok?',
  regulatorsStandard: 'Heeft de bond gekozen voor de maatstaf van waarschijnlijk en enigszins mogelijk?',
  manyResults: 'Zijn de mogelijke resultaten te talrijk of te onduidelijk?',
  cardsInHand: {
    question: 'Hoeveel kaarten had de hand bij het begin?',
    answers: { fewer: 'minder dan dertien', thirteen: 'dertien kaarten', more: 'meer dan dertien' },
  },
  othersComplete: 'Komt één hand te kort en zijn de drie andere goed?',
  foundWhen: {
    question: 'Wanneer bleek het?',
    answers: {
      'before-call': 'voordat een speler met een verkeerde hand had geboden',
      'after-call': 'nadat een speler met een verkeerde hand had geboden',
      'after-play': 'na het spelen',
    },
  },
  surplusCard: 'Is er een kaart te veel die niet bij het spel kaarten hoort?',
  surplusPlayed: 'Is die kaart in een voltooide slag gespeeld?',
  handRecord: 'Is er een opgave van de spelverdeling?',
  earlierPlayersKnow: 'Kunnen spelers die de handen eerder hadden ze herstellen?',
  cardSeen: 'Heeft een speler een kaart van een andere hand gezien?',
  seenMatters: 'Kan die kaart het bieden of spelen verstoren?',
  allFourConsent: 'Stemmen alle vier de spelers in met doorspelen?',
  playable: 'Kan de verdeling hersteld en normaal gespeeld worden?',
  shortHand: 'Welke hand komt te kort?',
  cardFound: {
    question: 'Waar is de ontbrekende kaart?',
    answers: {
      'among-played': 'tussen de gespeelde kaarten',
      elsewhere: 'ergens anders',
      'not-found': 'niet gevonden',
    },
  },
  missingCard: 'Welke kaart is het?',
  beforeLead: 'Bleek het voordat de uitkomst was opengelegd?',
  ownerDefends: 'Is de eigenaar van de kaart een tegenspeler?',
  failedToPlayIt: 'Heeft de eigenaar de kaart eerder niet gespeeld waar dat had gemoeten?',
  cardsFromWrongBoard: 'Heeft een speler geboden op kaarten uit een verkeerd bord?',
  partnerCalled: 'Heeft de partner daarna geboden?',
  foundInAuction: 'Bleek het tijdens het bieden?',
  sameCalls: 'Waren alle biedingen in het tweede biedverloop gelijk?',
  boardPlayedBefore: 'Had iemand aan de tafel dit bord al gespeeld?',
  deliberate: 'Probeerde iemand met opzet te verhinderen dat het bord gespeeld werd?',
  informationFrom: {
    question: 'Waar kwamen de inlichtingen vandaan?',
    answers: {
      partner: 'van de partner',
      accident: 'bij toeval',
      'withdrawn-action': 'uit een teruggenomen handeling',
    },
  },
  disrupts: 'Verhindert het dat het spel normaal gespeeld wordt?',
  substituteAvailable: 'Is er een vervanger voor de speler?',
  beforeFirstCall: 'Was het vóór de eerste bieding?',
  whichOption: {
    question: 'Wat beslist u?',
    answers: {
      ignore: 'het erbij laten',
      reserve: 'doorspelen, de score voorbehouden',
      forbid: 'de partner een handeling verbieden',
      prescribe: 'de partner een handeling voorschrijven',
      'adjust-now': 'de score meteen wijzigen',
    },
  },
  logicalAlternative: 'Had de partner een aanvaardbaar alternatief?',
  couldBeSuggested: 'Kunnen de inlichtingen aantoonbaar hebben gewezen op wat de partner koos?',
  usesOffendersAction: 'Is het de onschuldige partij die er gebruik van wil maken?',
};
