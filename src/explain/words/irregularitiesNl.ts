// Dutch: the chapter on irregularities in our own words. The questions are in a file of their own.

import type { IrregularityWords } from './irregularities.ts';
import { irregularityFactsNl } from './irregularityFactsNl.ts';

export const irregularitiesNl: IrregularityWords = {
  articles: {
    9: 'Wat te doen na een onregelmatigheid',
    10: 'Wie de gevolgen vaststelt',
    11: 'Het recht erop verspelen',
    12: 'De arbitrale score',
    13: 'Een verkeerd aantal kaarten',
    14: 'Een ontbrekende kaart',
    15: 'Een verkeerd bord',
    16: 'Ongeoorloofde informatie',
    86: 'Viertallen: spellen zonder gewone uitslag',
  },
  facts: irregularityFactsNl,
  asked: {
    table: 'vraag dit aan tafel',
    'player-aside': 'vraag dit de speler buiten de tafel',
    director: 'dit stelt de wedstrijdleider vast',
  },
  parts: { now: 'Wat nu te doen', rights: 'Rechten', remedy: 'Straf of rechtzetting', score: 'De score' },
  scores: {
    'as-played': 'Het spel wordt gescoord zoals het gespeeld wordt.',
    'as-played-unless-damage': 'Het spel wordt gespeeld en gescoord; achteraf gewijzigd als er schade was.',
    adjusted: 'Een arbitrale score; wat wij van het artikel kennen zegt niet van welke soort (12).',
    assigned: 'Een vervangende arbitrale score.',
    artificial: 'Een kunstmatige arbitrale score.',
    'not-yet': 'Over de score is nog niets beslist.',
    'cancelled-then-artificial': 'Het resultaat vervalt; er komt een arbitrale score voor in de plaats.',
    'sixty-percent': 'Ten minste 60 % voor de onschuldige partij.',
  },
  says: {
    'carry-on': 'Gaat u verder.',
    'nothing-until-i-have-explained': 'Niemand biedt of speelt tot ik heb uitgelegd wat u mag doen.',
    'i-decide-this': 'Dit beslis ik; wat u onderling hebt geregeld bindt mij niet.',
    'choose-now-alone': 'Dit zijn uw mogelijkheden. Kiest u zelf, zonder een woord van uw partner.',
    'right-lost': 'Het recht om op deze onregelmatigheid in te gaan is vervallen. Gaat u verder.',
    'right-kept': 'U hebt uw rechten behouden. Dit zijn uw mogelijkheden.',
    'score-later': 'De score op dit spel hoort u later van mij. Gaat u verder met het volgende.',
    'no-adjustment': 'De score blijft staan: dit is geen grond om haar te wijzigen.',
    'count-your-cards': 'Tel ieder de kaarten, gesloten, en bekijk geen andere hand.',
    'restore-and-play': 'De handen zijn hersteld. U biedt en speelt gewoon.',
    'we-deal-again': 'Dit bord wordt opnieuw geschud en gegeven.',
    'do-you-all-agree': 'Dit kan alleen gespeeld worden als u alle vier instemt. Heeft iemand bezwaar?',
    'board-cancelled': 'Dit bord kan zo niet gescoord worden. U hoort van mij wat u ervoor krijgt.',
    'call-me-after-play': 'Speel het spel uit, en roep mij na afloop als u meent dat u schade hebt.',
    'find-the-card': 'Laat alle kaarten liggen: eerst zoeken we de ontbrekende kaart.',
    'take-your-cards-again': 'Steek die kaarten terug, neem de goede hand en bied opnieuw.',
    'do-not-use-that': 'Laat u niet leiden door wat u hoorde of zag. Ik zeg wat u mag doen.',
    'look-it-up': 'Een ogenblik: dit moet ik opzoeken.',
  },
  rules: {
    'call-when-attention': 'De wedstrijdleider wordt ontboden zodra de aandacht op de onregelmatigheid is gevestigd.',
    'anyone-may-call': 'Is de aandacht gevestigd, dan mag elke speler, ook de blinde, de wedstrijdleider ontbieden.',
    'anyone-but-dummy-without-rights':
      'Elke speler mag de wedstrijdleider ontbieden, maar niet een blinde die zijn rechten heeft verspeeld.',
    'dummy-may-not-speak-in-play':
      'De blinde mag tijdens het spelen niet de aandacht op een onregelmatigheid vestigen.',
    'dummy-may-after-play': 'Na het spelen mag de blinde de aandacht op een onregelmatigheid vestigen.',
    'any-player-in-auction': 'Tijdens het bieden mag elke speler de aandacht op een onregelmatigheid vestigen.',
    'declarer-or-defender-in-play':
      'Tijdens het spelen mogen de leider en de tegenspelers de aandacht op een onregelmatigheid vestigen.',
    'may-prevent': 'Elke speler, binnen zijn grenzen ook de blinde, mag proberen een onregelmatigheid te voorkomen.',
    'dummy-without-rights-may-not':
      'Een blinde die zijn rechten heeft verspeeld mag de wedstrijdleider niet ontbieden.',
    'no-duty-to-report': 'Niemand hoeft de aandacht te vestigen op een onregelmatigheid van de eigen partij.',
    'own-report-harmless':
      'Wie een onregelmatigheid van de eigen partij meldt, doet niets af aan de rechten van de tegenstanders.',
    'nothing-until-explained': 'Niemand biedt of speelt tot de wedstrijdleider alles heeft uitgelegd.',
    'premature-correction': 'Een te vroeg herstelde onregelmatigheid kan de overtreder een verdere straf opleveren.',
    'nothing-to-do': 'Er is niets dat om een beslissing vraagt.',
    'director-alone': 'Alleen de wedstrijdleider stelt vast wat op een onregelmatigheid volgt.',
    'no-waiver': 'Spelers mogen dat niet op eigen gezag opleggen of ervan afzien.',
    'may-cancel-settlement': 'De wedstrijdleider mag ongedaan maken wat de spelers onderling regelden.',
    'may-allow-or-cancel': 'De wedstrijdleider mag toestaan of ongedaan maken wat de spelers zonder hem deden.',
    'explain-options': 'Is er een keuze, dan legt de wedstrijdleider alle mogelijkheden uit.',
    'declarer-without-dummy': 'De leider kiest zonder hulp van de blinde.',
    'choose-without-partner': 'Wie de keuze heeft, maakt die zonder overleg met de partner.',
    'most-advantageous': 'De onschuldige partij mag kiezen wat haar het best uitkomt.',
    'offenders-may-gain-after':
      'De overtreders mogen daarna hun voordeel zoeken, binnen de artikelen die dat beperken.',
    'may-forfeit-by-acting':
      'Wie handelt voordat de wedstrijdleider is ontboden, kan het recht verspelen; de wedstrijdleider oordeelt.',
    'forfeits-after-right-hand-opponent':
      'Wie biedt of speelt na een onregelmatigheid van de rechtertegenstander, verspeelt het recht.',
    'consultation-cancels': 'Overleg met de partner over de keuze doet het recht vervallen.',
    'right-kept': 'Er is niets gedaan dat het recht kost.',
    'forfeit-when-ignorance-gained':
      'Het recht vervalt als de onschuldige partij voordeel kan hebben van wat een tegenstander daarna uit onkunde deed.',
    'only-gaining-side-adjusted':
      'Had een partij voordeel van de onkunde van de tegenstanders, dan wordt alleen haar score gewijzigd; de andere partij houdt de hare.',
    'spectator-innocents':
      'Merkte een toeschouwer die bij de onschuldige partij hoort het als eerste op, dan kan het recht op straf vervallen.',
    'spectator-offenders':
      'Merkte een toeschouwer die bij de overtreders hoort het als eerste op, dan kan het recht op herstel vervallen.',
    'penalty-still-possible': 'Een disciplinaire of procedurele straf blijft mogelijk.',
    'only-where-law-allows': 'Een arbitrale score komt er alleen waar de spelregels die toestaan.',
    'ground-law': 'Het toepasselijke artikel schrijft een arbitrale score voor of staat die toe.',
    'ground-no-indemnity': 'De spelregels geven de onschuldige partij hiervoor geen ander herstel.',
    'ground-play-impossible': 'Het spel kan niet meer normaal gespeeld worden.',
    'ground-wrong-remedy': 'Er is een verkeerde straf of rechtzetting uitgevoerd.',
    'never-for-severity': 'Dat een straf of rechtzetting te zwaar of te licht is, is nooit een grond.',
    'change-the-score': 'De score van het spel zelf wordt gewijzigd.',
    'give-matchpoints': 'Er worden voor het spel nul of meer matchpunten toegekend.',
    'no-more-than-repair': 'De onschuldige partij krijgt niet meer dan de schade herstelt.',
    'need-not-balance': 'De scores van de twee partijen hoeven elkaar niet aan te vullen.',
    'innocent-sixty-or-average':
      'De onschuldige partij krijgt ten minste 60 %, of haar gemiddelde over de gespeelde spellen van die zitting als dat meer is.',
    'average-minus': 'Een partij met rechtstreekse schuld krijgt ten hoogste 40 %.',
    average: 'Een partij met gedeeltelijke schuld krijgt 50 %.',
    'average-plus': 'Een partij zonder schuld krijgt ten minste 60 %.',
    'likely-and-at-all-probable':
      'De onschuldige partij krijgt het beste resultaat dat zonder de onregelmatigheid waarschijnlijk was, de overtreders het slechtste dat enigszins waarschijnlijk was.',
    'likely-and-possible':
      'De onschuldige partij krijgt het beste resultaat dat zonder de overtreding waarschijnlijk was, de overtreders het slechtste van alles wat mogelijk was.',
    'redress-damage': 'De wijziging herstelt de schade en neemt weg wat de overtreders wonnen.',
    'no-damage-no-adjustment':
      'Er is alleen schade als het resultaat slechter is dan zonder de overtreding te verwachten was.',
    'probable-outcome': 'De score richt zich op het resultaat dat zonder de overtreding waarschijnlijk was.',
    weighted: 'Resultaten mogen naar waarschijnlijkheid gewogen worden; alleen wat reglementair bereikbaar was telt.',
    'too-many-results': 'Zijn de resultaten te talrijk of te onduidelijk, dan komt er een kunstmatige score.',
    'self-inflicted-stays':
      'Wat de onschuldige partij zelf aanrichtte met een ernstige fout of een gok, wordt niet hersteld.',
    'regulator-likely-standard':
      'De bond mag in plaats daarvan bepalen: het beste dat waarschijnlijk was voor de onschuldigen, het slechtste dat enigszins waarschijnlijk was voor de overtreders.',
    'restore-from-record': 'De handen worden hersteld volgens de opgave van de spelverdeling.',
    'ask-earlier-players': 'Is er geen opgave, dan wordt het spelers gevraagd die de handen eerder hadden.',
    'new-deal': 'Een bord dat zo niet te herstellen is, wordt opnieuw gegeven.',
    'new-deal-when-misdealt': 'Een verkeerd gegeven bord dat zo niet te herstellen is, wordt opnieuw gegeven.',
    'play-normally': 'Het herstelde bord wordt gewoon geboden en gespeeld.',
    'seen-card-matters': 'Een geziene kaart van een andere hand die ertoe doet, is ongeoorloofde informatie.',
    'play-on-with-consent': 'Een geziene kaart die geen kwaad kan: doorspelen, als alle vier instemmen.',
    'artificial-without-consent': 'Stemmen niet alle vier in, dan komt er een kunstmatige arbitrale score.',
    'artificial-seen-interferes': 'Een geziene kaart die verstoort: een kunstmatige arbitrale score.',
    'result-cancelled': 'Blijkt na het spelen dat een hand een verkeerd aantal kaarten had, dan vervalt het resultaat.',
    'procedural-penalty': 'De overtreder kan een procedurele straf krijgen.',
    'only-more-than-thirteen': 'Dit artikel geldt alleen als een hand meer dan dertien kaarten heeft.',
    'calls-stand': 'De verdeling wordt hersteld en de biedingen blijven gehandhaafd.',
    'may-adjust-after': 'De score kan achteraf gewijzigd worden.',
    'not-playable-adjust': 'De verdeling is niet te herstellen en te spelen: een arbitrale score.',
    'play-first-then-adjust':
      'Een geziene kaart: het spel wordt eerst gespeeld en gescoord, en gewijzigd als de kaart het resultaat heeft beïnvloed.',
    'adjust-at-once': 'Een geziene kaart die belangrijk genoeg is om te verstoren: meteen een arbitrale score.',
    'moved-cards-unauthorised':
      'Wat het herstellen van de kaarten vertelt, is ongeoorloofd voor de partner van de verkeerde hand.',
    'surplus-removed': 'Een kaart die niet bij het spel hoort gaat eruit, zonder rechtzetting.',
    'surplus-in-finished-trick': 'Een kaart te veel in een voltooide slag kan tot een arbitrale score leiden.',
    'team-results': 'Bij viertallen telt een resultaat aan de andere tafel volgens het artikel over viertallen.',
    'only-when-none-has-more': 'Dit artikel geldt alleen als geen hand meer dan dertien kaarten heeft.',
    'only-when-one-hand-short': 'Dit artikel geldt alleen als drie handen compleet zijn en één te weinig heeft.',
    'look-for-card': 'Er ontbreekt een kaart en geen hand heeft er een te veel: hij wordt gezocht.',
    'played-is-defective-trick':
      'Gevonden tussen de gespeelde kaarten: het is een onjuiste slag, en dat artikel geldt.',
    'restored-to-hand': ({ card, who }) => `Elders gevonden: ${card} gaat terug naar ${who}.`,
    'pack-rebuilt': ({ card, who }) =>
      `Niet gevonden: er wordt een volledig spel kaarten gemaakt, en ${card} gaat naar ${who}.`,
    'always-in-hand': ({ card, who }) => `${upper(card)} wordt geacht steeds in de hand van ${who} te zijn geweest.`,
    'may-be-penalty-card': ({ card }) => `${upper(card)} kan een strafkaart worden.`,
    'may-be-revoke': ({ card, who }) => `Dat ${who} eerder niet ${card} speelde, kan een verzaking zijn.`,
    'replacement-unauthorised': ({ who }) =>
      `Wat het vervangen van de kaart vertelt, is ongeoorloofd voor de partner van ${who}.`,
    'wrong-board-stands': 'Niemand aan de tafel had het bord gespeeld: de score blijft als regel staan.',
    'right-board-later': 'De wedstrijdleider mag het goede bord later laten spelen.',
    'second-score-cancelled': 'Iemand had het bord al gespeeld: de tweede score vervalt voor beide partijen.',
    'deprived-adjusted': 'Een partij die zo een spel mist, krijgt een arbitrale score.',
    'deprived-artificial': 'Een partij die zo een spel mist, krijgt een kunstmatige arbitrale score.',
    'auction-cancelled-repeat':
      'Het bieden vervalt; met de juiste spelers wordt opnieuw geboden, en dezelfde biedingen moeten herhaald worden.',
    'different-calls-cancel': 'Een bieding die afwijkt van het eerste biedverloop doet het bord vervallen.',
    'deliberate-penalty':
      'Wie met opzet probeert te verhinderen dat het bord gespeeld wordt, krijgt een procedurele straf, en de score kan gewijzigd worden.',
    'call-cancelled-again':
      'De bieding op de verkeerde kaarten en de biedingen daarna vervallen; de speler neemt de goede hand en biedt opnieuw.',
    'partner-called-adjust': 'De partner heeft daarna geboden: een arbitrale score.',
    'later-call-differs':
      'Komt de speler dat andere bord later tegen en biedt hij anders dan de vervallen bieding, dan wordt de score gewijzigd.',
    'board-cancelled-for-both':
      'Iemand aan de tafel had het al gespeeld: het bord vervalt voor die partij en haar tegenstanders.',
    'must-be-completed': 'Niemand had het gespeeld: bieden en spelen worden voltooid en de score blijft staan.',
    'tell-director-at-once':
      'Wie bij toeval iets over een spel te weten komt, meldt dat meteen aan de wedstrijdleider.',
    'play-on-unless-disrupted': 'Het spel wordt gespeeld, tenzij de inlichtingen het verstoren.',
    'substitute-or-adjust': 'Een verstoord spel wordt met een vervanger gespeeld, of krijgt een arbitrale score.',
    'ignore-it': 'De wedstrijdleider mag het erbij laten.',
    'reserve-score': 'De wedstrijdleider mag laten doorspelen en een arbitrale score voorbehouden.',
    'forbid-action': 'De wedstrijdleider mag de partner een handeling verbieden waarop de inlichtingen wijzen.',
    'prescribe-action': 'De wedstrijdleider mag zelfs voorschrijven wat de partner doet.',
    'adjust-now': 'De wedstrijdleider mag de score meteen wijzigen.',
    'no-suggested-alternative':
      'Uit aanvaardbare alternatieven mag de partner er geen kiezen waarop de inlichtingen aantoonbaar kunnen wijzen.',
    'alternative-defined':
      'Een aanvaardbaar alternatief is wat spelers van deze klasse en methode ernstig zouden overwegen en sommigen zouden kiezen.',
    'may-announce-reservation':
      'De tegenstanders mogen zeggen dat zij hun rechten voorbehouden, tenzij dat verboden is.',
    'innocents-may-use': 'De onschuldige partij mag alles gebruiken wat teruggenomen handelingen vertellen.',
    'offenders-may-not-use':
      'De overtreders mogen hun keuze niet baseren op wat teruggenomen handelingen van een van beide partijen vertelden.',
    'redeal-if-event-allows': 'Vóór de eerste bieding mag opnieuw gegeven worden, als de wedstrijd dat toelaat.',
    'complete-ready-to-adjust': 'Het spel mag voltooid worden, waarbij de wedstrijdleider de score kan wijzigen.',
    'adjusted-for-outside-information': 'De wedstrijdleider mag een arbitrale score toekennen.',
    'plus-minus-three': 'In imps is gemiddeld-plus plus 3, gemiddeld-min min 3, en gemiddeld 0.',
    'average-of-both-results':
      'In een knock-outwedstrijd met scores die elkaar niet aanvullen wordt elke partij apart berekend; het gemiddelde van de twee telt.',
    'no-new-deal': 'Geen spel wordt opnieuw gegeven als de uitslag van de wedstrijd zonder dat spel bekend kan zijn.',
    'may-assign-at-teams':
      'Is er een resultaat aan de andere tafel, dan mag de wedstrijdleider een vervangende score geven, en hoort dat te doen als dat resultaat gunstig lijkt voor de onschuldige partij.',
    'shall-assign-at-teams':
      'Is er één resultaat aan de andere tafel dat duidelijk gunstig is voor een partij, dan geeft de wedstrijdleider een vervangende score.',
    'nobody-cancel-or-substitute':
      'Meer resultaten en niemand schuldig: het spel vervalt, voor een kunstmatige score of een vervangend spel.',
    'innocents-better-of':
      'Meer resultaten en één partij schuldig: de onschuldige partij krijgt het betere van gemiddeld-plus en een vervangende score.',
    'offenders-complement': 'De schuldige partij krijgt wat daar dan van overblijft.',
    'both-cancel-artificial':
      'Meer resultaten en beide partijen schuldig: het spel vervalt, voor een kunstmatige score.',
  },
  nobody: { who: 'de speler', card: 'de kaart' },
  score: 'Uitslag',
  say: 'Aan tafel',
  see: (articles) => `Ga verder met ${articles.map((article) => `artikel ${article}`).join(', ')}.`,
  notKnown: (edition, article, lookIn) =>
    `De tekst van artikel ${article} van ${edition} is ons niet bekend${lookIn === undefined ? '' : `; de dichtstbijzijnde die bekend is, is die van ${lookIn}`}.`,
  nowhereKnown: (article) =>
    `Wat artikel ${article} hierover zegt is ons van geen enkele editie bekend. Het spelregelboek van de wedstrijd beslist.`,
  meets: {
    first: 'Het verkeerde aantal kaarten gaat vóór de claim:',
    also: 'Wat de partner van de tegenspeler te weten kwam, is een beslissing op zich:',
    revoke:
      'De verzaking gaat voor (art. 61 tot 64). Is zij vastgesteld, dan staat zij in "incidents" van het geval: door wie, in welke kleur, wie die slag won (player, partner of other-side), en hoeveel latere slagen die partij vóór de claim won; wat overgaat wordt dan met de claim geteld. Of, anders afgehandeld: "revoke": "settled".',
    back: 'Daarna terug naar de claim, met herstelde kaarten en "wrongCards": "settled".',
  },
  contradiction: (answers, facts) =>
    `Deze antwoorden kunnen niet alle waar zijn: ${answers.map((one) => `„${one}”`).join('; ')}. Daarop is geen beslissing mogelijk: stel een ervan opnieuw vast${facts.length > 0 ? ` (${facts.join(' of ')})` : ''}.`,
  ours: (cite) => `eigen gevolgtrekking uit art. ${cite.join(', ')}`,
  partNotKnown: 'Van sommige van deze regels kennen wij alleen het artikel, niet de precieze plaats daarin.',
  notAllKnown: (edition, article) => `Niet heel artikel ${article} van ${edition} is ons bekend.`,
  paths: (count) => `${count} wegen door dit artikel`,
};

function upper(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
