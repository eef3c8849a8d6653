// A belief: the layouts in which a player of the claimer's side may have seen the position (DESIGN: `aware`,
// `assumed-lie`, `trump-forgotten`, `card-forgotten`), and what is left of it at a later point of a line.
// When the cards played exclude every layout of the belief, it gives way to all layouts that fit what he has seen.

import { allSuits, type Card, rankOf, type Seat, sideOf, suitOf } from '../cards/cards.ts';
import { countBits } from '../cards/hands.ts';
import {
  allLayouts,
  type Facts,
  type LayoutBits,
  type LayoutSet,
  type Narrowing,
  someLayouts,
} from '../knowledge/layouts.ts';
import { CountedLies, type Lies, ListedLies } from '../knowledge/lies.ts';
import type { Allowance } from './effort.ts';
import type { Policy, Question } from './policy.ts';
import type { Table } from './table.ts';

/** Layouts of unseen cards between two hidden hands. */
export interface Layouts {
  readonly count: number;
  /** The unseen cards; GONE in the place of one that has been played since the layouts were listed. */
  readonly unseen: readonly number[];
  /** Bit i of a layout is set when card i lies with the first hidden hand. */
  readonly bits: Uint32Array;
  /** False when hidden hands are short of forgotten cards. */
  readonly complete: boolean;
}

const GONE = 255;

/** Who does not see what: the two hidden hands, and whether each belongs to the claimer's side. */
export interface View {
  readonly hidden: readonly [Seat, Seat];
  readonly own: readonly [boolean, boolean];
}

export interface Belief {
  readonly view: View;
  /** Unseen cards thought gone. */
  readonly forgotten: readonly Card[];
  /** The layouts of the claim that are believed in, when not all that fit are. */
  readonly only?: Narrowing;
}

export function viewOf(seat: Seat, { declarer, claimer }: Question): View {
  const hidden: [Seat, Seat] =
    claimer === declarer
      ? [((declarer + 1) & 3) as Seat, ((declarer + 3) & 3) as Seat]
      : [((seat + 2) & 3) as Seat, declarer];
  return { hidden, own: [sideOf(hidden[0]) === sideOf(claimer), sideOf(hidden[1]) === sideOf(claimer)] };
}

const isHeld = (table: Table, seat: Seat, card: Card): boolean =>
  (table.holding(seat, suitOf(card)) & (1 << rankOf(card))) !== 0;

const sizeOf = (table: Table, seat: Seat): number =>
  allSuits.reduce((size: number, suit) => size + countBits(table.holding(seat, suit)), 0);

/** The unseen cards: what the two hidden hands hold together, low cards first in each suit. */
export function unseenBy(table: Table, { hidden }: View): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < 52; card++) {
    if (isHeld(table, hidden[0], card) || isHeld(table, hidden[1], card)) cards.push(card);
  }
  return cards;
}

/** Every way the unseen cards but the forgotten ones can lie at this table, given its facts. A hidden hand of an opponent
 *  may be short of forgotten cards, one of the claimer's side may not. `facts`: the table whose show-outs are known. */
export function countedLies(
  facts: Table,
  table: Table,
  { hidden, own }: View,
  forgotten: readonly Card[],
): CountedLies {
  const gone = (suit: number) =>
    forgotten.reduce((bits, card) => (suitOf(card) === suit ? bits | (1 << rankOf(card)) : bits), 0);
  const pool = allSuits.map((suit) => (table.holding(hidden[0], suit) | table.holding(hidden[1], suit)) & ~gone(suit));
  const total = pool.reduce((sum, bits) => sum + countBits(bits), 0);
  const size: [number, number] = [sizeOf(table, hidden[0]), sizeOf(table, hidden[1])];
  if (own[0]) size[1] = total - size[0];
  else if (own[1]) size[0] = total - size[1];
  return new CountedLies(pool, size, [facts.shownOut[hidden[0]]!, facts.shownOut[hidden[1]]!]);
}

/** The layouts behind counted lies, card by card: all, or a sample with the real one when there are too many. */
export function layoutSet(lies: CountedLies, table: Table, { hidden }: View, allowance: Allowance): LayoutSet {
  const pool: Card[] = [];
  for (let card = 0; card < 52; card++) if (lies.pool[suitOf(card)]! & (1 << rankOf(card))) pool.push(card);
  const count = lies.count();
  const examined = allowance.sample(count);
  if (examined === count) return { pool, bits: allLayouts(pool, lies.limits()) };
  const real = pool.reduce((bits, card, i) => (isHeld(table, hidden[0], card) ? bits | (1 << i) : bits), 0);
  return { pool, bits: someLayouts(pool, lies.limits(), real, examined) };
}

/** What a player with this belief thinks possible now; `start` is the table at the claim. */
export interface Outlook {
  readonly lies: Lies;
  /** The same, written out: there may be very many. */
  readonly layouts: (allowance: Allowance) => Layouts;
  /** Whether the layout at the table itself is among them. */
  readonly includesTable: boolean;
}

