// The patterns of one shape: which of them hold in a position, and how a new one is added. A pattern says who owns the top cards
// that mattered in each suit, and between what bounds the value lies. Few are kept in a list, busy ones near the front; a long
// list is forked by the owner of one card: a list for each of the four, and one for patterns that card does not matter to, so
// that a look-up follows two of the five. Moving a hit forward is an idea of macroxue/bridge-solver.
import { ENTRY, giveBlock, HEAD, takeBlock } from './arena';
import { WAITING } from './state';

// An entry: owners 16 bytes (a u32 a suit), mask 16; the lowest 4 bits of the first two owner words, never masked in, hold the
// lower and the upper bound. A list: {count u16, size class u16, 0 u32}, entries. A fork: {FORK, place u16, 0 u32}, 5 x u32.
const FORK: u32 = 0xffff;
const FORK_AT: usize = 128; // entries; of 32 to 512, the least time on ordinary and on hard deals
const LONGEST: usize = 32768;
/** the child of a fork for patterns that do not fix its card */
const ANY: u32 = 4;

/** of the last hit: the bound that decides, whether the value is known exactly, how many top cards of each suit matter */
export let hitValue: i32 = 0;
export let hitExact: bool = false;
export let hitTops: u32 = 0;

/** The owner of the card at a place (suit * 32 + shift) in a word of owners. */
// @ts-ignore: decorator
@inline
function ownerAt(place: u32, low: u64, high: u64): u32 {
  return <u32>((place & 64 ? high : low) >> (place & 63)) & 3;
}

/** Looks for a pattern that decides whether NS take `target`; what it says is then in hitValue, hitExact, hitTops. */
// @ts-ignore: decorator
@inline
export function find(block: usize, low: u64, high: u64, target: i32): bool {
  const count = <u32>load<u16>(block);
  if (count == FORK) return findForked(block, low, high, target);
  return findInList(block, <usize>count, i64x2.replace_lane(i64x2.splat(low), 1, high), target);
}

function findForked(first: usize, low: u64, high: u64, target: i32): bool {
  const owners = i64x2.replace_lane(i64x2.splat(low), 1, high);
  let block = first;
  let waiting: usize = 0;
  while (true) {
    const count = <u32>load<u16>(block);
    if (count == FORK) {
      const any = load<u32>(block, HEAD + (ANY << 2));
      block = <usize>load<u32>(block + HEAD + (<usize>ownerAt(load<u16>(block, 2), low, high) << 2));
      if (any) {
        if (block) {
          store<u32>(WAITING + waiting, any);
          waiting += 4;
        } else block = <usize>any;
      }
      if (block) continue;
    } else if (findInList(block, <usize>count, owners, target)) return true;
    if (!waiting) return false;
    waiting -= 4;
    block = <usize>load<u32>(WAITING + waiting);
  }
}

