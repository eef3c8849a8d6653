// Dutch: names, headings and the sentences of a ruling, in the terms of the Dutch law book. The law summaries are in lawsNl.ts.
// Nobody's sex is guessed: players are named by their seat.

import type { SeatLetter, SuitLetter } from '../../cards/cards.ts';
import type { Question } from '../../laws/edition.ts';
import { guidance } from '../../laws/regulations.ts';
import { makeSay, noBreak, percent, signed, stop, type Words } from '../words.ts';
import { accountsNl } from './accountsNl.ts';
import { beliefsNl } from './beliefsNl.ts';
import { chapterNl } from './chapterNl.ts';
import { heardNl } from './heardNl.ts';
import { hearingNl } from './hearingNl.ts';
import { isClaimEditionsNl } from './isClaimEditionsNl.ts';
import { isClaimNl } from './isClaimNl.ts';
import { lawsNl } from './lawsNl.ts';
import { namesNl as names } from './namesNl.ts';
import { regulationsNl } from './regulationsNl.ts';
import { requestNl } from './requestNl.ts';
import { unseenNl } from './unseenNl.ts';

const say = makeSay(names);
const { card, play, plays, seat, count, list } = say;

const tricks = (number: number) => count(number, 'slag', 'slagen');
const layouts = (number: number) => count(number, 'verdeling', 'verdelingen');
const suitStrain = (strain: SuitLetter) => `${names.suits[strain][0]!.toUpperCase()}${names.suits[strain].slice(1)}`;
const { picture, worth } = beliefsNl(say);

