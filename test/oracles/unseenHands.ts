// Every way in which cards that are not known can lie, written out: each hand in turn takes every set of the cards that are left,
// and the facts are counted afterwards. Never optimised; src/play/unknown.ts and src/ruling/unseen.ts must give the same counts.

import { allSeats, type Card, rankOf, type Seat, suitOf } from '../../src/cards/cards.ts';
import { cardsOfSeat, type Hands, handSize, withCard } from '../../src/cards/hands.ts';
import type { Unknown } from '../../src/play/unknown.ts';

export function everyWay({ known, sizes, open, pool, facts }: Unknown): Hands[] {
  let ways: { hands: Hands; left: readonly Card[] }[] = [{ hands: known, left: pool }];
  for (const seat of allSeats) {
    const need = sizes[seat]! - handSize(known, seat);
    ways = ways.flatMap(({ hands, left }) => {
      const may = left.filter((card) => open[seat]! & (1 << suitOf(card)));
      return setsOf(may, need).map((set) => ({
        hands: set.reduce((all, card) => withCard(all, seat, card), hands),
        left: left.filter((card) => !set.includes(card)),
      }));
    });
  }
  return ways
    .map(({ hands }) => hands)
    .filter((hands) =>
      facts.every((fact) => {
        const isOf = (card: Card) => (fact.of[suitOf(card)]! & (1 << rankOf(card))) !== 0;
        const seats = allSeats.filter((seat: Seat) => fact.seats & (1 << seat));
        const count = seats.flatMap((seat) => cardsOfSeat(hands, seat)).filter(isOf).length;
        return count >= fact.least && count <= fact.most;
      }),
    );
}

function setsOf(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => setsOf(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}
