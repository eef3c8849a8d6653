// The pool with real threads: answers, order, progress, cancellation, and lanes that die, hang or run out of memory.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Lane } from '../../workers/lane.ts';
import { openNodeLane } from '../../workers/node.ts';
import { openPool, type Pool } from '../../workers/pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'law70-lane-'));
const script = pathToFileURL(join(folder, 'testLane.mjs'));
beforeAll(async () => {
  await build({
    entry: { testLane: new URL('testLane.ts', import.meta.url).pathname },
    config: false,
    format: 'esm',
    platform: 'node',
    outDir: folder,
    outExtension: () => ({ js: '.mjs' }),
    noExternal: [/.*/],
    silent: true,
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

let pool: Pool;
afterEach(() => pool.close());

/** The lane that took the last job called "work". */
let atWork: Lane | undefined;

function start(lanes: number): Pool {
  pool = openPool(() => {
    const lane = openNodeLane(script, 64);
    return {
      ...lane,
      run: (name, input, report) => {
        if (name === 'work') atWork = lane;
        return lane.run(name, input, report);
      },
    };
  }, lanes);
  return pool;
}

test('every job gets its own answer; a job that throws fails alone, with its words', async () => {
  const pool = start(2);
  const jobs = Array.from({ length: 200 }, (_, n) => pool.run({ name: 'square', input: n }));
  const failed = pool.run({ name: 'fail', input: 'too wide' });
  expect(await Promise.all(jobs)).toEqual(jobs.map((_, n) => ({ status: 'done', value: n * n })));
  expect(await failed).toEqual({ status: 'failed', why: 'error', message: 'too wide', tries: 1 });
  expect(await pool.run({ name: 'nothing', input: 0 })).toMatchObject({ status: 'failed', why: 'error' });
  expect(pool.stats).toEqual({ lanes: 2, replaced: 0, waiting: 0, running: 0 });
});

test('higher priority first, the same in order of asking', async () => {
  const pool = start(1);
  const order: number[] = [];
  const ask = (n: number, priority: number) =>
    pool.run({ name: 'square', input: n, priority }).then(() => order.push(n));
  await Promise.all([ask(0, 0), ask(1, 0), ask(2, 5), ask(3, 0), ask(4, 9), ask(5, 5)]);
  expect(order).toEqual([0, 4, 2, 5, 1, 3]);
});

test('progress comes to its own job, in order', async () => {
  const pool = start(2);
  const seen: unknown[][] = [[], [], []];
  await Promise.all(
    seen.map((list, i) => pool.run({ name: 'steps', input: i + 2, onProgress: (step) => list.push(step) })),
  );
  await pool.run({ name: 'steps', input: 1 });
  expect(seen).toEqual([
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
  ]);
});

test('cancelling: before it starts, in the middle, after the end', async () => {
  const pool = start(1);
  const stop = [new AbortController(), new AbortController(), new AbortController()];
  const middle = pool.run({ name: 'hang', input: 0, signal: stop[0]!.signal });
  const queued = pool.run({ name: 'square', input: 3, signal: stop[1]!.signal });
  const other = pool.run({ name: 'square', input: 4, signal: stop[2]!.signal });
  stop[1]!.abort();
  setTimeout(() => stop[0]!.abort(), 50);
  expect(await Promise.all([middle, queued, other])).toEqual([
    { status: 'cancelled' },
    { status: 'cancelled' },
    { status: 'done', value: 16 },
  ]);
  stop[2]!.abort();
  expect(await pool.run({ name: 'square', input: 3, signal: stop[2]!.signal })).toEqual({ status: 'cancelled' });
  expect(await pool.run({ name: 'square', input: 5 })).toEqual({ status: 'done', value: 25 });
});

test('a lane that hangs is replaced; its job is tried once more, or not when told so', async () => {
  const pool = start(2);
  const others = Array.from({ length: 20 }, (_, n) => pool.run({ name: 'square', input: n }));
  const [twice, once] = await Promise.all([
    pool.run({ name: 'hang', input: 0, seconds: 0.2 }),
    pool.run({ name: 'hang', input: 0, seconds: 0.2, triesOverTime: 1 }),
  ]);
  expect(twice).toMatchObject({ status: 'failed', why: 'too-long', tries: 2 });
  expect(once).toMatchObject({ status: 'failed', why: 'too-long', tries: 1 });
  expect((await Promise.all(others)).every(({ status }) => status === 'done')).toBe(true);
  expect(pool.stats.replaced).toBe(3);
});

test('a lane that dies: tried once more, then failed; nothing else is lost', async () => {
  const pool = start(2);
  const jobs = Array.from({ length: 40 }, (_, n) =>
    n % 10 === 5 ? pool.run({ name: 'die', input: 0 }) : pool.run({ name: 'square', input: n }),
  );
  const outcomes = await Promise.all(jobs);
  for (const [n, outcome] of outcomes.entries())
    expect(outcome).toMatchObject(
      n % 10 === 5 ? { status: 'failed', why: 'lane-died', tries: 2 } : { status: 'done', value: n * n },
    );
  expect(pool.stats.replaced).toBe(8);
});

test('a job too big for memory fails alone', async () => {
  const pool = start(2);
  const [eaten, ...others] = await Promise.all([
    pool.run({ name: 'eat', input: 0 }),
    ...Array.from({ length: 20 }, (_, n) => pool.run({ name: 'square', input: n })),
  ]);
  expect(eaten).toMatchObject({ status: 'failed', why: 'lane-died', tries: 2 });
  expect(others.every(({ status }) => status === 'done')).toBe(true);
});

test('a script that is not there: the job fails, and no lane is opened without a job', async () => {
  const opened: Lane[] = [];
  pool = openPool(() => {
    const lane = openNodeLane(new URL('none.mjs', script));
    opened.push(lane);
    return lane;
  }, 1);
  expect(await pool.run({ name: 'square', input: 1 })).toMatchObject({ status: 'failed', why: 'lane-died' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(opened.length).toBeLessThanOrEqual(3);
});

test('closing cancels what is left', async () => {
  const pool = start(1);
  const jobs = [pool.run({ name: 'hang', input: 0 }), pool.run({ name: 'square', input: 1 })];
  pool.close();
  expect(await Promise.all(jobs)).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
  expect(await pool.run({ name: 'square', input: 1 })).toEqual({ status: 'cancelled' });
});

test('a lane killed in mid-job, 200 times in a row: the job is done on the next lane, its neighbours never notice', async () => {
  const pool = start(2);
  for (let round = 0; round < 200; round++) {
    let killed = false;
    const victim = pool.run({
      name: 'work',
      input: { n: round, milliseconds: 5 },
      onProgress: () => {
        // it has begun: its thread dies now, the first time
        if (!killed) atWork!.end();
        killed = true;
      },
    });
    const neighbours = [1, 2, 3].map((n) => pool.run({ name: 'square', input: n }));
    expect(await victim).toEqual({ status: 'done', value: round });
    expect(await Promise.all(neighbours)).toEqual([1, 4, 9].map((value) => ({ status: 'done', value })));
    expect(killed).toBe(true);
  }
  expect(pool.stats).toEqual({ lanes: 2, replaced: 200, waiting: 0, running: 0 });
});
