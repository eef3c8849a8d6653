// The lanes that are shipped: the built script on a Node thread with its two jobs, and the browser's side over a message port that
// behaves like a worker of a page.

import { expect, test } from 'vitest';
import example from '../../examples/all-good.json';
import { openBrowserLane } from '../../workers/browser.ts';
import { serve } from '../../workers/lane.ts';
import { openNodeLane } from '../../workers/node.ts';
import { openPool } from '../../workers/pool.ts';

test('a ruling on a Node lane; a faulty case is a problem, not a failure', async () => {
  const pool = openPool(() => openNodeLane(), 1);
  expect(await pool.run({ name: 'rule', input: example })).toMatchObject({
    status: 'done',
    value: { ok: true, value: { law70: 'ruling/1', tricks: { claimer: 3 } } },
  });
  expect(await pool.run({ name: 'rule', input: { ...example, declarer: 'Z' } })).toMatchObject({
    status: 'done',
    value: { ok: false, problem: { code: 'unknown-seat' } },
  });
  pool.close();
});

/** A worker of a page as far as a lane uses one: a port, an error event, an end. */
class PageWorker extends EventTarget {
  readonly channel = new MessageChannel();
  ended = false;

  constructor() {
    super();
    const double = (n: number, report: (progress: unknown) => void) => {
      report('halfway');
      return 2 * n;
    };
    serve({ double, hang: () => new Promise(() => {}) }, this.channel.port2);
    this.channel.port2.start();
    this.channel.port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    this.channel.port1.start();
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.channel.port1.postMessage(message, transfer);
  }

  terminate(): void {
    this.ended = true;
    this.channel.port1.close();
  }
}

test('a browser lane: answers, progress, an error event, an end', async () => {
  const workers: PageWorker[] = [];
  const pool = openPool(
    () =>
      openBrowserLane(() => {
        const worker = new PageWorker();
        workers.push(worker);
        return worker as unknown as Worker;
      }),
    1,
  );
  const seen: unknown[] = [];
  const onProgress = (step: unknown) => seen.push(step);
  expect(await pool.run({ name: 'double', input: 21, onProgress })).toEqual({ status: 'done', value: 42 });
  expect(seen).toEqual(['halfway']);
  const dying = pool.run({ name: 'hang', input: 0 });
  workers[0]!.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  workers[1]!.dispatchEvent(new Event('error'));
  expect(await dying).toMatchObject({ status: 'failed', why: 'lane-died', tries: 2 });
  expect(await pool.run({ name: 'double', input: 1 })).toEqual({ status: 'done', value: 2 });
  pool.close();
  expect(workers.map(({ ended }) => ended)).toEqual([true, true, true]);
});
