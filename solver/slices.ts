// Long searches in slices: the kernel's poll throws when the slice is over, the event loop runs, and the same step is entered
// again. Its table still holds all that was found, so a step resumes where it was. Needs no shared memory, no thread.

export interface Progress {
  /** steps finished, of how many: 20 results of a table; a solve is one step */
  readonly done: number;
  readonly of: number;
  /** tricks searched since the call began, a measure of work */
  readonly nodes: number;
}

export interface SliceOptions {
  /** aborting it ends the search between two slices; the promise rejects with its reason */
  readonly signal?: AbortSignal;
  /** length of a slice, 16 ms by default: the longest time the page or worker does not answer */
  readonly sliceMs?: number;
  /** called after each slice and at the end */
  readonly onProgress?: (progress: Progress) => void;
}

export interface Slicer {
  /** the kernel's import */
  readonly poll: () => void;
  /** Does some work unless it takes more than so many of what `nodes` counts: then undefined. */
  limited<T>(most: number, nodes: () => number, work: () => T): T | undefined;
  run(steps: readonly (() => void)[], options: SliceOptions, nodes: () => number): Promise<void>;
}

/** Thrown by poll at the end of a slice, caught in `run` and nowhere else. */
const SLICE_OVER = new Error('slice over');

/** Thrown by poll when limited work takes too much, caught in `limited` and nowhere else. */
const TOO_MUCH = new Error('too much work');

/** A turn of the event loop. A message, as browsers delay nested timers. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

export function slicer(poll?: () => void): Slicer {
  let end = Number.POSITIVE_INFINITY;
  let tooMuch = () => false;

  /** Runs steps from `from` on until the slice is over; returns the first step not finished. */
  function slice(steps: readonly (() => void)[], from: number, ms: number): number {
    let at = from;
    end = performance.now() + ms;
    try {
      for (; at < steps.length && (at === from || performance.now() < end); at++) steps[at]!();
    } catch (thrown) {
      if (thrown !== SLICE_OVER) throw thrown;
    } finally {
      end = Number.POSITIVE_INFINITY;
    }
    return at;
  }

  return {
    poll() {
      if (end !== Number.POSITIVE_INFINITY && performance.now() > end) throw SLICE_OVER;
      if (tooMuch()) throw TOO_MUCH;
      poll?.();
    },
    limited(most, nodes, work) {
      const outer = tooMuch;
      const last = nodes() + most;
      tooMuch = () => nodes() > last || outer();
      try {
        const answer = work();
        return nodes() > last ? undefined : answer;
      } catch (thrown) {
        if (thrown !== TOO_MUCH || outer()) throw thrown;
        return undefined;
      } finally {
        tooMuch = outer;
      }
    },
    async run(steps, { signal, sliceMs = 16, onProgress }, nodes) {
      const before = nodes();
      let at = 0;
      while (at < steps.length) {
        signal?.throwIfAborted();
        at = slice(steps, at, sliceMs);
        onProgress?.({ done: at, of: steps.length, nodes: nodes() - before });
        if (at < steps.length) await turn();
      }
    },
  };
}
