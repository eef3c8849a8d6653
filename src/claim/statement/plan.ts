// What a statement commits the claimer to (Law 70D: no line outside it, but also none against it): at each play of his side
// the cards that the next step allows. A step binds while it can be followed; one that is done or has become impossible is
// passed, and later steps that still apply still bind. What a step allows is in allowed.ts, when it ends in ends.ts.

import { type Card, suitOf } from '../../cards/cards.ts';
import { beats } from '../../play/position.ts';
import { allowedBy } from './plan/allowed.ts';
import { holds, type Shown } from './plan/conditions.ts';
import { ended } from './plan/ends.ts';
import { advance, finessed, type Played } from './plan/moves.ts';
import type { Obstacle } from './plan/obstacle.ts';
import type { Progress } from './plan/progress.ts';
import { marks, type Places, Reference } from './plan/refer.ts';
import { heldBy, ownSeats, type Scene, seatToPlay, winning } from './plan/scene.ts';
import type { PlanSwitches } from './plan/switches.ts';
import type { Task } from './plan/task.ts';
import { tasksOf } from './plan/tasks.ts';
import type { Statement } from './tree.ts';

export { type Progress, progressKey } from './plan/progress.ts';

export const planOf = ({ steps }: Pick<Statement, 'steps'>, places: Places, { listed }: PlanSwitches): Progress => ({
  todo: tasksOf(steps, places, listed),
  shown: NOTHING,
});

/** Of the legal `plays` of the seat to play, of the claimer's side, those that the plan allows; and the plan without the
 *  steps that are done or impossible. Never none: a step that allows none of them does not bind this play. */
export function restrict(
  plays: readonly Card[],
  progress: Progress,
  scene: Scene,
  switches: PlanSwitches,
): { plays: readonly Card[]; progress: Progress } {
  const todo = settled(progress.todo, progress.shown, scene, switches);
  const kept = plays.filter((card) => !todo.some((task) => task.do === 'never' && banned(task, card, scene)));
  const free = kept.length > 0 ? kept : plays;
  const wanted = allowedBy(todo, free, scene);
  const bound = wanted === undefined || wanted.length === 0 ? free : wanted;
  return { plays: bound, progress: todo === progress.todo ? progress : { ...progress, todo } };
}

/** The plan after a card of any seat. `scene` is the table before the card was played. */
export function afterCard(card: Card, progress: Progress, scene: Scene, switches: PlanSwitches): Progress {
  const todo = settled(progress.todo, progress.shown, scene, switches);
  const played = playedTo(scene, card);
  const finesse = finessed(todo, played) ?? progress.shown.finesse;
  const left = advance(todo, played);
  // what the line has shown counts only while a condition is still open
  if (!left.some(asks))
    return left === progress.todo && progress.shown === NOTHING ? progress : { todo: left, shown: NOTHING };
  return { todo: left, shown: { led: played.led, ...(finesse !== undefined && { finesse }) } };
}

const NOTHING: Shown = {};

/** Whether a step is a condition or has one inside. */
const asks = (task: Task): boolean =>
  task.do === 'if' || ((task.do === 'group' || task.do === 'choice') && task.of.some((some) => some.some(asks)));

function playedTo(scene: Scene, card: Card): Played {
  const seat = seatToPlay(scene);
  const best = winning(scene);
  const takes = best === undefined || beats(card, best.card, scene.strain);
  return {
    seat,
    card,
    led: suitOf(scene.trick[0] ?? card),
    winner: scene.trick.length < 3 ? undefined : takes ? seat : best.seat,
    winningCard: takes ? card : best.card,
    scene,
  };
}

export function banned(task: Extract<Task, { do: 'never' }>, card: Card, scene: Scene): boolean {
  const { trick, strain } = scene;
  switch (task.what) {
    case 'lead':
      return trick.length === 0 && marks(task.of, card);
    case 'ruff':
      return trick.length > 0 && suitOf(trick[0]!) !== suitOf(card) && suitOf(card) === strain;
    case 'part': {
      const seat = seatToPlay(scene);
      const hands = task.in === undefined ? ownSeats(scene) : [task.in];
      if (!hands.includes(seat) || !marks(task.of, card)) return false;
      return hands.reduce<number>((held, one) => held + heldBy(scene, one, task.of).length, 0) <= task.least;
    }
  }
}

/** What becomes of a step: done, not to be followed, or a condition that holds or does not. */
export type Watch = (task: Task, now: 'done' | Obstacle | boolean) => void;

/** The steps that are left: conditions that the line has settled become their branch, steps that have ended go. */
export function settled(
  todo: readonly Task[],
  shown: Shown,
  scene: Scene,
  switches: PlanSwitches,
  watch?: Watch,
): readonly Task[] {
  let left = todo;
  let at = 0;
  const put = (...tasks: readonly Task[]) => {
    left = [...left.slice(0, at), ...tasks, ...left.slice(at + 1)];
  };
  while (at < left.length) {
    const task = left[at]!;
    if (task.do === 'never') at++;
    else if (task.do === 'if') {
      const isNext = scene.trick.length === 0 && left.slice(0, at).every((before) => before.do === 'never');
      const known = holds(task.when, scene, shown, task.later && isNext, new Reference(scene));
      if (known === undefined) at++;
      else {
        watch?.(task, known);
        put(...(known ? task.yes : task.no));
      }
    } else if (task.do === 'group' || task.do === 'choice') {
      const of = task.of.map((some) => settled(some, shown, scene, switches, watch));
      const finished = of.map((some, i) => some.length === 0 && task.of[i]!.length > 0);
      const over = task.do === 'choice' ? finished.includes(true) : of.every((some) => some.length === 0);
      if (!over) {
        if (of.some((some, i) => some !== task.of[i])) put({ ...task, of });
        return left;
      }
      put();
    } else {
      const end = ended(task, scene, switches);
      if (end === undefined) return left;
      watch?.(task, end);
      if (end !== 'done' && switches.afterBreakdown === 'nothing') {
        for (const one of left) if (one !== task && one.do !== 'never') watch?.(one, { code: 'lapsed' });
        return left.filter((one) => one.do === 'never');
      }
      put();
    }
  }
  return left;
}
