// Dutch: what was conceded or won before, agreement taken back, a concession by a defender, a revoke found at the claim.

import { percent, type Say, suitSymbols } from '../words.ts';
import type { ChapterWords } from './chapter.ts';

export const chapterNl = ({ seat, count }: Say): ChapterWords => {
  const tricks = (number: number) => count(number, 'slag', 'slagen');
  return {
    reasons: {
      'number-claimed': (facts, { claimer }) => {
        if (!facts.said) return `Er is geen aantal genoemd; de claim geldt als ${tricks(facts.tricks)}.`;
        return facts.tricks === 0
          ? `${seat(claimer)} claimde geen slag: alle resterende slagen zijn afgestaan.`
          : `${seat(claimer)} heeft ${tricks(facts.tricks)} geclaimd.`;
      },
      'already-won': ({ of, recorded, won }) => {
        const who = of === 'declarer' ? 'de leider, die' : 'de tegenspelers, die';
        return `Genoteerd ${recorded === 1 ? 'was' : 'waren'} ${tricks(recorded)} voor ${who} er al ${won} ${of === 'declarer' ? 'had' : 'hadden'} gewonnen: die tellen zonder verder bewijs.`;
      },
      'contract-done': ({ done, needed, won, law }) => {
        const how = done === 'made' ? 'gemaakt' : 'verslagen';
        const by =
          won === null
            ? `De wedstrijdleider stelt vast dat het contract al ${how} was: er waren ${tricks(needed)} of meer gewonnen.`
            : `Het contract was al ${how}: ${tricks(won)} gewonnen waar er ${needed} nodig waren.`;
        return law === 'own-rule'
          ? `${by} Dat kan niet worden afgestaan.`
          : `${by} Deze editie heeft daar geen eigen regel voor: de al gewonnen slagen komen terug.`;
      },
      'not-agreed-yet': () =>
        'De partij die erop terugkomt had nog niet geboden op het volgende spel en de ronde was niet voorbij: er was niet ingestemd, de claim is betwist.',
      'likely-impossible': ({ finding, most }) =>
        `Geen reglementair spel geeft meer dan ${tricks(most)}: van de ${finding} die de wedstrijdleider waarschijnlijk acht, tellen er ${most}.`,
      'defender-concedes': ({ conceded, safe }, { claimer }) =>
        `${seat(claimer)} gaf ${tricks(conceded)} op en partner maakte geen bezwaar: dat is afstaan. ${safe === 0 ? 'Er is een speelwijze, hoe onwaarschijnlijk ook, die elke slag verliest: er komt niets terug.' : `Geen enkele speelwijze, hoe onwaarschijnlijk ook, geeft die partij minder dan ${tricks(safe)}: dat komt terug.`}`,
      revoke: (facts, { claimer }) => {
        const what = `${seat(facts.by)} had verzaakt${facts.suit === null ? '' : ` in ${suitSymbols[facts.suit]}`}`;
        const why = {
          director: 'vastgesteld door de wedstrijdleider',
          'own-claim': 'die partij claimde',
          'played-on': 'die partij speelde in de volgende slag',
          disputed: 'de claim van de andere partij is betwist',
        }[facts.because];
        if (!facts.established) {
          const doubt =
            facts.after === facts.before
              ? ''
              : ` Twijfel gaat ten nadele van wie verzaakte: de partij van ${seat(claimer)} krijgt ${tricks(facts.after)}, niet ${facts.before}.`;
          return facts.corrected
            ? `${what}; dat was niet voldongen (${why}) en is hersteld.${doubt}`
            : `${what}; dat was niet voldongen (${why}): het wordt eerst hersteld, en dit aantal is voorlopig tot de kaarten die van daarna zijn.`;
        }
        if (facts.transferred === null)
          return `${what}; dat was voldongen (${why}). Wie die slag won, en wat die partij daarna won, moet bekend zijn voordat slagen overgaan.`;
        const ground = {
          director: 'zoals de wedstrijdleider besloot',
          dummy: 'geen voor kaarten van de blinde',
          'none-won': 'de partij won vanaf toen geen slag',
          repeated: 'geen voor nog een verzaking in die kleur door dezelfde speler',
          'penalty-card': 'geen voor een strafkaart die niet gespeeld werd',
          'faced-card': 'geen voor een open kaart die niet gespeeld werd',
          'after-call': 'er is op gewezen nadat de andere partij op het volgende spel had geboden',
          'after-round': 'er is op gewezen na de ronde',
          'twelfth-trick': 'geen voor de twaalfde slag',
          'both-sides': 'beide partijen hadden verzaakt',
          player: 'de speler won de slag van de verzaking',
          side: 'de speler won de slag van de verzaking niet',
          'late-card':
            'de speler won die slag niet, maar wel een latere met een kaart die daarin gespeeld had kunnen worden',
          none: '',
        }[facts.by64 ?? 'none'];
        return `${what}; dat was voldongen (${why}). Er ${facts.transferred === 0 ? 'gaat geen slag' : facts.transferred === 1 ? 'gaat 1 slag' : `gaan ${facts.transferred} slagen`} over (${ground}).`;
      },
      'revoke-equity': ({ to, transferred, both }, { claimer }) => {
        const side = to === 'claimer' ? `de partij van ${seat(claimer)}` : `de tegenpartij van ${seat(claimer)}`;
        const less = transferred === 0 ? 'Zonder overgang' : `Met ${tricks(transferred)} die overgaan`;
        return both
          ? 'Zijn beide verzakingen voldongen, dan telt het waarschijnlijke spel zonder verzaking: de wedstrijdleider kent die score toe.'
          : `${less} is het aan de wedstrijdleider of ${side} zonder de verzaking beter uit was; dan wordt die score toegekend.`;
      },
      'shown-to-declarer-only': () =>
        'Deze editie heeft geen eigen regel voor kaarten die een tegenspeler alleen aan de leider toonde: dat niemand anders ze zag, verandert hier niets.',
      'law-first': ({ what, settled }) => {
        const name = what === 'revoke' ? 'Een verzaking' : 'Een verkeerd aantal kaarten';
        return settled
          ? `${name} bleek bij de claim en is afgehandeld; deze beslissing gaat van daar verder.`
          : `${name} bleek bij de claim: dat gaat voor. Dit aantal is voorlopig tot de wedstrijdleider dat heeft afgehandeld.`;
      },
    },
    doubts: {
      likely: ({ tricks: number, least, even, most }, { examined }) =>
        `Of de partij van ${seat(examined)} waarschijnlijk ${tricks(number)} had gewonnen, hangt af van de keuzes van de andere partij: ${percent(least)} tot ${percent(most)}, ${percent(even)} als alle keuzes even zwaar tellen.`,
      'partner-trusts': ({ tricks: number }, { claimer }) =>
        `De partner van ${seat(claimer)} wordt geacht op de claim te vertrouwen; geen artikel zegt dat. Op eigen gezicht van partner is de claim ${tricks(number)} waard.`,
    },
    noCountHeading: 'Van deze hangt geen aantal slagen af',
    noCount: {
      'one-known-answer': 'Wij kennen maar één antwoord, in welke editie ook.',
      'hearing-only': 'Het regelt het horen; kaarten en woorden zijn die van het geval, wat er ook eerst komt.',
      'same-side': 'Alleen de leider claimde toen, dus de tegenspelers zijn de partij tegenover de claimer.',
      'doubt-does-it':
        'Is elk twijfelachtig punt voor de tegenspelers, dan telt de slechtste speelwijze, net als waar het er staat.',
      'finding-decides':
        'Een niet genoemde troef gaat hoe dan ook ten nadele van de claimer; hoe zeker het moet zijn stelt de wedstrijdleider vast.',
      'number-bounds': 'Het genoemde aantal begrenst wat de claimer krijgt, of de rest nu afgestaan heet of niet.',
      'late-words-have-none': 'Woorden die pas na het bezwaar vielen, wegen in geen editie mee.',
      'won-tricks-come-back':
        'De slagen waarmee het contract gemaakt of verslagen was, waren gewonnen en komen toch terug.',
      'no-right-no-limit': 'Waar op niets kan worden teruggekomen, verandert een termijn op zichzelf niets.',
      'same-period': 'Het zijn namen van één termijn, waarin de score kan worden hersteld.',
      'length-not-known': 'De lengte van de oude termijn is ons niet bekend, en de latere edities delen er één.',
    },
    askersLadder: (asker) =>
      `Slagen voor de partij van ${seat(asker)}, die het vraagt, met eigen spel tegen het beste van de andere partij:`,
    transfer: ({ tricks: number, to }, claimer) =>
      `${tricks(number)} erbij voor ${to === 'claimer' ? `de partij van ${seat(claimer)}` : 'de andere partij'} wegens de verzaking`,
    asConceded: 'zoals afgestaan',
    playedLine: 'Het spel waarmee alle vier wilden doorgaan',
  };
};
