// Plays that need not both be tried.

import { type Card, rankOf, suitOf } from '../cards/cards.ts';
import type { Table } from './table.ts';

/** Of cards that no card of another hand or of the trick in progress parts, and nobody tells apart, one. */
export function representatives(
  table: Table,
  cards: readonly Card[],
  toldApart: (one: Card, other: Card) => boolean = () => false,
): Card[] {
  const seat = table.seat;
  const chosen: Card[] = [];
  let last = -1;
  for (const card of cards) {
    const suit = suitOf(card);
    if (last >= 0 && suitOf(last) === suit && !toldApart(card, last)) {
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
