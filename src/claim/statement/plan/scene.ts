// The table as a plan looks at it: the hands at the claim and now, the trick in progress, what has been shown.

import {
  allSuits,
  type Card,
  nextSeat,
  partnerOf,
  rankOf,
  type Seat,
  type Suit,
  sideOf,
  suitOf,
} from '../../../cards/cards.ts';
import { cardsOf, countBits, type Hands, hasCard, holding } from '../../../cards/hands.ts';
import { winningPlace } from '../../../play/position.ts';
import { type Mark, marks, type Places } from './refer.ts';

export interface Scene extends Places {
  readonly hands: Hands;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  /** By seat, suits it has shown out of (bits), the line included. */
  readonly shownOut: ArrayLike<number>;
  /** The hands when the claim was made, the cards on the table left out. */
  readonly start: Hands;
}

export const seatToPlay = ({ leader, trick }: Scene): Seat => nextSeat(leader, trick.length);
export const isOwn = ({ claimer }: Places, seat: Seat): boolean => sideOf(seat) === sideOf(claimer);
export const opponentsOf = ({ claimer }: Places): readonly [Seat, Seat] => [nextSeat(claimer), nextSeat(claimer, 3)];

/** Cards of a suit that the opponents still hold. He can count them, not place them. */
export const outstanding = (scene: Scene, suit: Suit): number =>
  opponentsOf(scene).reduce<number>((bits, seat) => bits | holding(scene.hands, seat, suit), 0);

export const isVoid = ({ hands }: Scene, seat: Seat, suit: number): boolean => holding(hands, seat, suit) === 0;

/** Whether a seat has played a card since the claim. */
export const hasPlayed = ({ start, hands }: Scene, seat: Seat, card: Card): boolean =>
  hasCard(start, seat, card) && !hasCard(hands, seat, card);

export const playedIn = ({ start, hands }: Scene, seat: Seat, suit: Suit): number =>
  countBits(holding(start, seat, suit) & ~holding(hands, seat, suit));

export const hasShownOut = ({ shownOut }: Scene, seat: Seat, suit: number): boolean =>
  ((shownOut[seat] ?? 0) & (1 << suit)) !== 0;

/** The seat and the card that are winning the trick in progress. */
export function winning({ trick, leader, strain }: Scene): { seat: Seat; card: Card } | undefined {
  if (trick.length === 0) return undefined;
  const place = winningPlace(trick, strain);
  return { seat: nextSeat(leader, place), card: trick[place]! };
}

/** The highest rank of a suit that the opponents hold, or -1. */
export const highestOut = (scene: Scene, suit: Suit): number => 31 - Math.clz32(outstanding(scene, suit));

export const countIn = ({ hands }: Scene, seat: Seat, suit: Suit): number => countBits(holding(hands, seat, suit));

export const heldBy = ({ hands }: Scene, seat: Seat, mark: Mark): Card[] =>
  allSuits.flatMap((suit) => cardsOf(suit, holding(hands, seat, suit))).filter((card) => marks(mark, card));

/** Declarer plays dummy's cards too; a defender only his own. */
export const controls = ({ claimer, declarer }: Places, seat: Seat): boolean =>
  seat === claimer || (claimer === declarer && seat === partnerOf(declarer));

/** The hands that the claimer plays. */
export const ownSeats = (places: Places): Seat[] =>
  [places.claimer, partnerOf(places.claimer)].filter((seat) => controls(places, seat));

export const lowestIn = (cards: readonly Card[]): Card[] => edge(cards, (a, b) => rankOf(a) < rankOf(b));
export const highestIn = (cards: readonly Card[]): Card[] => edge(cards, (a, b) => rankOf(a) > rankOf(b));

/** The outermost card of each suit. */
function edge(cards: readonly Card[], further: (a: Card, b: Card) => boolean): Card[] {
  return cards.filter((card) => !cards.some((other) => suitOf(other) === suitOf(card) && further(other, card)));
}
