// The fewest tricks for a side when every legal play by everybody counts (assembly/anyPlay.ts). Unchecked, like the raw entries of
// solver.ts: for callers that ask thousands of times about one case.
import type { Position, Side } from './position.ts';
import type { Kernel } from './wasm.ts';

/** A position, and the tricks still to be won in it, the trick in progress included. */
export interface AnyPlayQuestion extends Position {
  readonly left: number;
}

export interface AnyPlayKernel {
  /** A memory for questions that belong together. Affects work only; it need not be closed. */
  memory(): number;
  /** Whether some line of legal plays gives the side at most `tricks`, with at most `most` units of work (points at the start of a
   *  trick that were not known). When that is not enough it counts as possible, and one unit more than allowed is `spent`. */
  atMost(side: Side, question: AnyPlayQuestion, tricks: number, memory: number, most: number): boolean;
  /** The same after each of some plays of the seat to play: bit i for play i. */
  atMostAfter(
    side: Side,
    question: AnyPlayQuestion,
    plays: ArrayLike<number>,
    tricks: number,
    memory: number,
    most: number,
  ): number;
  /** Units of work of the last question. */
  spent(): number;
}

// places in the memory of the questions (assembly/questions.ts), from its start
const HANDS = 0x80;
const TRICK = 0xa0;
const PLAYS = 0xb0;

export function anyPlayKernel({ run }: Kernel): AnyPlayKernel {
  let bytes = new Uint8Array();
  let holdings = new Uint16Array();

  function ask(
    side: Side,
    { hands, strain, leader, trick, left }: AnyPlayQuestion,
    plays: ArrayLike<number>,
    tricks: number,
    memory: number,
    most: number,
  ): number {
    if (bytes.buffer !== run.memory.buffer || bytes.length === 0) {
      const at = run.questionRoom(0);
      if (at === 0) throw new RangeError('no memory for the search of any play');
      bytes = new Uint8Array(run.memory.buffer, at, 0x100);
      holdings = new Uint16Array(run.memory.buffer, at + HANDS, 16);
    }
    holdings.set(hands);
    bytes.set(trick, TRICK);
    bytes.set(plays, PLAYS);
    const allowed = Math.min(most, Number.MAX_SAFE_INTEGER);
    return run.anyPlay(side, strain, leader, trick.length, left, tricks, plays.length, memory, allowed);
  }

  return {
    memory: () => run.questionMemory(),
    atMost: (side, question, tricks, memory, most) => ask(side, question, [], tricks, memory, most) !== 0,
    atMostAfter: (side, question, plays, tricks, memory, most) => ask(side, question, plays, tricks, memory, most),
    spent: () => run.questionSpent(),
  };
}
