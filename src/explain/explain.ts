// A ruling as text for a terminal, in English or Dutch: the hands, the claim, the count, the decisive line, the
// doubtful points, the ladder, the reasons. Everything said comes from the recorded ruling and the case; nothing is
// judged here. Pure: the page of text is the only result.

import { NT, rankLetters, type SeatLetter, type SuitLetter, seatLetters } from '../cards/cards.ts';
import type { Reason } from '../ruling/reason.ts';
import type { Doubt, RecordedFinding, Ruling } from '../ruling/ruling.ts';
import { groundLines, otherLines, whyLines } from './accounts.ts';
import { diagram, type Table, tableSentence } from './diagram.ts';
import { effectLines, resultText } from './effect.ts';
import { exactness } from './exactness.ts';
import { citedLaws, wordsOf } from './laws.ts';
import { bar, indented, numbered, page, wrap } from './layout.ts';
import { lineRows, trickNumber } from './line.ts';
import { stepCourses } from './steps.ts';
import { understoodLines } from './understood.ts';
import { type Lang, makeSay, noBreak, type Say, type Scene, suitSymbols, type Words } from './words.ts';

export { explainEditions } from './editions.ts';
export { explainArticle } from './lawArticle.ts';
export { explainEdition } from './laws.ts';
export type { Lang } from './words.ts';

export function explain(ruling: Ruling, theCase: Table, lang: Lang): string {
  const words = wordsOf(lang);
  const { headings } = words;
  const laws = citedLaws(ruling.edition, ruling.citations, words);
  return page([
    indented(diagram(theCase, words)),
    [...wrap(tableSentence(theCase, words)), ...wrap(words.claim(ruling.claim, ruling.remaining))],
    understood(ruling, theCase, words.headings.understood, lang),
    verdict(ruling, theCase, words),
    ruling.effect === undefined ? [] : effectLines(ruling.effect, ruling.result!, seatLetters[theCase.declarer], words),
    versions(ruling, words),
    findings(ruling, words),
    asTheyMayLie(ruling, theCase, words),
    ...(ruling.status === 'play-on'
      ? []
      : [
          line(ruling, theCase, words),
          groundLines(ruling, theCase, words),
          whyLines(ruling, theCase, words),
          otherLines(ruling, theCase, words),
          [headings.doubts, ...doubts(ruling, theCase, words)],
        ]),
    [headings.ladder, ...ladder(ruling, words)],
    [
      headings.reasons,
      ...numbered(ruling.reasons.map((reason) => reasonText(reason, sceneOf(ruling, theCase), words))),
    ],
    laws.length === 0 ? [] : [headings.laws, ...laws],
    wrap(exactness(ruling, words)),
  ]);
}

function understood(ruling: Ruling, theCase: Table, heading: string, lang: Lang): string[] {
  const { claim, statement } = ruling;
  if (statement === undefined || claim.statement === undefined) return [];
  return [heading, ...understoodLines(claim.statement, statement, lang, stepCourses(ruling, theCase, lang))];
}

/** Who the sentences of a ruling are about. */
export const sceneOf = (ruling: Ruling, { position }: Table): Scene => ({
  claimer: ruling.claim.by,
  examined: ruling.withdrawal?.of === 'agreement' ? ruling.withdrawal.by : ruling.claim.by,
  notrump: position.strain === NT,
});

const otherSide = (claimer: SeatLetter, words: Words) => words.names.sides[claimer === 'N' || claimer === 'S' ? 1 : 0];

function verdict(ruling: Ruling, { declarer }: Table, words: Words): string[] {
  const { claimer, opponents } = ruling.tricks;
  const names = [words.verdict.claimerSide(ruling.claim.by), otherSide(ruling.claim.by, words)] as const;
  const width = Math.max(...names.map((name) => name.length)) + 2;
  const { tricks } = ruling.claim;
  const over =
    tricks === undefined
      ? ''
      : tricks + claimer === 0
        ? words.chapter.asConceded
        : words.verdict.against(claimer - tricks);
  const against = over === '' ? '' : ` (${over})`;
  const heading = `${words.headings.ruling} · ${words.table.edition(ruling.edition)}`;
  return [
    heading,
    '═'.repeat(heading.length),
    `  ${names[0].padEnd(width)}${words.verdict.of(claimer, ruling.remaining)}${against}`,
    `  ${names[1].padEnd(width)}${opponents}`,
    ...(ruling.transfer === undefined
      ? []
      : wrap(`${words.chapter.transfer(ruling.transfer, ruling.claim.by)}.`, '  ')),
    ...(ruling.status === undefined ? [] : wrap(words.verdict.status[ruling.status], '  ')),
    ...(ruling.result === undefined ? [] : [`  ${resultText(ruling.result, seatLetters[declarer], words)}`]),
  ];
}

/** The hands of the way that decides, a heading before them; nothing when every card was known. */
function asTheyMayLie({ unseen }: Ruling, { position, declarer }: Table, words: Words): string[] {
  if (unseen === undefined) return [];
  const hands = Uint16Array.from(unseen.hands.flatMap(holdingsOf));
  return [words.unseen.heading, ...indented(diagram({ position: { ...position, hands }, declarer }, words))];
}

/** The four holdings of a written hand. */
const holdingsOf = (text: string): number[] =>
  text.split('.').map((ranks) => [...ranks].reduce((bits, rank) => bits | (1 << rankLetters.indexOf(rank)), 0));

