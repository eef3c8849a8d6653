// What a language must supply to read a statement back: who does what, around the canonical words of the steps.

import type { Simple } from '../../claim/statement/tree.ts';

export interface StatementWords {
  /** Something he will do, said in canonical words. */
  readonly will: (step: Exclude<Simple, { kind: 'not' }>, said: string) => string;
  readonly willNot: (said: string) => string;
  readonly saysThat: (fact: string) => string;
  readonly list: (items: string) => string;
  readonly tally: (kind: 'rest' | 'concede' | 'count' | 'result' | 'anyOrder', said: string) => string;
  readonly afterThat: (sentence: string) => string;
  readonly choice: (sentences: readonly string[]) => string;
  readonly condition: (when: string, then: string, otherwise?: string) => string;
  /** Several steps inside a condition or a choice. */
  readonly several: (sentences: readonly string[], inOrder: boolean) => string;
  /** Said when a statement has no step that was understood. */
  readonly noSteps: string;
  readonly notUnderstood: (text: string, at: number) => string;
}
