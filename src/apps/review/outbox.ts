// Findings come from the lanes in any order and go out in the order of their boards: a board that takes half a minute keeps
// those behind it from the report, not from the lanes.

import type { Finding } from '../../review/finding.ts';

interface Place {
  decided: boolean;
  finding?: Finding | undefined;
}

export interface Outbox {
  /** Boards that have no finding yet. */
  readonly undecided: number;
  /** Boards that have not gone out yet. */
  readonly length: number;
  add(asked: Promise<Finding | undefined>): void;
  /** Waits for the next decision. Throws what a promise that was added threw. */
  changed(): Promise<void>;
  /** Ends a wait, also without a decision. */
  wake(): void;
  /** Those whose turn it is. A board that was cancelled has no finding. */
  take(): Generator<Finding>;
}

export function openOutbox(): Outbox {
  const places: Place[] = [];
  let undecided = 0;
  let fault: { readonly error: unknown } | undefined;
  let wake = () => {};
  return {
    get undecided() {
      return undecided;
    },
    get length() {
      return places.length;
    },
    add(asked) {
      const place: Place = { decided: false };
      places.push(place);
      undecided++;
      const settle = () => {
        undecided--;
        wake();
      };
      asked.then(
        (finding) => {
          Object.assign(place, { decided: true, finding });
          settle();
        },
        (error: unknown) => {
          fault = { error };
          settle();
        },
      );
    },
    async changed() {
      if (!places[0]?.decided && !fault)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (fault) throw fault.error;
    },
    wake: () => wake(),
    *take() {
      while (places[0]?.decided) {
        const { finding } = places.shift()!;
        if (finding) yield finding;
      }
    },
  };
}
