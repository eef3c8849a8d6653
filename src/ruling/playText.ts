// A play as it is written in rulings.

import { type Card, cardName, parseCard, parseSeat, type Seat, seatLetters } from '../cards/cards.ts';
import { invariant } from '../cards/result.ts';

/** A play in a line: the seat and the card, "S:HA". */
export type PlayText = string;

export const playText = ({ seat, card }: { readonly seat: Seat; readonly card: Card }): PlayText =>
  `${seatLetters[seat]}:${cardName(card)}`;

/** The play that was written so. */
export function playOf(text: PlayText): { readonly seat: Seat; readonly card: Card } {
  const [seat, card] = [parseSeat(text.charAt(0)), parseCard(text.slice(2))];
  invariant(seat !== undefined && card !== undefined, `${text} is not a play`);
  return { seat, card };
}
