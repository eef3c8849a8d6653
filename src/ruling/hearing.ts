// The hearing of a disputed claim in the order of an edition (70B; 71 and 72 in 1963), each step with its article. What an
// edition does not tell us is taken from the nearest known one, and marked.

import type { Question } from '../laws/edition.ts';
import { type EditionId, nearestKnown } from '../laws/editions.ts';

export type HearingStep =
  | 'stop'
  | 'suspend'
  | 'declarers-hand'
  | 'all-hands'
  | 'hands-if-wanted'
  | 'statement'
  | 'order'
  | 'objections'
  | 'objections-not-named'
  | 'not-only-objections'
  | 'other-laws'
  | 'judge';

export interface Hearing {
  readonly step: HearingStep;
  readonly cite: readonly string[];
  /** The edition that the step was read in. */
  readonly from: EditionId;
}

export function hearing(edition: EditionId): Hearing[] {
  const step = (name: HearingStep, question: Question): Hearing => {
    const { from, known } = nearestKnown(edition, question);
    return { step: name, cite: known.cite, from };
  };
  const answer = <Q extends Question>(question: Q) => nearestKnown(edition, question).known.answer;

  const hands = {
    'declarer-must-defenders-may': 'declarers-hand',
    'all-must': 'all-hands',
    'director-may-require': 'hands-if-wanted',
  } as const;
  const faced = step(hands[answer('handsFaced')], 'handsFaced');
  const statement = step('statement', 'procedure');
  const objections = step('objections', 'procedure');
  const ordered = {
    // 72b: the exact order of the remaining cards may be asked for; objections are in 71 only, as the defenders question the claim
    'hands-statement': [
      faced,
      statement,
      step('order', 'statementDue'),
      step('objections-not-named', 'playAfterClaim'),
    ],
    'statement-hands-objections': [statement, faced, objections],
    'statement-objections-hands': [statement, objections, step('not-only-objections', 'procedure'), faced],
  }[answer('procedure')];
  const suspended = answer('playAfterClaim') === 'result-if-all-agreed';
  return [
    step(suspended ? 'suspend' : 'stop', 'playAfterClaim'),
    step('other-laws', 'wrongCards'),
    ...ordered,
    step('judge', 'objectiveDoubt'),
  ];
}
