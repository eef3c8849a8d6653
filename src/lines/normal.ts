// For one seat of the claimer's side at one point of a line: which plays are normal, and why not the others.
// A play is normal when no other dominates it in the layouts believed in (Law 70 with its footnote, as DESIGN reads it);
// when some are sure of the claim, or to take all that could be taken, only those; a habit, if one chooses among them, picks it.
// The director's findings come last: he may strike out a play or allow one.

import { type Card, NT, type Seat, type Side, suitOf } from '../cards/cards.ts';
import type { JudgedPlay } from '../claim/findings.ts';
import type { Lies } from '../knowledge/lies.ts';
import { type Belief, type Layouts, type Outlook, outlook, spread } from './belief.ts';
import type { Compared, Comparison, Game } from './compare.ts';
import type { Allowance } from './effort.ts';
import { groupsOf } from './habits.ts';
import type { Policy } from './policy.ts';
import { SureGame, type SureStore } from './sure.ts';
import type { Table } from './table.ts';

/** What a player of the claimer's side believes; declarer plays for two seats. */
export interface Mind {
  readonly controls: readonly Seat[];
  readonly belief: Belief;
  /** Whether he sees both hands of his side, so that some lines can be sure. */
  readonly sureLines: boolean;
}

/** A step of a judgement that left some plays out: those that are left, and the tricks that they are sure of.
 *  `sure`: the claim, or all; `compared`: the undominated; `no-guess`: certain of all that could be taken. */
export interface Sieve {
  readonly by: 'sure' | 'compared' | 'no-guess' | 'habit' | 'last-trump' | 'double-dummy' | 'struck-out' | 'allowed';
  readonly left: readonly Card[];
  readonly tricks?: number;
}

/** The normal plays, and how they were found. */
export interface Judgement {
  readonly normal: readonly Card[];
  readonly sieves: readonly Sieve[];
}

/** What is judged by: the table at the claim, the side, the policy, the yardstick, and a store for the sure game. */
export interface Bench {
  readonly start: Table;
  readonly side: Side;
  readonly claimed: number;
  readonly policy: Policy;
  readonly comparison: Comparison;
  readonly sure: SureStore;
  readonly allowance: Allowance;
}

const listed = (plays: readonly JudgedPlay[], seat: Seat, card: Card, now: number) =>
  plays.some(({ trick = now, ...play }) => play.seat === seat && play.card === card && trick === now);

/** Tricks that the claimer still needs to make good his claim; 0 when he has them or can no longer get them. */
export function neededAt({ claimed, side }: Bench, table: Table): number {
  const needed = claimed - table.won[side];
  return needed <= table.left ? Math.max(0, needed) : 0;
}

/** `plays`: those of the legal plays that what he stated leaves him. */
export function judge(bench: Bench, table: Table, mind: Mind, plays: readonly Card[] = table.legal()): Judgement {
  const { policy } = bench;
  if (plays.length === 1) return { normal: plays, sieves: [] };
  const legal = table.legal();
  const seen = outlook(bench.start, table, mind.belief, policy);
  const seat = table.seat;
  const trick = bench.start.left - table.left + 1;
  const free = (card: Card) => !listed(policy.struck, seat, card, trick);

  const judged = judgeAmong(bench, table, mind, seen, plays);
  const allowed = legal.filter((card) => judged.normal.includes(card) || listed(policy.allowed, seat, card, trick));
  const left = allowed.filter(free);
  const by = (sieve: Sieve['by'], cards: readonly Card[]): Sieve => ({ by: sieve, left: cards });
  if (left.length > 0)
    return { normal: left, sieves: [...judged.sieves, by('allowed', allowed), by('struck-out', left)] };
  // every normal play was struck out: what is normal among the others, or all when none is left
  const others = plays.filter(free);
  if (others.length === 0) return { normal: allowed, sieves: judged.sieves };
  const again = judgeAmong(bench, table, mind, seen, others);
  return { normal: again.normal, sieves: [by('struck-out', others), ...again.sieves] };
}

function judgeAmong(bench: Bench, table: Table, mind: Mind, seen: Outlook, cards: readonly Card[]): Judgement {
  const sieves: Sieve[] = [];
  const sift = (by: Sieve['by'], left: readonly Card[], tricks?: number) => {
    sieves.push({ by, left, ...(tricks !== undefined && { tricks }) });
    return left;
  };
  const certain = certainPlays(bench, table, mind, seen.lies, cards);
  const candidates = certain === undefined ? cards : sift('sure', certain.plays, certain.of);
  const best =
    certain?.of === table.left
      ? candidates
      : compare(bench, table, mind, seen, { plays: candidates, of: certain?.of ?? 0 }, sift);
  const habitual = sift(
    'habit',
    groupsOf(table, mind.belief.view, seen.lies, cards, bench.policy.habits).flatMap((group) => {
      const kept = group.plays.filter((card) => best.includes(card));
      const picked = kept.filter((card) => group.habitual.includes(card));
      return picked.length > 0 ? picked : kept;
    }),
  );
  const late = sift('last-trump', trumpsLast(bench.policy, table, seen.lies, habitual));
  return { normal: sift('double-dummy', expertly(bench, table, mind, seen, late)), sieves };
}

