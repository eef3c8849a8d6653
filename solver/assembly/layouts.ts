// Many layouts of one case at once: the unseen cards lie now so, now so, between two hands, and everything else is the same. What
// the search finds in one layout holds in all with the same lengths and the same owners of the top cards that mattered
// (partition search, Ginsberg AAAI-96), so each answer is written to all of them and only those still open are searched.
// A layout is a number: bit i is set when card i of the unseen lies with the first of the two hands.
import { moveMemory, topsNeeded } from './conclude';
import { movesOf, trickStart } from './search';
import * as S from './state';
import { handOf, IN_HANDS, LAYOUTS, RANK_OF } from './state';
import { bitOf } from './suits';
import { afterMove, aggr, decide, forgetAnswer, known, leader, n, played, tableCode, take } from './taken';

/** So many layouts are looked at together, and so many plays of a hand there are at most. */
const PORTION: usize = 2048;
const MOST_PLAYS: usize = 13;
const GIVEN: usize = LAYOUTS; // PORTION u32
const ORDERED: usize = LAYOUTS + 0x2000; // PORTION u32, layouts of the same lengths one after another
const PLACES: usize = LAYOUTS + 0x4000; // PORTION u16, where each of them was among those given
const COUNTS: usize = LAYOUTS + 0x5000; // 3200 u16, layouts by lengths
const COLUMNS: usize = LAYOUTS + 0x7000; // MOST_PLAYS x PORTION u8, NS tricks by play and layout: lower bounds,
const UPPER: usize = LAYOUTS + 0xd800; // and upper bounds
const TOPS: usize = LAYOUTS + 0x14000; // 4 x 16 u32, unseen cards among the top k of a suit
const UNSEEN: usize = LAYOUTS + 0x14100; // 32 u8, the unseen cards, 255 for one that has been played
const PLAYS: usize = LAYOUTS + 0x14120; // 16 u8
const BETTER: usize = LAYOUTS + 0x14140; // 16 u16, by play: the plays it beats somewhere
const LEAST: usize = LAYOUTS + 0x14160; // 16 u8, by play: fewest tricks of the side to play in any layout
const MOST: usize = LAYOUTS + 0x14170; // 16 u8, most
const SAME: usize = LAYOUTS + 0x14180; // 16 u8, the first play that is the same move
const MOVES: usize = LAYOUTS + 0x141a0; // 16 u64

let first: i32 = 0;
let second: i32 = 0;
let unseen: i32 = 0;
/** bits of the unseen cards of each suit that have not been played */
let suit0: u32 = 0;
let suit1: u32 = 0;
let suit2: u32 = 0;
let suit3: u32 = 0;
let current: i32 = -1;
let from: i32 = 0;
let inTrick: i32 = 0;

/** The case, its hands and trick in memory: who led, cards on the table, the two hands, how many unseen cards in UNSEEN. */
export function setLayouts(lead: i32, onTable: i32, one: i32, other: i32, cards: i32): void {
  from = lead;
  inTrick = onTable;
  first = one;
  second = other;
  unseen = cards;
  memory.fill(BETTER, 0, 32);
  memory.fill(LEAST, 255, 16);
  memory.fill(MOST, 0, 16);
  suit0 = suit1 = suit2 = suit3 = 0;
  for (let i = 0; i < cards; i++) {
    const card = <i32>load<u8>(UNSEEN + i);
    const bit: u32 = 1 << i;
    if (card < 13) suit0 |= bit;
    else if (card < 26) suit1 |= bit;
    else if (card < 39) suit2 |= bit;
    else if (card < 52) suit3 |= bit;
  }
}

/** Lays the unseen cards as in the layout at a place in ORDERED. */
function lay(place: i32): void {
  if (place == current) return;
  current = place;
  const layout = load<u32>(ORDERED + (<usize>place << 2));
  const one = IN_HANDS + (<usize>first << 3);
  const other = IN_HANDS + (<usize>second << 3);
  store<u64>(one, 0);
  store<u64>(other, 0);
  for (let i = 0; i < unseen; i++) {
    const card = <i32>load<u8>(UNSEEN + i);
    if (card >= 52) continue;
    const suit = card / 13;
    const at = ((layout >> i) & 1 ? one : other) + (<usize>suit << 1);
    store<u16>(at, load<u16>(at) | (<u16>1 << <u16>(card - suit * 13)));
  }
  take(from, inTrick);
  S.cutMask = popcnt(aggr) > 24 ? 0xffff : 0x1fff; // many layouts fill more of it than one
}

