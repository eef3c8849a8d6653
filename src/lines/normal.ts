// For one seat of the claimer's side at one point of a line: which plays are normal, and why not the others.
// A play is normal when no other dominates it in the layouts believed in (Law 70 with its footnote, as DESIGN reads it)
// and a habit, if one chooses among the undominated ones, picks it. The director's findings come last: he may strike out
// a play or allow one.

import type { Card, Seat, Side } from '../cards/cards.ts';
import { type Belief, type Layouts, layoutsNow } from './belief.ts';
import { type Comparison, type Scores, undominated } from './compare.ts';
import { groupsOf } from './habits.ts';
import type { Policy, SeatPlay } from './policy.ts';
import type { Table } from './table.ts';

/** What a player of the claimer's side believes; declarer plays for two seats. */
export interface Mind {
  readonly controls: readonly Seat[];
  readonly belief: Belief;
}

/** The normal plays, and what they were judged by. */
export interface Judgement {
  readonly normal: readonly Card[];
  readonly legal: readonly Card[];
  readonly layouts: Layouts;
  readonly scores: Scores;
}

const listed = (plays: readonly SeatPlay[], seat: Seat, card: Card) =>
  plays.some((play) => play.seat === seat && play.card === card);

export function judge(
  start: Table,
  table: Table,
  mind: Mind,
  side: Side,
  policy: Policy,
  comparison: Comparison,
): Judgement {
  const legal = table.legal();
  const layouts = layoutsNow(start, table, mind.belief, policy);
  if (legal.length === 1) return { normal: legal, legal, layouts, scores: new Uint8Array(0) };

  const game = layouts.complete ? policy.comparison : 'plain';
  const scores = comparison.scores(game, side, table, mind.belief.view, layouts, legal);
  const best = new Set(undominated(scores, layouts.count, legal.length).map((i) => legal[i]!));
  const normal = new Set<Card>();
  for (const { plays, habitual } of groupsOf(table, mind.belief.view, layouts, legal, policy.habits)) {
    const kept = plays.filter((card) => best.has(card));
    const picked = kept.filter((card) => habitual.includes(card));
    for (const card of picked.length > 0 ? picked : kept) normal.add(card);
  }
  const seat = table.seat;
  const all = legal.filter((card) => normal.has(card) || listed(policy.allowed, seat, card));
  const left = all.filter((card) => !listed(policy.struck, seat, card));
  return { normal: left.length > 0 ? left : all, legal, layouts, scores };
}
