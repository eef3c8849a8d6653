// What became of each numbered step on a line of play: followed and where, not reached, impossible or irregular and why, or
// only partly followed. And, before any card is played, which steps the hands alone show to be impossible.

import type { Card, Seat } from '../../cards/cards.ts';
import { invariant } from '../../cards/result.ts';
import { ended } from './plan/ends.ts';
import { Following, Record, type Start, sceneOf, withTable } from './plan/following.ts';
import { irregularities, type Obstacle } from './plan/obstacle.ts';
import { type PlanSwitches, strictPlan } from './plan/switches.ts';
import type { Task } from './plan/task.ts';
import { type Progress, planOf } from './plan.ts';
import { numberedSteps, type Statement } from './tree.ts';

export type { Start };

/** `no-play`: it says nothing about what is played; `not-needed`: it was done before it began; `not-met`: the condition does
 *  not hold and nothing was said for that; `open`: the line never showed whether it holds; `lapsed`: an earlier step broke
 *  the plan, and under the reading used nothing more binds. */
export type Fate =
  | 'no-play'
  | 'followed'
  | 'partly'
  | 'not-reached'
  | 'not-needed'
  | 'impossible'
  | 'irregular'
  | 'not-met'
  | 'open'
  | 'lapsed';

/** `plays`: the places in the line of the plays that followed the step. */
export interface StepCourse {
  readonly fate: Fate;
  readonly plays: readonly number[];
  readonly because?: Obstacle;
  /** Of a condition: whether it held. */
  readonly held?: boolean;
}

type Said = Pick<Statement, 'steps'>;

/** One for each numbered step. `line`: from the position on, empty when nothing was played. */
export function courseOf(
  said: Said,
  start: Start,
  switches: PlanSwitches,
  line: readonly { readonly seat: Seat; readonly card: Card }[],
): StepCourse[] {
  const records = numberedSteps(said.steps).map(() => new Record());
  const of = (task: Task): Record => {
    invariant(task.step !== undefined && task.step < records.length, 'a task without its step');
    return records[task.step]!;
  };
  const plan = planOf(said, start, switches);
  const bound = new Set(plan.todo.flatMap(stepsIn));
  const seen = impossibleIn(plan, start);
  const table = new Following(start, switches, of, plan);
  line.forEach(({ seat, card }, at) => {
    table.play(seat, card, at);
  });
  if (line.length > 0) table.end();
  const open = new Set(table.todo.filter(({ do: kind }) => kind === 'if').map(({ step }) => step));
  return records.map((record, step): StepCourse => {
    if (!bound.has(step)) return { fate: 'no-play', plays: [] };
    return {
      ...fateOf(record, seen.get(step), open.has(step)),
      ...(record.held !== undefined && { held: record.held }),
    };
  });
}

/** The numbered steps, from 0, that nothing can make possible, with the reason: the cards at the claim show it. */
export function impossibleSteps(said: Said, start: Start, switches: PlanSwitches): ReadonlyMap<number, Obstacle> {
  return impossibleIn(planOf(said, start, switches), start);
}

/** Holdings only shrink, so what is not there at the claim will never be. */
const lasting: readonly Obstacle['code'][] = [
  'not-held',
  'not-in-hand',
  'not-out',
  'notrump',
  'which-suit',
  'no-trump-left',
  'no-finesse',
];

function impossibleIn({ todo }: Progress, start: Start): Map<number, Obstacle> {
  const scene = sceneOf(start, { ...start.position, trick: [] }, start.shownOut);
  const found = new Map<number, Obstacle>();
  const look = (task: Task) => {
    if (task.do === 'group') for (const inner of task.of.flat()) look(inner);
    else if (task.step !== undefined && !found.has(task.step)) {
      const end = ended(task, withTable(scene, start), strictPlan);
      if (typeof end === 'object' && lasting.includes(end.code)) found.set(task.step, end);
    }
  };
  for (const task of todo) look(task);
  return found;
}

const stepsIn = (task: Task): number[] => [
  ...(task.step === undefined ? [] : [task.step]),
  ...(task.do === 'group' ? task.of.flat().flatMap(stepsIn) : []),
];

function fateOf(record: Record, seen: Obstacle | undefined, open: boolean): Omit<StepCourse, 'held'> {
  const plays = [...record.plays].sort((a, b) => a - b);
  const because = record.obstacle ?? record.waited;
  const tell = (fate: Fate, why?: Obstacle) => ({ fate, plays, ...(why && { because: why }) });
  if (record.kept && because === undefined) return tell('followed');
  if (because?.code === 'not-won') return tell('partly', because);
  if (plays.length > 0) return because === undefined ? tell('followed') : tell('partly', because);
  if (record.empty) return tell('not-met');
  if (record.obstacle !== undefined && record.obstacle.code !== 'lapsed') {
    const against = (irregularities as readonly string[]).includes(record.obstacle.code);
    return tell(against ? 'irregular' : 'impossible', record.obstacle);
  }
  if (seen !== undefined) return tell('impossible', seen);
  if (record.obstacle !== undefined) return tell('lapsed');
  if (record.waited !== undefined) return tell('irregular', record.waited);
  if (record.done) return tell('not-needed');
  return tell(open ? 'open' : 'not-reached');
}