/** Orders `count` layouts by lengths. */
function order(count: i32): void {
  const w1 = <i32>popcnt(suit0) + 1;
  const w2 = w1 * (<i32>popcnt(suit1) + 1);
  const w3 = w2 * (<i32>popcnt(suit2) + 1);
  const kinds = w3 * (<i32>popcnt(suit3) + 1);
  memory.fill(COUNTS, 0, <usize>(kinds + 1) << 1);
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 0; i < count; i++) {
      const layout = load<u32>(GIVEN + (<usize>i << 2));
      const kind =
        <i32>popcnt(layout & suit0) +
        <i32>popcnt(layout & suit1) * w1 +
        <i32>popcnt(layout & suit2) * w2 +
        <i32>popcnt(layout & suit3) * w3;
      const at = COUNTS + (<usize>kind << 1);
      const place = load<u16>(at);
      store<u16>(at, place + 1);
      if (pass) {
        store<u32>(ORDERED + (<usize>place << 2), layout);
        store<u16>(PLACES + (<usize>place << 1), <u16>i);
      }
    }
    if (pass) continue;
    let before: u16 = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const at = COUNTS + (<usize>kind << 1);
      const its = load<u16>(at);
      store<u16>(at, before);
      before += its;
    }
  }
  current = -1;
}

/** One past the last of the layouts with the lengths of the one at `place`. */
function endOf(place: i32, count: i32): i32 {
  const layout = load<u32>(ORDERED + (<usize>place << 2));
  const a = popcnt(layout & suit0);
  const b = popcnt(layout & suit1);
  const c = popcnt(layout & suit2);
  const d = popcnt(layout & suit3);
  let end = place + 1;
  for (; end < count; end++) {
    const its = load<u32>(ORDERED + (<usize>end << 2));
    if (popcnt(its & suit0) != a || popcnt(its & suit1) != b || popcnt(its & suit2) != c || popcnt(its & suit3) != d) break;
  }
  return end;
}

/** Which unseen cards are among the top k of each suit: they depend on the cards in play alone. */
function findTops(): void {
  for (let suit = 0; suit < 4; suit++) {
    const cards = <i32>popcnt((aggr >> (<u64>suit << 4)) & S.LANE);
    let mask: u32 = 0;
    for (let k = 0; k <= cards; k++) {
      store<u32>(TOPS + (<usize>suit << 6) + (<usize>k << 2), mask);
      if (k == cards) break;
      const card = suit * 13 + <i32>load<u8>(RANK_OF + (<usize>suit << 4) + cards - 1 - k);
      for (let i = 0; i < unseen; i++) if (<i32>load<u8>(UNSEEN + i) == card) mask |= 1 << i;
    }
  }
}

/** The unseen cards that must lie as they do for the last answer to hold. */
function mattered(): u32 {
  const tops = topsNeeded(aggr);
  return (
    load<u32>(TOPS + ((tops & 15) << 2)) |
    load<u32>(TOPS + 64 + (((tops >> 8) & 15) << 2)) |
    load<u32>(TOPS + 128 + (((tops >> 16) & 15) << 2)) |
    load<u32>(TOPS + 192 + (((tops >> 24) & 15) << 2))
  );
}

/** Writes an answer to all open layouts up to `end` that it holds in. */
function spread(column: usize, place: i32, end: i32, mask: u32, value: i32, target: i32): void {
  const layout = load<u32>(ORDERED + (<usize>place << 2));
  const upper = UPPER - COLUMNS + column;
  const isLower = known || value >= target;
  const isUpper = known || value < target;
  for (let i = place; i < end; i++) {
    if ((load<u32>(ORDERED + (<usize>i << 2)) ^ layout) & mask) continue;
    if (isLower && <i32>load<u8>(column + i) < value) store<u8>(column + i, <u8>value);
    if (isUpper && <i32>load<u8>(upper + i) > value) store<u8>(upper + i, <u8>value);
  }
}

/** Asks on until the NS tricks after `card` are known in the layout at `place`. */
function settle(column: usize, card: u64, place: i32, end: i32, guess: i32): i32 {
  const upper = UPPER - COLUMNS + column;
  let target = guess;
  while (load<u8>(column + place) < load<u8>(upper + place)) {
    lay(place);
    target = max(<i32>load<u8>(column + place) + 1, min(<i32>load<u8>(upper + place), target));
    forgetAnswer();
    const value = afterMove(card, target);
    spread(column, place, end, mattered(), value, target);
    target = value >= target ? value + 1 : value;
  }
  return <i32>load<u8>(column + place);
}

/** Compares plays of a seat that is not hidden in `count` (up to 2048) more layouts in GIVEN: which beats which somewhere, and
 *  the fewest and most tricks of each, are added to what was found since setLayouts. */
