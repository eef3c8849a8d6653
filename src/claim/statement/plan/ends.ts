// When a step of a plan is done, or has become impossible, so that the plan goes on to the next.

import { allSuits, partnerOf, type Seat, type Suit, suitOf } from '../../../cards/cards.ts';
import { cardsOfSeat, holding, lowestRank } from '../../../cards/hands.ts';
import { crossing, finesseFrom } from './allowed.ts';
import { entries } from './entries.ts';
import type { Obstacle } from './obstacle.ts';
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
  ownSeats,
  type Scene,
} from './scene.ts';
import type { PlanSwitches } from './switches.ts';
import type { Task } from './task.ts';

/** Done, or why it cannot be followed; undefined while it can. */
export type End = 'done' | Obstacle | undefined;

/** Whether a step is done or can no longer be followed; only judged between tricks, where a new lead is chosen. */
export function ended(task: Task, scene: Scene, switches: PlanSwitches): End {
  const own = ownSeats(scene);
  const held = (mark: Mark) => own.some((seat) => heldBy(scene, seat, mark).length > 0);
  const lacking = (marks: readonly Mark[]): End => (marks.some(held) ? undefined : lack(marks, own, scene));
  const between = scene.trick.length === 0;
  switch (task.do) {
    case 'cannot':
      return { code: task.because };
    case 'suit':
      return between ? suitEnded(task, own, scene, switches) : undefined;
    case 'play':
      if (task.cards.length === 0) return 'done';
      return between ? (lacking(task.cards[0]!) ?? notThere(task.from, task.cards[0]!, scene)) : undefined;
    case 'toward':
      if (!between) return undefined;
      return task.led ? 'done' : (lacking([task.to]) ?? lacking(task.lead));
    case 'ruff':
      if (task.times === 0) return 'done';
      return ruffEnded(task, own, scene, between);
    case 'cross':
      return between ? crossEnded(task, scene) : undefined;
    case 'win':
    case 'cover':
      // only a trick led by the other side can be won so
      return between && isOwn(scene, scene.leader) ? 'done' : undefined;
    case 'finesse':
      return between ? (task.led ? 'done' : finesseEnded(task, own, scene)) : undefined;
    case 'overtake':
      return between ? (task.led ? 'done' : lacking([task.card])) : undefined;
    case 'unblock': {
      const end = between ? lacking([task.what]) : undefined;
      return typeof end === 'object' && end.code === 'spent' ? 'done' : end;
    }
    case 'discard':
    case 'lose':
      if (task.what.length === 0) return 'done';
      if (!between) return undefined;
      return lacking(task.what[0]!) ?? (task.do === 'discard' ? notThere(task.from, task.what[0]!, scene) : undefined);
    case 'tricks': {
      const left = task.items.filter((item) => item.left > 0).map(({ what }) => what);
      const end = between ? (left.length === 0 ? 'done' : lacking(left)) : undefined;
      return typeof end === 'object' && end.code === 'spent' ? 'done' : end;
    }
    default:
      return undefined;
  }
}

/** That nobody has such a card any more, or ever had one. */
function lack(marks: readonly Mark[], own: readonly Seat[], scene: Scene): Obstacle {
  const then = { ...scene, hands: scene.start };
  return { code: marks.some((mark) => own.some((seat) => heldBy(then, seat, mark).length > 0)) ? 'spent' : 'not-held' };
}

/** "The queen from dummy", when dummy has none. */
function notThere(from: Seat | undefined, all: readonly Mark[], scene: Scene): End {
  if (from === undefined || !controls(scene, from)) return undefined;
  return all.some((mark) => heldBy(scene, from, mark).length > 0) ? undefined : { code: 'not-in-hand', seat: from };
}

function crossEnded(task: Extract<Task, { do: 'cross' }>, scene: Scene): End {
  const { leader } = scene;
  if (leader === task.to) return 'done';
  const to = task.to ?? partnerOf(leader);
  if (!controls(scene, leader) || !controls(scene, to)) return undefined;
  const ways = crossing(task, cardsOfSeat(scene.hands, leader), scene, to);
  return ways.length > 0 ? undefined : { code: 'no-entry', seat: to };
}

function finesseEnded(task: Extract<Task, { do: 'finesse' }>, own: readonly Seat[], scene: Scene): End {
  const suits = task.suit !== undefined ? 1 << task.suit : (task.card ?? task.against)?.suits;
  if (suits === undefined || own.length < 2) return undefined;
  const { card, against } = task;
  const has = (seat: Seat, mark: Mark) => heldBy(scene, seat, mark).length > 0;
  if (card && !own.some((seat) => has(seat, card))) return lack([card], own, scene);
  const out = (suit: Suit) => outstanding(scene, suit);
  const wanted = against?.rank;
  if (wanted !== undefined && !allSuits.some((suit) => suits & (1 << suit) && out(suit) & (1 << wanted)))
    return { code: 'not-out' };
  const ready = own.filter(
    (seat) => has(seat, { suits }) && has(partnerOf(seat), { suits }) !== (task.ruffing ?? false),
  );
  if (ready.length === 0) return { code: 'no-finesse' };
  const from = finesseFrom(task, scene);
  if (from === undefined || from === scene.leader || !isOwn(scene, scene.leader)) return undefined;
  if (!ready.includes(from)) return { code: 'no-finesse', seat: from };
  const ways = entries(scene, from, cardsOfSeat(scene.hands, scene.leader));
  return ways.length > 0 ? undefined : { code: 'no-entry', seat: from };
}

function ruffEnded(task: Extract<Task, { do: 'ruff' }>, own: readonly Seat[], scene: Scene, between: boolean): End {
  const over = (code: 'no-trump-left' | 'no-ruff'): End =>
    task.times === 'always' && task.begun ? 'done' : { code, ...(task.in !== undefined && { seat: task.in }) };
  const hands = task.in === undefined ? own : own.filter((seat) => seat === task.in);
  if (hands.every((seat) => isVoid(scene, seat, scene.strain))) return over('no-trump-left');
  return between && !canRuffSoon(task, own, scene) ? over('no-ruff') : undefined;
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
  if (own.every((seat) => isVoid(scene, seat, task.suit))) {
    const why = lack([{ suits: 1 << task.suit }], own, scene);
    return task.rounds === undefined && !task.draw && why.code === 'spent' ? 'done' : why;
  }
  if (task.lost && switches.run === 'until-it-loses') return { code: 'suit-lost' };
  if (switches.afterShowOut === 'may-stop' && theirs !== 0) {
    const gone = opponentsOf(scene).some((seat) => hasShownOut(scene, seat, task.suit));
    if (gone) return { code: 'showed-out' };
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
    const then = { ...scene, hands: scene.start };
    return fits.some(
      (card) =>
        countIn(scene, seat, suitOf(card)) < countIn(scene, other, suitOf(card)) &&
        countIn(then, seat, suitOf(card)) < (task.round ?? 13),
    );
  });
}
