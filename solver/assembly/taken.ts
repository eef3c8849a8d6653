// The position taken from the caller: its hands and trick in progress, and the questions that are put to the search about it.
// May assume that positions are legal: solver.ts or its caller checks them.
import { moveMemory } from './conclude';
import { hitExact } from './patterns';
import { follow, isHidden, trickStart } from './search';
import * as S from './state';
import { handOf, IN_TRICK, laneOf, setHand } from './state';
import { bitOf, takeDeal } from './suits';
import { findTurns } from './turns';

/** the cards in play */
export let aggr: u64 = 0;
export let leader: i32 = 0;
export let played: i32 = 0;
/** tricks left, the one in progress included */
export let n: i32 = 0;
/** the lane of the suit led */
export let led: u64 = 0;
let win: u64 = 0;
let winSeat: i32 = 0;
let trick: u64 = 0;
/** the cards of the trick in progress, 6 bits each: bit number + 1, 63 idle */
export let tableCode: u32 = 0;
/** whether the last answer is the value itself and not only a bound */
export let known: bool = false;

/** Takes the hands and the trick in progress from memory; `from` led it, `count` cards of it are on the table (52: idle). */
export function take(from: i32, count: i32): void {
  leader = from;
  played = count;
  aggr = takeDeal(from, count);
  findTurns(aggr);
  S.cutMask = popcnt(aggr) > 36 ? 0xffff : 0x1fff;
  trick = 0;
  win = 0;
  led = 0;
  tableCode = 0;
  winSeat = from;
  n = 0;
  for (let i = 0; i < 4; i++) {
    const seat = (from + i) & 3;
    if (!isHidden(seat)) n = max(n, <i32>popcnt(handOf(seat)) + (i < count ? 1 : 0));
  }
  for (let i = 0; i < count; i++) {
    const number = <i32>load<u8>(IN_TRICK + i);
    if (number >= 52) {
      tableCode |= 63 << (i * 6);
      continue;
    }
    const card = bitOf(number);
    tableCode |= (<u32>ctz(card) + 1) << (i * 6);
    const seat = (from + i) & 3;
    trick |= card;
    if (i == 0) {
      led = laneOf(card);
      win = card;
    } else if (win & S.trumps ? (card & S.trumps) > win : card & S.trumps || (card & led && card > win)) {
      win = card;
      winSeat = seat;
    }
  }
}

/** Before a question: nothing is known of its answer. */
export function forgetAnswer(): void {
  known = false;
}

/** NS tricks decided against `target` after the seat to play plays `card` (0: idle). */
export function afterMove(card: u64, target: i32): i32 {
  const code = tableCode | ((card ? <u32>ctz(card) + 1 : 63) << 18);
  const before = moveMemory(code, aggr, leader, target, n, -1);
  if (before >= 0) {
    known = hitExact;
    return before;
  }
  const seat = (leader + played) & 3;
  const hand = handOf(seat);
  setHand(seat, hand ^ card);
  S.needed = 0;
  let value: i32;
  if (played == 0) value = follow<i16>((seat + 1) & 3, aggr, target, n, laneOf(card), card, seat, card);
  else {
    let best = win;
    let bestSeat = winSeat;
    if (win & S.trumps ? (card & S.trumps) > win : card & S.trumps || (card & led && card > win)) {
      best = card;
      bestSeat = seat;
    }
    const next = (seat + 1) & 3;
    if (played == 1) value = follow<i32>(next, aggr, target, n, led, best, bestSeat, trick | card);
    else if (played == 2) value = follow<i64>(next, aggr, target, n, led, best, bestSeat, trick | card);
    else {
      const won = (bestSeat & 1) ^ 1;
      value = trickStart(aggr ^ (trick | card), bestSeat, target - won, n - 1) + won;
      if (((trick | card) & laneOf(best)) != best) S.needed |= best;
    }
  }
  setHand(seat, hand);
  return moveMemory(code, aggr, leader, target, n, value);
}

/** NS tricks with best play on from a move, or (move 1 or 3) from the lead handed to the seat that far on. */
export function exact(card: u64, handTo: i32, guess: i32): i32 {
  let low = 0;
  let high = n;
  let target = max(1, min(n, guess));
  while (low < high) {
    known = false;
    const value = handTo ? trickStart(aggr, (leader + handTo) & 3, target, n) : afterMove(card, target);
    if (known) return value;
    if (value >= target) low = value;
    else high = value;
    target = value >= target ? value + 1 : value;
  }
  return low;
}

/** Whether NS take `target` in all from here, for the seat to play. */
export function decide(target: i32): i32 {
  const seat = (leader + played) & 3;
  if (played == 0) return trickStart(aggr, leader, target, n);
  if (played == 1) return follow<i16>(seat, aggr, target, n, led, win, winSeat, trick);
  if (played == 2) return follow<i32>(seat, aggr, target, n, led, win, winSeat, trick);
  return follow<i64>(seat, aggr, target, n, led, win, winSeat, trick);
}
