// The verdict on a candidate, and all that a report says of it, as plain data. Sentences are made in the reports.

import type { SeatLetter } from '../cards/cards.ts';
import type { CaseJson } from '../claim/caseJson.ts';
import type { Diagnostic } from '../formats/board.ts';
import type { BeliefCode } from '../ruling/reason.ts';
import type { PlayText } from '../ruling/ruling.ts';
import type { BoardName, Candidate, Examined, LeftOut, NoClaim } from './candidate.ts';
import type { Judged } from './judge.ts';
import type { OperatorSign } from './operator.ts';
import { type Swing, swingOf } from './swing.ts';

/** Where hands are not known, each is said of the worst way in which the cards can lie.
 *  `stands`: no normal line gives less. `stands-only-if`: good unless the claimer had forgotten the cards named.
 *  `falls`: a normal line of a claimer who forgot nothing gives less; it is shown. `conceded`: a trick was given up that no
 *  normal line loses. `more-than-possible`: recorded more than best play gives, or more than the cards allow.
 *  `wrong-cards`: the hands do not have the right cards. `operator-stop`: probably no claim; the numbers are those of the claim it
 *  would have been. The last three have no ruling. */
export const verdicts = [
  'falls',
  'more-than-possible',
  'stands-only-if',
  'conceded',
  'wrong-cards',
  'stands',
  'operator-stop',
  'too-long',
  'failed',
  'left-out',
] as const;
export type Verdict = (typeof verdicts)[number];

/** Verdicts that a reviewer should look at. */
export const worthALook: ReadonlySet<Verdict> = new Set([
  'falls',
  'more-than-possible',
  'stands-only-if',
  'conceded',
  'wrong-cards',
]);

/** What kept a board from its ruling: the time was up, its lane ended, the program failed; or an input that cannot be read, by the
 *  code of its problem. */
export type Trouble =
  | { readonly kind: 'too-long'; readonly seconds: number }
  | { readonly kind: 'lane-died' | 'error' }
  | { readonly kind: 'unread'; readonly code: string };

export interface Finding extends BoardName {
  readonly verdict: Verdict;
  readonly recorded?: number;
  readonly by?: SeatLetter;
  readonly claimed?: number;
  readonly remaining?: number;
  /** Seats whose cards are not all known: the ruling is that for the worst way in which they can lie. */
  readonly unseen?: readonly SeatLetter[];
  /** The cards held by N, E, S, W in that way. */
  readonly lie?: readonly string[];
  /** The claimer's tricks of those that were left. */
  readonly ruled?: number;
  readonly aware?: number;
  readonly careful?: number;
  readonly anyPlay?: number;
  readonly doubleDummy?: number;
  readonly exact?: boolean;
  /** What the claimer may have forgotten, when the claim hangs on that. */
  readonly forgotten?: { readonly belief: BeliefCode; readonly cards: readonly string[] };
  /** The decisive line of play. */
  readonly plays?: readonly PlayText[];
  readonly swing?: Swing;
  readonly signs?: readonly OperatorSign[];
  /** Why there is no ruling. */
  readonly why?: string;
  readonly trouble?: Trouble;
  readonly leftOut?: LeftOut;
  readonly diagnosis?: Examined;
  readonly case?: CaseJson;
}

export function findingOf(candidate: Candidate, judged: Judged): Finding {
  const { signs, case: theCase, before, ...name } = candidate;
  const { claimed, recorded } = candidate;
  const { doubleDummy, ruling } = judged;
  const { tricks, aware, ladder, doubts, line, exact, lie } = ruling;
  const verdict = signs.length > 0 ? 'operator-stop' : verdictOf(claimed, doubleDummy, ruling);
  const belief = doubts.flatMap((doubt) =>
    doubt.code !== 'unseen-cards' && 'cards' in doubt.facts ? [{ ...doubt, facts: doubt.facts }] : [],
  )[0];
  const forDeclarer = sameSide(candidate.by, candidate.declarer) ? tricks : candidate.remaining - tricks;
  const swing = swingOf(candidate, recorded, before + forDeclarer);
  return {
    ...name,
    verdict,
    ruled: tricks,
    aware,
    careful: ladder.careful,
    anyPlay: ladder.anyPlay,
    doubleDummy,
    exact,
    ...(signs.length > 0 && { signs }),
    ...(verdict === 'stands-only-if' &&
      belief && {
        forgotten: { belief: belief.code as BeliefCode, cards: belief.facts.cards },
      }),
    ...(verdict !== 'stands' && { plays: line, case: theCase, ...(lie && { lie }) }),
    ...(swing && { swing }),
  };
}

const sameSide = (a: SeatLetter, b: SeatLetter | undefined) =>
  b === undefined || (a === 'N' || a === 'S') === (b === 'N' || b === 'S');

function verdictOf(claimed: number, doubleDummy: number, { tricks, aware, ladder, lie }: Judged['ruling']): Verdict {
  // where the cards may lie otherwise, more may be possible
  if (claimed > doubleDummy && !lie) return 'more-than-possible';
  if (tricks > claimed) return 'conceded';
  if (tricks === claimed) return 'stands';
  return aware >= claimed || ladder.careful >= claimed ? 'stands-only-if' : 'falls';
}

/** A candidate that got no ruling: the time was up, or something failed. What was found before that is kept. What was probably an
 *  operator's stop stays one when the time was up. */
export function unjudged(candidate: Candidate, trouble: Trouble, why: string, found: Partial<Judged>): Finding {
  const { signs, before, ...rest } = candidate;
  const verdict = trouble.kind === 'too-long' ? 'too-long' : 'failed';
  const isStop = signs.length > 0 && verdict === 'too-long';
  return {
    ...rest,
    verdict: isStop ? 'operator-stop' : verdict,
    why: isStop ? `no ruling: ${why}` : why,
    trouble,
    ...(signs.length > 0 && { signs }),
    ...(found.doubleDummy !== undefined && { doubleDummy: found.doubleDummy }),
  };
}

/** A board that cannot be reviewed as a claim. A result that cannot be is a verdict by itself, and so are wrong cards. */
export const leftOutFinding = ({ name, ...found }: NoClaim): Finding => ({
  ...name,
  verdict:
    found.leftOut === 'result-impossible'
      ? 'more-than-possible'
      : found.leftOut === 'wrong-cards'
        ? 'wrong-cards'
        : 'left-out',
  ...found,
});

/** A line of a stream that is no case: it gets an answer too. */
export const unreadFinding = (file: string, index: number, { line, at, code, wrong, right }: Diagnostic): Finding => ({
  file,
  line,
  index,
  names: {},
  vulnerable: 'None',
  verdict: 'failed',
  why: `${at}: ${wrong}; right would be: ${right}`,
  trouble: { kind: 'unread', code },
});

/** Those worth a look before the others; of each the largest swing first; then the larger difference in tricks; then as they came. */
export function bySwing(a: Finding, b: Finding): number {
  const weight = ({ swing }: Finding) => (swing ? Math.abs(swing.imps) * 10_000 + Math.abs(swing.points) : 0);
  const gap = ({ claimed = 0, ruled }: Finding) => (ruled === undefined ? 0 : Math.abs(claimed - ruled));
  const rank = ({ verdict }: Finding) => (worthALook.has(verdict) ? 0 : 1);
  return (
    rank(a) - rank(b) || weight(b) - weight(a) || gap(b) - gap(a) || a.file.localeCompare(b.file) || a.index - b.index
  );
}
