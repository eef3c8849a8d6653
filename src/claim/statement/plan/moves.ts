// How a card moves a plan on: rounds counted down, cards played, the first half of a finesse done.

import { type Card, partnerOf, type Seat, type Suit, suitOf } from '../../../cards/cards.ts';
import { anyOf, marks } from './refer.ts';
import { isOwn, type Scene } from './scene.ts';
import { firstWithSay, type Task } from './task.ts';
import { isTwoWay, takesFinesse } from './twoWay.ts';

/** A card as it was played. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
  readonly led: Suit;
  /** When the card completes a trick. */
  readonly winner: Seat | undefined;
  readonly winningCard: Card;
  readonly scene: Scene;
}

/** How a finesse ended, when the card completes its trick. */
export function finessed(todo: readonly Task[], { winner, scene }: Played): boolean | undefined {
  const task = firstWithSay(todo);
  return winner !== undefined && task?.do === 'finesse' && task.led ? isOwn(scene, winner) : undefined;
}

/** Moves the first step that has a say; of plans in any order those that the card belongs to. */
export function advance(todo: readonly Task[], played: Played): readonly Task[] {
  const task = firstWithSay(todo);
  if (task === undefined) return todo;
  const at = todo.indexOf(task);
  if (task.do === 'choice' || task.do === 'group') {
    const of = task.of.map((some) => advance(some, played));
    const moved = task.of.filter((some, i) => of[i] !== some);
    if (moved.length === 0) return todo;
    const next: Task = { ...task, of: task.do === 'choice' ? of.filter((some, i) => some !== task.of[i]) : of };
    const rest = next.of.length === 1 ? next.of[0]! : [next];
    return [...todo.slice(0, at), ...rest, ...todo.slice(at + 1)];
  }
  const next = moved(task, played);
  return next === task ? todo : [...todo.slice(0, at), next, ...todo.slice(at + 1)];
}

function moved(task: Task, played: Played): Task {
  const { seat, card, led, winner, winningCard, scene } = played;
  const own = isOwn(scene, seat);
  const leads = scene.trick.length === 0;
  switch (task.do) {
    case 'suit': {
      let next = task;
      if (own && leads && led === task.suit && task.rounds !== undefined) next = { ...next, rounds: task.rounds - 1 };
      if (!own && task.out !== undefined && suitOf(card) === task.suit) next = { ...next, out: task.out - 1 };
      if (
        winner !== undefined &&
        led === task.suit &&
        isOwn(scene, scene.leader) &&
        !isOwn(scene, winner) &&
        !task.lost
      )
        next = { ...next, lost: true };
      return next;
    }
    case 'play':
      return own && task.cards[0]?.some((mark) => marks(mark, card)) ? { ...task, cards: task.cards.slice(1) } : task;
    case 'toward':
      return own && leads && task.lead.some((mark) => marks(mark, card)) ? { ...task, led: true } : task;
    case 'ruff':
      if (!own || suitOf(card) !== scene.strain || led === scene.strain || !(anyOf(task.what).suits & (1 << led)))
        return task;
      if (task.times !== 'always') return { ...task, times: task.times - 1 };
      return task.begun ? task : { ...task, begun: true };
    case 'cross':
      // "cross" names the hand once it is led from the other
      return own && leads && task.to === undefined ? { ...task, to: partnerOf(seat) } : task;
    case 'finesse':
      // which way a two-way finesse goes is seen at the second card only
      if (isTwoWay(task, scene, led) && (leads || !takesFinesse(card, scene))) return task;
      return own && !task.led && scene.trick.length === (leads ? 0 : 2) && suitFits(task, led) && isFrom(task, scene)
        ? { ...task, led: true }
        : task;
    case 'overtake':
      return own && !task.led && marks(task.card, card) ? { ...task, led: true } : task;
    case 'discard':
      return own &&
        (task.from ?? seat) === seat &&
        suitOf(card) !== led &&
        task.what[0]?.some((mark) => marks(mark, card))
        ? { ...task, what: task.what.slice(1) }
        : task;
    case 'lose':
      return own && leads && task.what[0]?.some((mark) => marks(mark, card))
        ? { ...task, what: task.what.slice(1) }
        : task;
    case 'tricks': {
      if (winner === undefined || !isOwn(scene, winner)) return task;
      const exact = task.items.findIndex(
        ({ what, left }) => left > 0 && what.rank !== undefined && marks(what, winningCard),
      );
      const item = exact >= 0 ? exact : task.items.findIndex(({ what, left }) => left > 0 && marks(what, winningCard));
      return item < 0
        ? task
        : { ...task, items: task.items.map((one, i) => (i === item ? { ...one, left: one.left - 1 } : one)) };
    }
    default:
      return task;
  }
}

const isFrom = ({ from }: Extract<Task, { do: 'finesse' }>, { leader }: Scene): boolean => (from ?? leader) === leader;

const suitFits = ({ suit, card, against }: Extract<Task, { do: 'finesse' }>, led: Suit): boolean => {
  const suits = suit !== undefined ? 1 << suit : (card ?? against)?.suits;
  return suits === undefined || (suits & (1 << led)) !== 0;
};
