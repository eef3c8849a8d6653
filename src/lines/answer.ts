// What is told of the lines of one question under one policy: the worst normal line under each admissible belief, and the ladder.

import type { Explanation } from './beliefs.ts';
import type { SeatPlay } from './policy.ts';
import type { LineSearch } from './search.ts';
import type { Fork } from './walk.ts';

export interface WorstLine extends Explanation {
  /** The fewest tricks for the claimer's side under this belief. */
  readonly tricks: number;
  readonly line: readonly SeatPlay[];
  readonly forks: readonly Fork[];
  /** The search behind it, for questions about the line. */
  readonly search: LineSearch;
}

export interface Answer {
  readonly anyPlay: number;
  /** Whether `anyPlay` is only known not to be less. */
  readonly anyPlayIsBound: boolean;
  readonly doubleDummy: number;
  /** What was left out; absent when everything was examined and the answer is exact. */
  readonly leftOut?: { readonly layouts: number; readonly examined: number; readonly cut: boolean };
  /** Whether it is exact although layouts were left out: the claimer keeps these tricks however the cards lie. */
  readonly keptSurely?: boolean;
  /** The belief of a claimer who has forgotten nothing comes first. */
  readonly beliefs: readonly WorstLine[];
}
