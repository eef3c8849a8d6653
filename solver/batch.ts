// Many layouts of one case handed to the kernel together: like ones one after another, so that what was found for one is at hand
// for the next. The kernel has been given the game, the strain and the hands that are the same in all.
import { cardsIn, type Position, type Side } from './position.ts';
import { BATCH, type Kernel, NO_SCORE, ROW } from './wasm.ts';

/** Layouts of the two hidden hands of one case: everything but `layouts` is the same for all. */
export interface Batch extends Position {
  /** whose hands are known and the same in every layout: 0 NS, 1 EW */
  readonly side: Side;
  /** 8 holdings a layout: four suits of the lower hidden seat (N or E), then four of the higher (S or W) */
  readonly layouts: Uint16Array;
}

/** `scores[layout * cards.length + i]` belongs to `cards[i]`; NO_SCORE (255) where the card is not legal in that layout. */
export interface BatchScores {
  readonly cards: readonly number[];
  readonly scores: Uint8Array;
}

/**
 * The order in which layouts of one case are solved: those with the same lengths one after another, then by the cards of the
 * lower hidden seat, so that the scores of one are a good first guess of the next. Affects speed only.
 */
function likeFirst(layouts: Uint16Array): number[] {
  const count = layouts.length >> 3;
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    let lengths = 0;
    let cards = 0;
    for (let suit = 0; suit < 4; suit++) {
      const holding = layouts[i * 8 + suit]!;
      lengths = lengths * 14 + cardsIn(holding);
      cards = (cards * 33 + holding) % 8589934592;
    }
    keys[i] = lengths * 8589934592 + cards;
  }
  return Array.from({ length: count }, (_, i) => i).sort((a, b) => keys[a]! - keys[b]!);
}

/** Hands the layouts over in portions, like ones together; `each` gets the place of every layout and of its answer. */
function inPortions(
  kernel: Kernel,
  { layouts }: Batch,
  work: (size: number) => void,
  each: (layout: number, place: number) => void,
): void {
  const count = layouts.length >> 3;
  const order = likeFirst(layouts);
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const input = kernel.batchIn();
    for (let i = 0; i < size; i++) {
      const at = order[from + i]! * 8;
      for (let j = 0; j < 8; j++) input[i * 8 + j] = layouts[at + j]!;
    }
    work(size);
    for (let i = 0; i < size; i++) each(order[from + i]!, i);
  }
}

/** In which layouts `batch.side` takes at least so many tricks (1) and in which not (0). The first of them has been entered. */
export function reachesOf(kernel: Kernel, batch: Batch, tricks: number): Uint8Array {
  const { run } = kernel;
  const { side, leader, trick } = batch;
  const reached = new Uint8Array(batch.layouts.length >> 3);
  const left = run.tricksLeft();
  if (tricks <= 0) return reached.fill(1);
  if (tricks > left) return reached;
  const target = side === 0 ? tricks : left - tricks + 1;
  const work = (size: number) => run.reach(side, leader, trick.length, size, target);
  inPortions(kernel, batch, work, (layout, place) => {
    reached[layout] = kernel.batchOut()[place]! ^ side;
  });
  return reached;
}

/** Scores of all legal cards in every layout. The first of them has been entered. */
export function scoresOf(kernel: Kernel, batch: Batch): BatchScores {
  const { run } = kernel;
  const { layouts, side, leader, trick } = batch;
  const count = layouts.length >> 3;
  const rows = new Uint8Array(count * ROW);
  inPortions(
    kernel,
    batch,
    (size) => run.batch(side, leader, trick.length, size),
    (layout, place) => rows.set(kernel.batchOut().subarray(place * ROW, place * ROW + ROW), layout * ROW),
  );
  const cards: number[] = [];
  for (let card = 0; card < ROW; card++)
    for (let i = 0; i < count; i++)
      if (rows[i * ROW + card] !== NO_SCORE) {
        cards.push(card);
        break;
      }
  const scores = new Uint8Array(count * cards.length);
  for (let i = 0, at = 0; i < count; i++) for (const card of cards) scores[at++] = rows[i * ROW + card]!;
  return { cards, scores };
}
