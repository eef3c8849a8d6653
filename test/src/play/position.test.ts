import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardName, parseCard, type Strain, suitOf } from '../../../src/cards/cards.ts';
import { handSize, holding } from '../../../src/cards/hands.ts';
import {
  afterPlay,
  legalPlays,
  type Position,
  seatToPlay,
  tricksLeft,
  winningPlace,
} from '../../../src/play/position.ts';
import { playedDealArb } from '../../arbitraries.ts';

const cards = (text: string) => text.split(' ').map((name) => parseCard(name)!);

// Trick, strain, place of the winner (Law 44E, 44F).
test.each<[string, Strain, number]>([
  ['S5 S9 S2 SA', 4, 3],
  ['S5 HA CA DA', 4, 0],
  ['S5 H2 SA H3', 1, 3],
  ['H2 SA H3 S2', 1, 2],
  ['DK D2', 0, 0],
])('%s in strain %i is won by place %i', (trick, strain, place) => {
  expect(winningPlace(cards(trick), strain)).toBe(place);
});

test('play keeps to the rules until the cards are gone', () => {
  fc.assert(
    fc.property(playedDealArb(), ({ position: start }) => {
      let position: Position = start;
      let won = 0;
      const left = tricksLeft(start);
      while (tricksLeft(position) > 0) {
        const seat = seatToPlay(position);
        const plays = legalPlays(position);
        const led = position.trick.length > 0 ? suitOf(position.trick[0]!) : undefined;
        const follows = led !== undefined && holding(position.hands, seat, led) > 0;
        expect(
          plays.every((card) => !follows || suitOf(card) === led),
          plays.map(cardName).join(),
        ).toBe(true);
        if (!follows) expect(plays.length).toBe(handSize(position.hands, seat));
        const next = afterPlay(position, plays[plays.length - 1]!);
        if (next.wonBy !== undefined) {
          won++;
          expect(next.position.leader).toBe(next.wonBy);
        }
        position = next.position;
      }
      expect(won).toBe(left);
    }),
  );
});
