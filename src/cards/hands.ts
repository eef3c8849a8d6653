// The four hands as sixteen holdings (index seat * 4 + suit), the form the kernel reads too.
// Values are treated as immutable: every change makes a copy.

import { allSuits, type Card, type Holding, makeCardNumber, rankLetters, rankOf, type Seat, suitOf } from './cards.ts';

/** Sixteen holdings: index seat * 4 + suit. */
export type Hands = Uint16Array;

export const emptyHands = (): Hands => new Uint16Array(16);

export const holding = (hands: Hands, seat: Seat, suit: number): Holding => hands[seat * 4 + suit]!;

export const hasCard = (hands: Hands, seat: Seat, card: Card): boolean =>
  (holding(hands, seat, suitOf(card)) & (1 << rankOf(card))) !== 0;

export function withCard(hands: Hands, seat: Seat, card: Card): Hands {
  const copy = hands.slice();
  copy[seat * 4 + suitOf(card)]! |= 1 << rankOf(card);
  return copy;
}

export function withoutCard(hands: Hands, seat: Seat, card: Card): Hands {
  const copy = hands.slice();
  copy[seat * 4 + suitOf(card)]! &= ~(1 << rankOf(card));
  return copy;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

export const highestRank = (bits: Holding): number => 31 - Math.clz32(bits);
export const lowestRank = (bits: Holding): number => 31 - Math.clz32(bits & -bits);

export const handSize = (hands: Hands, seat: Seat): number =>
  allSuits.reduce((sum: number, suit) => sum + countBits(holding(hands, seat, suit)), 0);

/** The cards of a holding from the highest to the lowest. */
export function cardsOf(suit: number, bits: Holding): Card[] {
  const cards: Card[] = [];
  for (let rank = 12; rank >= 0; rank--) if (bits & (1 << rank)) cards.push(makeCardNumber(suit, rank));
  return cards;
}

/** Spades to clubs, each from the top. */
export const cardsOfSeat = (hands: Hands, seat: Seat): Card[] =>
  allSuits.flatMap((suit) => cardsOf(suit, holding(hands, seat, suit)));

/** "AK.Q2..T9": spades, hearts, diamonds, clubs, an empty suit empty. */
export const handText = (hands: Hands, seat: Seat): string =>
  allSuits
    .map((suit) =>
      cardsOf(suit, holding(hands, seat, suit))
        .map((card) => rankLetters[rankOf(card)])
        .join(''),
    )
    .join('.');
