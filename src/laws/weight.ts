// The questions whose answer cannot change a count of tricks, each with the reason. All others have an ending in the test cases
// on which two editions part because of them alone; a test holds the two lists together.

import type { Question } from './edition.ts';

export const whyNoCount = [
  /** Only one answer is known to us, in whatever edition. */
  'one-known-answer',
  /** It orders the hearing; the cards and the words are those of the case whatever comes first. */
  'hearing-only',
  /** Only declarer claimed then, so that the defenders are the side that the claimer faces. */
  'same-side',
  /** With every doubtful point for the defenders the worst line counts, as where the law says so. */
  'doubt-does-it',
  /** The trump not mentioned is against the claimer either way; how sure the director must be is his finding. */
  'finding-decides',
  /** The number said bounds what the claimer gets, whether the rest is said to be conceded or not. */
  'number-bounds',
  /** Words said only after the objection have no weight in any edition. */
  'late-words-have-none',
  /** The tricks that made or beat the contract had been won, and those come back anyway. */
  'won-tricks-come-back',
  /** A time limit where there is nothing to take back, and none where there is, would change nothing by itself. */
  'no-right-no-limit',
  /** The two are names of one period: that after the session in which the score can be corrected. */
  'same-period',
  /** The length of the older period is not known to us; all later editions share one. */
  'length-not-known',
] as const;

export type WhyNoCount = (typeof whyNoCount)[number];

export const noCount = {
  handsFaced: 'hearing-only',
  procedure: 'hearing-only',
  objectiveDoubt: 'same-side',
  worstLine: 'doubt-does-it',
  outstandingTrump: 'finding-decides',
  restConceded: 'number-bounds',
  statementDue: 'late-words-have-none',
  contractDone: 'won-tricks-come-back',
  agreementTime: 'no-right-no-limit',
  wonTrickTime: 'same-period',
  correctionPeriod: 'length-not-known',
  revokeAtClaim: 'one-known-answer',
  revokeDoubt: 'one-known-answer',
  revokeEquity: 'one-known-answer',
  wrongCards: 'one-known-answer',
} as const satisfies Partial<Record<Question, WhyNoCount>>;
