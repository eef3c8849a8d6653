// The laws on claims in our own Dutch words: a short name for each question, a sentence for each answer.
// Summaries to find the way by, not the texts: the law book decides.

import type { LawWords } from '../words.ts';

export const lawsNl: LawWords = {
  notKnown: 'ons niet bekend',
  secondHand: 'ons uit de tweede hand bekend',
  readIn: 'Gelezen in',
  nearest: (edition, answer) => `Ons niet bekend. De naaste editie die wij kennen, ${edition}: ${answer}`,
  article: (article) => `artikel ${article}`,
  sources: {
    none: 'geen tekst gevonden',
    'nl-1963': 'Nederlandse spelregels 1963, artikelen 70-74',
    'nl-1987': 'Nederlandse spelregels 1987, artikel 69',
    'ru-1987': 'Russische vertaling van de spelregels 1987 (Rybnikov, 1991)',
    'ru-1987-headings': 'opschriften van diezelfde vertaling',
    'ebl-1987': 'toelichting van de European Bridge League op de spelregels 1987',
    'en-1997': 'Engelse spelregels 1997, artikel 70',
    'quoted-1997': 'de spelregels 1997 zoals wedstrijdleiders ze aanhalen',
    'headings-1997': 'inhoudsopgaven van de spelregels 1997',
    'drafters-1997': 'de coördinator van de spelregels 2007 over de eerdere tekst',
    'en-2007': 'Engelse spelregels 2007, artikelen 68B, 70A en 71',
    'en-2007-70': 'Engelse spelregels 2007, artikel 70C-E en de voetnoot, zoals in artikelen afgedrukt',
    'pl-2007': 'Poolse spelregels 2007',
    'forum-2007': 'wedstrijdleiders van toen over artikel 70E2',
    'en-2017': 'Engelse spelregels 2017',
    'pl-2017': 'Poolse spelregels 2017',
    'quoted-2017': 'de spelregels 2017 zoals wedstrijdleiders ze aanhalen',
    'en-1997-11': 'Engelse spelregels 1997, artikel 11',
    'wbflc-2000': 'notulen van de spelregelcommissie van de WBF, 12 januari 2000',
    'en-1997-63': 'Engelse spelregels van 1997, artikel 63',
    'ebu-2003-64': 'Engelse wedstrijdleiders over artikel 64A van 1997, 2003',
    'no-2007-64': 'Noorse spelregels van 2007, artikel 64',
    'en-2017-63': 'Engelse spelregels van 2017, artikel 63',
    'en-2017-64': 'Engelse spelregels van 2017, artikel 64, zoals een club ze afdrukt',
    'no-2007': 'Noorse spelregels 2007',
    'changes-2007-2017': 'lijst van wijzigingen van 2007 naar 2017',
    'nl-1963-9': 'Spelregels van 1963, artikelen 9-16 en 107',
    'nl-1975-10': 'Spelregels van 1975, artikel 10',
    'nl-1987-86': 'Spelregels van 1987, artikel 86C',
    'ebl-1987-12': 'commentaar van de Europese bridgebond op de spelregels van 1987, artikel 12',
    'ru-1987-11': 'opschriften uit een Russische vertaling van 1987, artikelen 11-14',
    'ru-1997-9': 'Russische vertaling van de spelregels van 1997, artikel 9',
    'en-1997-10': 'Engelse spelregels van 1997, artikelen 10A en 11',
    'en-1997-12': 'Engelse spelregels van 1997, artikel 12A-C2',
    'nl-1997-13': 'Spelregels van 1997, artikel 13',
    'en-1997-15': 'Engelse spelregels van 1997, artikel 15',
    'en-1997-16': 'Engelse spelregels van 1997, artikel 16A, met aantekeningen',
    'notes-1997-16': 'aantekeningen van Poolse wedstrijdleiders bij 1997, artikel 16C',
    'en-2007-9': 'Engelse spelregels van 2007, artikel 9, verkort aangehaald',
    'quoted-2007-12': 'de spelregels van 2007 over arbitrale scores, zoals wedstrijdleiders ze aanhalen',
    'pl-2007-13': 'Poolse en Noorse spelregels van 2007, artikel 13',
    'pl-2007-14': 'Poolse, Noorse en Italiaanse spelregels van 2007, artikel 14',
    'pl-2007-15': 'Poolse en Italiaanse spelregels van 2007, artikel 15',
    'en-2007-16': 'Engelse spelregels van 2007, artikel 16A-B2',
    'en-2017-9': 'Engelse spelregels van 2017, artikel 9',
    'en-2017-10': 'Engelse spelregels van 2017, artikel 10',
    'en-2017-12': 'Engelse spelregels van 2017, artikel 12A-C1',
    'pl-2017-13': 'Poolse en Nederlandse spelregels van 2017, artikel 13',
    'pl-2017-11': 'Poolse spelregels van 2017, artikel 11',
    'pl-2017-86': 'Poolse en Nederlandse spelregels van 2017, artikel 86',
    'en-2017-15': 'Engelse spelregels van 2017, artikel 15',
    'forum-2017-16': 'bespreking van artikel 16D (2017) door wedstrijdleiders',
  },
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
    currentTrick: 'woorden over de lopende slag',
    cardsShown: 'het tonen van kaarten',
    restConceded: 'de slagen die niet zijn geclaimd',
    statementDue: 'de toelichting op de speelwijze',
    agreementMade: 'wanneer met een claim is ingestemd',
    agreementTime: 'de termijn voor het terugkomen op instemming',
    wonTrickTime: 'de termijn voor een slag die al gewonnen was',
    concededTrickTime: 'de termijn voor een andere afgestane slag',
    contractDone: 'een contract dat al gemaakt of verslagen was',
    correctionPeriod: 'de correctietermijn',
    exposedCards: 'getoonde kaarten van de tegenspelers',
    rightForfeited: 'een recht dat vervalt',
    revokeAtClaim: 'een verzaking die bij de claim blijkt',
    revokeDoubt: 'twijfel na herstel van een verzaking bij de claim',
    revokeTricks: 'slagen die voor een verzaking overgaan',
    revokeNoTransfer: 'verzakingen waarvoor geen slag overgaat',
    revokeEquity: 'schade die de slagen voor een verzaking niet goedmaken',
    wrongCards: 'een verkeerd aantal kaarten dat bij de claim blijkt',
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
    currentTrick: {
      'no-exception': 'Geen uitzondering voor woorden over de lopende slag.',
      neither: 'Woorden over alleen de lopende slag zijn geen claim en geen afstaan.',
    },
    cardsShown: {
      always: 'De leider die zijn hand openlegt, claimt.',
      'unless-no-claim-meant': 'Kaarten tonen is een claim, tenzij duidelijk is dat er geen bedoeld was.',
    },
    restConceded: {
      'one-definition': 'Slagen winnen of verliezen aankondigen is één en dezelfde handeling.',
      'claim-concedes-rest': 'Wie een deel van de slagen claimt, staat de andere af.',
    },
    statementDue: {
      'not-demanded':
        'Bij de claim wordt geen toelichting geëist; de wedstrijdleider kan de juiste volgorde van de kaarten laten noemen.',
      'at-once-with-order': 'De claimer zegt direct in welke volgorde de kaarten gespeeld worden.',
      'at-once-with-order-hand-faced':
        'De claimer zegt direct in welke volgorde de kaarten gespeeld worden en legt de hand open.',
    },
    agreementMade: {
      'no-rule': 'Geen regel over instemming.',
      'next-call-or-round-end':
        'Een partij heeft ingestemd als zij geen bezwaar maakte vóór haar bieding op het volgende spel of het einde van de ronde.',
    },
    agreementTime: {
      'no-rule': 'Er is geen termijn.',
      'correction-period': 'Op instemming kan men terugkomen binnen de correctietermijn.',
    },
    wonTrickTime: {
      'protest-period': 'Een slag die al gewonnen was, komt terug binnen de protesttermijn.',
      'correction-period': 'Een slag die al gewonnen was, komt terug binnen de correctietermijn.',
    },
    concededTrickTime: {
      'before-hands-returned':
        'Een andere afgestane slag moet worden teruggevraagd voordat alle vier de handen weer in het bord zitten.',
      'correction-period': 'Een andere afgestane slag kan worden teruggevraagd binnen de correctietermijn.',
    },
    contractDone: {
      'own-rule': 'Een contract afstaan dat al gemaakt of verslagen was, heeft een eigen regel: het komt terug.',
      'won-tricks-only':
        'Geen eigen regel voor een contract dat al gemaakt of verslagen was: de al gewonnen slagen komen terug.',
    },
    correctionPeriod: {
      'protest-period': 'De protesttermijn staat in een eigen artikel; de lengte hebben wij niet gelezen.',
      'thirty-minutes-unless-set':
        'Dertig minuten nadat de officiële uitslag beschikbaar is, tenzij de organisatie een andere tijd vaststelt.',
    },
    exposedCards: {
      'partners-may-be-penalty':
        'De eigen getoonde kaarten van een tegenspeler zijn geen strafkaarten; de leider mag de kaarten van zijn partner als strafkaarten behandelen.',
      'not-mentioned': 'Over getoonde kaarten wordt niets gezegd.',
      'no-penalty-cards':
        'Getoonde kaarten zijn geen strafkaarten als partner direct bezwaar maakt; partner mag niet gebruiken wat zij vertellen.',
    },
    rightForfeited: {
      'may-be-lost': 'Wie handelt voordat de wedstrijdleider heeft beslist, kan het recht op een beslissing verliezen.',
      'lost-when-gained':
        'Wie handelt voordat de wedstrijdleider is geroepen, kan het recht op herstel verliezen, vooral als een tegenstander die de regels niet kende die partij voordeel gaf.',
      'gaining-side-adjusted':
        'Had een partij voordeel doordat de tegenpartij de regels niet kende, dan wordt alleen de score van die partij aangepast.',
    },
    revokeAtClaim: {
      'own-claim-establishes':
        'Een verzaking is voldongen door voor- of bijspelen in de volgende slag, en door claimen, afstaan of instemmen door die partij; zolang een claim van de andere partij betwist is, wordt zij eerst hersteld.',
    },
    revokeDoubt: {
      'against-revoker':
        'Is een verzaking bij de claim hersteld, dan gaat twijfel ten nadele van de partij die verzaakte.',
    },
    revokeTricks: {
      'two-or-one-and-late-card':
        'Twee slagen gaan over als de speler de slag van de verzaking won en de partij een latere; anders één van die vanaf toen gewonnen zijn, en nog één voor een latere slag, gewonnen met een kaart die daarin gespeeld had kunnen worden.',
      'two-or-one':
        'Twee slagen gaan over als de speler de slag van de verzaking won en de partij een latere; anders één van die vanaf toen gewonnen zijn.',
    },
    revokeNoTransfer: {
      'faced-card':
        'Er gaat geen slag over als de partij vanaf de verzaking geen slag won (1), bij nog een verzaking in die kleur door dezelfde speler (2), bij het niet spelen van een open kaart of een kaart van de blinde (3), als er pas op gewezen is nadat de andere partij op het volgende spel had geboden (4) of na de ronde (5), in de twaalfde slag (6), of als beide partijen verzaakten (7).',
      'penalty-or-dummy':
        'Er gaat geen slag over als de partij vanaf de verzaking geen slag won (1), bij nog een verzaking in die kleur door dezelfde speler (2), bij het niet spelen van een strafkaart of een kaart van de blinde (3), als er pas op gewezen is nadat de andere partij op het volgende spel had geboden (4) of na de ronde (5), in de twaalfde slag (6), of als beide partijen verzaakten (7).',
    },
    revokeEquity: {
      'director-adjusts':
        'Maken de overgegane slagen, of geen, de schade van de andere partij niet goed, dan kent de wedstrijdleider een arbitrale score toe.',
    },
    wrongCards: {
      'deal-first':
        'Eerst wordt het spel hersteld; een ontbrekende kaart die bij de gespeelde kaarten wordt gevonden is een onvolledige slag.',
    },
  },
};
