// The sure game (assembly/sureGame.ts): is a side certain of so many tricks whatever the lie of the unseen cards, without a guess?
// Unchecked, like the raw entries of solver.ts: for callers that ask thousands of times about one case.
import type { Side } from './position.ts';
import type { Kernel } from './wasm.ts';

/** The ways the unseen cards can lie between the two hidden hands, the first being the one given first. */
export interface SureLies {
  /** Unseen cards, four holdings. */
  readonly pool: ArrayLike<number>;
  /** Room of each hand: the most cards it can hold. */
  readonly size: readonly [number, number];
  /** Suits each hand is known to be out of (bits). */
  readonly out: readonly [number, number];
  /** When only some lies are thought possible: which. */
  readonly listed?: {
    /** Up to 32 cards, those played since included. */
    readonly cards: ArrayLike<number>;
    /** Bit i is set when card i is or was with the first hand. At least one layout. */
    readonly layouts: ArrayLike<number>;
    /** Cards that each hand has played (bits). */
    readonly played: readonly [number, number];
  };
}

export interface SureQuestion {
  /** The side that must be certain: 0 NS, 1 EW. */
  readonly side: Side;
  /** 16 holdings, seat*4+suit; those of the other side are not looked at. */
  readonly hands: ArrayLike<number>;
  /** The seat of the first hidden hand; the second is its partner. */
  readonly first: number;
  readonly strain: number;
  /** Who led or leads to the trick. */
  readonly leader: number;
  readonly trick: ArrayLike<number>;
  /** Tricks to be won, the trick in progress included. */
  readonly left: number;
  readonly lies: SureLies;
  /** The number of tricks asked for. */
  readonly tricks: number;
  /** Asks what is sure after this card of the seat to play, of the side. */
  readonly card?: number | undefined;
}

/** Whether it is sure, and the units of work it took: one more than allowed when it was cut, and then it may be sure after all. */
export interface SureAnswer {
  readonly sure: boolean;
  readonly spent: number;
}

export interface SureKernel {
  /** A memory for questions that belong together. Affects work only; it need not be closed. */
  memory(): number;
  /** Whether the side is certain, with at most `most` units of work: points at the start of a trick that were not known. */
  ask(question: SureQuestion, memory: number, most: number): SureAnswer;
}

const FIRST_LAYOUTS = 2 ** 16;
const BYTES = 128;

export function sureKernel({ run }: Kernel): SureKernel {
  let bytes = new Uint8Array();
  let words = new DataView(new ArrayBuffer(0));
  let list = new Uint32Array();

  /** Views of the question and the list, for at least so many layouts. */
  function room(layouts: number): void {
    const at = run.questionRoom(Math.max(FIRST_LAYOUTS, layouts));
    if (at === 0) throw new RangeError(`no memory for ${layouts} layouts of the unseen cards`);
    const { buffer } = run.memory;
    if (bytes.buffer === buffer && list.length >= layouts) return;
    bytes = new Uint8Array(buffer, at, BYTES);
    words = new DataView(buffer, at, BYTES);
    list = new Uint32Array(buffer, run.sureList(), Math.max(FIRST_LAYOUTS, layouts));
  }

  return {
    memory: () => run.questionMemory(),
    ask({ side, hands, first, strain, leader, trick, left, lies, tricks, card = -1 }, memory, most) {
      const { pool, size, out, listed } = lies;
      room(listed?.layouts.length ?? 0);
      for (let i = 0; i < 16; i++) words.setUint16(i * 2, hands[i]!, true);
      for (let suit = 0; suit < 4; suit++) words.setUint16(32 + suit * 2, pool[suit]!, true);
      words.setUint32(40, out[0] | (out[1] << 4) | (size[0] << 8) | (size[1] << 16), true);
      bytes.set(trick, 52);
      if (listed !== undefined) {
        words.setUint32(44, listed.played[0], true);
        words.setUint32(48, listed.played[1], true);
        bytes.set(listed.cards, 56);
        list.set(listed.layouts);
      }
      const layouts = listed?.layouts.length ?? 0;
      const cards = listed?.cards.length ?? 0;
      const sure = run.isSure(
        side,
        first,
        strain,
        leader,
        trick.length,
        left,
        tricks,
        card,
        layouts,
        cards,
        memory,
        Math.min(most, Number.MAX_SAFE_INTEGER),
      );
      return { sure: sure !== 0, spent: run.questionSpent() };
    },
  };
}
