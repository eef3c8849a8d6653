// What a play is worth in each layout: the yardstick of dominance. The double-dummy kernel does the work; this file only
// says which game it plays (DESIGN, "No credit for unstated skill"): `plain` or `double-dummy`.

import type { AnyPlayKernel, SureKernel } from '../../solver/solver.ts';
import type { Card, Side } from '../cards/cards.ts';
import type { Layouts, View } from './belief.ts';
import type { Table } from './table.ts';

/** Which game a play is worth so many tricks in. */
export type Game = 'plain' | 'double-dummy';

/** Layouts of the two hands that somebody does not see. */
export interface LayoutsSeen {
  readonly view: View;
  readonly layouts: Layouts;
}

/** How plays of one seat compare over layouts; tricks of its side, the trick in progress included. */
export interface Compared {
  /** The plays (as indices) that no other play dominates: as many tricks in every layout, and more in some. */
  readonly undominated: readonly number[];
  /** By play: the fewest and the most tricks in any layout. */
  readonly least: ArrayLike<number>;
  readonly most: ArrayLike<number>;
  /** In so many of the layouts, from the first. */
  readonly examined: number;
  /** What it took. */
  readonly trickStarts: number;
}

export interface Comparison {
  /** The plays of the seat to play, of the claimer's side, over all layouts, or those that so many trick starts suffice for. */
  compare(
    game: Game,
    side: Side,
    table: Table,
    seen: LayoutsSeen,
    plays: readonly Card[],
    trickStarts: number,
  ): Compared;
  /** The same written out: tricks by layout (row) and play (column). */
  scores(game: Game, side: Side, table: Table, seen: LayoutsSeen, plays: readonly Card[]): Uint8Array;
  /** In which layouts the claimer's side takes at least so many tricks with best play from this point: 1, or 0. */
  reaches(game: Game, side: Side, table: Table, seen: LayoutsSeen, tricks: number): Uint8Array;
  /** Tricks for the claimer's side with best play by both, for the hands as they lie. */
  doubleDummy(side: Side, table: Table): number;
  /** Double dummy too, after each of the plays of the seat to play. */
  doubleDummyAfter(side: Side, table: Table, plays: readonly Card[]): number[];
  /** `doubleDummy` in the plain game. */
  plain(side: Side, table: Table): number;
  /** Does some work unless it takes more than so many trick starts of the double-dummy search: then undefined. */
  limited<T>(trickStarts: number, work: () => T): T | undefined;
  /** Does some work with nothing remembered, so that it takes what it takes for everybody. */
  afresh<T>(work: () => T): T;
  /** What the side is sure of without seeing all hands. */
  readonly sure: SureKernel;
  /** What the side takes at the fewest, whatever anybody plays. */
  readonly anyPlay: AnyPlayKernel;
}

/** The plays that no other dominates; bit q of `better[p]`: p takes more than q in some layout. */
export function undominated(better: ArrayLike<number>): number[] {
  const beats = (p: number, q: number) => (better[p]! & (1 << q)) !== 0;
  const plays = Array.from({ length: better.length }, (_, p) => p);
  return plays.filter((p) => !plays.some((q) => beats(q, p) && !beats(p, q)));
}
