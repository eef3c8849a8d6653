// What the kernel offers to solver.ts: positions in, tricks out, all through numbers and fixed memory (state.ts).
// May assume that positions are legal: solver.ts or its caller checks them.
import { bytesUsed, setLimit } from './arena';
import { certain } from './bounds';
import { moveMemory } from './conclude';
import { setFrame } from './frame';
import { hitExact } from './patterns';
import { follow, isHidden, movesOf, trickStart } from './search';
import * as S from './state';
import { BATCH_IN, BATCH_OUT, handOf, IN_HANDS, IN_TRICK, laneOf, NO_SCORE, OUT, ROW, setHand } from './state';
import { bitOf, cardOf, suitEntry, takeDeal } from './suits';
import { clearTable, resets } from './table';
import { findTurns, turnOf } from './turns';

export { bytesUsed, clearTable, setLimit, turnOf };
export { isSure, sureList, sureMemory, sureRoom, sureSpent } from './sureQuestion';

let aggr: u64 = 0;
let leader: i32 = 0;
let played: i32 = 0;
let n: i32 = 0;
let led: u64 = 0;
let win: u64 = 0;
let winSeat: i32 = 0;
let trick: u64 = 0;
/** the cards of the trick in progress, 6 bits each: bit number + 1, 63 idle */
let tableCode: u32 = 0;
/** whether the last answer of afterMove is the value itself and not only a bound */
let known: bool = false;

export function timesReset(): i32 {
  return resets;
}

export function tricksLeft(): i32 {
  return n;
}

export function trickNodes(): f64 {
  return <f64>S.trickNodes;
}

export function setParts(parts: i32): void {
  S.parts = parts;
}

/** Strain 0..4; game -1 standard, 0 or 1 plain with NS or EW as the claimer's side. */
export function setGame(strain: i32, game: i32): void {
  S.strain = strain;
  S.plain = game;
}

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

/** NS tricks decided against `target` after the seat to play plays `card` (0: idle). */
function afterMove(card: u64, target: i32): i32 {
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
function exact(card: u64, handTo: i32, guess: i32): i32 {
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
function decide(target: i32): i32 {
  const seat = (leader + played) & 3;
  if (played == 0) return trickStart(aggr, leader, target, n);
  if (played == 1) return follow<i16>(seat, aggr, target, n, led, win, winSeat, trick);
  if (played == 2) return follow<i32>(seat, aggr, target, n, led, win, winSeat, trick);
  return follow<i64>(seat, aggr, target, n, led, win, winSeat, trick);
}

/** NS tricks from here on with best play, the target `guess` tried first. */
export function value(guess: i32): i32 {
  let low = 0;
  let high = n;
  let target = max(1, min(n, guess > 0 ? guess : (n + 1) >> 1));
  while (low < high) {
    const v = decide(target);
    if (v >= target) low = v;
    else high = v;
    target = v >= target ? v + 1 : v;
  }
  return low;
}

/** Fills a row of scores for the seat to play (tricks for its side); a row `before` of a like position tells where to start. */
function scoreRow(out: usize, before: usize): void {
  memory.fill(out, NO_SCORE, ROW);
  if (n == 0) return;
  const seat = (leader + played) & 3;
  const hand = handOf(seat);
  const hidden = isHidden(seat);
  const ns = (seat & 1) == 0;
  let legal = hand;
  if (played > 0 && hand & led) legal = hand & led;
  else if (played > 0 && hidden) legal = hand & S.trumps;
  let moves = movesOf(hand, legal, aggr);
  let guess = (n + 1) >> 1;
  while (moves) {
    const card = moves & (0 - moves);
    moves ^= card;
    const like = before ? <i32>load<u8>(before + cardOf(<i32>ctz(card))) : <i32>NO_SCORE;
    if (like <= n) guess = ns ? like : n - like;
    guess = exact(card, 0, guess);
    const score = <u8>(ns ? guess : n - guess);
    // the touching cards above it score the same
    let same = card;
    while (same & hand || !(same & aggr)) {
      if (same & hand) store<u8>(out + cardOf(<i32>ctz(same)), score);
      same <<= 1;
      if (!(same & S.CARDS)) break;
    }
  }
  if (!hidden) return;
  if (played > 0 && !(hand & led)) {
    guess = exact(0, 0, guess);
    store<u8>(out + 52, <u8>(ns ? guess : n - guess));
  } else if (played == 0) {
    for (let i = 1; i < 4; i += 2) {
      guess = exact(0, i, guess);
      store<u8>(out + 53 + (((leader + i) & 3) >> 1), <u8>(ns ? guess : n - guess));
    }
  }
}

export function scores(): void {
  scoreRow(OUT, 0);
}

/** Takes one of the layouts in BATCH_IN of the hidden hands (the other side than `side`). */
function takeLayout(i: i32, side: i32, from: i32, inTrick: i32): void {
  const layout = BATCH_IN + (<usize>i << 4);
  const first = IN_HANDS + ((1 - side) << 3);
  store<u64>(first, load<u64>(layout));
  store<u64>(first + 16, load<u64>(layout, 8));
  take(from, inTrick);
  S.cutMask = popcnt(aggr) > 24 ? 0xffff : 0x1fff; // many layouts fill more of it than one
}

/** In BATCH_OUT, a byte for each of `count` (up to 1024) layouts: whether NS take at least `target` tricks. */
export function reach(side: i32, from: i32, inTrick: i32, count: i32, target: i32): void {
  for (let i = 0; i < count; i++) {
    takeLayout(i, side, from, inTrick);
    store<u8>(BATCH_OUT + <usize>i, <u8>(decide(target) >= target));
  }
}

/** Scores for `count` (up to 1024) layouts, rows in BATCH_OUT. */
export function batch(side: i32, from: i32, inTrick: i32, count: i32): void {
  for (let i = 0; i < count; i++) {
    takeLayout(i, side, from, inTrick);
    const row = BATCH_OUT + <usize>i * ROW;
    scoreRow(row, i ? row - ROW : 0);
  }
}

/** For tests: what the bounds alone claim of the position taken (a trick start) against `target`, or -1. */
export function claim(target: i32): i32 {
  S.needed = 0;
  setFrame(suitEntry(0, aggr), suitEntry(1, aggr), suitEntry(2, aggr), suitEntry(3, aggr));
  return certain(aggr, leader, target, n);
}

/** For tests: how many top cards of each suit the claim rests on, 8 bits a suit. */
export function claimTops(): u32 {
  let tops: u32 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const cards = (aggr >> (suit << 4)) & S.LANE;
    const low = (S.needed >> (suit << 4)) & S.LANE;
    if (low) tops |= <u32>popcnt(cards & (0 - (low & (0 - low)))) << (suit << 3);
  }
  return tops;
}
