// A play as it is written in rulings.

import { type Card, cardName, type Seat, seatLetters } from '../cards/cards.ts';

/** A play in a line: the seat and the card, "S:HA". */
export type PlayText = string;

export const playText = ({ seat, card }: { readonly seat: Seat; readonly card: Card }): PlayText =>
  `${seatLetters[seat]}:${cardName(card)}`;
