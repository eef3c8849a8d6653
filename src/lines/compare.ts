// What a play is worth in each layout: the yardstick of dominance. The double-dummy kernel does the work; this file only
// says which game it plays (DESIGN, "No credit for unstated skill"): `plain` or `double-dummy`.

import type { SureKernel } from '../../solver/solver.ts';
import type { Card, Side } from '../cards/cards.ts';
import type { Layouts, View } from './belief.ts';
import type { Table } from './table.ts';

/** Which game a play is worth so many tricks in. */
export type Game = 'plain' | 'double-dummy';

/** Tricks for the claimer's side, the trick in progress included: row = layout, column = play in the order given. */
export type Scores = Uint8Array;

export interface Comparison {
  /** Scores of the plays of the seat to play, in every layout of the two hidden hands. */
  scores(game: Game, side: Side, table: Table, view: View, layouts: Layouts, plays: readonly Card[]): Scores;
  /** In which layouts the claimer's side takes at least so many tricks with best play from this point: 1, or 0. */
  reaches(game: Game, side: Side, table: Table, view: View, layouts: Layouts, tricks: number): Uint8Array;
  /** Tricks for the claimer's side with best play by both, for the hands as they lie. */
  doubleDummy(side: Side, table: Table): number;
  /** Double dummy too, after each of the plays of the seat to play. */
  doubleDummyAfter(side: Side, table: Table, plays: readonly Card[]): number[];
  /** `doubleDummy` in the plain game. */
  plain(side: Side, table: Table): number;
  /** What the side is sure of without seeing all hands. */
  readonly sure: SureKernel;
}

/** The plays (as indices) that no other play dominates: as many tricks in every layout, and more in some. */
export function undominated(scores: Scores, layouts: number, plays: number): number[] {
  const kept: number[] = [];
  for (let p = 0; p < plays; p++) {
    let dominated = false;
    for (let q = 0; q < plays && !dominated; q++) if (q !== p) dominated = dominates(scores, layouts, plays, q, p);
    if (!dominated) kept.push(p);
  }
  return kept;
}

function dominates(scores: Scores, layouts: number, plays: number, q: number, p: number): boolean {
  let better = false;
  for (let row = 0, at = 0; row < layouts; row++, at += plays) {
    const difference = scores[at + q]! - scores[at + p]!;
    if (difference < 0) return false;
    if (difference > 0) better = true;
  }
  return better;
}
