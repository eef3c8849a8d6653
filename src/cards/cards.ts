// Seats, suits, ranks and cards as small numbers, and their letters in the PBN standard.
// Numbers inside, letters only at the rim. Suit order S H D C, seat order N E S W (clockwise), rank 0 = two ... 12 = ace.

export const seatLetters = ['N', 'E', 'S', 'W'] as const;
export const suitLetters = ['S', 'H', 'D', 'C'] as const;
export const strainLetters = ['S', 'H', 'D', 'C', 'NT'] as const;
export const rankLetters = '23456789TJQKA';

export type SeatLetter = (typeof seatLetters)[number];
export type SuitLetter = (typeof suitLetters)[number];
export type StrainLetter = (typeof strainLetters)[number];
/** 0 North, 1 East, 2 South, 3 West. */
export type Seat = 0 | 1 | 2 | 3;
/** 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export type Suit = 0 | 1 | 2 | 3;
/** A suit, or 4 for notrump. */
export type Strain = Suit | 4;
/** 0 North-South, 1 East-West. */
export type Side = 0 | 1;
/** suit * 13 + rank. */
export type Card = number;
/** The cards of one suit as bits: bit r is set when the card of rank r is there. */
export type Holding = number;

export const NT = 4;
export const allSeats: readonly Seat[] = [0, 1, 2, 3];
export const allSuits: readonly Suit[] = [0, 1, 2, 3];

export const makeCardNumber = (suit: number, rank: number): Card => suit * 13 + rank;
export const suitOf = (card: Card): Suit => ((card / 13) | 0) as Suit;
export const rankOf = (card: Card): number => card % 13;

export const sideOf = (seat: Seat): Side => (seat & 1) as Side;
export const nextSeat = (seat: Seat, steps = 1): Seat => ((seat + steps) & 3) as Seat;
export const partnerOf = (seat: Seat): Seat => nextSeat(seat, 2);

/** "SA" for the ace of spades, as PBN writes a card. */
export const cardName = (card: Card): string => suitLetters[suitOf(card)] + rankLetters[rankOf(card)]!;

export function parseCard(text: string): Card | undefined {
  const suit = suitLetters.indexOf(text[0] as SuitLetter);
  const rank = rankLetters.indexOf(text[1] ?? '?');
  return text.length === 2 && suit >= 0 && rank >= 0 ? makeCardNumber(suit, rank) : undefined;
}

export const parseSeat = (text: string): Seat | undefined => index(seatLetters, text) as Seat | undefined;
export const parseSuit = (text: string): Suit | undefined => index(suitLetters, text) as Suit | undefined;
export const parseStrain = (text: string): Strain | undefined => index(strainLetters, text) as Strain | undefined;

function index(letters: readonly string[], text: string): number | undefined {
  const at = letters.indexOf(text);
  return at < 0 ? undefined : at;
}
