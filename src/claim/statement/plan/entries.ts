// How a hand of the claimer's side comes in: by cards led from the hand opposite that it can beat, or ruff.

import { type Card, NT, rankOf, type Seat, suitOf } from '../../../cards/cards.ts';
import { highestRank, holding } from '../../../cards/hands.ts';
import { isVoid, type Scene } from './scene.ts';

/** Of cards of the hand opposite those on which `to` can win the trick, if no opponent does. `ruff`: by a ruff only. */
export function entries(scene: Scene, to: Seat, cards: readonly Card[], ruff = false): Card[] {
  const { strain, hands } = scene;
  const canRuff = strain !== NT && !isVoid(scene, to, strain);
  return cards.filter((card) => {
    const held = holding(hands, to, suitOf(card));
    if (held === 0) return canRuff && suitOf(card) !== strain;
    return !ruff && highestRank(held) > rankOf(card);
  });
}
