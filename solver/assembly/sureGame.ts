// The sure game: whether declarer is certain of so many tricks, whatever the layout and without a guess. The opponents' cards lie
// in one pool; either opponent may play any card of it that the facts still allow, so the layout is fixed only as it is shown and
// declarer never acts on what he cannot see. As in the plain game nobody is squeezed or thrown in: a discard may be an
// idle card, and an opponent on lead may hand the lead over. T is i8 for counted lies, i32 for listed ones (sureLies.ts).
import { laneOf } from './state';
import { bitInLayout, cardsIn, countedHoldable, countedLack, isCovered, narrow, outOf, someHeld, someLack, suitInLayout } from './sureLies';
import { firstKey, recall, remember, secondKey } from './sureMemory';
import { countedTakes, listedTakes } from './surePlain';
import { first, lanes, most, side, spend, spent, top, trumps } from './questions';

/** What no two cards played make: the third word of a state of counted lies. */
const COUNTED: u64 = 0xffffffffffffffff;

// @ts-ignore: decorator
@inline
export function beats(card: u64, win: u64, led: u64): bool {
  return win & trumps ? (card & trumps) > win : !!(card & trumps) || (!!(card & led) && card > win);
}

/** Whether the side is sure of `tricks` of those left, at the start of a trick. `seen`: cards of the pool played by each hand. */
export function sure<T>(a: u64, b: u64, pool: u64, facts: u32, seen: u64, count: i32, leader: i32, left: i32, tricks: i32): bool {
  if (tricks <= 0) return true;
  if (tricks > left) return false;
  const own = ((leader ^ side) & 1) == 0;
  if (own && cashable(leader == side ? a : b, leader == side ? b : a, pool) >= tricks) return true;
  // there are more counted lies, and they are easier: what is sure there is sure here
  if (sizeof<T>() == 4 && sure<i8>(a, b, pool, facts, 0, 0, leader, left, tricks)) return true;
  const held = a | b | pool;
  const k0 = firstKey(held, facts, leader);
  const k1 = secondKey(held, facts);
  const k2 = sizeof<T>() == 4 ? seen : COUNTED;
  const known = recall(k0, k1, k2);
  if (tricks <= <i32>(known & 255)) return true;
  if (tricks >= <i32>(known >> 8)) return false;
  // nothing left to spend: not shown to be sure, and not remembered as unsure
  if (!spend()) return false;
  const might =
    sizeof<T>() == 4
      ? listedTakes(a, b, pool, leader, left, tricks)
      : countedTakes(a, b, pool, facts, leader, left, tricks);
  const is =
    might &&
    (own
      ? ownPlays<T>(a, b, pool, facts, seen, count, left, tricks, leader, 0, 0, 0, leader, 0)
      : theirLead<T>(a, b, pool, facts, seen, count, left, tricks, leader));
  if (!is && spent > most) return false;
  remember(k0, k1, k2, is ? (known & 0xff00) | tricks : (known & 255) | (tricks << 8), left);
  return is;
}

/** The same in the middle of a trick: `at` cards are on the table (`table`, without idle ones), `win` of `winSeat` is the best. */
export function middle<T>(
  a: u64, b: u64, pool: u64, facts: u32, seen: u64, count: i32, left: i32, tricks: i32,
  seat: i32, at: i32, led: u64, win: u64, winSeat: i32, table: u64,
): bool {
  if (sizeof<T>() == 4 && middle<i8>(a, b, pool, facts, 0, 0, left, tricks, seat, at, led, win, winSeat, table)) return true;
  return (seat ^ side) & 1
    ? theirCards<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table)
    : ownPlays<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table);
}

