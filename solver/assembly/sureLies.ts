// How the unseen cards can still lie in the sure game. Counted: the pool with either hand, in `facts` how many cards each hand
// has room for and what it is out of. Listed: layouts one by one, bit i set when card i lies with place 0. A list is a
// stretch of memory whose front is what is left: narrowing moves layouts within it, so nothing is copied or put back.
import { INDEX_OF, lanes, LIST, SPREAD, SUIT_BITS } from './questions';

// facts: suits the first hand is out of (bits 0-3), the second (4-7), room of the first (8-15), of the second (16-23)
// @ts-ignore: decorator
@inline
export function outOf(facts: u32, place: i32): u32 {
  return (facts >> (place << 2)) & 15;
}

// @ts-ignore: decorator
@inline
export function roomOf(facts: u32, place: i32): i32 {
  return <i32>((facts >> (8 + (place << 3))) & 255);
}

/** Cards that must lie with the hand because the other is out of their suit. */
// @ts-ignore: decorator
@inline
export function forced(pool: u64, facts: u32, place: i32): i32 {
  return <i32>popcnt(pool & lanes(outOf(facts, 1 - place)));
}

/** Cards that the hand could hold, by counting. */
export function countedHoldable(pool: u64, facts: u32, place: i32): u64 {
  const others = outOf(facts, 1 - place);
  const must = forced(pool, facts, place);
  const room = roomOf(facts, place);
  let cards: u64 = 0;
  if (must <= room) cards = pool & lanes(others);
  if (must < room) cards |= pool & ~lanes(others);
  return cards & ~lanes(outOf(facts, place));
}

/** Whether the hand could hold none of the suit, by counting. */
export function countedLack(pool: u64, facts: u32, place: i32, lane: u64): bool {
  const cards = pool & lane;
  if (!cards || lanes(outOf(facts, place)) & lane) return true;
  if (lanes(outOf(facts, 1 - place)) & lane) return false;
  return forced(pool, facts, 1 - place) + <i32>popcnt(cards) <= roomOf(facts, 1 - place);
}

// @ts-ignore: decorator
@inline
export function bitInLayout(card: u64): u32 {
  return <u32>1 << load<u8>(INDEX_OF + <usize>ctz(card));
}

// @ts-ignore: decorator
@inline
export function suitInLayout(lane: u64): u32 {
  return load<u32>(SUIT_BITS + ((<usize>ctz(lane) >> 4) << 2));
}

/** The cards of a set of places in the pool. */
export function cardsIn(bits: u32): u64 {
  return (
    load<u64>(SPREAD + (<usize>(bits & 255) << 3)) |
    load<u64>(SPREAD + 0x800 + (<usize>((bits >> 8) & 255) << 3)) |
    load<u64>(SPREAD + 0x1000 + (<usize>((bits >> 16) & 255) << 3)) |
    load<u64>(SPREAD + 0x1800 + (<usize>(bits >> 24) << 3))
  );
}

/** Places in the pool that some of the first `count` layouts give to the hand, cards gone included. */
export function someHeld(count: i32, place: i32): u32 {
  const flip: u32 = place ? 0xffffffff : 0;
  const flips = i32x4.splat(flip);
  let either = i32x4.splat(0);
  let at = LIST;
  const end = LIST + (<usize>count << 2);
  for (; at + 16 <= end; at += 16) either = v128.or(either, v128.xor(v128.load(at), flips));
  let some =
    <u32>i32x4.extract_lane(either, 0) |
    <u32>i32x4.extract_lane(either, 1) |
    <u32>i32x4.extract_lane(either, 2) |
    <u32>i32x4.extract_lane(either, 3);
  for (; at < end; at += 4) some |= load<u32>(at) ^ flip;
  return some;
}

/** Whether the hand lacks all of `mask` in one of the layouts. */
export function someLack(count: i32, place: i32, mask: u32): bool {
  const flip: u32 = place ? 0xffffffff : 0;
  for (let i: usize = 0; i < <usize>count; i++) if (!((load<u32>(LIST + (i << 2)) ^ flip) & mask)) return true;
  return false;
}

/** Whether every layout that gives the hand `card` gives it the same one of the `lower` too. */
export function isCovered(count: i32, place: i32, card: u32, lower: u32): bool {
  const flip: u32 = place ? 0xffffffff : 0;
  for (let i: usize = 0; lower && i < <usize>count; i++) {
    const held = load<u32>(LIST + (i << 2)) ^ flip;
    if (held & card) lower &= held;
  }
  return lower != 0;
}

/** Moves the layouts in which the hand has exactly `held` of `mask` to the front; how many they are. */
export function narrow(count: i32, place: i32, mask: u32, held: u32): i32 {
  const want = (place ? mask ^ held : held) & mask;
  let kept: usize = LIST;
  const end = LIST + (<usize>count << 2);
  for (let at = LIST; at < end; at += 4) {
    const layout = load<u32>(at);
    store<u32>(at, load<u32>(kept));
    store<u32>(kept, layout);
    kept += (layout & mask) == want ? 4 : 0;
  }
  return <i32>((kept - LIST) >> 2);
}
