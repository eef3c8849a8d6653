// When a step of a plan is done, or has become impossible, so that the plan goes on to the next.

import { NT, partnerOf, type Seat, type Suit, suitOf } from '../../../cards/cards.ts';
import { holding, lowestRank } from '../../../cards/hands.ts';
import { anyOf, type Mark } from './refer.ts';
import {
  controls,
  countIn,
  hasShownOut,
  heldBy,
  highestOut,
  isOwn,
  isVoid,
  opponentsOf,
  outstanding,
  type Scene,
} from './scene.ts';
import type { PlanSwitches } from './switches.ts';
import type { Task } from './tasks.ts';

export type End = 'done' | 'impossible' | undefined;

/** Whether a step is done or can no longer be followed; only judged between tricks, where a new lead is chosen. */
export function ended(task: Task, scene: Scene, switches: PlanSwitches): End {
  const own = [scene.claimer, partnerOf(scene.claimer)].filter(
    (seat) => seat === scene.claimer || controls(scene, seat),
  );
  const held = (mark: Mark) => own.some((seat) => heldBy(scene, seat, mark).length > 0);
  const between = scene.trick.length === 0;
  switch (task.do) {
    case 'suit':
      return between ? suitEnded(task, own, scene, switches) : undefined;
    case 'play':
      if (task.cards.length === 0) return 'done';
      return between && !task.cards[0]!.some(held) ? 'impossible' : undefined;
    case 'toward':
      return between && (task.led || !held(task.to) || !task.lead.some(held)) ? 'impossible' : undefined;
    case 'ruff':
      if (task.times === 0) return 'done';
      if (scene.strain === NT || !own.some((seat) => !isVoid(scene, seat, scene.strain))) return 'impossible';
      return between && !canRuffSoon(task, own, scene) ? 'impossible' : undefined;
    case 'cross':
      return between && scene.leader === task.to ? 'done' : undefined;
    case 'win':
    case 'cover':
      // only a trick led by the other side can be won so
      return between && isOwn(scene, scene.leader) ? 'done' : undefined;
    case 'finesse':
      return between && task.led ? 'done' : undefined;
    case 'overtake':
      return between && (task.led || !held(task.card)) ? 'done' : undefined;
    case 'unblock':
      return between && !held(task.what) ? 'done' : undefined;
    case 'discard':
      if (task.what.length === 0) return 'done';
      return between && !task.what[0]!.some(held) ? 'impossible' : undefined;
    case 'lose':
      if (task.what.length === 0) return 'done';
      return between && !task.what[0]!.some(held) ? 'impossible' : undefined;
    case 'tricks':
      return between && !task.items.some(({ what, left }) => left > 0 && held(what)) ? 'done' : undefined;
    default:
      return undefined;
  }
}

/** The lowest rank of a suit in a hand; above all when there is none. */
const lowestOf = ({ hands }: Scene, seat: Seat, suit: Suit): number => {
  const bits = holding(hands, seat, suit);
  return bits === 0 ? 13 : lowestRank(bits);
};

function suitEnded(
  task: Extract<Task, { do: 'suit' }>,
  own: readonly Seat[],
  scene: Scene,
  switches: PlanSwitches,
): End {
  if (task.rounds === 0 || (task.out !== undefined && task.out <= 0)) return 'done';
  const theirs = outstanding(scene, task.suit);
  if (task.draw && task.rounds === undefined && theirs === 0) return 'done';
  if (task.good && own.every((seat) => lowestOf(scene, seat, task.suit) > highestOut(scene, task.suit))) return 'done';
  if (own.every((seat) => isVoid(scene, seat, task.suit)))
    return task.rounds === undefined && !task.draw ? 'done' : 'impossible';
  if (task.lost && switches.run === 'until-it-loses') return 'impossible';
  if (switches.afterShowOut === 'may-stop' && theirs !== 0) {
    const gone = opponentsOf(scene).some((seat) => hasShownOut(scene, seat, task.suit));
    if (gone) return 'impossible';
  }
  return undefined;
}

/** Whether some hand can come to ruff what was said: the other hand has such a card and this one will be out of the suit. */
function canRuffSoon(task: Extract<Task, { do: 'ruff' }>, own: readonly Seat[], scene: Scene): boolean {
  return own.some((seat) => {
    if (task.in !== undefined && task.in !== seat) return false;
    if (isVoid(scene, seat, scene.strain)) return false;
    const other = partnerOf(seat);
    const fits = heldBy(scene, other, anyOf(task.what)).filter((card) => suitOf(card) !== scene.strain);
    return fits.some((card) => countIn(scene, seat, suitOf(card)) < countIn(scene, other, suitOf(card)));
  });
}
