// An Io that a test can feed and read: chunks in, text out, a clock that moves when told to.

import type { Io } from '../../../src/apps/cli/io.ts';

export interface FakeIo extends Io {
  output: string;
  errors: string;
  /** Milliseconds that pass at each look at the clock. */
  step: number;
}

export function fakeIo(...chunks: readonly (string | Uint8Array)[]): FakeIo {
  let time = 0;
  const io: FakeIo = {
    output: '',
    errors: '',
    step: 0,
    stdin: (async function* () {
      yield* chunks;
    })(),
    out: (text) => {
      io.output += text;
    },
    err: (text) => {
      io.errors += text;
    },
    now: () => {
      time += io.step;
      return time;
    },
  };
  return io;
}

export const jsonLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
