// The memory of the transposition table: blocks of 2^class entries, from free lists or from the top, up to the cap. Taking back
// everything costs nothing, so that a fresh ending pays for no more than it used. A memory of WebAssembly never shrinks.
import { ARENA, FREE } from './state';

/** A block is 8 bytes of its own and 2^class entries of so many. */
export const ENTRY: usize = 32;
export const HEAD: usize = 8;
const CLASSES: usize = 16;

let start: usize = ARENA;
let top: usize = ARENA;
let limit: usize = 256 << 20;

export function setLimit(bytes: u32): void {
  limit = <usize>bytes;
}

export function bytesUsed(): u32 {
  return <u32>(top - start);
}

/** Sets memory apart in front of the blocks; when that is more than before they have to be taken back. False: there is none. */
export function setApart(bytes: usize): bool {
  const from = (ARENA + bytes + 0xffff) & ~(<usize>0xffff);
  if (from <= start) return true;
  const more = (<isize>from - (<isize>memory.size() << 16)) / 0x10000 + 1;
  if (more > 0 && memory.grow(<i32>more) < 0) return false;
  start = from;
  return true;
}

/** Whether so much is set apart. */
export function isApart(bytes: usize): bool {
  return ARENA + bytes <= start;
}

export function takeBackAll(): void {
  top = start;
  for (let i: usize = 0; i < CLASSES; i++) store<u32>(FREE + (i << 2), 0);
}

/** Memory at the top, or 0 when that would pass the cap or the host gives no more. */
export function carve(bytes: usize): usize {
  const at = top;
  const end = at + bytes;
  if (end > start + limit) return 0;
  const have = <usize>memory.size() << 16;
  if (end > have) {
    // grow by a quarter, so that growing costs little and never passes the limit
    let want = max<usize>(end, have + (have >> 2));
    want = min<usize>(want, start + limit + 0xffff);
    if (memory.grow(<i32>((want - have + 0xffff) >> 16)) < 0) {
      if (memory.grow(<i32>((end - have + 0xffff) >> 16)) < 0) return 0;
    }
  }
  top = end;
  return at;
}

export function takeBlock(sizeClass: i32): usize {
  const free = FREE + (<usize>sizeClass << 2);
  const at = <usize>load<u32>(free);
  if (at) {
    store<u32>(free, load<u32>(at));
    return at;
  }
  return carve(HEAD + (ENTRY << sizeClass));
}

export function giveBlock(at: usize, sizeClass: i32): void {
  const free = FREE + (<usize>sizeClass << 2);
  store<u32>(at, load<u32>(free));
  store<u32>(free, <u32>at);
}
