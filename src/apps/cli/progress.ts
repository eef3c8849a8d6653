// How far a review is: a bar that stays on one line in a terminal, else a line every ten seconds; how many, how fast, how long yet.

import type { Io } from './io.ts';

export interface Progress {
  /** How many there will be, as soon as that is known; without it there is no bar and no time left. */
  expect(count: number | undefined): void;
  step(): void;
  /** Takes the bar away, before something else is written. */
  clear(): void;
}

const WIDTH = 24;

export function progressOf(io: Io): Progress {
  let done = 0;
  let total: number | undefined;
  const start = io.now();
  const every = io.terminal ? 200 : 10_000;
  let nextWord = start + (io.terminal ? 200 : 2_000);
  let shown = false;
  return {
    expect(count) {
      total = count;
    },
    step() {
      done++;
      if (io.now() < nextWord) return;
      nextWord = io.now() + every;
      const text = progressText(done, total, (io.now() - start) / 1000);
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
