import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardName, parseCard, parseSeat, parseStrain, rankOf, suitOf } from '../../../src/cards/cards.ts';
import {
  cardsOf,
  cardsOfSeat,
  countBits,
  handText,
  hasCard,
  highestRank,
  lowestRank,
  withCard,
  withoutCard,
} from '../../../src/cards/hands.ts';
import { dealArb, seatArb } from '../../arbitraries.ts';

test('the 52 cards go round through their names', () => {
  const names = Array.from({ length: 52 }, (_, card) => cardName(card));
  expect(new Set(names).size).toBe(52);
  expect(names.map(parseCard)).toEqual(Array.from({ length: 52 }, (_, card) => card));
  expect([cardName(0), cardName(12), cardName(51)]).toEqual(['S2', 'SA', 'CA']);
  for (const text of ['', 'S', 'A', 'SAA', 'sA', 'S1', 'NT', '10']) expect(parseCard(text)).toBeUndefined();
});

test('seats and strains by letter', () => {
  expect(['N', 'E', 'S', 'W', 'n', ''].map(parseSeat)).toEqual([0, 1, 2, 3, undefined, undefined]);
  expect(['S', 'H', 'D', 'C', 'NT', 'N'].map(parseStrain)).toEqual([0, 1, 2, 3, 4, undefined]);
});

test('taking a card out and putting it back changes nothing, and each hand reads as it is written', () => {
  fc.assert(
    fc.property(dealArb, seatArb, fc.nat(12), (deal, seat, which) => {
      const cards = cardsOfSeat(deal, seat);
      const card = cards[which]!;
      const without = withoutCard(deal, seat, card);
      expect(hasCard(without, seat, card)).toBe(false);
      expect(hasCard(deal, seat, card)).toBe(true);
      expect(withCard(without, seat, card)).toEqual(deal);
      const written = handText(deal, seat).split('.');
      expect(written.flatMap((ranks, suit) => [...ranks].map((rank) => parseCard(`${'SHDC'[suit]}${rank}`)))).toEqual(
        cards,
      );
    }),
  );
});

test('a holding from the top, its ends and its length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8191 }), fc.nat(3), (bits, suit) => {
      const cards = cardsOf(suit, bits);
      expect(cards.length).toBe(countBits(bits));
      expect(cards.every((card) => suitOf(card) === suit)).toBe(true);
      expect([rankOf(cards[0]!), rankOf(cards.at(-1)!)]).toEqual([highestRank(bits), lowestRank(bits)]);
      expect([...cards].sort((a, b) => b - a)).toEqual(cards);
    }),
  );
});
