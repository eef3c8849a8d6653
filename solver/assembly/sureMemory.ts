// What the sure game has found: state -> tricks that are sure, and tricks that are not. The state is exact, never a hash alone:
// whose the cards of each suit are from the top (names of ranks do not matter), room and show-outs of the hidden hands, the leader,
// and with listed layouts which cards of the pool each hand has played. Two places a state; the fuller position stays.
import { codeOf } from './owners';
import { MEMORY, MEMORY_SLOTS, memory, SURE_BOOK } from './questions';

/** Nothing known: sure of 0 tricks, not of 15. */
const UNKNOWN: u32 = 0x0f00;

/** The state but for what listed layouts add, in two words. */
// @ts-ignore: decorator
@inline
export function firstKey(held: u64, facts: u32, leader: i32): u64 {
  return codeOf(SURE_BOOK, 0, held) | (codeOf(SURE_BOOK, 1, held) << 27) | (<u64>((facts >> 8) & 15) << 54) | (<u64>((facts >> 16) & 15) << 58) | (<u64>leader << 62);
}

// @ts-ignore: decorator
@inline
export function secondKey(held: u64, facts: u32): u64 {
  return codeOf(SURE_BOOK, 2, held) | (codeOf(SURE_BOOK, 3, held) << 27) | (<u64>(facts & 255) << 54);
}

// @ts-ignore: decorator
@inline
function bucketOf(k0: u64, k1: u64, k2: u64): usize {
  let h = (k0 ^ (k1 >> 31) ^ (k1 << 33)) * 0x9e3779b97f4a7c15;
  h = (h ^ (h >> 32) ^ k1 ^ (k2 << 7) ^ (k2 >> 29)) * 0xd6e8feb86659fd93;
  return MEMORY + ((<usize>(h >> 40) & <usize>(MEMORY_SLOTS - 2)) << 5);
}

// @ts-ignore: decorator
@inline
function isAt(at: usize, k0: u64, k1: u64, k2: u64): bool {
  return load<u64>(at) == k0 && load<u64>(at, 8) == k1 && load<u64>(at, 16) == k2 && load<u32>(at, 24) == memory;
}

/** Tricks known to be sure, and (from bit 8) the fewest known not to be. */
export function recall(k0: u64, k1: u64, k2: u64): u32 {
  const at = bucketOf(k0, k1, k2);
  if (isAt(at, k0, k1, k2)) return load<u16>(at, 28);
  if (isAt(at + 32, k0, k1, k2)) return load<u16>(at, 60);
  return UNKNOWN;
}

/** Remembers; `left` tricks left tell how much work it stands for. */
export function remember(k0: u64, k1: u64, k2: u64, bounds: u32, left: i32): void {
  let at = bucketOf(k0, k1, k2);
  if (!isAt(at, k0, k1, k2)) {
    // the second place takes what comes; the first keeps the larger of this memory
    if (isAt(at + 32, k0, k1, k2)) at += 32;
    else if (load<u32>(at, 24) == memory && <i32>load<u16>(at, 30) > left) at += 32;
    else if (load<u32>(at, 24) == memory) {
      v128.store(at, v128.load(at), 32);
      v128.store(at, v128.load(at, 16), 48);
    }
  }
  store<u64>(at, k0);
  store<u64>(at, k1, 8);
  store<u64>(at, k2, 16);
  store<u32>(at, memory, 24);
  store<u16>(at, <u16>bounds, 28);
  store<u16>(at, <u16>left, 30);
}
