// Lanes on a page's web workers. A worker that fails says so by an error event; one that is gone is known by its sign of life.

import { endOf } from './alive.ts';
import { type Lane, laneOver } from './lane.ts';

/** The script of the lane, in the form that bundlers look for: they build it as a file of its own. */
const openScript = () => new Worker(new URL('./browserLane.ts', import.meta.url), { type: 'module' });

export function openBrowserLane(open: () => Worker = openScript): Lane {
  const worker = open();
  const died = new Promise<string>((resolve) => {
    worker.addEventListener('error', (event) => resolve(event.message || 'the worker failed'));
    worker.addEventListener('messageerror', () => resolve('a message could not be read'));
    void endOf(worker).then(() => resolve('the worker ended'));
  });
  return laneOver(worker, died, () => worker.terminate());
}