export const nl: Words = {
  accounts: accountsNl(say),
  names,
  laws: lawsNl,
  editions: {
    heading: 'Hetzelfde geval onder elke editie   (≠ een ander aantal dan de editie ervoor)',
    differences: 'Waar zij verschillen, en waarom',
    none: 'Nergens: elke editie geeft hetzelfde aantal.',
    differ: ({ from, to, tricks: counts, playOn, transferred }) => {
      const gives = counts.map((number, i) =>
        playOn?.[i] ? 'geen beslissing, want het spelen gaat door' : tricks(number),
      );
      return `${from} geeft ${gives[0]}; ${to} geeft ${gives[1]}${transferred ? ', de verzaking meegeteld' : ''}.`;
    },
    because: (topic) => `De oorzaak is: ${topic}.`,
    orElse: 'Ook dit alleen zou het doen:',
    noCause: 'Geen drie antwoorden van de spelregels verklaren het samen.',
    borrowed: (edition, answers, from) =>
      `${edition}: ${count(answers, 'antwoord is', 'antwoorden zijn')} ons niet bekend en uit ${list(from)} genomen.`,
    status: {
      'play-on': 'geen beslissing: het spelen gaat door',
      'other-law-first': 'voorlopig',
      'cards-not-given': 'voorlopig',
    },
    score: (score) => `${score > 0 ? '+' : score < 0 ? '−' : ''}${Math.abs(score)}`,
  },
  effect: {
    heading: 'De score ervoor en erna',
    before: ({ tricks: number, from }) =>
      `${from === 'recorded' ? 'zoals genoteerd' : 'zoals geclaimd'}, ${tricks(number)}`,
    after: 'volgens de beslissing',
    swing: (points, imps, declarer) =>
      points === 0
        ? 'Geen verschil.'
        : `Een verschil van ${count(Math.abs(points), 'punt', 'punten')} (${imps === 0 ? 'geen imp' : count(Math.abs(imps), 'imp', 'imps')}) ${points > 0 ? 'voor' : 'tegen'} de partij van ${seat(declarer)}.`,
    others: ({ tables, top, before, after }) =>
      `Tegenover ${count(tables, 'andere tafel', 'andere tafels')}: ${before.matchpoints} ervoor en ${after.matchpoints} erna, van ${top} matchpunten; ${signed(before.imps)} en ${signed(after.imps)} imps${tables === 1 ? '' : ' gemiddeld'}.`,
  },
  isClaim: isClaimNl,
  isClaimEditions: isClaimEditionsNl,
  request: requestNl,
  hearing: hearingNl,
  headings: {
    ruling: 'DE BESLISSING',
    understood: 'Hoe de toelichting is begrepen',
    line: 'De speelwijze die beslist',
    worstLine: 'De slechtste normale speelwijze, waarop het aantal niet berust',
    doubts: 'Twijfelachtige punten',
    ladder: 'Hoeveel er van het oordeel afhangt',
    reasons: 'Overwegingen',
    laws: 'De toegepaste artikelen, in onze woorden',
  },
  claim: (claim, remaining) => {
    const who = seat(claim.by);
    const rest = remaining === 1 ? 'de laatste slag' : `de laatste ${remaining} slagen`;
    const what =
      claim.tricks === undefined
        ? `${who} claimt, zonder aantal`
        : claim.tricks === 0
          ? `${who} staat ${rest} af`
          : claim.tricks === remaining
            ? `${who} claimt ${rest}`
            : `${who} claimt ${claim.tricks} van ${rest}`;
    const nothing = claim.tricks === undefined ? ' en zonder toelichting' : ', zonder toelichting';
    return claim.statement ? `${what}: „${claim.statement}”` : `${what}${nothing}.`;
  },
  table: {
    edition: (edition) => `Spelregels ${edition}`,
    declarer: 'leider',
    strain: (strain) => (strain === 'NT' ? 'Sans atout.' : `${suitStrain(strain)} is troef.`),
    toLead: (leader) => `${seat(leader)} is aan slag.`,
    onTable: (onTable, next) => `Op tafel: ${onTable.map(play).join(', ')}. ${seat(next)} moet bijspelen.`,
  },
  verdict: {
    status: {
      'play-on':
        'Geen beslissing over slagen: het spelen gaat door. Het aantal is wat het beste spel van beide kanten geeft.',
      'other-law-first': 'Voorlopig: een ander artikel gaat voor (zie de overwegingen).',
      'cards-not-given': unseenNl.status,
    },
    claimerSide: (claimer) => `Partij van ${seat(claimer)}`,
    of: (number, remaining) => (remaining === 1 ? `${number} van 1` : `${number} van de laatste ${remaining}`),
    against: (over) =>
      over === 0 ? 'zoals geclaimd' : `${Math.abs(over)} ${over < 0 ? 'minder' : 'meer'} dan geclaimd`,
    contract: (contract, declarer, number, bound) => {
      const about = bound === undefined ? '' : { least: 'ten minste ', most: 'ten hoogste ' }[bound];
      return `${contract} door ${seat(declarer)}, ${about}${tricks(number)}`;
    },
    bound: { least: 'of meer', most: 'of minder' },
    made: (over) =>
      over < 0 ? `${-over} down` : over === 0 ? 'gemaakt' : `gemaakt met ${count(over, 'overslag', 'overslagen')}`,
    exact: 'Exact: elk zitsel van de ongeziene kaarten en elke speelwijze die minder kon geven, is bekeken.',
    lowest: 'Exact, al is niet elke manier bekeken waarop de kaarten kunnen zitten: minder dan niets is er niet.',
    surely: 'Exact, al is niet elk zitsel van de ongeziene kaarten bekeken: bij geen ervan is de uitkomst lager.',
    notExact: 'Niet exact: niet elk zitsel of elke speelwijze is bekeken; de uitkomst kan lager zijn, of hoger.',
  },
  line: {
    wonBy: 'voor',
    legend: (claimer: SeatLetter) => `* partij van ${seat(claimer)}`,
    doubtMark: '? twijfelachtig punt',
  },
  ladder: {
    anyPlay: 'elk reglementair spel',
    normal: 'normaal spel',
    careful: 'zorgvuldig spel',
    doubleDummy: 'met open kaarten',
    ruling: 'de beslissing',
  },
  cite: (articles) => (articles.length === 0 ? '' : `(art.${noBreak}${list(articles)})`),
  cost: (number) => `Kost ${tricks(number)}`,
  noDoubts: (exact) => (exact ? 'Geen die een slag kosten.' : 'Er zijn er geen gevonden die een slag kosten.'),
  doubts: {
    order: (facts, trick) =>
      `Slag ${trick}: ${play(facts.play)} is even normaal als ${list(
        facts.instead.map((other) => card(other.slice(2))),
        'of',
      )}.`,
    aware: picture('aware'),
    'assumed-lie': picture('assumed-lie'),
    'trump-forgotten': picture('trump-forgotten'),
    'as-stated': picture('as-stated'),
    'card-forgotten': picture('card-forgotten'),
    miscounted: picture('miscounted'),
    'unseen-cards': (facts) => ('most' in facts ? unseenNl.doubt(facts) : ''),
  },
  heard: heardNl,
  chapter: chapterNl(say),
  unseen: unseenNl,
  reasons: {
    ...heardNl.reasons,
    ...chapterNl(say).reasons,
    'unseen-cards': unseenNl.reason,
    statement: ({ text, trump }, { claimer, notrump }) => {
      if (text === '') return `${seat(claimer)} gaf geen toelichting.`;
      const mention = {
        mentioned: 'De troeven buiten worden genoemd.',
        'thought-gone': 'Volgens de toelichting is er geen troef buiten.',
        'not-mentioned': 'Er wordt geen troef buiten genoemd.',
      }[trump];
      return `De toelichting was „${text}”${stop(text)}${notrump ? '' : ` ${mention}`}`;
    },
    belief: (facts, { examined }) =>
      `${worth(facts, seat(examined))}; de slechtste normale speelwijze geeft ${tricks(facts.tricks)}.`,
    'trump-awareness': ({ finding }, { claimer }) =>
      ({
        aware: `Volgens vaststelling of toelichting wist ${seat(claimer)} van de troef buiten.`,
        unaware: `Volgens vaststelling of toelichting wist ${seat(claimer)} niet van de troef buiten.`,
        open: `Er is een troef buiten die niet is genoemd: ${seat(claimer)} wordt geacht er niet van te weten.`,
        'no-round-played': 'Er is nog geen troef gespeeld, dus niemand kan denken dat ze weg zijn.',
        drawing: `Er is een troef buiten die niet is genoemd, maar ${seat(claimer)} was troef aan het trekken en wordt geacht ervan te weten.`,
      })[finding],
    regulation: ({ name, value, authority, source }) => {
      const values: Readonly<Record<string, string>> = regulationsNl.values[name];
      const by = authority && regulationsNl.authorities[authority];
      return regulationsNl.used(values[String(value)]!, by, source && guidance[source].title);
    },
    'not-regulated': ({ authority, names }) =>
      regulationsNl.unknown(regulationsNl.authorities[authority], list(names.map((name) => regulationsNl.names[name]))),
    'any-play-bound': (facts) =>
      `Niet elke reglementaire speelwijze is onderzocht: de onderste sport van de ladder, ${tricks(facts.tricks)}, kan hoger zijn.`,
    'kept-surely': (facts) =>
      `Hoe de ongeziene kaarten ook zitten, de partij van de claimer houdt ${tricks(facts.tricks)} bij elke normale speelwijze, en bij het beste tegenspel zijn er niet meer.`,
    'top-down': ({ applied }, { claimer }) =>
      applied
        ? 'Een kleur wordt geacht van boven af gespeeld te worden.'
        : `Er is geen volgorde binnen een kleur voorgeschreven: de partij van ${seat(claimer)} mag gelijke vrije kaarten in elke volgorde spelen.`,
    'class-of-player': (facts, { claimer }) =>
      facts.counts
        ? `${seat(claimer)} wordt beoordeeld als ${{ novice: 'beginner', average: 'gemiddelde speler', expert: 'topspeler' }[facts.class]}.`
        : 'De klasse van de speler telt in deze editie niet mee.',
    'struck-out': (facts) => `De wedstrijdleider schrapte als niet normaal: ${plays(facts.plays)}.`,
    allowed: (facts) => `De wedstrijdleider liet als normaal toe: ${plays(facts.plays)}.`,
    'partners-choice': ({ credit }, { claimer }) =>
      credit
        ? `Geen regel ontzegt ${seat(claimer)} de hulp van partner: partner wordt geacht te spelen op een zitsel waarin de claim klopt.`
        : `${seat(claimer)} krijgt niets voor een keuze van partner, die alleen op de eigen kaarten en de blinde afgaat.`,
    'knowledge-frozen': (_, { claimer }) =>
      `Wat pas na de claim bekend werd mag ${seat(claimer)} niet helpen, ook al had het spel het getoond.`,
    'more-than-claimed': ({ claimed, awarded }, { claimer }) =>
      `${seat(claimer)} claimde ${tricks(claimed)}, maar naar de maatstaf voor afgestane slagen gaan er ${awarded} niet verloren: samen ${tricks(awarded)}.`,
    'nothing-above-claim': ({ claimed, normal, exact }) =>
      `Normaal spel zou ${tricks(normal)} geven${exact ? '' : ', voor zover onderzocht'}, maar er ${claimed === 1 ? 'is' : 'zijn'} er ${claimed} geclaimd: ${exact ? '' : 'dat toont niet dat meer niet verloren kan gaan, en '}boven de claim wordt niets gegeven.`,
    'defenders-own-rule': () =>
      'In deze editie claimt alleen de leider; wat een tegenspeler zegt of toont beëindigt niets, het spelen gaat door.',
    'penalty-cards': ({ mayChoose, playOn, penalty }, { claimer }) => {
      const on = `bij doorspelen haalt de partij van ${seat(claimer)} met het beste spel van beide kanten ${tricks(playOn)}`;
      if (!mayChoose) return `De kaarten zijn alleen aan de leider getoond, dus er zijn geen strafkaarten: ${on}.`;
      const choice = penalty === null ? 'wat dat waard is, was te veel om te tellen' : `dan ${tricks(penalty)}`;
      return `De leider mag de kaarten van de partner van ${seat(claimer)} als strafkaarten behandelen: ${choice}; anders: ${on}.`;
    },
    'partner-objected': ({ left }, { claimer }) =>
      ({
        'no-concession-made': `De partner van ${seat(claimer)} maakte bezwaar, maar alle slagen waren geclaimd: er is niets afgestaan.`,
        claim: `De partner van ${seat(claimer)} maakte direct bezwaar: er is niets afgestaan, en de claim wordt beoordeeld zonder het aantal als grens.`,
        nothing: `De partner van ${seat(claimer)} maakte direct bezwaar: er is niets afgestaan en niets geclaimd.`,
      })[left],
    'exposed-cards': ({ answer }) => lawsNl.answers.exposedCards[answer],
    'play-goes-on': ({ prospect }, { claimer }) =>
      `Het spelen gaat door: geen artikel geeft een aantal slagen. Het aantal voor de partij van ${seat(claimer)}, ${prospect}, is wat het beste spel van beide kanten geeft, na de beste keuze van de leider als die er is.`,
    'right-forfeited': ({ answer, claimed }, { claimer }) =>
      answer === 'gaining-side-adjusted'
        ? 'Handelen voordat de wedstrijdleider kwam kost in deze editie geen recht: de claim wordt beoordeeld, en had een partij voordeel van onbekendheid met de regels, dan wordt alleen haar score aangepast.'
        : `De wedstrijdleider vindt dat de partij die de claim betwist haar recht heeft verloren: de claim van ${tricks(claimed)} door ${seat(claimer)} staat.`,
    'claim-or-not': ({ because }) => isClaimNl.because[because],
    withdrawal: ({ of, by }) =>
      of === 'concession'
        ? `${seat(by)} wil terug wat is afgestaan.`
        : `${seat(by)} wil terugkomen op de instemming met de claim.`,
    'standard-of-proof': ({ standard, tricks: number }, { examined }) =>
      ({
        'any-play': `Maatstaf: een slag komt terug als geen enkele speelwijze, hoe onwaarschijnlijk ook, hem verliest. Dat geeft de partij van ${seat(examined)} ${tricks(number)}.`,
        'any-normal': `Maatstaf: een slag komt terug als geen normaal spel hem verliest. Dat geeft de partij van ${seat(examined)} ${tricks(number)}.`,
        likely: `Maatstaf: een slag komt terug als hij waarschijnlijk gewonnen was. Dat geeft de partij van ${seat(examined)} ${tricks(number)}.`,
      })[standard],
    'no-rule-to-withdraw': () => 'Deze editie heeft geen regel om op instemming terug te komen: zij blijft staan.',
    'correction-period': ({ end, minutes, set, inTime }) =>
      `De correctietermijn van ${count(minutes, 'minuut', 'minuten')} (${set === 'organiser' ? 'vastgesteld door de organisatie' : 'volgens de spelregels'}) eindigde om ${end.replace('T', ' ')}: het verzoek was ${inTime ? 'op tijd' : 'te laat, er wordt niets teruggegeven'}.`,
    'hands-returned': ({ returned }) =>
      returned === null
        ? 'Niet gezegd is of alle vier de handen weer in het bord zaten; het verzoek geldt als op tijd.'
        : returned
          ? 'Alle vier de handen zaten weer in het bord: te laat, er wordt niets teruggegeven.'
          : 'De handen zaten nog niet weer in het bord: het verzoek was op tijd.',
    'short-time': ({ passed }) =>
      passed === true
        ? 'De korte tijd waarin normaal spel genoeg is, was voorbij.'
        : `De korte tijd waarin normaal spel genoeg is, was niet voorbij${passed === null ? ', want iets anders is niet gezegd' : ''}; de lengte is ons niet bekend.`,
    'time-open': ({ missing }) =>
      missing === 'times'
        ? 'De tijden van het verzoek en van de officiële uitslag zijn niet gegeven; het verzoek geldt als op tijd.'
        : 'Hoe lang de termijn van deze editie was, is ons niet bekend, en er is geen lengte vastgesteld: of het verzoek op tijd was, is aan de wedstrijdleider. Het geldt als op tijd.',
    'likely-share': ({ shares, finding }, { examined }) => {
      const rows = shares.map(
        (row) =>
          `${tricks(row.tricks)} of meer in ${percent(row.even)} (${percent(row.least)} tot ${percent(row.most)})`,
      );
      const decided =
        finding === null
          ? 'De wedstrijdleider beslist wat waarschijnlijk is; hier aangehouden: meer dan de helft'
          : `De wedstrijdleider acht ${tricks(finding)} waarschijnlijk`;
      const found =
        rows.length === 0
          ? `Geen normale speelwijze geeft de partij van ${seat(examined)} een slag.`
          : `Van de normale speelwijzen wint de partij van ${seat(examined)} ${list(rows)}; tussen haakjes bij de beste en de slechtste keuzes van de andere partij.`;
      return `${found} ${decided}.`;
    },
    'share-not-counted': () => 'Het aandeel van de normale speelwijzen kon met deze inzet niet worden geteld.',
    'unknown-to-us': ({ question, from }) => {
      const topic = lawsNl.questions[question as Question] ?? question;
      const used = from === undefined ? 'de volgende editie die wij kennen' : `de editie van ${from}`;
      return `Wat deze editie zegt is ons niet bekend (${topic}); het antwoord van ${used} is gebruikt.`;
    },
    'not-exact': (facts) =>
      `Van ${layouts(facts.layouts)} van de ongeziene kaarten ${facts.examined === 1 ? 'is' : 'zijn'} er ${facts.examined} bekeken${facts.cut ? ', en het zoeken naar een slechtere speelwijze is afgebroken' : ''}.`,
  },
};
