// Layouts of one case judged together: the unseen cards lie now so, now so, between two hands, and all else is the same. The
// kernel answers for all layouts that a proof covers at once (assembly/layouts.ts). Assumes legal positions.
import type { Position } from './position.ts';
import { type Kernel, PORTION } from './wasm.ts';

/** Ways in which unseen cards lie between two hands; what those hands hold in `hands` does not count. */
export interface UnseenCards extends Position {
  /** the two hands */
  readonly hidden: readonly [number, number];
  /** card numbers, at most 32; 255 in the place of one that is not held any more */
  readonly unseen: ArrayLike<number>;
  /** bit i of a layout is set when card i lies with the first hand */
  readonly layouts: Uint32Array;
}

/** What plays of a seat that is not hidden are worth to its side over all layouts, by place in the list of plays. */
export interface PlaysCompared {
  /** bit q of `better[p]`: p takes more tricks than q in some layout */
  readonly better: Uint16Array;
  /** fewest and most tricks in any layout, the trick in progress included */
  readonly least: Uint8Array;
  readonly most: Uint8Array;
}

/** Hands the case over, then the layouts in portions. The first of them has been entered. */
function inPortions(kernel: Kernel, cards: UnseenCards, work: (from: number, size: number) => void): void {
  const { leader, trick, hidden, unseen, layouts } = cards;
  kernel.unseen().set(unseen);
  kernel.run.setLayouts(leader, trick.length, hidden[0], hidden[1], unseen.length);
  for (let from = 0; from < layouts.length; from += PORTION) {
    const portion = layouts.subarray(from, from + PORTION);
    kernel.layouts().set(portion);
    work(from, portion.length);
  }
}

export function comparePlays(kernel: Kernel, cards: UnseenCards, plays: ArrayLike<number>): PlaysCompared {
  kernel.plays().set(plays);
  inPortions(kernel, cards, (_, size) => kernel.run.judgeLayouts(size, plays.length));
  return {
    better: kernel.better().slice(0, plays.length),
    least: kernel.least().slice(0, plays.length),
    most: kernel.most().slice(0, plays.length),
  };
}

/** Tricks of the side to play by layout (row) and play (column). */
export function scoresInLayouts(kernel: Kernel, cards: UnseenCards, plays: ArrayLike<number>): Uint8Array {
  const { layouts, leader, trick } = cards;
  const width = plays.length;
  const scores = new Uint8Array(layouts.length * width);
  const east = (leader + trick.length) & 1;
  kernel.plays().set(plays);
  inPortions(kernel, cards, (from, size) => {
    kernel.run.judgeLayouts(size, width);
    const left = kernel.run.tricksLeft();
    const columns = kernel.columns();
    const places = kernel.places();
    for (let i = 0; i < size; i++) {
      const row = (from + places[i]!) * width;
      for (let p = 0; p < width; p++) {
        const tricks = columns[p * PORTION + i]!;
        scores[row + p] = east ? left - tricks : tricks;
      }
    }
  });
  return scores;
}

/** In which layouts `side` takes at least so many tricks (1) and in which not (0). */
export function reachedInLayouts(kernel: Kernel, cards: UnseenCards, side: number, tricks: number): Uint8Array {
  const { run } = kernel;
  const left = run.tricksLeft();
  const reached = new Uint8Array(cards.layouts.length);
  if (tricks <= 0) return reached.fill(1);
  if (tricks > left) return reached;
  const target = side === 0 ? tricks : left - tricks + 1;
  inPortions(kernel, cards, (from, size) => {
    run.reachInLayouts(size, target);
    const out = kernel.columns();
    for (let i = 0; i < size; i++) reached[from + i] = out[PORTION + i]! ^ side;
  });
  return reached;
}
