// Play that went on after the claim, card by card from the position on the desk: whose turn it is and what he may play. May assume
// hands that agree with the trick in progress (check.ts looks at them first).

import { allSeats, type Card, type Seat, suitOf } from '../../../cards/cards.ts';
import { hasCard, withCard } from '../../../cards/hands.ts';
import { afterPlay, legalPlays, type Position, seatToPlay } from '../../../play/position.ts';
import { type Draft, tricksToGo } from './draft.ts';
import { allCards } from './edit.ts';

export type PlayedOnTo =
  | { readonly illegal: { readonly seat: Seat; readonly card: Card } }
  | { readonly toPlay: Seat; readonly legal: readonly Card[]; readonly plays: readonly { seat: Seat; card: Card }[] };

/** After these cards; undefined as long as strain and leader are not known. */
export function playOn(draft: Draft, cards: readonly Card[]): PlayedOnTo | undefined {
  const { hands, open, strain, leader, trick } = draft;
  if (strain === null || leader === null) return undefined;
  let position: Position = { hands: Uint16Array.from(hands), strain, leader, trick };
  const plays: { seat: Seat; card: Card }[] = [];
  const seen = new Set<Card>(trick);
  const all = tricksToGo(draft) * 4 - trick.length;
  /** A hand that is not known may play any card of an open suit that is nowhere else, unless it is known to have to follow. */
  const mayPlay = (): readonly Card[] => {
    const seat = seatToPlay(position);
    const suits = open[seat]!;
    if (suits === 0) return legalPlays(position);
    if (plays.length >= all) return [];
    const own = legalPlays(position);
    const led = position.trick.length > 0 ? suitOf(position.trick[0]!) : undefined;
    const follows = led !== undefined && own.some((card) => suitOf(card) === led);
    return allCards.filter((card) => {
      if (own.includes(card)) return true;
      const free = !seen.has(card) && !allSeats.some((one) => hasCard(position.hands, one, card));
      return free && (suits & (1 << suitOf(card))) !== 0 && (!follows || suitOf(card) === led);
    });
  };
  for (const card of cards) {
    const seat = seatToPlay(position);
    if (!mayPlay().includes(card)) return { illegal: { seat, card } };
    if (!hasCard(position.hands, seat, card)) position = { ...position, hands: withCard(position.hands, seat, card) };
    seen.add(card);
    plays.push({ seat, card });
    position = afterPlay(position, card).position;
  }
  return { toPlay: seatToPlay(position), legal: mayPlay(), plays };
}
