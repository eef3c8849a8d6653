// The four hands as a compass: North above, West left, East right, South below, with what is on the table.
// Suits show by symbol, never by colour alone; a void is an em dash.

import { allSuits, cardName, nextSeat, type Seat, seatLetters, strainLetters, suitLetters } from '../cards/cards.ts';
import { cardsOf, type Hands, handSize, holding } from '../cards/hands.ts';
import type { Case } from '../claim/case.ts';
import { seatToPlay } from '../play/position.ts';
import { rankName, suitSymbols, type Words } from './words.ts';

/** What an explanation needs of a case. */
export type Table = Pick<Case, 'position' | 'declarer' | 'unknown'>;

const gap = 5;

/** What is not known of a hand shows as a question mark. */
export function diagram({ position, declarer, unknown }: Table, words: Words): string[] {
  const hands: Hands = unknown?.known ?? position.hands;
  const isOpen = (seat: Seat, suit: number) =>
    unknown !== undefined && handSize(hands, seat) < unknown.sizes[seat]! && unknown.open[seat]! & (1 << suit);
  const hand = (seat: Seat): string[] => [title(seat), ...suits(seat)];
  const title = (seat: Seat) => {
    const mark = seat === seatToPlay(position) ? '▸ ' : '';
    const role = seat === declarer ? ` (${words.table.declarer})` : '';
    return `${mark}${words.names.seats[seatLetters[seat]]}${role}`;
  };
  const suits = (seat: Seat) =>
    allSuits.map((suit) => {
      const ranks = cardsOf(suit, holding(hands, seat, suit)).map((card) => rankName(card % 13, words.names));
      if (isOpen(seat, suit)) ranks.push('?');
      return `${suitSymbols[suitLetters[suit]]} ${ranks.join(' ') || '—'}`;
    });

  const [north, east, south, west] = [hand(0), hand(1), hand(2), hand(3)];
  const left = Math.max(...west.map((line) => line.length)) + gap;
  const middle = Math.max(...[...north, ...south].map((line) => line.length)) + gap;
  const indent = ' '.repeat(left);
  return [
    ...north.map((line) => indent + line),
    ...west.map((line, i) => line.padEnd(left + middle) + east[i]),
    ...south.map((line) => indent + line),
  ].map((line) => line.trimEnd());
}

/** "Spades are trumps. South is to lead." */
export function tableSentence({ position }: Table, words: Words): string {
  const { leader, trick, strain } = position;
  const played = trick.map((card, i) => `${seatLetters[nextSeat(leader, i)]}:${cardName(card)}`);
  const turn =
    trick.length === 0
      ? words.table.toLead(seatLetters[leader])
      : words.table.onTable(played, seatLetters[seatToPlay(position)]);
  const letter = strainLetters[strain];
  return `${words.table.strain(letter)} ${turn}`;
}
