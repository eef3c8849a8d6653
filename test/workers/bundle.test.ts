// A page's bundle of the pool and the browser lane: the lane's script is a file of its own, nothing of Node is in either, and what
// was bundled rules on a case.

import { Worker as NodeWorker } from 'node:worker_threads';
import { wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { createLogger, type Rollup, build as viteBuild } from 'vite';
import { expect, test } from 'vitest';
import example from '../../examples/all-good.json';

const said: string[] = [];
const logger = createLogger('warn');
logger.warn = (text) => {
  if (!text.includes('PLUGIN_TIMINGS')) said.push(text); // a busy machine is no fault
};
logger.warnOnce = logger.warn;

async function bundle(): Promise<Map<string, string>> {
  const { output } = (await viteBuild({
    configFile: false,
    customLogger: logger,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rollupOptions: { input: new URL('page.ts', import.meta.url).pathname },
    },
  })) as Rollup.RollupOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}

/** The globals of a page's worker, of which the lane uses these, over the port of a Node thread. */
const asPageWorker = `
import { parentPort } from 'node:worker_threads';
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer);
globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data, origin: '' }));
globalThis.removeEventListener = () => {};
delete globalThis.process;
delete globalThis.Buffer;
`;

test('a page and its lane, without anything of Node', async () => {
  const files = await bundle();
  expect(said).toEqual([]);
  const script = [...files.keys()].find((name) => /browserLane.*\.js$/.test(name));
  expect(script).toBeDefined();
  const page = [...files].filter(([name]) => name !== script && name.endsWith('.js'));
  expect(page.length).toBe(1);
  expect(page[0]![1]).toContain(script!.replace(/^.*\//, ''));
  for (const [, code] of files) expect(code).not.toMatch(/["']node:|browser-external|\brequire\(/);

  const worker = new NodeWorker(
    new URL(`data:text/javascript,${encodeURIComponent(asPageWorker + files.get(script!)!)}`),
  );
  const lane = wrap<{ run(name: string, input: unknown): Promise<unknown> }>(nodeEndpoint(worker));
  expect(await lane.run('rule', example)).toMatchObject({ ok: true, value: { tricks: { claimer: 3 } } });
  await worker.terminate();
});
