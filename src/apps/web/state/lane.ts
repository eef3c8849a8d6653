// The two kinds of workers of the page: those that rule, as workers/ has them, and the one that reads.

import { openBrowserLane } from '../../../../workers/browser.ts';
import type { Lane } from '../../../../workers/lane.ts';

export const openRulerLane = (): Lane => openBrowserLane();

export const openReaderLane = (): Lane =>
  openBrowserLane(() => new Worker(new URL('./readerLane.ts', import.meta.url), { type: 'module' }));
