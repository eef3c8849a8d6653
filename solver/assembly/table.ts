// The transposition table: partition search after Ginsberg (AAAI-96). Affects speed only when its entries are sound.
// Shape (16 suit lengths, leader, strain, game) -> patterns (patterns.ts). Bounds are NS tricks to come, so an entry does not
// depend on the deal, on the target or on tricks won. Shape-keyed pattern lists are an idea of macroxue/bridge-solver.
import { carve, takeBackAll } from './arena';
import { add, bytesOf, find, giveAll } from './patterns';
import { BY_CARDS } from './state';

// a slot: key u64, kind u32 (0: free), address of the patterns u32
const FIRST_SLOTS: u32 = 1024;

let slots: usize = 0;
let slotMask: u32 = 0;
let used: u32 = 0;
export let resets: i32 = 0;

/** Forgets everything, at the cost of clearing 16 kB. */
export function clearTable(): void {
  takeBackAll();
  used = 0;
  slots = carve(FIRST_SLOTS << 4);
  memory.fill(slots, 0, FIRST_SLOTS << 4);
  slotMask = FIRST_SLOTS - 1;
}

/** Where a shape's slot is looked for first. */
// @ts-ignore: decorator
@inline
function homeOf(key: u64, kind: u32): u32 {
  let h = (key ^ (<u64>kind << 57) ^ (<u64>kind << 11)) * 0x9e3779b97f4a7c15;
  h ^= h >> 29;
  return <u32>(h >> 20) & slotMask;
}

// @ts-ignore: decorator
@inline
function slotOf(key: u64, kind: u32): usize {
  let i = homeOf(key, kind);
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

/** True when an entry decides whether NS take `target`; what it says is then in patterns.ts. */
export function probe(key: u64, kind: u32, low: u64, high: u64, target: i32): bool {
  const patterns = <usize>load<u32>(slotOf(key, kind), 12);
  return patterns ? find(patterns, low, high, target) : false;
}

/** Keeps a bound; drops entries it makes useless. When memory runs out the short endings are forgotten first, else everything. */
export function keep(key: u64, kind: u32, low: u64, high: u64, tops: u32, lower: i32, upper: i32): void {
  let tries = 0;
  while (true) {
    const slot = newSlot(key, kind);
    if (slot && add(slot + 12, low, high, tops, lower, upper)) return;
    resets++;
    if (tries++ == 0) forgetShort();
    else clearTable();
  }
}

/** The cards in play of a shape. */
function cardsOf(key: u64): usize {
  const pairs = (key & 0x0f0f0f0f0f0f0f0f) + ((key >> 4) & 0x0f0f0f0f0f0f0f0f);
  return <usize>((pairs * 0x0101010101010101) >> 56);
}

/** Forgets the patterns of the shapes with the fewest cards left, at least half of what all take: they are soonest found again. */
function forgetShort(): void {
  const end = slots + (<usize>(slotMask + 1) << 4);
  memory.fill(BY_CARDS, 0, 53 << 2);
  let all: u32 = 0;
  for (let at = slots; at < end; at += 16) {
    const patterns = <usize>load<u32>(at, 12);
    if (!patterns) continue;
    const bytes = <u32>bytesOf(patterns);
    const sum = BY_CARDS + (cardsOf(load<u64>(at)) << 2);
    store<u32>(sum, load<u32>(sum) + bytes);
    all += bytes;
  }
  let most: usize = 0;
  for (let given: u32 = 0; given << 1 < all; most++) given += load<u32>(BY_CARDS + (most << 2));
  for (let i: u32 = 0; i <= slotMask; i++) {
    const at = slots + (<usize>i << 4);
    while (load<u32>(at, 8) && cardsOf(load<u64>(at)) < most) {
      const patterns = <usize>load<u32>(at, 12);
      if (patterns) giveAll(patterns);
      used--;
      closeGap(i);
    }
  }
}

/** Frees a slot; those after it that were looked for at it or before move up. */
function closeGap(slot: u32): void {
  let gap = slot;
  let i = gap;
  while (true) {
    i = (i + 1) & slotMask;
    const at = slots + (<usize>i << 4);
    const kind = load<u32>(at, 8);
    if (!kind) break;
    if (((i - homeOf(load<u64>(at), kind)) & slotMask) < ((i - gap) & slotMask)) continue;
    memory.copy(slots + (<usize>gap << 4), at, 16);
    gap = i;
  }
  memory.fill(slots + (<usize>gap << 4), 0, 16);
}

/** The slot of a shape, taken when there was none; 0 when memory has run out. */
// @ts-ignore: decorator
@inline
function newSlot(key: u64, kind: u32): usize {
  let slot = slotOf(key, kind);
  if (load<u32>(slot, 8)) return slot;
  if (used << 1 > slotMask) {
    if (!growSlots()) return 0;
    slot = slotOf(key, kind);
  }
  used++;
  store<u64>(slot, key);
  store<u32>(slot, kind, 8);
  store<u32>(slot, 0, 12);
  return slot;
}