// @ts-ignore: decorator
@inline
function findInList(block: usize, count: usize, owners: v128, target: i32): bool {
  let at = block + HEAD;
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
    const index = (at - block - HEAD) / ENTRY;
    if (index > 1) {
      // a hit moves to half its index: lists keep their busy entries near the front
      const to = block + HEAD + (index >> 1) * ENTRY;
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

/** Adds a pattern under `root`, where the address of a list or fork lies, or 0; false when memory has run out. */
// @ts-ignore: decorator
@inline
export function add(root: usize, low: u64, high: u64, tops: u32, lower: i32, upper: i32): bool {
  assert(lower <= upper);
  const m0 = maskOf(tops & 15) | (maskOf((tops >> 8) & 15) << 32);
  const m1 = maskOf((tops >> 16) & 15) | (maskOf((tops >> 24) & 15) << 32);
  let link = root;
  let block: usize = 0;
  while (true) {
    block = <usize>load<u32>(link);
    if (block && load<u16>(block) == FORK) {
      const place = load<u16>(block, 2);
      link = block + HEAD + (<usize>(ownerAt(place, m0, m1) ? ownerAt(place, low, high) : ANY) << 2);
      continue;
    }
    if (!block) {
      block = takeBlock(0);
      if (!block) return false;
      store<u64>(block, 0);
      store<u32>(link, <u32>block);
    }
    const full = <usize>1 << load<u16>(block, 2);
    if (load<u16>(block) < full) break;
    if (full >= FORK_AT && fork(link, block)) continue;
    block = widen(link, block);
    if (!block) return false;
    break;
  }
  const mask = i64x2.replace_lane(i64x2.splat(m0), 1, m1);
  const owners = v128.and(i64x2.replace_lane(i64x2.splat(low), 1, high), mask);
  let at = block + HEAD;
  let to = at;
  for (const end = at + <usize>load<u16>(block) * ENTRY; at < end; at += ENTRY) {
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
      v128.store(to, itsMask, 16);
    }
    to += ENTRY;
  }
  v128.store(to, v128.or(owners, i64x2.replace_lane(i64x2.splat(0), 0, <u64>lower | (<u64>upper << 32))));
  v128.store(to, mask, 16);
  store<u16>(block, <u16>((to - block - HEAD) / ENTRY + 1));
  return true;
}

/** How many bytes the patterns of a shape take. */
export function bytesOf(block: usize): usize {
  if (load<u16>(block) != FORK) return HEAD + (ENTRY << load<u16>(block, 2));
  let bytes = HEAD + ENTRY;
  for (let child: usize = 0; child <= ANY; child++) {
    const list = <usize>load<u32>(block + HEAD + (child << 2));
    if (list) bytes += bytesOf(list);
  }
  return bytes;
}

/** Gives back all blocks of a shape. */
export function giveAll(block: usize): void {
  if (load<u16>(block) != FORK) return giveBlock(block, <i32>load<u16>(block, 2));
  for (let child: usize = 0; child <= ANY; child++) {
    const list = <usize>load<u32>(block + HEAD + (child << 2));
    if (list) giveAll(list);
  }
  giveBlock(block, 0);
}

/** Room for one more class of size; returns the new list, or 0. */
function widen(link: usize, block: usize): usize {
  const count = <usize>load<u16>(block);
  const sizeClass = <i32>load<u16>(block, 2);
  const wider = count < LONGEST ? takeBlock(sizeClass + 1) : 0;
  if (!wider) return 0;
  memory.copy(wider, block, HEAD + count * ENTRY);
  giveBlock(block, sizeClass);
  store<u16>(wider, <u16>(sizeClass + 1), 2);
  store<u32>(link, <u32>wider);
  return wider;
}

/** Forks a full list by the card that leaves least to look through; false when none is worth it or memory has run out. */
function fork(link: usize, block: usize): bool {
  const count = <u32>load<u16>(block);
  let best: u32 = (count * count * 3) >> 2; // else look-ups gain too little
  let place: u32 = FORK;
  for (let suit: u32 = 0; suit < 4; suit++) {
    for (let shift: i32 = 30; shift >= 6; shift -= 2) {
      const fixed = countAt(block, (suit << 5) + shift);
      if (fixed == 0) break;
      const cost = (count - fixed) * count + sumOfSquares * count / fixed;
      if (cost >= best) continue;
      best = cost;
      place = (suit << 5) + shift;
    }
  }
  if (place == FORK) return false;
  countAt(block, place);
  const forked = takeBlock(0);
  if (!forked) return false;
  memory.fill(forked, 0, HEAD + ENTRY);
  store<u16>(forked, <u16>FORK);
  store<u16>(forked, <u16>place, 2);
  for (let child: u32 = 0; child <= ANY; child++) {
    const size = child == ANY ? count - owned(0) - owned(1) - owned(2) - owned(3) : owned(child);
    if (!size) continue;
    const sizeClass = 32 - <i32>clz(size);
    const list = takeBlock(sizeClass);
    if (!list) return false;
    store<u64>(list, 0);
    store<u16>(list, <u16>sizeClass, 2);
    store<u32>(forked + HEAD + (<usize>child << 2), <u32>list);
  }
  const from = block + HEAD;
  const word = <usize>(place >> 5) << 2;
  const shift = place & 31;
  for (let i: u32 = 0; i < count; i++) {
    const at = from + <usize>i * ENTRY;
    const child = (load<u32>(at + word, 16) >> shift) & 3 ? (load<u32>(at + word) >> shift) & 3 : ANY;
    const list = <usize>load<u32>(forked + HEAD + (<usize>child << 2));
    const index = load<u16>(list);
    memory.copy(list + HEAD + <usize>index * ENTRY, at, ENTRY);
    store<u16>(list, index + 1);
  }
  giveBlock(block, <i32>load<u16>(block, 2));
  store<u32>(link, <u32>forked);
  return true;
}

let counts: u64 = 0; // how many patterns each owner has at the place last counted, 16 bits each
let sumOfSquares: u32 = 0;

// @ts-ignore: decorator
@inline
function owned(owner: u32): u32 {
  return <u32>(counts >> (owner << 4)) & 0xffff;
}

/** How many patterns of a list fix the card at a place; by owner in `counts`. */
function countAt(block: usize, place: u32): u32 {
  const word = <usize>(place >> 5) << 2;
  const shift = place & 31;
  counts = 0;
  let at = block + HEAD;
  for (const end = at + <usize>load<u16>(block) * ENTRY; at < end; at += ENTRY)
    if ((load<u32>(at + word, 16) >> shift) & 3) counts += (<u64>1) << (((load<u32>(at + word) >> shift) & 3) << 4);
  const a = owned(0);
  const b = owned(1);
  const c = owned(2);
  const d = owned(3);
  sumOfSquares = a * a + b * b + c * c + d * d;
  return a + b + c + d;
}
