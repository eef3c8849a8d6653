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
  /** Present when one of them gives no ruling, for play goes on: which. */
  readonly playOn?: readonly [from: boolean, to: boolean];
  /** Present when tricks transferred for a revoke are in the counts. */
  readonly transferred?: true;
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

const goesOn = ({ status }: Ruling): boolean => status === 'play-on';

/** The same count, and a ruling in both or in neither. */
export const sameOutcome = (one: Ruling, other: Ruling): boolean =>
  countOf(one) === countOf(other) && goesOn(one) === goesOn(other);

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
    const [before, after] = [rulings[i]!, rulings[i + 1]!];
    if (sameOutcome(before, after)) return [];
    const tricks = [countOf(before), countOf(after)] as const;
    const playOn = [goesOn(before), goesOn(after)] as const;
    const candidates = questions.filter((question) => asked.has(question) && differs(question, from, to));
    const explains = (swapped: readonly Question[]) => sameOutcome(under(from, mixedBook(from, to, swapped)), after);
    const causes = causesOf(candidates, explains);
    const transferred = before.transfer !== undefined || after.transfer !== undefined;
    return [
      { from, to, tricks, ...(playOn.includes(true) && { playOn }), ...(transferred && { transferred }), causes },
    ];
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

/** The smallest sets of questions that explain it. */
function causesOf(candidates: readonly Question[], explains: (swapped: readonly Question[]) => boolean): Question[][] {
  for (let size = 1; size <= MOST_TOGETHER; size++) {
    const sets = subsets(candidates, size).filter(explains);
    if (sets.length > 0) return sets;
  }
  return [];
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}
