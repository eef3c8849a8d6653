// A finesse that can be taken through either opponent, where the words do not say through whom: then both ways agree with
// the statement, and the doubt goes against the claimer (70A). Which way he is going shows only when the other hand plays.

import { allSuits, type Card, partnerOf, rankOf, type Suit, suitOf } from '../../../cards/cards.ts';
import { heldBy, highestOut, outstanding, ownSeats, type Scene } from './scene.ts';
import type { Task } from './task.ts';

type Finesse = Extract<Task, { do: 'finesse' }>;

/** Whether each hand holds a card above the missing one and can be led to for a finesse of it. `suit`: the one led. */
export function isTwoWay(task: Finesse, scene: Scene, suit: Suit | undefined = suitSaid(task)): boolean {
  if (suit === undefined || task.from !== undefined || task.card || task.ruffing) return false;
  const own = ownSeats(scene);
  const missing = highestOut(scene, suit);
  if (own.length < 2 || missing < 0 || (task.against?.rank ?? missing) !== missing) return false;
  const others = outstanding(scene, suit) & ~(1 << missing);
  const cards = (seat: (typeof own)[number]) => heldBy(scene, seat, { suits: 1 << suit });
  // below the missing card only, but above every other that is out
  const next = (seat: (typeof own)[number]) =>
    cards(seat).filter((card) => rankOf(card) < missing && others >> rankOf(card) === 0).length;
  return own.every(
    (seat) =>
      cards(seat).some((card) => rankOf(card) > missing) &&
      cards(partnerOf(seat)).length > 0 &&
      (next(seat) > 0 || next(partnerOf(seat)) > 1),
  );
}

/** Whether a card played to the second half of a finesse takes it, rather than going over the missing card. */
export const takesFinesse = (card: Card, scene: Scene): boolean => rankOf(card) < highestOut(scene, suitOf(card));

const suitSaid = ({ suit, card, against }: Finesse): Suit | undefined =>
  suit ?? allSuits.find((one) => (card ?? against)?.suits === 1 << one);
