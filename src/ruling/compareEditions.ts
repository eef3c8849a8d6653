// The same case under every edition, and why two editions part: the answers of the later one are put into the earlier one,
// one by one and then two and three together, and the first that give the later count are the cause. Nothing is argued,
// every cause is a ruling that was made.

import type { Solver } from '../../solver/solver.ts';
import type { Case } from '../claim/case.ts';
import type { Question } from '../laws/edition.ts';
import {
  type EditionId,
  editionIds,
  type LawBook,
  lawBook,
  mixedBook,
  nearestKnown,
  questions,
} from '../laws/editions.ts';
import type { EffortName } from '../lines/effort.ts';
import { adjudicate } from './adjudicate.ts';
import type { Ruling } from './ruling.ts';

/** Two editions, one after the other, that give the claimer's side different counts. */
export interface Difference {
  readonly from: EditionId;
  readonly to: EditionId;
  readonly tricks: readonly [from: number, to: number];
  /** Each list is a cause of its own: the questions whose later answers, put into the earlier edition, give the later count.
   *  Empty when no three answers do. */
  readonly causes: readonly (readonly Question[])[];
}

export interface Comparison {
  readonly law70: 'editions/1';
  /** One for each edition, the earliest first. */
  readonly rulings: readonly Ruling[];
  readonly differences: readonly Difference[];
}

/** Tricks for the claimer's side, what is transferred for a revoke included. */
export const countOf = ({ tricks, transfer }: Ruling): number =>
  tricks.claimer + (transfer === undefined ? 0 : transfer.to === 'claimer' ? transfer.tricks : -transfer.tricks);

/** The most answers that are put together to explain a difference. */
const MOST_TOGETHER = 3;

/** The ruling under each edition, whatever edition the case names. */
export function compareEditions(theCase: Case, solver: Solver, effort: EffortName = 'normal'): Comparison {
  const remembered = new Map();
  const under = (edition: EditionId, book: LawBook) =>
    adjudicate({ ...theCase, edition }, solver, effort, { book, remembered });
  const asked = new Set<Question>();
  const rulings = editionIds.map((edition) => under(edition, noting(lawBook(edition), asked)));
  const differences = editionIds.slice(1).flatMap((to, i): Difference[] => {
    const from = editionIds[i]!;
    const tricks = [countOf(rulings[i]!), countOf(rulings[i + 1]!)] as const;
    if (tricks[0] === tricks[1]) return [];
    const candidates = questions.filter((question) => asked.has(question) && differs(question, from, to));
    const counts = (swapped: readonly Question[]) => countOf(under(from, mixedBook(from, to, swapped)));
    return [{ from, to, tricks, causes: causesOf(candidates, tricks[1], counts) }];
  });
  return { law70: 'editions/1', rulings, differences };
}

const noting =
  (book: LawBook, asked: Set<Question>): LawBook =>
  (question) => {
    asked.add(question);
    return book(question);
  };

const differs = (question: Question, from: EditionId, to: EditionId): boolean => {
  const [before, after] = [from, to].map((edition) => JSON.stringify(nearestKnown(edition, question).known.answer));
  return before !== after;
};

/** The smallest sets of questions with which the count becomes `wanted`. */
function causesOf(
  candidates: readonly Question[],
  wanted: number,
  counts: (swapped: readonly Question[]) => number,
): Question[][] {
  for (let size = 1; size <= MOST_TOGETHER; size++) {
    const sets = subsets(candidates, size).filter((set) => counts(set) === wanted);
    if (sets.length > 0) return sets;
  }
  return [];
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}
