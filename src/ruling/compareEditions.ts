// The same case under every edition, and why two editions part (causes.ts).

import type { Solver } from '../../solver/solver.ts';
import type { Case } from '../claim/case.ts';
import type { Question } from '../laws/edition.ts';
import { type EditionId, editionIds, type LawBook, lawBook } from '../laws/editions.ts';
import type { EffortName } from '../lines/effort.ts';
import { adjudicate } from './adjudicate.ts';
import { causesOf, noting } from './causes.ts';
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
    const causes = causesOf(asked, from, to, (book) => sameOutcome(under(from, book), after));
    const transferred = before.transfer !== undefined || after.transfer !== undefined;
    return [
      { from, to, tricks, ...(playOn.includes(true) && { playOn }), ...(transferred && { transferred }), causes },
    ];
  });
  return { law70: 'editions/1', rulings, differences };
}
