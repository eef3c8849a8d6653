// A pool of lanes. Jobs wait by priority; each gets one answer, and always one: done, failed or cancelled. A lane that dies, or
// that holds a job for too long, is ended and replaced; the job is tried once more and then reported as failed.
// Nothing here knows Node or the browser, nor what the jobs are.

import type { Lane } from './lane.ts';

export interface Job {
  readonly name: string;
  readonly input: unknown;
  /** Higher goes first; the same in order of asking. */
  readonly priority?: number;
  /** A job that a lane holds for longer is taken to hang. Without it a job may take for ever. */
  readonly seconds?: number;
  /** How often a job that hangs is tried; one that loses its lane is always tried twice. */
  readonly triesOverTime?: 1 | 2;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: unknown) => void;
}

export type Outcome<T = unknown> =
  | { readonly status: 'done'; readonly value: T }
  | {
      readonly status: 'failed';
      readonly why: 'error' | 'lane-died' | 'too-long';
      readonly message: string;
      readonly tries: number;
    }
  | { readonly status: 'cancelled' };

export interface Pool {
  run<T = unknown>(job: Job): Promise<Outcome<T>>;
  /** Ends all lanes; jobs that are not done are cancelled. */
  close(): void;
  readonly stats: {
    readonly lanes: number;
    readonly replaced: number;
    readonly waiting: number;
    readonly running: number;
  };
}

interface Task {
  readonly job: Job;
  readonly settle: (outcome: Outcome) => void;
  tries: number;
  settled: boolean;
}

interface Slot {
  /** Absent until a job needs it: at first all are opened, later only to replace one. */
  lane?: Lane | undefined;
  task?: Task | undefined;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

const MOST_TRIES = 2;

export function openPool(open: () => Lane, lanes: number): Pool {
  const waiting: Task[] = [];
  const slots: Slot[] = Array.from({ length: lanes }, () => ({}));
  let replaced = 0;
  let closed = false;

  function openLane(slot: Slot): Lane {
    const lane = open();
    slot.lane = lane;
    void lane.died.then((reason) => {
      if (slot.lane !== lane || closed) return;
      const { task } = slot;
      drop(slot);
      if (task) again(task, 'lane-died', reason, MOST_TRIES);
      next();
    });
    return lane;
  }

  /** Ends the lane of a slot; the next job opens another. */
  function drop(slot: Slot): void {
    const { lane } = slot;
    release(slot);
    slot.lane = undefined;
    replaced++;
    lane?.end();
  }

  function release(slot: Slot): void {
    clearTimeout(slot.timer);
    slot.timer = undefined;
    slot.task = undefined;
  }

  function again(task: Task, why: 'lane-died' | 'too-long', message: string, most: number): void {
    if (task.settled) return;
    if (task.tries >= most) finish(task, { status: 'failed', why, message, tries: task.tries });
    else waiting.unshift(task);
  }

  function finish(task: Task, outcome: Outcome): void {
    if (task.settled) return;
    task.settled = true;
    task.settle(outcome);
  }

  function next(): void {
    if (closed) return;
    for (const slot of slots) {
      if (slot.task) continue;
      const task = waiting.shift();
      if (!task) return;
      start(slot, task);
    }
  }

  function start(slot: Slot, task: Task): void {
    const lane = slot.lane ?? openLane(slot);
    const { job } = task;
    slot.task = task;
    task.tries++;
    const mine = () => slot.lane === lane && slot.task === task;
    if (job.seconds !== undefined)
      slot.timer = setTimeout(() => {
        drop(slot);
        again(task, 'too-long', `longer than ${job.seconds} s`, job.triesOverTime ?? MOST_TRIES);
        next();
      }, job.seconds * 1000);
    const ended = (outcome: Outcome) => {
      if (!mine()) return;
      release(slot);
      finish(task, outcome);
      next();
    };
    const report = (progress: unknown) => {
      if (mine() && !task.settled) job.onProgress?.(progress);
    };
    lane.run(job.name, job.input, report).then(
      (value) => ended({ status: 'done', value }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        ended({ status: 'failed', why: 'error', message, tries: task.tries });
      },
    );
  }

  function cancel(task: Task): void {
    finish(task, { status: 'cancelled' });
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    const slot = slots.find((one) => one.task === task);
    if (slot && !closed) {
      drop(slot); // the thread is deep in its search and hears nothing: it is ended
      next();
    }
  }

  function add(task: Task): void {
    const priority = task.job.priority ?? 0;
    let at = waiting.length;
    while (at > 0 && (waiting[at - 1]!.job.priority ?? 0) < priority) at--;
    waiting.splice(at, 0, task);
    next();
  }

  for (const slot of slots) openLane(slot);

  return {
    run: <T>(job: Job) =>
      new Promise<Outcome<T>>((resolve) => {
        if (closed || job.signal?.aborted) {
          resolve({ status: 'cancelled' });
          return;
        }
        const abort = () => cancel(task);
        const settle = (outcome: Outcome) => {
          job.signal?.removeEventListener('abort', abort);
          resolve(outcome as Outcome<T>);
        };
        const task: Task = { job, settle, tries: 0, settled: false };
        job.signal?.addEventListener('abort', abort);
        add(task);
      }),
    close() {
      closed = true;
      for (const task of [...waiting.splice(0), ...slots.flatMap(({ task }) => task ?? [])])
        finish(task, { status: 'cancelled' });
      for (const slot of slots) {
        release(slot);
        slot.lane?.end();
      }
    },
    get stats() {
      const running = slots.filter(({ task }) => task !== undefined).length;
      return { lanes: slots.length, replaced, waiting: waiting.length, running };
    },
  };
}
