// A position: four hands, the strain, and the trick in progress. Legal plays (Law 44) and what a play leads to.
// May assume hands whose sizes agree with the trick in progress; `claim/case.ts` sees to that for input.

import { type Card, NT, nextSeat, rankOf, type Seat, type Strain, suitOf } from '../cards/cards.ts';
import { cardsOf, cardsOfSeat, type Hands, holding, withoutCard } from '../cards/hands.ts';

export interface Position {
  /** Cards still held; the cards of the trick in progress are in `trick`, not here. */
  readonly hands: Hands;
  readonly strain: Strain;
  /** The seat that led, or is to lead, the trick in progress. */
  readonly leader: Seat;
  /** The cards on the table in order of play, none to three. */
  readonly trick: readonly Card[];
}

export const seatToPlay = (position: Position): Seat => nextSeat(position.leader, position.trick.length);

/** Legal plays of the seat to play: follow suit when possible, otherwise any card. Highest first in each suit. */
export function legalPlays({ hands, leader, trick }: Position): Card[] {
  const seat = nextSeat(leader, trick.length);
  if (trick.length > 0) {
    const led = suitOf(trick[0]!);
    const held = holding(hands, seat, led);
    if (held !== 0) return cardsOf(led, held);
  }
  return cardsOfSeat(hands, seat);
}

/** Whether `card` beats `best` in a trick: the same suit and higher, or a trump on a plain suit. */
export const beats = (card: Card, best: Card, strain: Strain): boolean =>
  suitOf(card) === suitOf(best) ? rankOf(card) > rankOf(best) : strain !== NT && suitOf(card) === strain;

/** Place in the trick (0 = the lead) of the card that is winning it. */
export function winningPlace(trick: readonly Card[], strain: Strain): number {
  let best = 0;
  for (let i = 1; i < trick.length; i++) if (beats(trick[i]!, trick[best]!, strain)) best = i;
  return best;
}

/** The position after a legal play, and the seat that won the trick when it completed one. */
export function afterPlay(position: Position, card: Card): { position: Position; wonBy?: Seat } {
  const seat = seatToPlay(position);
  const hands = withoutCard(position.hands, seat, card);
  const trick = [...position.trick, card];
  if (trick.length < 4) return { position: { ...position, hands, trick } };
  const wonBy = nextSeat(position.leader, winningPlace(trick, position.strain));
  return { position: { ...position, hands, leader: wonBy, trick: [] }, wonBy };
}

/** Tricks still to be won, the trick in progress included. */
export function tricksLeft({ hands, leader, trick }: Position): number {
  const seat = nextSeat(leader, trick.length);
  return cardsOfSeat(hands, seat).length;
}
