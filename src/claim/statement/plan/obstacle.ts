// Why a step of a plan cannot be followed: impossible from here on, or irregular, against a law if it were played as said.

import type { Seat } from '../../../cards/cards.ts';

/** `seat`: the hand that it is about. */
export interface Obstacle {
  readonly code: ObstacleCode;
  readonly seat?: Seat;
}

/** `not-held`: nobody of the side had the cards said; `spent`: they have been played; `not-in-hand`: the hand named has
 *  none of them; `not-out`: the card to be caught is not with the opponents. `not-won`: not every trick of a list was won.
 *  `lapsed`: an earlier step broke the plan. */
export const impossibilities = [
  'not-held',
  'spent',
  'not-in-hand',
  'not-out',
  'notrump',
  'which-suit',
  'no-trump-left',
  'no-ruff',
  'no-entry',
  'no-finesse',
  'suit-lost',
  'showed-out',
  'not-won',
  'lapsed',
] as const;

/** `wrong-hand`: the lead is in the other hand; `must-follow`: the hand still has the suit, it would be a revoke;
 *  `only-play`: what was not to be done was all that could be. */
export const irregularities = ['wrong-hand', 'must-follow', 'only-play'] as const;

export type ObstacleCode = (typeof impossibilities)[number] | (typeof irregularities)[number];
