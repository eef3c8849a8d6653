// What has been found out about one case, for its next ruling: with another finding of the director, or under another edition,
// mostly the same beliefs lead to the same lines. For an unlimited effort; affects time only. One for each statement: what was said is not compared.

import type { AnyPlay } from './anyPlay.ts';
import type { Belief } from './belief.ts';
import type { Explanation } from './beliefs.ts';
import type { Allowance } from './effort.ts';
import type { Policy, Question } from './policy.ts';
import type { Judgements, LineSearch } from './search.ts';
import type { Fork, KnownLine } from './walk.ts';

/** The worst line under one belief, the search that found it and what that was allowed. */
export interface Searched extends KnownLine {
  readonly forks: readonly Fork[];
  readonly search: LineSearch;
  readonly allowance: Allowance;
}

/** Of one question under one policy, whatever he may have forgotten. */
export interface Known {
  readonly explained: Map<string, Explanation>;
  readonly searched: Map<string, Searched>;
  readonly judgements: Judgements;
  partner?: { readonly belief?: Belief; readonly allowance: Allowance };
  anyPlay?: { readonly lines: AnyPlay; readonly rung: Allowance; fewest?: number };
}

export class Remembered {
  private readonly known = new Map<string, Known>();

  of(question: Question, policy: Policy): Known {
    const { trumpForgotten: _trump, maxForgotten: _most, forgets: _when, ...rest } = policy;
    const key = JSON.stringify([
      { ...question, position: { ...question.position, hands: [...question.position.hands] } },
      rest,
    ]);
    const known = this.known.get(key) ?? { explained: new Map(), searched: new Map(), judgements: new Map() };
    this.known.set(key, known);
    return known;
  }
}

/** A belief by what it rests on: the same for every ruling on one question. */
export const beliefKey = ({ cards, belief, layouts, good }: Explanation): string =>
  [cards, layouts, good, belief.only !== undefined].join('|');
