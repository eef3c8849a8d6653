// A lane with jobs that misbehave in every way a job can: built by the tests and run as a real thread.

import { parentPort } from 'node:worker_threads';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { serve } from '../../workers/lane.ts';

const hold = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

const handlers = {
  square: (n: number) => n * n,
  work: ({ n, milliseconds }: { n: number; milliseconds: number }, report: (progress: unknown) => void) => {
    report({ started: n });
    hold(milliseconds);
    return n;
  },
  steps: (count: number, report: (progress: unknown) => void) => {
    for (let i = 1; i <= count; i++) report(i);
    return count;
  },
  fail: (words: string) => {
    throw new RangeError(words);
  },
  hang: () => hold(Number.POSITIVE_INFINITY),
  die: () => process.exit(3),
  eat: () => {
    const kept: unknown[] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, i) => ({ i })));
  },
};

serve(handlers, nodeEndpoint(parentPort!));