/** The same after `card` (0: idle), taken out of its hand already. */
export function after<T>(
  a: u64, b: u64, pool: u64, facts: u32, seen: u64, count: i32, left: i32, tricks: i32,
  seat: i32, at: i32, led: u64, win: u64, winSeat: i32, table: u64, card: u64,
): bool {
  if (at == 0) {
    led = laneOf(card);
    win = card;
    winSeat = seat;
  } else if (card && beats(card, win, led)) {
    win = card;
    winSeat = seat;
  }
  if (at < 3) return middle<T>(a, b, pool, facts, seen, count, left, tricks, (seat + 1) & 3, at + 1, led, win, winSeat, table | card);
  return sure<T>(a, b, pool, facts, seen, count, winSeat, left - 1, tricks - (((winSeat ^ side) & 1) ^ 1));
}

/** Tricks that the hand on lead can cash from the top, trumps first; a suit counts only where partner's cards are lower. */
function cashable(hand: u64, partner: u64, pool: u64): i32 {
  let total = 0;
  if (trumps) {
    total = winners(hand & trumps, partner & trumps, pool & trumps);
    if (total < <i32>popcnt(pool & trumps)) return total;
  }
  for (let lane: u64 = 0xffff; lane; lane <<= 16) {
    if (lane != trumps) total += winners(hand & lane, partner & lane, pool & lane);
  }
  return total;
}

// @ts-ignore: decorator
@inline
function winners(held: u64, partner: u64, unseen: u64): i32 {
  const above = unseen ? held & ~((top(unseen) << 1) - 1) : held;
  const tops = <i32>popcnt(above);
  const long = tops >= <i32>popcnt(unseen);
  const counted = long ? held : above;
  return partner > (counted & (0 - counted)) ? 0 : long ? <i32>popcnt(held) : tops;
}

/** Whether some play of a hand of the side is sure: of each run of equals the highest is tried. */
function ownPlays<T>(
  a: u64, b: u64, pool: u64, facts: u32, seen: u64, count: i32, left: i32, tricks: i32,
  seat: i32, at: i32, led: u64, win: u64, winSeat: i32, table: u64,
): bool {
  const isFirst = seat == side;
  const hand = isFirst ? a : b;
  const others = pool | table | (isFirst ? b : a);
  const legal = at && hand & led ? hand & led : hand;
  for (let lane: u64 = 0xffff; lane; lane <<= 16) {
    let rest = legal & lane;
    while (rest) {
      const card = top(rest);
      if (after<T>(isFirst ? a ^ card : a, isFirst ? b : b ^ card, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table, card))
        return true;
      const between = others & lane & (card - 1);
      if (!between) break;
      rest &= top(between) - 1;
    }
  }
  return false;
}

/** Whether the side is sure after a card of the pool, played by an opponent. */
// @ts-ignore: decorator
@inline
function survives<T>(
  a: u64, b: u64, pool: u64, facts: u32, seen: u64, count: i32, left: i32, tricks: i32,
  seat: i32, at: i32, led: u64, win: u64, winSeat: i32, table: u64, card: u64,
): bool {
  const place = seat == first ? 0 : 1;
  if (sizeof<T>() == 4) {
    const bit = bitInLayout(card);
    count = narrow(count, place, bit, bit);
    seen |= <u64>bit << (place << 5);
  }
  return after<T>(a, b, pool ^ card, facts - (<u32>0x100 << (place << 3)), seen, count, left, tricks, seat, at, led, win, winSeat, table, card);
}

/** Whether the side is sure after each card of one suit that an opponent can lead or play: those that beat the best so far, and others. */
function survivesAll<T>(
  a: u64, b: u64, pool: u64, facts: u32, seen: u64, count: i32, left: i32, tricks: i32,
  seat: i32, at: i32, led: u64, win: u64, winSeat: i32, table: u64, cards: u64,
): bool {
  const parting = (a | b | table) & laneOf(cards);
  while (cards) {
    const high = top(cards);
    if (at && !beats(high, win, led))
      return survivesLow<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table, cards);
    if (!survives<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table, high)) return false;
    let run = high;
    if (sizeof<T>() == 1) {
      // of counted cards that no card in view parts the highest and the lowest stand for all
      const below = parting & (high - 1);
      run = below ? cards & ~((top(below) << 1) - 1) : cards;
      const low = run & (0 - run);
      if (low != high && !survives<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table, low))
        return false;
    }
    cards ^= run;
  }
  return true;
}

