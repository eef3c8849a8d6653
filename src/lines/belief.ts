// A belief: the layouts in which a player of the claimer's side may have seen the position (DESIGN: `aware`,
// `assumed-lie`, `trump-forgotten`, `card-forgotten`), and what is left of it at a later point of a line.
// When the cards played exclude every layout of the belief, it gives way to all layouts that fit what he has seen.

import { allSuits, type Card, rankOf, type Seat, sideOf, suitOf } from '../cards/cards.ts';
import { countBits } from '../cards/hands.ts';
import { allLayouts, type LayoutBits, type Limits } from './layouts.ts';
import { CountedLies, type Lies, ListedLies } from './lies.ts';
import type { Policy, Question } from './policy.ts';
import type { Table } from './table.ts';

/** Layouts written out: for each, the eight holdings of the two hidden hands (first hand's four suits, then the second's). */
export interface Layouts {
  readonly count: number;
  readonly holdings: Uint16Array;
  /** False when hidden hands are short of forgotten cards. */
  readonly complete: boolean;
}

/** Who does not see what: the two hidden hands, and whether each belongs to the claimer's side. */
export interface View {
  readonly hidden: readonly [Seat, Seat];
  readonly own: readonly [boolean, boolean];
}

/** Layouts of a pool of cards. */
export interface LayoutSet {
  readonly pool: readonly Card[];
  readonly bits: Uint32Array;
}

export interface Belief {
  readonly view: View;
  /** The layouts believed in at the claim; forgotten cards are not in the pool. */
  readonly believed: () => LayoutSet;
  /** All layouts that fitted the facts at the claim. */
  readonly possible: () => LayoutSet;
  /** Whether only some of the layouts of its pool are believed in. */
  readonly restricted: boolean;
  /** Unseen cards thought gone. */
  readonly forgotten: readonly Card[];
}

export function viewOf(seat: Seat, { declarer, claimer }: Question): View {
  const hidden: [Seat, Seat] =
    claimer === declarer
      ? [((declarer + 1) & 3) as Seat, ((declarer + 3) & 3) as Seat]
      : [((seat + 2) & 3) as Seat, declarer];
  return { hidden, own: [sideOf(hidden[0]) === sideOf(claimer), sideOf(hidden[1]) === sideOf(claimer)] };
}

/** The unseen cards: what the two hidden hands hold together, low cards first in each suit. */
export function unseenBy(table: Table, { hidden }: View): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < 52; card++) {
    const held = table.holding(hidden[0], suitOf(card)) | table.holding(hidden[1], suitOf(card));
    if (held & (1 << rankOf(card))) cards.push(card);
  }
  return cards;
}

const sizeOf = (table: Table, seat: Seat): number =>
  allSuits.reduce((size: number, suit) => size + countBits(table.holding(seat, suit)), 0);

/** All ways in which `pool`, the unseen cards but for the forgotten ones, can lie at the claim. A hidden hand of an
 *  opponent may be short of forgotten cards, one of the claimer's side may not. */
export function layoutsAtClaim(start: Table, view: View, pool: readonly Card[]): () => LayoutSet {
  let set: LayoutSet | undefined;
  return () => {
    set ??= writeSet(start, view, pool);
    return set;
  };
}

function writeSet(start: Table, view: View, pool: readonly Card[]): LayoutSet {
  const sizes = [sizeOf(start, view.hidden[0]), sizeOf(start, view.hidden[1])] as const;
  const complete = pool.length === sizes[0] + sizes[1];
  const limits: Limits = {
    least: [complete || view.own[0] ? sizes[0] : 0, complete || view.own[1] ? sizes[1] : 0],
    most: sizes,
    shownOut: [start.shownOut[view.hidden[0]]!, start.shownOut[view.hidden[1]]!],
  };
  return { pool, bits: allLayouts(pool, limits) };
}

/** What a player with this belief thinks possible now; `start` is the table at the claim. */
export interface Outlook {
  readonly layouts: () => Layouts;
  readonly lies: () => Lies;
  /** Whether the layout at the table itself is among them. */
  readonly includesTable: boolean;
}

export function outlook(start: Table, table: Table, belief: Belief, policy: Policy): Outlook {
  const { view, forgotten, believed, possible, restricted } = belief;
  const frozen = policy.knowledge === 'frozen';
  const counted = (gone: readonly Card[]) => countedLies(frozen ? start : table, table, view, gone);
  const exposed =
    !frozen && forgotten.some((card) => !isHeld(table, view.hidden[0], card) && !isHeld(table, view.hidden[1], card));
  if (!exposed && (restricted || forgotten.length > 0)) {
    const { pool, bits } = believed();
    const left = remaining(start, table, view, { pool, bits }, frozen);
    if (left.length > 0) {
      return {
        layouts: () => writeOut(view, table, pool, left, forgotten.length === 0),
        lies: () => (restricted ? listedLies(start, table, view, pool, left, counted(forgotten)) : counted(forgotten)),
        includesTable: forgotten.length === 0 && left.includes(layoutAt(table, view, pool)),
      };
    }
  }
  return {
    layouts: () => writeOut(view, table, possible().pool, remaining(start, table, view, possible(), frozen), true),
    lies: () => counted([]),
    includesTable: true,
  };
}

