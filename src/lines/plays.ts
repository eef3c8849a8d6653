// Plays that need not both be tried, and a short key for a point of a line.

import { type Card, rankOf, suitOf } from '../cards/cards.ts';
import type { Table } from './table.ts';

/** Of cards that no card of another hand or of the trick in progress parts, one; `apart` are always kept. */
export function representatives(table: Table, cards: readonly Card[], apart: readonly Card[] = []): Card[] {
  const seat = table.seat;
  const chosen: Card[] = [];
  let last = -1;
  for (const card of cards) {
    const suit = suitOf(card);
    if (last >= 0 && suitOf(last) === suit && !apart.includes(card) && !apart.includes(last)) {
      const [low, high] = card < last ? [card, last] : [last, card];
      const between = ((1 << rankOf(high)) - 1) & ~((2 << rankOf(low)) - 1);
      let others = table.onTable(suit);
      for (let other = 0; other < 4; other++) if (other !== seat) others |= table.holding(other, suit);
      if ((others & between) === 0) {
        last = card;
        continue;
      }
    }
    chosen.push(card);
    last = card;
  }
  return chosen;
}

/** The cards still held and the seat on lead: a key between tricks. */
export function trickKey({ hands, leader }: Table): string {
  const held = (suit: number) => hands[suit]! | hands[4 + suit]! | hands[8 + suit]! | hands[12 + suit]!;
  return String.fromCharCode(held(0) | (leader << 13), held(1), held(2), held(3));
}

/** Who holds the cards still out, suit by suit from the top, and the seat on lead: the same for positions that differ in
 *  the names of cards only. Between tricks. */
export function ownersKey({ hands, leader }: Table): string {
  const codes: number[] = [leader];
  for (let suit = 0; suit < 4; suit++) {
    const north = hands[suit]!;
    const east = hands[4 + suit]!;
    const south = hands[8 + suit]!;
    let owners = 1;
    for (let left = north | east | south | hands[12 + suit]!; left !== 0; ) {
      const bit = 1 << (31 - Math.clz32(left));
      owners = (owners << 2) | (north & bit ? 0 : east & bit ? 1 : south & bit ? 2 : 3);
      left ^= bit;
    }
    codes.push(owners & 0xffff, owners >>> 16);
  }
  return String.fromCharCode(...codes);
}
