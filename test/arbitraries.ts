// Random deals and endings for property tests: real play from a shuffled deal, so every ending could occur at the table.
// One seed number drives a whole ending; fast-check shrinks the number of cards played.

import fc from 'fast-check';
import { type Card, type Seat, type Strain, suitOf } from '../src/cards/cards.ts';
import { emptyHands, type Hands } from '../src/cards/hands.ts';
import { afterPlay, legalPlays, type Position } from '../src/play/position.ts';

export interface PlayedDeal {
  readonly deal: Hands;
  readonly strain: Strain;
  readonly declarer: Seat;
  readonly cards: readonly Card[];
  readonly position: Position;
}

export const seatArb = fc.constantFrom<Seat[]>(0, 1, 2, 3);
export const strainArb = fc.constantFrom<Strain[]>(0, 1, 2, 3, 4);

/** A full deal. */
export const dealArb: fc.Arbitrary<Hands> = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 52, maxLength: 52 })
  .map((keys) => dealFrom(keys.map((_, card) => card).sort((a, b) => keys[a]! - keys[b]! || a - b)));

function dealFrom(cards: readonly Card[]): Hands {
  const hands = emptyHands();
  cards.forEach((card, i) => {
    hands[(i & 3) * 4 + suitOf(card)]! |= 1 << (card % 13);
  });
  return hands;
}

/** A deal of which `least` to `most` cards have been played, any legal card each time. */
export const playedDealArb = (least = 0, most = 51): fc.Arbitrary<PlayedDeal> =>
  fc
    .record({
      deal: dealArb,
      strain: strainArb,
      declarer: seatArb,
      choices: fc.array(fc.nat(12), { minLength: least, maxLength: most, size: 'max' }),
    })
    .map(({ deal, strain, declarer, choices }) => {
      let position: Position = { hands: deal, strain, leader: ((declarer + 1) & 3) as Seat, trick: [] };
      const cards: Card[] = [];
      for (const choice of choices) {
        const legal = legalPlays(position);
        const card = legal[choice % legal.length]!;
        cards.push(card);
        position = afterPlay(position, card).position;
      }
      return { deal, strain, declarer, cards, position };
    });
