// Keys for points of a line. Two points with the same key differ in the names of cards only: the cards left go from the
// top of each suit to the same owners, and whoever judges has the same reasons. So what was found at one holds at the other.

import { allSeats, allSuits, type Card, type Holding, rankOf, type Seat, suitOf } from '../cards/cards.ts';
import { countBits } from '../cards/hands.ts';
import { type Belief, stateOf } from './belief.ts';
import type { Table } from './table.ts';

/** Owners of the cards of the four suits from the top, a digit of three bits each. */
function ownersOf(held: number, digitOf: (bit: number) => number): string {
  let digits = 1;
  for (let left = held; left !== 0; ) {
    const bit = 1 << (31 - Math.clz32(left));
    left ^= bit;
    digits = digits * 8 + digitOf(bit);
  }
  // at most 14 digits: 42 bits
  return String.fromCharCode(digits & 0xffff, (digits / 0x10000) & 0xffff, digits / 0x100000000);
}

/** Who holds the cards still out, suit by suit from the top, and the seat on lead. Between tricks. */
export function ownersKey({ hands, leader }: Table, apart: readonly number[] = [0, 0, 0, 0]): string {
  let key = String.fromCharCode(leader);
  for (let suit = 0; suit < 4; suit++) {
    const north = hands[suit]!;
    const east = hands[4 + suit]!;
    const south = hands[8 + suit]!;
    const told = apart[suit]!;
    key += ownersOf(
      north | east | south | hands[12 + suit]!,
      (bit) => (north & bit ? 0 : east & bit ? 1 : south & bit ? 2 : 3) + (told & bit ? 4 : 0),
    );
  }
  return key;
}

/** The cards still held by name, and the seat on lead: for those who tell every card apart. Between tricks. */
export function cardsKey({ hands, leader }: Table): string {
  const held = (suit: number) => hands[suit]! | hands[4 + suit]! | hands[8 + suit]! | hands[12 + suit]!;
  return String.fromCharCode(held(0) | (leader << 13), held(1), held(2), held(3));
}

/** How many queens and better each suit still has: to be added where a habit goes by the names of cards. */
export function honoursKey({ hands }: Table): string {
  let counts = 0;
  for (const suit of allSuits)
    counts = counts * 4 + countBits((hands[suit]! | hands[4 + suit]! | hands[8 + suit]! | hands[12 + suit]!) & HONOURS);
  return String.fromCharCode(counts);
}

const HONOURS = 0b111 << 10;

/** What a judgement by a player with this belief rests on, at any point of a trick: his cards and those in view, the
 *  unseen ones, who showed out of what of these, and what is left of his belief. */
export function judgementKey(start: Table, table: Table, belief: Belief): string {
  const { hidden } = belief.view;
  const state = stateOf(start, table, belief);
  const forgotten = state.active ? holdings(belief.forgotten) : none;
  const [one] = allSeats.filter((seat) => !hidden.includes(seat));
  const { trick, leader } = table;
  let key = String.fromCharCode(leader) + state.key;
  let unseen = 0;
  for (const suit of allSuits) {
    const pool = table.holding(hidden[0], suit) | table.holding(hidden[1], suit);
    if (pool !== 0) unseen |= 1 << suit;
    const first = table.holding(one!, suit);
    let held = table.onTable(suit);
    for (const seat of allSeats) held |= table.holding(seat, suit);
    key += ownersOf(held, (bit) => {
      if (pool & bit) return forgotten[suit]! & bit ? 3 : 2;
      const at = trick.length === 0 ? -1 : trick.indexOf(suit * 13 + 31 - Math.clz32(bit));
      return at >= 0 ? 4 + at : first & bit ? 0 : 1;
    });
  }
  const out = (seat: Seat) => table.shownOut[seat]! & unseen;
  return key + String.fromCharCode(out(hidden[0]) | (out(hidden[1]) << 4));
}

const none: readonly Holding[] = [0, 0, 0, 0];

/** Cards as bits by suit. */
export const holdings = (cards: readonly Card[]): Holding[] =>
  allSuits.map((suit) => cards.reduce((bits, card) => (suitOf(card) === suit ? bits | (1 << rankOf(card)) : bits), 0));
