// The sentences about what the claimer may have believed: each language supplies them.

import type { BeliefCode, BeliefFacts } from '../../ruling/reason.ts';
import type { Scene } from '../words.ts';

export interface BeliefWords {
  /** The belief itself, as a doubtful point. */
  readonly picture: (code: BeliefCode) => (facts: { readonly cards: readonly string[] }, scene: Scene) => string;
  /** In how many layouts the claim was good in it, without the full stop. */
  readonly worth: (facts: BeliefFacts & { readonly belief: BeliefCode }, who: string) => string;
}
