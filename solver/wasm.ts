// One instance of the kernel: its exports, and typed views of the fixed places in its memory (assembly/state.ts).
// Assumes kernelBytes.ts has been built. Needs nothing but WebAssembly with SIMD and atob: page, worker and Node alike.
import { kernelBase64 } from './kernelBytes.ts';

export const ROW = 56;
export const NO_SCORE = 255;
export const PORTION = 2048;
const MOST_PLAYS = 13;

const IN_HANDS = 16384;
const IN_TRICK = 16416;
const OUT = 16448;
const LAYOUTS = 0x50000;
const PLACES = LAYOUTS + 0x4000;
const COLUMNS = LAYOUTS + 0x7000;
const UNSEEN = LAYOUTS + 0x14100;
const PLAYS = LAYOUTS + 0x14120;
const BETTER = LAYOUTS + 0x14140;
const LEAST = LAYOUTS + 0x14160;
const MOST = LAYOUTS + 0x14170;

export interface Exports {
  memory: WebAssembly.Memory;
  setGame(strain: number, game: number): void;
  setParts(parts: number): void;
  setLimit(bytes: number): void;
  take(leader: number, played: number): void;
  value(guess: number): number;
  tricksLeft(): number;
  /** where each suit lies after a turn of the deal by 1 to 3 seats (16 x suit, 8 bits each); 0 when that is another deal */
  turnOf(seats: number): number;
  scores(): void;
  setLayouts(leader: number, played: number, first: number, second: number, cards: number): void;
  judgeLayouts(count: number, plays: number): void;
  reachInLayouts(count: number, target: number): void;
  clearTable(): void;
  forgetAll(): void;
  bytesUsed(): number;
  timesReset(): number;
  trickNodes(): number;
  questionRoom(layouts: number): number;
  sureList(): number;
  questionMemory(): number;
  questionSpent(): number;
  isSure(
    side: number,
    first: number,
    strain: number,
    leader: number,
    played: number,
    left: number,
    tricks: number,
    card: number,
    layouts: number,
    cards: number,
    memory: number,
    most: number,
  ): number;
  anyPlay(
    side: number,
    strain: number,
    leader: number,
    played: number,
    left: number,
    tricks: number,
    plays: number,
    memory: number,
    most: number,
  ): number;
}

export interface Kernel {
  readonly run: Exports;
  /** 16 masks, seat*4+suit */
  hands(): Uint16Array;
  trick(): Uint8Array;
  row(): Uint8Array;
  /** layouts of unseen cards, PORTION at most */
  layouts(): Uint32Array;
  unseen(): Uint8Array;
  plays(): Uint8Array;
  /** of the plays compared */
  better(): Uint16Array;
  least(): Uint8Array;
  most(): Uint8Array;
  /** NS tricks, PORTION a play, in the order of `places` */
  columns(): Uint8Array;
  places(): Uint16Array;
}

export function kernelBytes(base64: string = kernelBase64): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** The kernel calls `poll` about every 1,024 trick starts (a fraction of a millisecond); what it throws ends the search. */
export const kernelImports = (poll: () => void = () => {}): WebAssembly.Imports => ({ env: { poll } });

/** Views are made again after the memory grew: growing detaches the old buffer. */
export function wrapKernel(instance: WebAssembly.Instance): Kernel {
  const run = instance.exports as unknown as Exports;
  let buffer: ArrayBuffer | undefined;
  const renew: (() => void)[] = [];
  const fresh = () => {
    if (buffer === run.memory.buffer) return;
    buffer = run.memory.buffer;
    for (const one of renew) one();
  };
  const at = <T>(make: (memory: ArrayBuffer) => T) => {
    let array: T;
    renew.push(() => {
      array = make(buffer!);
    });
    return () => {
      fresh();
      return array;
    };
  };
  const bytes = (place: number, length: number) => at((memory) => new Uint8Array(memory, place, length));
  const words = (place: number, length: number) => at((memory) => new Uint16Array(memory, place, length));
  return {
    run,
    hands: words(IN_HANDS, 16),
    trick: bytes(IN_TRICK, 4),
    row: bytes(OUT, ROW),
    layouts: at((memory) => new Uint32Array(memory, LAYOUTS, PORTION)),
    unseen: bytes(UNSEEN, 32),
    plays: bytes(PLAYS, 16),
    better: words(BETTER, 16),
    least: bytes(LEAST, 16),
    most: bytes(MOST, 16),
    columns: bytes(COLUMNS, MOST_PLAYS * PORTION),
    places: words(PLACES, PORTION),
  };
}
