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
