// How far a review is: a bar that stays on one line in a terminal, else a line every ten seconds; how many, how fast, how long yet.

import type { Tally } from '../../review/tally.ts';
import type { Io } from './io.ts';

export interface Progress {
  step(): void;
  /** Takes the bar away, before something else is written. */
  clear(): void;
}

const WIDTH = 24;

/** Without a total there is no bar and no time left. */
export function progressOf(io: Io, tally: Tally, total?: number): Progress {
  const start = io.now();
  const every = io.terminal ? 200 : 10_000;
  let nextWord = start + (io.terminal ? 200 : 2_000);
  let shown = false;
  return {
    step() {
      if (io.now() < nextWord) return;
      nextWord = io.now() + every;
      const text = progressText(tally.candidates, total, (io.now() - start) / 1000);
      io.err(io.terminal ? `\r\u001b[K${text}` : `law70: ${text}\n`);
      shown = io.terminal === true;
    },
    clear() {
      if (shown) io.err('\r\u001b[K');
      shown = false;
    },
  };
}

export function progressText(done: number, total: number | undefined, seconds: number): string {
  const rate = done / Math.max(seconds, 0.001);
  const speed = `${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second`;
  if (total === undefined) return `${done} reviewed, ${speed}`;
  const full = total === 0 ? WIDTH : Math.round((WIDTH * done) / total);
  const left = rate > 0 ? timeText((total - done) / rate) : '?';
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${total}, ${speed}, ${left} left`;
}

const timeText = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;
