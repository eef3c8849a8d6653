// The transposition table: partition search after Ginsberg (AAAI-96). Affects speed only when its entries are sound.
// Shape (16 suit lengths, leader, strain, game) -> growable list of {owners of the top cards that mattered, bounds}; bounds are
// NS tricks to come, so an entry does not depend on the deal, on the target or on tricks won. One vector compare a probe.
// Idea of shape-keyed pattern lists and of moving a hit forward: macroxue/bridge-solver.
import { ARENA, FREE } from './state';

// owners 16 bytes, mask 16; the lowest 4 bits of the first two owner words, never masked in, hold the lower and upper bound
const ENTRY: usize = 32;
const FIRST_SLOTS: u32 = 1024;

let slots: usize = 0;
let slotMask: u32 = 0;
let used: u32 = 0;
let top: usize = 0;
let limit: usize = 256 << 20;
export let resets: i32 = 0;
/** of the last hit: the bound that decides, whether the value is known exactly, how many top cards of each suit matter */
export let hitValue: i32 = 0;
export let hitExact: bool = false;
export let hitTops: u32 = 0;

export function setLimit(bytes: u32): void {
  limit = <usize>bytes;
}

export function bytesUsed(): u32 {
  return <u32>(top - ARENA);
}

/** Forgets everything, at the cost of clearing 16 kB. */
export function clearTable(): void {
  top = ARENA;
  used = 0;
  for (let i: usize = 0; i < 32; i++) store<u32>(FREE + (i << 2), 0);
  slots = carve(FIRST_SLOTS << 4);
  memory.fill(slots, 0, FIRST_SLOTS << 4);
  slotMask = FIRST_SLOTS - 1;
}

function carve(bytes: usize): usize {
  const at = top;
  const end = at + bytes;
  if (end > ARENA + limit) return 0;
  const have = <usize>memory.size() << 16;
  if (end > have) {
    // grow by a quarter, so that growing costs little and never passes the limit
    let want = max<usize>(end, have + (have >> 2));
    want = min<usize>(want, ARENA + limit + 0xffff);
    if (memory.grow(<i32>((want - have + 0xffff) >> 16)) < 0) {
      if (memory.grow(<i32>((end - have + 0xffff) >> 16)) < 0) return 0;
    }
  }
  top = end;
  return at;
}

function takeBlock(sizeClass: i32): usize {
  const free = FREE + (<usize>sizeClass << 2);
  const at = <usize>load<u32>(free);
  if (at) {
    store<u32>(free, load<u32>(at));
    return at;
  }
  return carve(8 + (ENTRY << sizeClass));
}

function giveBlock(at: usize, sizeClass: i32): void {
  const free = FREE + (<usize>sizeClass << 2);
  store<u32>(at, load<u32>(free));
  store<u32>(free, <u32>at);
}

// @ts-ignore: decorator
@inline
function slotOf(key: u64, kind: u32): usize {
  let h = (key ^ (<u64>kind << 57) ^ (<u64>kind << 11)) * 0x9e3779b97f4a7c15;
  h ^= h >> 29;
  let i = <u32>(h >> 20) & slotMask;
  while (true) {
    const at = slots + (<usize>i << 4);
    const its = load<u32>(at, 8);
    if (its == 0 || (its == kind && load<u64>(at) == key)) return at;
    i = (i + 1) & slotMask;
  }
}

function growSlots(): bool {
  const old = slots;
  const count = slotMask + 1;
  const wider = carve(<usize>count << 5);
  if (!wider) return false;
  memory.fill(wider, 0, <usize>count << 5);
  slots = wider;
  slotMask = (count << 1) - 1;
  for (let i: u32 = 0; i < count; i++) {
    const at = old + (<usize>i << 4);
    const kind = load<u32>(at, 8);
    if (!kind) continue;
    const to = slotOf(load<u64>(at), kind);
    store<u64>(to, load<u64>(at));
    store<u64>(to, load<u64>(at, 8), 8);
  }
  return true;
}

