// Lanes on Node's worker threads. Each has its own memory, with a cap, so that a job too big fails alone.

import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { type Lane, laneOver } from './lane.ts';

/** Old-generation heap of a lane. The solver's table is outside of it and has a cap of its own. */
const LANE_MB = 512;

/** The built script of a lane: beside the program, or in dist/ when the sources are run. */
export function laneScript(): URL {
  const beside = new URL('./lane.js', import.meta.url);
  return existsSync(beside) ? beside : new URL('../dist/lane.js', import.meta.url);
}

export function openNodeLane(script: URL = laneScript(), heapMB = LANE_MB): Lane {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMB }, stderr: false });
  const died = new Promise<string>((resolve) => {
    worker.once('error', (error: Error) => resolve(error.message));
    worker.once('messageerror', (error: Error) => resolve(error.message));
    worker.once('exit', (code) => resolve(`the thread ended (${code})`));
  });
  return laneOver(nodeEndpoint(worker), died, () => void worker.terminate());
}
