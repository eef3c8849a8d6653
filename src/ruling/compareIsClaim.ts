// Whether it was a claim, under every edition, and which answers of the law make two editions part.

import type { ClaimAnswers } from '../claim/act.ts';
import type { Question } from '../laws/edition.ts';
import { type EditionId, editionIds, lawBook } from '../laws/editions.ts';
import { causesOf, noting } from './causes.ts';
import { type ClaimFinding, isClaim } from './isClaim.ts';

export interface ClaimDifference {
  readonly from: EditionId;
  readonly to: EditionId;
  /** As in a comparison of rulings. */
  readonly causes: readonly (readonly Question[])[];
}

export interface ClaimComparison {
  readonly law70: 'is-claim-editions/1';
  /** One for each edition, the earliest first. */
  readonly findings: readonly (ClaimFinding & { readonly edition: EditionId })[];
  readonly differences: readonly ClaimDifference[];
}

/** What it was, or what must be known first. */
const outcome = (found: ClaimFinding) => ('ask' in found ? `? ${found.ask}` : found.kind);

export function compareIsClaim(answers: ClaimAnswers): ClaimComparison {
  const asked = new Set<Question>();
  const findings = editionIds.map((edition) => ({
    edition,
    ...isClaim(edition, answers, noting(lawBook(edition), asked)),
  }));
  const differences = findings.slice(1).flatMap((after, i): ClaimDifference[] => {
    const before = findings[i]!;
    if (outcome(before) === outcome(after)) return [];
    const [from, to] = [before.edition, after.edition];
    const explains = (book: Parameters<typeof isClaim>[2]) => outcome(isClaim(from, answers, book)) === outcome(after);
    return [{ from, to, causes: causesOf(asked, from, to, explains) }];
  });
  return { law70: 'is-claim-editions/1', findings, differences };
}