/** The layout in which the unseen cards do lie. */
const layoutAt = (table: Table, { hidden }: View, pool: readonly Card[]): LayoutBits =>
  pool.reduce((bits, card, i) => (isHeld(table, hidden[0], card) ? bits | (1 << i) : bits), 0);

function countedLies(facts: Table, table: Table, { hidden }: View, forgotten: readonly Card[]): Lies {
  const gone = (suit: number) =>
    forgotten.reduce((bits, card) => (suitOf(card) === suit ? bits | (1 << rankOf(card)) : bits), 0);
  return new CountedLies(
    allSuits.map((suit) => (table.holding(hidden[0], suit) | table.holding(hidden[1], suit)) & ~gone(suit)),
    [sizeOf(table, hidden[0]), sizeOf(table, hidden[1])],
    [facts.shownOut[hidden[0]]!, facts.shownOut[hidden[1]]!],
  );
}

function listedLies(
  start: Table,
  table: Table,
  { hidden }: View,
  pool: readonly Card[],
  left: readonly LayoutBits[],
  wider: Lies,
): Lies {
  const played: [number, number] = [0, 0];
  pool.forEach((card, i) => {
    if (!hidden.some((seat) => isHeld(table, seat, card))) played[isHeld(start, hidden[0], card) ? 0 : 1] |= 1 << i;
  });
  return new ListedLies(pool, left, wider, { played, out: [table.shownOut[hidden[0]]!, table.shownOut[hidden[1]]!] });
}

const isHeld = (table: Table, seat: Seat, card: Card): boolean =>
  (table.holding(seat, suitOf(card)) & (1 << rankOf(card))) !== 0;

/** The layouts of a set that the play since the claim has not excluded. With frozen knowledge the player only knows
 *  that the cards played are gone, and how many each hand still holds. */
function remaining(start: Table, table: Table, view: View, { pool, bits }: LayoutSet, frozen: boolean): LayoutBits[] {
  const [first, second] = view.hidden;
  let byFirst = 0;
  let bySecond = 0;
  let outOfFirst = 0;
  let outOfSecond = 0;
  const shownOut = frozen ? start.shownOut : table.shownOut;
  for (let i = 0; i < pool.length; i++) {
    const card = pool[i]!;
    if (isHeld(table, first, card) || isHeld(table, second, card)) {
      if (shownOut[first]! & (1 << suitOf(card))) outOfFirst |= 1 << i;
      if (shownOut[second]! & (1 << suitOf(card))) outOfSecond |= 1 << i;
    } else if (isHeld(start, first, card)) byFirst |= 1 << i;
    else bySecond |= 1 << i;
  }
  const left: LayoutBits[] = [];
  if (!frozen) {
    const must = byFirst | outOfSecond;
    const mustNot = bySecond | outOfFirst;
    for (const layout of bits) if ((layout & must) === must && (layout & mustNot) === 0) left.push(layout);
    return left;
  }
  const here = ~(byFirst | bySecond);
  const all = pool.length === 32 ? -1 : (1 << pool.length) - 1;
  const sizes = [sizeOf(table, first), sizeOf(table, second)] as const;
  const seen = new Set<LayoutBits>();
  for (const layout of bits) {
    const held = countBits(layout & here);
    const other = countBits(~layout & all & here);
    const fits = (n: number, place: 0 | 1) => (view.own[place] ? n === sizes[place] : n <= sizes[place]);
    if (!fits(held, 0) || !fits(other, 1) || (layout & here & outOfFirst) !== 0 || (~layout & here & outOfSecond) !== 0)
      continue;
    seen.add(layout & here & all);
  }
  return [...seen];
}

function writeOut(
  view: View,
  table: Table,
  pool: readonly Card[],
  layouts: readonly LayoutBits[],
  complete: boolean,
): Layouts {
  const held: { bit: number; at: number; rank: number }[] = [];
  pool.forEach((card, i) => {
    if (isHeld(table, view.hidden[0], card) || isHeld(table, view.hidden[1], card)) {
      held.push({ bit: 1 << i, at: suitOf(card), rank: 1 << rankOf(card) });
    }
  });
  const holdings = new Uint16Array(layouts.length * 8);
  for (let row = 0; row < layouts.length; row++) {
    for (const { bit, at, rank } of held) holdings[row * 8 + at + (layouts[row]! & bit ? 0 : 4)]! |= rank;
  }
  return { count: layouts.length, holdings, complete };
}
