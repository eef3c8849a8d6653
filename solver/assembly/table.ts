// The transposition table: partition search after Ginsberg (AAAI-96). Affects speed only when its entries are sound.
// Shape (16 suit lengths, leader, strain, game) -> patterns (patterns.ts). Bounds are NS tricks to come, so an entry does not
// depend on the deal, on the target or on tricks won. Shape-keyed pattern lists are an idea of macroxue/bridge-solver.
import { carve, takeBackAll } from './arena';
import { add, find } from './patterns';

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

/** True when an entry decides whether NS take `target`; what it says is then in patterns.ts. */
export function probe(key: u64, kind: u32, low: u64, high: u64, target: i32): bool {
  const patterns = <usize>load<u32>(slotOf(key, kind), 12);
  return patterns ? find(patterns, low, high, target) : false;
}

/** Keeps a bound; drops entries it makes useless. When memory runs out the whole table is forgotten first. */
export function keep(key: u64, kind: u32, low: u64, high: u64, tops: u32, lower: i32, upper: i32): void {
  const slot = newSlot(key, kind);
  if (slot && add(slot + 12, low, high, tops, lower, upper)) return;
  resets++;
  clearTable();
  keep(key, kind, low, high, tops, lower, upper);
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
