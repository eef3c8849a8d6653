// How far a review is: a bar that stays on one line in a terminal, else a line every ten seconds; how many, how fast, how long yet.

import type { ReviewWords } from '../review/words/reviewWords.ts';
import type { Io } from './io.ts';

export interface Progress {
  /** How many there will be, as soon as that is known; without it there is no bar and no time left. */
  expect(count: number | undefined): void;
  step(): void;
  /** Takes the bar away, before something else is written. */
  clear(): void;
}

const WIDTH = 24;

export function progressOf(io: Io, words: ReviewWords): Progress {
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
      const text = progressText(done, total, (io.now() - start) / 1000, words);
      io.err(io.terminal ? `\r\u001b[K${text}` : `law70: ${text}\n`);
      shown = io.terminal === true;
    },
    clear() {
      if (shown) io.err('\r\u001b[K');
      shown = false;
    },
  };
}

export function progressText(done: number, total: number | undefined, seconds: number, words: ReviewWords): string {
  const rate = done / Math.max(seconds, 0.001);
  const speed = rate < 10 ? rate.toFixed(1) : String(Math.round(rate));
  if (total === undefined) return words.progress(done, speed);
  // a file of lines may have fewer cases than lines, never more; a count that is late may be passed for a moment
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const full = Math.round(WIDTH * share);
  const left = rate > 0 ? timeText(Math.max(0, total - done) / rate) : '?';
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${words.progressOf(done, total, speed, left)}`;
}

const timeText = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;
