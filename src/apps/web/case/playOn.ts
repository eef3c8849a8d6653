// Play that went on after the claim, card by card from the position on the desk: whose turn it is and what he may play. May assume
// hands that agree with the trick in progress (check.ts looks at them first).

import type { Card, Seat } from '../../../cards/cards.ts';
import { afterPlay, legalPlays, type Position, seatToPlay } from '../../../play/position.ts';
import type { Draft } from './draft.ts';

export type PlayedOnTo =
  | { readonly illegal: { readonly seat: Seat; readonly card: Card } }
  | { readonly toPlay: Seat; readonly legal: readonly Card[]; readonly plays: readonly { seat: Seat; card: Card }[] };

/** After these cards; undefined as long as strain and leader are not known. */
export function playOn({ hands, strain, leader, trick }: Draft, cards: readonly Card[]): PlayedOnTo | undefined {
  if (strain === null || leader === null) return undefined;
  let position: Position = { hands: Uint16Array.from(hands), strain, leader, trick };
  const plays: { seat: Seat; card: Card }[] = [];
  for (const card of cards) {
    const seat = seatToPlay(position);
    if (!legalPlays(position).includes(card)) return { illegal: { seat, card } };
    plays.push({ seat, card });
    position = afterPlay(position, card).position;
  }
  return { toPlay: seatToPlay(position), legal: legalPlays(position), plays };
}
