// For one seat of the claimer's side at one point of a line: which plays are normal, and why not the others.
// A play is normal when no other dominates it in the layouts believed in (Law 70 with its footnote, as DESIGN reads it);
// when some are sure to take all that could be taken, only those; and a habit, if one chooses among them, picks it.
// The director's findings come last: he may strike out a play or allow one.

import type { Card, Seat, Side } from '../cards/cards.ts';
import { type Belief, type Outlook, outlook } from './belief.ts';
import { type Comparison, type Scores, undominated } from './compare.ts';
import type { Allowance } from './effort.ts';
import { groupsOf } from './habits.ts';
import type { Lies } from './lies.ts';
import type { Policy, SeatPlay } from './policy.ts';
import { SureGame, type SureStore } from './sure.ts';
import type { Table } from './table.ts';

/** What a player of the claimer's side believes; declarer plays for two seats. */
export interface Mind {
  readonly controls: readonly Seat[];
  readonly belief: Belief;
  /** Whether he sees both hands of his side, so that some lines can be sure. */
  readonly sureLines: boolean;
}

/** The normal plays, and what they were judged by: no choice, `sure` of every trick left, or compared layout by layout. */
export interface Judgement {
  readonly normal: readonly Card[];
  readonly basis: 'forced' | 'sure' | 'compared';
}

/** What is judged by: the table at the claim, the side, the policy, the yardstick, and a store for the sure game. */
export interface Bench {
  readonly start: Table;
  readonly side: Side;
  readonly policy: Policy;
  readonly comparison: Comparison;
  readonly sure: SureStore;
  readonly allowance: Allowance;
}

const listed = (plays: readonly SeatPlay[], seat: Seat, card: Card) =>
  plays.some((play) => play.seat === seat && play.card === card);

/** Of the undominated plays (as indices) the ones sure to take all that any could take in any layout, if there are such.
 *  Only for a declarer who learns from the play: a defender depends on his partner, and frozen knowledge on guesses. */
function surest(
  { side, policy, sure: store }: Bench,
  table: Table,
  mind: Mind,
  lies: Lies,
  legal: readonly Card[],
  scores: Scores,
  plays: readonly number[],
): Card[] {
  const cards = plays.map((p) => legal[p]!);
  if (!mind.sureLines || policy.knowledge === 'frozen' || plays.length === 1) return cards;
  const width = legal.length;
  let most = 0;
  for (let at = 0; at < scores.length; at += width) for (const p of plays) most = Math.max(most, scores[at + p]!);
  const always = (p: number) => {
    for (let at = p; at < scores.length; at += width) if (scores[at]! < most) return false;
    return true;
  };
  const game = new SureGame(side, table, mind.belief.view.hidden, store);
  const sure = plays.filter((p) => always(p) && game.isSureAfter(table, lies, legal[p]!, most)).map((p) => legal[p]!);
  return sure.length > 0 ? sure : cards;
}

export function judge(bench: Bench, table: Table, mind: Mind): Judgement {
  const { policy } = bench;
  const legal = table.legal();
  if (legal.length === 1) return { normal: legal, basis: 'forced' };
  const seen = outlook(bench.start, table, mind.belief, policy);
  const sure = sureOfAll(bench, table, mind, seen.lies, legal);
  const best = sure.length > 0 ? sure : compare(bench, table, mind, seen, legal);

  const normal = new Set<Card>();
  for (const { plays, habitual } of groupsOf(table, mind.belief.view, seen.lies, legal, policy.habits)) {
    const kept = plays.filter((card) => best.includes(card));
    const picked = kept.filter((card) => habitual.includes(card));
    for (const card of picked.length > 0 ? picked : kept) normal.add(card);
  }
  const seat = table.seat;
  const all = legal.filter((card) => normal.has(card) || listed(policy.allowed, seat, card));
  const left = all.filter((card) => !listed(policy.struck, seat, card));
  return { normal: left.length > 0 ? left : all, basis: sure.length > 0 ? 'sure' : 'compared' };
}

/** Plays sure of every trick left: then no layout need be looked at, for no play can be worth more in any. */
function sureOfAll(
  { side, policy, sure }: Bench,
  table: Table,
  mind: Mind,
  lies: Lies,
  legal: readonly Card[],
): Card[] {
  if (!mind.sureLines || policy.knowledge === 'frozen') return [];
  const game = new SureGame(side, table, mind.belief.view.hidden, sure);
  if (!game.isSure(table, lies, table.left)) return [];
  return legal.filter((card) => game.isSureAfter(table, lies, card, table.left));
}

/** The undominated plays, the surest of them when some are. */
function compare(bench: Bench, table: Table, mind: Mind, seen: Outlook, legal: readonly Card[]): Card[] {
  const { side, policy, comparison, allowance } = bench;
  const layouts = seen.layouts(allowance);
  allowance.spendOnLayouts(layouts.count, legal.length, table.left);
  const game = layouts.complete ? policy.comparison : 'plain';
  const scores = comparison.scores(game, side, table, mind.belief.view, layouts, legal);
  return surest(bench, table, mind, seen.lies, legal, scores, undominated(scores, layouts.count, legal.length));
}
