// What a language must supply to tell what became of the steps of a statement on the decisive line.

import type { SeatLetter } from '../../cards/cards.ts';
import type { Fate } from '../../claim/statement/course.ts';
import type { ObstacleCode } from '../../claim/statement/plan/obstacle.ts';

export interface StepWords {
  /** `tricks`: those in which it was followed, as the language lists them; empty when none. */
  readonly fates: Readonly<Record<Exclude<Fate, 'no-play'>, (tricks: string, why: string) => string>>;
  readonly tricks: (numbers: readonly number[]) => string;
  /** Why it could not be followed. `seat`: the hand it is about, if one is. */
  readonly obstacles: Readonly<Record<ObstacleCode, (seat: SeatLetter | undefined) => string>>;
  /** Of a condition: whether it held. */
  readonly condition: (held: boolean) => string;
}
