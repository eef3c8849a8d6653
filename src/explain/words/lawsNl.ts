// The laws on claims in our own Dutch words: a short name for each question, a sentence for each answer.
// Summaries to find the way by, not the texts: the law book decides.

import type { LawWords } from '../words.ts';

export const lawsNl: LawWords = {
  notKnown: 'ons niet bekend',
  secondHand: 'ons uit de tweede hand bekend',
  questions: {
    whoMayClaim: 'wie mag claimen',
    knowledgeAfterClaim: 'wat na de claim bekend wordt',
    particularCard: 'een niet genoemde speelwijze die een kaart bij één tegenstander nodig heeft',
    outstandingTrump: 'een troef buiten',
    normalFootnote: 'wat normaal spel is',
    suitOrder: 'de volgorde van kaarten in een kleur',
    worstLine: 'welke speelwijze telt',
    partnersChoice: 'een claim van een tegenspeler die een keuze van partner nodig heeft',
    playAfterClaim: 'doorspelen na de claim',
    concededTrick: 'een afgestane slag',
    agreementWithdrawn: 'terugkomen op instemming met een claim',
    objectiveDoubt: 'voor wie de twijfel is',
    handsFaced: 'het openleggen van de handen',
    procedure: 'de volgorde van het horen',
    partnerObjects: 'bezwaar van partner tegen het afstaan',
  },
  answers: {
    whoMayClaim: {
      declarer: 'Alleen de leider claimt; voor een tegenspeler die zijn kaarten toont geldt een eigen regel.',
      'either-side': 'Beide partijen mogen claimen.',
    },
    knowledgeAfterClaim: {
      frozen: 'Wat pas na de claim bekend wordt mag de claimer niet helpen, ook al had normaal spel het getoond.',
      'as-the-line-shows': 'Wat bij elke normale speelwijze zou blijken, mag de claimer in het vervolg gebruiken.',
    },
    particularCard: ({ shownOutBefore, shownOutOnLine, irrationalOtherwise }) => {
      const escapes = [
        ...(shownOutBefore ? ['vóór de claim niet bekende in die kleur'] : []),
        ...(shownOutOnLine ? ['bij elke normale speelwijze niet zou bekennen'] : []),
      ];
      const also = irrationalOtherwise ? ', of anders spelen onlogisch zou zijn' : '';
      return `Geen niet genoemde speelwijze die een kaart bij één tegenstander nodig heeft, tenzij een tegenstander ${escapes.join(' of ')}${also}.`;
    },
    outstandingTrump: {
      'doubt-to-defenders': 'Geen eigen regel voor een troef buiten: de twijfel is voor de tegenspelers.',
      'presumed-unaware':
        'Wie een troef buiten niet noemde, wordt geacht er niet van te weten, tenzij het tegendeel duidelijk is.',
      'at-all-likely':
        'Een niet genoemde troef maakt een slag als het enigszins aannemelijk is dat de claimer er niet van wist en een normale speelwijze er een slag aan kan verliezen.',
    },
    normalFootnote: ({ includes, classOfPlayer }) => {
      const forClass = classOfPlayer ? ' naar het niveau van de speler' : '';
      return {
        none: 'Er is geen maatstaf voor normaal spel.',
        'careless-or-inferior-not-irrational': `Normaal omvat zorgeloos of minder goed spel${forClass}, maar geen onlogisch spel.`,
        'careless-or-inferior': `Normaal omvat zorgeloos of minder goed spel${forClass}.`,
      }[includes];
    },
    suitOrder: {
      'not-mentioned': 'Er is geen volgorde binnen een kleur voorgeschreven.',
      'regulator-may-fix': 'De bond mag een volgorde binnen een kleur voorschrijven, zoals van boven af.',
    },
    worstLine: {
      'no-contradiction': 'De claimer mag niet afwijken van de uitleg die bij de claim is gegeven.',
      'worst-normal': 'Een betere, niet genoemde speelwijze telt niet als een normale speelwijze minder oplevert.',
    },
    partnersChoice: {
      'not-mentioned': 'Geen regel voor een tegenspeler wiens claim een keuze van partner nodig heeft.',
      'no-credit': 'De claim van een tegenspeler geldt niet waar partner één van meer normale speelwijzen moet kiezen.',
    },
    playAfterClaim: {
      forbidden:
        'Tussen betwisting en wedstrijdleider mag niets gebeuren; een tegenspeler die doorspeelt kan rechten verliezen.',
      void: 'Het spelen stopt; na de claim gespeelde kaarten tellen niet.',
      evidence: 'Het spelen stopt; na de claim gespeelde kaarten kunnen de waarschijnlijke speelwijze aantonen.',
      'result-if-all-agreed':
        'Het spelen is opgeschort; willen alle vier doorspelen, dan vervalt de claim en telt het resultaat.',
    },
    concededTrick: {
      'any-play': 'Een afgestane slag gaat terug als geen enkele speelwijze, hoe onwaarschijnlijk ook, hem verliest.',
      'any-legal-then-normal':
        'Een afgestane slag gaat terug als geen reglementair spel hem verliest; korte tijd ook als geen normaal spel dat doet.',
      'any-normal': 'Een afgestane slag gaat terug als geen normaal spel hem verliest.',
    },
    agreementWithdrawn: {
      'no-rule': 'Geen regel over het terugkomen op instemming.',
      'no-normal-play-loses': 'Instemming vervalt voor een slag die geen normaal spel verliest.',
      likely: 'Instemming vervalt voor een slag die de partij waarschijnlijk had gewonnen.',
    },
    objectiveDoubt: {
      'to-defenders': 'Zo billijk mogelijk voor beide partijen; elk twijfelachtig punt is voor de tegenspelers.',
      'against-claimer':
        'Zo billijk mogelijk voor beide partijen; elk twijfelachtig punt gaat ten nadele van de claimer.',
    },
    handsFaced: {
      'declarer-must-defenders-may': 'De leider legt zijn hand open; de tegenspelers mogen dat zonder straf.',
      'all-must': 'Alle vier de handen gaan open.',
      'director-may-require': 'De wedstrijdleider mag verlangen dat de handen opengaan.',
    },
    procedure: {
      'hands-statement': 'De hand van de leider gaat open, daarna wordt de uitleg herhaald.',
      'statement-hands-objections':
        'Eerst wordt de toelichting herhaald, dan gaan de handen open, dan komen de bezwaren.',
      'statement-objections-hands':
        'Eerst wordt de toelichting herhaald, dan komen de bezwaren; de handen kunnen opengaan.',
    },
    partnerObjects: {
      'no-concession': 'Maakt een tegenspeler direct bezwaar tegen het afstaan door partner, dan is niets afgestaan.',
      'neither-concession-nor-claim':
        'Maakt een tegenspeler direct bezwaar tegen het afstaan door partner, dan is er afgestaan noch geclaimd.',
    },
  },
};