/** True when an entry decides whether NS take `target`; its value and tops are then in hitValue, hitTops. */
export function probe(key: u64, kind: u32, low: u64, high: u64, target: i32): bool {
  const block = <usize>load<u32>(slotOf(key, kind), 12);
  if (!block) return false;
  const owners = i64x2.replace_lane(i64x2.splat(low), 1, high);
  const count = <usize>load<u16>(block);
  let at = block + 8;
  const end = at + count * ENTRY;
  for (; at < end; at += ENTRY) {
    if (v128.any_true(v128.and(v128.xor(v128.load(at), owners), v128.load(at, 16)))) continue;
    const lower = <i32>(load<u8>(at) & 15);
    const upper = <i32>(load<u8>(at, 4) & 15);
    if (lower >= target) hitValue = lower;
    else if (upper < target) hitValue = upper;
    else continue;
    hitExact = lower == upper;
    const m0 = load<u64>(at, 16);
    const m1 = load<u64>(at, 24);
    hitTops = topsIn(<u32>m0) | (topsIn(<u32>(m0 >> 32)) << 8) | (topsIn(<u32>m1) << 16) | (topsIn(<u32>(m1 >> 32)) << 24);
    const index = (at - block - 8) / ENTRY;
    if (index > 1) {
      // a hit moves to half its index: lists keep their busy entries near the front
      const to = block + 8 + (index >> 1) * ENTRY;
      const a = v128.load(at);
      const b = v128.load(at, 16);
      v128.store(at, v128.load(to));
      v128.store(at, v128.load(to, 16), 16);
      v128.store(to, a);
      v128.store(to, b, 16);
    }
    return true;
  }
  return false;
}

/** How many top cards a mask covers. */
// @ts-ignore: decorator
@inline
function topsIn(mask: u32): u32 {
  return clz(~mask) >> 1;
}

// @ts-ignore: decorator
@inline
function maskOf(tops: u32): u64 {
  return tops ? (<u64>0xffffffff << (32 - (tops << 1))) & 0xffffffff : 0;
}

/** Keeps a bound; drops entries it makes useless. When memory runs out the whole table is forgotten first. */
export function keep(key: u64, kind: u32, low: u64, high: u64, tops: u32, lower: i32, upper: i32): void {
  assert(lower <= upper);
  const m0 = maskOf(tops & 15) | (maskOf((tops >> 8) & 15) << 32);
  const m1 = maskOf((tops >> 16) & 15) | (maskOf((tops >> 24) & 15) << 32);
  const mask = i64x2.replace_lane(i64x2.splat(m0), 1, m1);
  const owners = v128.and(i64x2.replace_lane(i64x2.splat(low), 1, high), mask);
  let slot = slotOf(key, kind);
  let block = <usize>load<u32>(slot, 12);
  let count: usize = 0;
  let sizeClass = 0;
  if (block) {
    count = <usize>load<u16>(block);
    sizeClass = <i32>load<u16>(block, 2);
    let at = block + 8;
    let to = at;
    const end = at + count * ENTRY;
    for (; at < end; at += ENTRY) {
      const itsMask = v128.load(at, 16);
      const differ = v128.xor(v128.load(at), owners);
      if (!v128.any_true(v128.and(differ, v128.and(mask, itsMask)))) {
        const itsLower = <i32>(load<u8>(at) & 15);
        const itsUpper = <i32>(load<u8>(at, 4) & 15);
        // the other entry covers this position too: its bounds hold here
        if (!v128.any_true(v128.andnot(itsMask, mask))) {
          lower = max(lower, itsLower);
          upper = min(upper, itsUpper);
        }
        // this entry covers the other one and is as tight: the other one goes
        if (!v128.any_true(v128.andnot(mask, itsMask)) && lower >= itsLower && upper <= itsUpper) continue;
      }
      if (to != at) {
        v128.store(to, v128.load(at));
        v128.store(to, v128.load(at, 16), 16);
      }
      to += ENTRY;
    }
    count = (to - block - 8) / ENTRY;
    store<u16>(block, <u16>count);
    if (count == <usize>1 << sizeClass) {
      const wider = count < 32768 ? takeBlock(sizeClass + 1) : 0;
      if (wider) {
        memory.copy(wider, block, 8 + count * ENTRY);
        giveBlock(block, sizeClass);
        sizeClass++;
        store<u16>(wider, <u16>sizeClass, 2);
        store<u32>(slot, <u32>wider, 12);
      }
      block = wider;
    }
  } else {
    if (used << 1 > slotMask) {
      if (growSlots()) slot = slotOf(key, kind);
      else slot = 0;
    }
    if (slot) block = takeBlock(0);
    if (block) {
      used++;
      store<u64>(slot, key);
      store<u32>(slot, kind, 8);
      store<u32>(slot, <u32>block, 12);
      store<u32>(block, 0);
    }
  }
  if (!block) {
    resets++;
    clearTable();
    count = 0;
    slot = slotOf(key, kind);
    block = takeBlock(0);
    if (!block) return;
    used++;
    store<u64>(slot, key);
    store<u32>(slot, kind, 8);
    store<u32>(slot, <u32>block, 12);
    store<u32>(block, 0);
  }
  const at = block + 8 + count * ENTRY;
  v128.store(at, v128.or(owners, i64x2.replace_lane(i64x2.splat(0), 0, <u64>lower | (<u64>upper << 32))));
  v128.store(at, mask, 16);
  store<u16>(block, <u16>(count + 1));
}