function line(ruling: Ruling, theCase: Table, words: Words): string[] {
  const marked = ruling.doubts.some((doubt) => doubt.code === 'order');
  const legend = [words.line.legend(ruling.claim.by), ...(marked ? [words.line.doubtMark] : [])].join('   ');
  // an edition or a finding may have set another count than the worst normal line gives
  const decides = ruling.tricks.claimer === ruling.ladder.normal;
  const played = ruling.reasons.some(({ code, facts }) => code === 'play-after-claim' && facts.worth === 'result');
  const heading = played ? words.chapter.playedLine : decides ? words.headings.line : words.headings.worstLine;
  return [`${heading}   (${legend})`, ...lineRows(ruling, theCase, words)];
}

function doubts(ruling: Ruling, theCase: Table, words: Words): string[] {
  if (ruling.doubts.length === 0) return indented([words.noDoubts(ruling.exact)]);
  return numbered(
    ruling.doubts.map((doubt) =>
      [doubtText(doubt, ruling, theCase, words), `${words.cost(doubt.cost)}.`, words.cite(doubt.cite)]
        .join(' ')
        .trimEnd(),
    ),
  );
}

/** The sentence of a doubtful point, without its cost. */
export function doubtText(doubt: Doubt, ruling: Ruling, theCase: Table, words: Words): string {
  const { chapter } = words;
  if (doubt.code === 'likely') return chapter.doubts.likely(doubt.facts, sceneOf(ruling, theCase));
  if (doubt.code === 'partner-trusts') return chapter.doubts['partner-trusts'](doubt.facts, sceneOf(ruling, theCase));
  if (doubt.code === 'order') return words.doubts.order(doubt.facts, trickNumber(doubt.facts.at, theCase));
  if (doubt.code === 'two-versions') return words.heard.doubt(doubt.facts);
  if (doubt.code === 'number-said') return words.heard.numbers(doubt.facts);
  return words.doubts[doubt.code](doubt.facts, sceneOf(ruling, theCase));
}

/** The two versions of a statement, a heading before them; nothing when there is one. */
export function versions({ versions: both }: Ruling, { heard }: Words): string[] {
  if (both === undefined) return [];
  return [heard.versions, ...numbered(both.map(({ by, statement, tricks }) => heard.version(by, statement, tricks)))];
}

/** What the director found with the count before and after, a heading before it; nothing when nothing was found. */
export function findings({ findings: found }: Ruling, { heard, names }: Words): string[] {
  if (found === undefined) return [];
  const say = makeSay(names);
  const row = ({ finding, value, before, after }: RecordedFinding) => {
    const about = finding === 'shown-out' ? showOuts(value, say) : onPlays(finding) ? say.plays(value.split(' ')) : '';
    return `${capital(heard.finding(finding, value, about))} (${heard.change(before, after)}).`;
  };
  return [heard.findings, ...numbered(found.map(row))];
}

const onPlays = (finding: RecordedFinding['finding']) => finding === 'struck-out' || finding === 'allowed';

/** "West ♥ ♦" of "W:HD". */
const showOuts = (value: string, { seat, list }: Say): string =>
  list(
    value.split(' ').map((one) => {
      const suits = [...one.slice(2)].map((suit) => suitSymbols[suit as SuitLetter]).join(noBreak);
      return `${seat(one[0] as SeatLetter)}${noBreak}${suits}`;
    }),
  );

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const rungs = ['anyPlay', 'normal', 'careful', 'doubleDummy'] as const;

function ladder(ruling: Ruling, words: Words): string[] {
  const width = Math.max(...rungs.map((rung) => words.ladder[rung].length)) + 2;
  const { of, side, ruled, counts } = ladderOf(ruling);
  const rows = rungs.map((rung) => {
    const mark = rung === 'normal' && counts[rung] === ruled ? `  ◂ ${words.ladder.ruling}` : '';
    return `  ${words.ladder[rung].padEnd(width)}${bar(counts[rung], ruling.remaining)}  ${counts[rung]}${mark}`;
  });
  return of === 'asker' ? [...wrap(words.chapter.askersLadder(side), '  '), ...rows] : rows;
}

/** The ladder with the tricks of the side whose play was examined: the claimer's, or the one that wants its agreement back. */
export function ladderOf({ withdrawal, ladder, remaining, tricks, claim, status }: Ruling) {
  // where play goes on nothing is ruled on tricks
  const ruled = (count: number) => (status === 'play-on' ? undefined : count);
  if (withdrawal?.of !== 'agreement')
    return { of: 'claimer', side: claim.by, ruled: ruled(tricks.claimer), counts: ladder } as const;
  const counts = {
    anyPlay: remaining - ladder.anyPlay,
    normal: remaining - ladder.normal,
    careful: remaining - ladder.careful,
    doubleDummy: remaining - ladder.doubleDummy,
  };
  return { of: 'asker', side: withdrawal.by, ruled: ruled(tricks.opponents), counts } as const;
}

/** For reasons that speak of no player. */
export const noPlayer: Scene = { claimer: 'S', examined: 'S', notrump: true };

/** The sentence of one reason with its articles. */
export function reasonText(reason: Reason, scene: Scene, words: Words): string {
  // The table is total over the codes; the compiler cannot pair a code with its own facts in a lookup.
  const sentence = words.reasons[reason.code] as (facts: Reason['facts'], scene: Scene) => string;
  return `${sentence(reason.facts, scene)} ${words.cite(reason.cite)}`.trimEnd();
}