export function outlook(start: Table, table: Table, belief: Belief, policy: Policy): Outlook {
  const { view, forgotten, only } = belief;
  const frozen = policy.knowledge === 'frozen';
  const facts = frozen ? start : table;
  if (frozen || allHeld(table, belief)) {
    const lies = countedLies(facts, table, view, forgotten);
    // with frozen knowledge the forgotten cards may have been played by now
    const complete = !forgotten.some((card) => isHidden(table, view, card));
    if (only === undefined) {
      const possible = lies.possible() && (!frozen || partnerFits(start, table, view, forgotten));
      if (possible) return countedOutlook(lies, table, view, complete);
    } else {
      const seen = factsAt(start, table, view, only.pool, facts);
      const bits = frozen ? frozenLeft(table, view, only, seen) : only.left(seen);
      if (bits.length > 0) {
        return {
          lies: new ListedLies(only.pool, bits, lies, seen),
          layouts: () => layoutsOf(only.pool, bits, complete, (card) => isHidden(table, view, card)),
          includesTable: complete && includes(bits, layoutAt(table, view, only.pool, seen)),
        };
      }
    }
  }
  return countedOutlook(countedLies(facts, table, view, []), table, view, true);
}

const isHidden = (table: Table, { hidden }: View, card: Card): boolean =>
  isHeld(table, hidden[0], card) || isHeld(table, hidden[1], card);

/** Whether no forgotten card has been seen. */
const allHeld = (table: Table, { view, forgotten }: Belief): boolean =>
  forgotten.every((card) => isHidden(table, view, card));

/** What play has left of a belief: whether anything, and a key of the layouts left, equal for sets that differ in the
 *  names of cards only. */
export function stateOf(
  start: Table,
  table: Table,
  belief: Belief,
): { readonly active: boolean; readonly key: string } {
  const { view, only } = belief;
  if (!allHeld(table, belief)) return dead;
  if (only === undefined) return { active: true, key: '' };
  const { left, key } = only.leftAndKey(factsAt(start, table, view, only.pool, table));
  return left.length === 0 ? dead : { active: true, key };
}

/** As one who has forgotten nothing and counts on nothing. */
const dead = { active: false, key: '' };

function countedOutlook(lies: CountedLies, table: Table, view: View, complete: boolean): Outlook {
  const layouts = (allowance: Allowance) => {
    const { pool, bits } = layoutSet(lies, table, view, allowance);
    return layoutsOf(pool, bits, complete);
  };
  return { lies, layouts, includesTable: complete };
}

/** The layout in which the cards of a pool lie, or lay at the claim. */
const layoutAt = (table: Table, { hidden }: View, pool: readonly Card[], { played }: Facts): LayoutBits =>
  pool.reduce((bits, card, i) => (isHeld(table, hidden[0], card) ? bits | (1 << i) : bits), played[0]);

const includes = (layouts: ArrayLike<LayoutBits>, layout: LayoutBits): boolean => {
  for (let i = 0; i < layouts.length; i++) if (layouts[i] === layout) return true;
  return false;
};

/** What the play since the claim has shown of the cards of a pool. */
function factsAt(start: Table, table: Table, { hidden }: View, pool: readonly Card[], known: Table): Facts {
  const played: [number, number] = [0, 0];
  pool.forEach((card, i) => {
    if (!hidden.some((seat) => isHeld(table, seat, card))) played[isHeld(start, hidden[0], card) ? 0 : 1] |= 1 << i;
  });
  return { played, out: [known.shownOut[hidden[0]]!, known.shownOut[hidden[1]]!] };
}

/** With frozen knowledge a player only knows that the cards played are gone, how many each hand still holds, and who had
 *  shown out of what at the claim. */
function frozenLeft(table: Table, view: View, { pool, bits }: LayoutSet, { played, out }: Facts): Uint32Array {
  const here = ((1 << pool.length) - 1) & ~(played[0] | played[1]);
  const sizes = [sizeOf(table, view.hidden[0]), sizeOf(table, view.hidden[1])] as const;
  const fits = (n: number, place: 0 | 1) => (view.own[place] ? n === sizes[place] : n <= sizes[place]);
  const lacks = (held: LayoutBits, suits: number) =>
    !pool.some((card, i) => held & (1 << i) && suits & (1 << suitOf(card)));
  const seen = new Set<LayoutBits>();
  for (const layout of bits) {
    const mine = layout & here;
    const theirs = ~layout & here;
    if (!fits(countBits(mine), 0) || !fits(countBits(theirs), 1)) continue;
    if (lacks(mine, out[0]) && lacks(theirs, out[1])) seen.add(mine);
  }
  return Uint32Array.from(seen);
}

/** With frozen knowledge, who played which card does not count, but a hidden hand of the claimer's side is never thought short of
 *  cards: whether it can have played so many that are not forgotten. */
function partnerFits(start: Table, table: Table, view: View, forgotten: readonly Card[]): boolean {
  const partner = view.hidden[view.own.indexOf(true)];
  if (partner === undefined || forgotten.length === 0) return true;
  const held = unseenBy(start, view).filter((card) => {
    const canHold = !forgotten.includes(card) && (start.shownOut[partner]! & (1 << suitOf(card))) === 0;
    return canHold && !isHidden(table, view, card);
  });
  return held.length >= sizeOf(start, partner) - sizeOf(table, partner);
}

/** Layouts of the cards of the pool that are still `held`. */
export function layoutsOf(
  pool: readonly Card[],
  bits: Uint32Array,
  complete: boolean,
  held: (card: Card) => boolean = () => true,
): Layouts {
  return { count: bits.length, unseen: pool.map((card) => (held(card) ? card : GONE)), bits, complete };
}

/** A few of the layouts, from all over the list. */
export function spread(layouts: Layouts, few: number): Layouts {
  const { count, bits } = layouts;
  return {
    ...layouts,
    count: few,
    bits: Uint32Array.from({ length: few }, (_, i) => bits[Math.floor((i * count) / few)]!),
  };
}
