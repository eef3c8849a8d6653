// What the play before the claim tells of the trumps: whether the claimer's side was drawing them (EBU White Book 8.70.4).

import { type Side, sideOf, suitOf } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import { afterPlay, type Position, seatToPlay } from '../play/position.ts';
import { dealBefore, openingLeader } from '../play/record.ts';

/** Whether the last trick that the side led, up to the claim, was led in trumps. False when the play is not known. */
export function wasDrawingTrumps({ position: end, declarer, played }: Case, side: Side): boolean {
  const leader = openingLeader(declarer);
  let position: Position = { hands: dealBefore(end, leader, played), strain: end.strain, leader, trick: [] };
  let drawing = false;
  for (const card of played) {
    if (position.trick.length === 0 && sideOf(seatToPlay(position)) === side) drawing = suitOf(card) === end.strain;
    position = afterPlay(position, card).position;
  }
  return drawing;
}
