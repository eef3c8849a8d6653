// The built library in a real browser: a plain page and a module worker import dist/solver.js as it is, solve, make a table with
// progress, and are stopped by an AbortSignal, on a server without the headers that shared memory would need. May assume that
// `npm run build` has been run (`npm test` does); Chromium is found or installed by test/chromium.ts.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSolver } from '../../solver/solver.ts';
import { launchChromium } from '../chromium.ts';
import { knownDeals } from './shared.ts';

const { hands, table } = knownDeals()[0]!;
const position = { hands, strain: 4, leader: 0, trick: [] };

/** What page and worker do alike, in the language of the browser; written as a module so that both import it. */
const TRIAL = `
import { loadSolver } from '/dist/solver.js';
export async function trial(hands, position) {
  const solver = await loadSolver();
  const solved = await solver.solveSliced(position);
  const progress = [];
  const table = await solver.tableSliced(hands, { sliceMs: 2, onProgress: (step) => progress.push(step.done) });
  solver.forget();
  const stop = new AbortController();
  let slices = 0;
  let stopped = 'finished';
  try {
    await solver.tableSliced(hands, { sliceMs: 2, signal: stop.signal, onProgress: () => { if (++slices === 3) stop.abort(); } });
  } catch (error) {
    stopped = error.name;
  }
  const after = solver.value(position);
  return { solved, table, progress, slices, stopped, after, shared: typeof SharedArrayBuffer, refused: solver.table([1, 2]) };
}
`;
const FILES: Record<string, readonly [string, string]> = {
  '/': ['text/html', '<!doctype html><meta charset="utf-8"><title>solver</title><p>Ready.</p>'],
  '/trial.js': ['text/javascript', TRIAL],
  '/worker.js': [
    'text/javascript',
    "import { trial } from '/trial.js';\nonmessage = async ({ data }) => postMessage(await trial(data.hands, data.position));",
  ],
};

let server: Server;
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  if (!existsSync('dist/solver.js')) throw new Error('dist/solver.js is not there: run `npm run build` first.');
  server = createServer(({ url = '/' }, answer) => {
    const built = /^\/dist\/([\w.-]+\.js)$/.exec(url)?.[1];
    const file =
      built && existsSync(`dist/${built}`) ? (['text/javascript', readFileSync(`dist/${built}`)] as const) : FILES[url];
    answer.writeHead(file ? 200 : 404, { 'content-type': file?.[0] ?? 'text/plain' }).end(file?.[1]);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  browser = await launchChromium();
  page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

type Answers = Record<string, unknown> & { progress: number[] };

function check(answers: Answers): void {
  const solver = createSolver();
  expect(answers.solved).toEqual(solver.solve(position));
  expect(answers.after).toEqual(solver.value(position));
  expect(answers.table).toEqual({ ok: true, value: table });
  expect(answers.progress.length).toBeGreaterThan(3);
  expect(answers.progress).toEqual([...answers.progress].sort((a, b) => a - b));
  expect(answers).toMatchObject({ slices: 3, stopped: 'AbortError', refused: { ok: false } });
  expect(answers.shared).toBe('undefined');
  expect(errors).toEqual([]);
}

test('a plain page', async () => {
  const answers = await page.evaluate(
    `import('/trial.js').then(({ trial }) => trial(${JSON.stringify(hands)}, ${JSON.stringify(position)}))`,
  );
  check(answers as Answers);
});

test('a module worker', async () => {
  const answers = await page.evaluate(`new Promise((resolve, reject) => {
    const worker = new Worker('/worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => { worker.terminate(); resolve(data); };
    worker.onerror = (event) => reject(new Error(event.message || 'the worker did not load'));
    worker.postMessage(${JSON.stringify({ hands, position })});
  })`);
  check(answers as Answers);
});
