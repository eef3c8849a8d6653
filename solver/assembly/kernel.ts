// What the kernel offers to solver.ts: positions in, tricks out, all through numbers and fixed memory (state.ts).
// May assume that positions are legal: solver.ts or its caller checks them.
import { bytesUsed, setLimit } from './arena';
import { certain } from './bounds';
import { setFrame } from './frame';
import { isHidden, movesOf } from './search';
import * as S from './state';
import { CUTS, handOf, NO_SCORE, OUT, ROW } from './state';
import { cardOf, suitEntry } from './suits';
import { clearTable, resets } from './table';
import { aggr, decide, exact, leader, led, n, played, take } from './taken';
import { turnOf } from './turns';

export { anyPlay } from './anyPlay';
export { judgeLayouts, reachInLayouts, setLayouts } from './layouts';
export { bytesUsed, clearTable, setLimit, take, turnOf };
export { questionMemory, questionRoom, questionSpent } from './questions';
export { isSure, sureList } from './sureQuestion';

/** Forgets the cut-off cards too: the next search takes as many trick starts as in a new kernel. */
export function forgetAll(): void {
  clearTable();
  memory.fill(CUTS, 0, 0x40000);
}

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

/** Fills OUT with the scores of the seat to play, tricks for its side. */
export function scores(): void {
  memory.fill(OUT, NO_SCORE, ROW);
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
    guess = exact(card, 0, guess);
    const score = <u8>(ns ? guess : n - guess);
    // the touching cards above it score the same
    let same = card;
    while (same & hand || !(same & aggr)) {
      if (same & hand) store<u8>(OUT + cardOf(<i32>ctz(same)), score);
      same <<= 1;
      if (!(same & S.CARDS)) break;
    }
  }
  if (!hidden) return;
  if (played > 0 && !(hand & led)) {
    guess = exact(0, 0, guess);
    store<u8>(OUT + 52, <u8>(ns ? guess : n - guess));
  } else if (played == 0) {
    for (let i = 1; i < 4; i += 2) {
      guess = exact(0, i, guess);
      store<u8>(OUT + 53 + (((leader + i) & 3) >> 1), <u8>(ns ? guess : n - guess));
    }
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
