// One instance of the kernel: its exports, and typed views of the fixed places in its memory (assembly/state.ts).
// Assumes kernelBytes.ts has been built. Needs nothing but WebAssembly with SIMD and atob: page, worker and Node alike.
import { kernelBase64 } from './kernelBytes.ts';

export const ROW = 56;
export const NO_SCORE = 255;
export const BATCH = 1024;

const IN_HANDS = 16384;
const IN_TRICK = 16416;
const OUT = 16448;
const BATCH_IN = 0x50000;
const BATCH_OUT = 0x54000;

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
  batch(side: number, leader: number, played: number, count: number): void;
  reach(side: number, leader: number, played: number, count: number, target: number): void;
  clearTable(): void;
  bytesUsed(): number;
  timesReset(): number;
  trickNodes(): number;
  sureRoom(layouts: number): number;
  sureList(): number;
  sureMemory(): number;
  sureSpent(): number;
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
}

export interface Kernel {
  readonly run: Exports;
  /** 16 masks, seat*4+suit */
  hands(): Uint16Array;
  trick(): Uint8Array;
  row(): Uint8Array;
  batchIn(): Uint16Array;
  batchOut(): Uint8Array;
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
  let hands = new Uint16Array();
  let trick = new Uint8Array();
  let row = new Uint8Array();
  let batchIn = new Uint16Array();
  let batchOut = new Uint8Array();
  const fresh = () => {
    if (buffer === run.memory.buffer) return;
    buffer = run.memory.buffer;
    hands = new Uint16Array(buffer, IN_HANDS, 16);
    trick = new Uint8Array(buffer, IN_TRICK, 4);
    row = new Uint8Array(buffer, OUT, ROW);
    batchIn = new Uint16Array(buffer, BATCH_IN, BATCH * 8);
    batchOut = new Uint8Array(buffer, BATCH_OUT, BATCH * ROW);
  };
  const view =
    <T>(get: () => T) =>
    () => {
      fresh();
      return get();
    };
  return {
    run,
    hands: view(() => hands),
    trick: view(() => trick),
    row: view(() => row),
    batchIn: view(() => batchIn),
    batchOut: view(() => batchOut),
  };
}