export function judgeLayouts(count: i32, plays: i32): void {
  order(count);
  lay(0);
  findTops();
  const seat = (leader + played) & 3;
  const ns = (seat & 1) == 0;
  findMoves(movesOf(handOf(seat), handOf(seat), aggr), plays);
  for (let p = 0; p < plays; p++) {
    memory.fill(COLUMNS + <usize>p * PORTION, 0, count);
    memory.fill(UPPER + <usize>p * PORTION, <u8>n, count);
  }
  let guess = (n + 1) >> 1;
  let end = 0;
  for (let i = 0; i < count; i++) {
    if (i == end) end = endOf(i, count);
    for (let p = 0; p < plays; p++)
      if (sameAs(p) == p) guess = settle(COLUMNS + <usize>p * PORTION, moveAt(p), i, end, guess);
  }
  for (let p = 0; p < plays; p++) {
    const column = COLUMNS + <usize>p * PORTION;
    if (sameAs(p) != p) memory.copy(column, COLUMNS + <usize>sameAs(p) * PORTION, count);
    summarize(p, count, ns);
    for (let q = 0; q < p; q++) compare(p, q, count, ns);
  }
}

/** The move of each play, the lowest of the touching cards that it is among, and the first play that is the same move. */
function findMoves(moves: u64, plays: i32): void {
  for (let p = 0; p < plays; p++) {
    const bit = bitOf(<i32>load<u8>(PLAYS + p));
    const move = (<u64>1) << (63 - clz(moves & ((bit << 1) - 1)));
    store<u64>(MOVES + (<usize>p << 3), move);
    let same = 0;
    while (moveAt(same) != move) same++;
    store<u8>(SAME + p, <u8>same);
  }
}

// @ts-ignore: decorator
@inline
function moveAt(play: i32): u64 {
  return load<u64>(MOVES + (<usize>play << 3));
}

// @ts-ignore: decorator
@inline
function sameAs(play: i32): i32 {
  return <i32>load<u8>(SAME + play);
}

/** Notes the fewest and the most tricks of the side to play. */
function summarize(play: i32, count: i32, ns: bool): void {
  const column = COLUMNS + <usize>play * PORTION;
  let least = load<u8>(LEAST + play);
  let most = load<u8>(MOST + play);
  for (let i = 0; i < count; i++) {
    const value = load<u8>(column + i);
    const own = ns ? value : <u8>n - value;
    least = min(least, own);
    most = max(most, own);
  }
  store<u8>(LEAST + play, least);
  store<u8>(MOST + play, most);
}

/** Whether each of two plays is better than the other in some layout. */
function compare(p: i32, q: i32, count: i32, ns: bool): void {
  const a = COLUMNS + <usize>p * PORTION;
  const b = COLUMNS + <usize>q * PORTION;
  let more = false;
  let less = false;
  for (let i = 0; i < count && !(more && less); i++) {
    const x = load<u8>(a + i);
    const y = load<u8>(b + i);
    if (x > y) more = true;
    if (x < y) less = true;
  }
  if (ns ? more : less) store<u16>(BETTER + (<usize>p << 1), load<u16>(BETTER + (<usize>p << 1)) | (<u16>1 << <u16>q));
  if (ns ? less : more) store<u16>(BETTER + (<usize>q << 1), load<u16>(BETTER + (<usize>q << 1)) | (<u16>1 << <u16>p));
}

/** Of `count` (up to 2048) layouts in GIVEN, those where NS take at least `target` from here on: the first column, 1 or 0 in the
 *  order given. */
export function reachInLayouts(count: i32, target: i32): void {
  order(count);
  lay(0);
  findTops();
  memory.fill(COLUMNS, 0, count);
  memory.fill(UPPER, <u8>n, count);
  let end = 0;
  for (let i = 0; i < count; i++) {
    if (i == end) end = endOf(i, count);
    if (<i32>load<u8>(COLUMNS + i) >= target || <i32>load<u8>(UPPER + i) < target) continue;
    lay(i);
    forgetAnswer();
    const value = played == 0 ? trickStart(aggr, leader, target, n) : remembered(target);
    spread(COLUMNS, i, end, mattered(), value, target);
  }
  const out = COLUMNS + PORTION;
  for (let i = 0; i < count; i++)
    store<u8>(out + load<u16>(PLACES + (<usize>i << 1)), <u8>(<i32>load<u8>(COLUMNS + i) >= target));
}

/** A decision in the middle of a trick, kept like that after a move; no card has the code 62. */
function remembered(target: i32): i32 {
  const code = tableCode | (62 << 18);
  const before = moveMemory(code, aggr, leader, target, n, -1);
  if (before >= 0) return before;
  S.needed = 0;
  const value = decide(target);
  return moveMemory(code, aggr, leader, target, n, value);
}