/**
 * The same of cards that do not beat the best so far. The lowest is as good as any, for it keeps the higher ones; but a layout
 * listed may hold a higher one without it.
 */
function survivesLow<T>(
  a: u64, b: u64, pool: u64, facts: u32, seen: u64, count: i32, left: i32, tricks: i32,
  seat: i32, at: i32, led: u64, win: u64, winSeat: i32, table: u64, cards: u64,
): bool {
  const place = seat == first ? 0 : 1;
  let lower: u32 = 0;
  while (true) {
    const low = cards & (0 - cards);
    if (sizeof<T>() == 1) return survives<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table, low);
    const bit = bitInLayout(low);
    if (!isCovered(count, place, bit, lower)) {
      if (!survives<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table, low)) return false;
      lower |= bit;
    }
    cards ^= low;
    if (!cards) return true;
  }
  return true; // not reached; the compiler wants it
}

/** An opponent on lead: he hands the lead over, or leads what he could hold. */
function theirLead<T>(a: u64, b: u64, pool: u64, facts: u32, seen: u64, count: i32, left: i32, tricks: i32, seat: i32): bool {
  if (!sure<T>(a, b, pool, facts, seen, count, (seat + 1) & 3, left, tricks)) return false;
  if (!sure<T>(a, b, pool, facts, seen, count, (seat + 3) & 3, left, tricks)) return false;
  const cards = holdable<T>(pool, facts, count, seat == first ? 0 : 1);
  for (let lane: u64 = 0xffff; lane; lane <<= 16) {
    if (cards & lane && !survivesAll<T>(a, b, pool, facts, seen, count, left, tricks, seat, 0, 0, 0, seat, 0, cards & lane)) return false;
  }
  return true;
}

/** An opponent follows suit, or, where he could be out of it, ruffs or discards. */
function theirCards<T>(
  a: u64, b: u64, pool: u64, facts: u32, seen: u64, count: i32, left: i32, tricks: i32,
  seat: i32, at: i32, led: u64, win: u64, winSeat: i32, table: u64,
): bool {
  const place = seat == first ? 0 : 1;
  const follow = holdable<T>(pool, facts, count, place) & led;
  if (follow && !survivesAll<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table, follow)) return false;
  if (pool & led && !(lanes(outOf(facts, place)) & led)) {
    if (sizeof<T>() == 4) {
      const mask = suitInLayout(led) & ~(<u32>seen | <u32>(seen >> 32));
      if (!someLack(count, place, mask)) return true;
      count = narrow(count, place, mask, 0);
    } else if (!countedLack(pool, facts, place, led)) return true;
    facts |= 1 << ((<u32>ctz(led) >> 4) + (place << 2));
  }
  const without = holdable<T>(pool, facts, count, place);
  const ruffs = led == trumps ? 0 : without & trumps;
  if (ruffs && !survivesAll<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table, ruffs)) return false;
  if (!after<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table, 0)) return false;
  // to part with a real card pays only for a ruff later, and the lowest of a suit will do: an idle card keeps them all,
  // and a hand that must win a trick with a card kept can hand the lead over
  if (!ruffs) return true;
  for (let lane: u64 = 0xffff; lane; lane <<= 16) {
    const discards = lane == led || lane == trumps ? 0 : without & lane;
    if (discards && !survivesLow<T>(a, b, pool, facts, seen, count, left, tricks, seat, at, led, win, winSeat, table, discards))
      return false;
  }
  return true;
}

/** Cards that the hand could hold. */
// @ts-ignore: decorator
@inline
function holdable<T>(pool: u64, facts: u32, count: i32, place: i32): u64 {
  return sizeof<T>() == 4 ? cardsIn(someHeld(count, place)) & pool : countedHoldable(pool, facts, place);
}