/** Trumps that are thought to be the last, kept for the end: led when there is nothing else to lead. */
function trumpsLast({ lastTrumpAtTheEnd }: Policy, table: Table, lies: Lies, plays: readonly Card[]): readonly Card[] {
  const { strain, trick } = table;
  if (!lastTrumpAtTheEnd || trick.length > 0 || strain === NT || lies.pool[strain] !== 0) return plays;
  const others = plays.filter((card) => suitOf(card) !== strain);
  return others.length > 0 ? others : plays;
}

/** Of the normal plays those that no other beats double dummy, for a player who sees so much. */
function expertly(bench: Bench, table: Table, mind: Mind, seen: Outlook, plays: readonly Card[]): readonly Card[] {
  const { policy, allowance } = bench;
  if (policy.comparison !== 'both' || plays.length === 1) return plays;
  const layouts = seen.layouts(allowance);
  if (!layouts.complete) return plays;
  return compareWithin(bench, 'double-dummy', table, mind, layouts, plays).undominated.map((p) => plays[p]!);
}

/** Compares plays in the layouts, or in as many as the allowance is enough for. */
function compareWithin(
  { side, comparison, allowance }: Bench,
  game: Game,
  table: Table,
  { belief: { view } }: Mind,
  layouts: Layouts,
  plays: readonly Card[],
): Compared {
  allowance.spendOnLayouts(layouts.count, plays.length, table.left);
  const compared = comparison.compare(game, side, table, { view, layouts }, plays, allowance.trickStartsForOne);
  allowance.compared(layouts.count, compared.examined, compared.trickStarts);
  return compared;
}

interface Certain {
  readonly plays: readonly Card[];
  /** The number of tricks they are sure of. */
  readonly of: number;
}

/** Plays sure of every trick left, or else of what the claim still needs: nobody who is sure of his claim puts it at risk.
 *  Only for a declarer who learns from the play: a defender depends on his partner, and frozen knowledge on guesses. */
function certainPlays(bench: Bench, table: Table, mind: Mind, lies: Lies, legal: readonly Card[]): Certain | undefined {
  if (!mind.sureLines || bench.policy.knowledge === 'frozen') return undefined;
  const game = new SureGame(bench.side, table, mind.belief.view.hidden, bench.sure);
  for (const of of [table.left, neededAt(bench, table)]) {
    if (of === 0 || !game.isSure(table, lies, of)) continue;
    const plays = legal.filter((card) => game.isSureAfter(table, lies, card, of));
    // none is shown to be sure when the allowance has run out in between
    if (plays.length > 0) return { of, plays };
  }
  return undefined;
}

/** So many layouts are asked first whether they hold more than is sure. */
const A_FEW = 16;

/** Of some plays, sure of a number of tricks, the undominated; of these the ones sure to take all that any of them could
 *  take in any layout, if there are such. */
function compare(
  bench: Bench,
  table: Table,
  mind: Mind,
  seen: Outlook,
  { plays, of }: Certain,
  sift: (by: Sieve['by'], left: readonly Card[], tricks?: number) => readonly Card[],
): readonly Card[] {
  const { side, policy, comparison, allowance, sure } = bench;
  if (plays.length === 1) return plays;
  const layouts = seen.layouts(allowance);
  const game = layouts.complete && policy.comparison === 'double-dummy' ? 'double-dummy' : 'plain';
  const { view } = mind.belief;
  // when no layout holds more than they are sure of, they are all worth the same
  if (of > 0) {
    allowance.spendOnLayouts(layouts.count, 1, table.left);
    const more = (some: Layouts) => comparison.reaches(game, side, table, { view, layouts: some }, of + 1).includes(1);
    // a few layouts from all over mostly tell
    if (!(layouts.count > 4 * A_FEW && more(spread(layouts, A_FEW))) && !more(layouts)) return plays;
  }
  const { undominated, least, most } = compareWithin(bench, game, table, mind, layouts, plays);
  const good = sift(
    'compared',
    undominated.map((p) => plays[p]!),
  );
  if (!mind.sureLines || policy.knowledge === 'frozen' || undominated.length === 1) return good;
  const all = Math.max(...undominated.map((p) => most[p]!));
  const sureGame = new SureGame(side, table, view.hidden, sure);
  const surest = undominated.filter((p) => least[p]! === all && sureGame.isSureAfter(table, seen.lies, plays[p]!, all));
  if (surest.length === 0) return good;
  return sift(
    'no-guess',
    surest.map((p) => plays[p]!),
    all,
  );
}
