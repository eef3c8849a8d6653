// The search: zero-window alpha-beta with fail-soft values over tricks, table at trick starts, moves whose rank a failed
// sibling proved irrelevant skipped. Values are NS tricks from here on; `needed` (state.ts) returns with each value: the card
// of each suit down to which ranks mattered, so that the value holds for every deal alike down to there (partition search).
//
// Plain game (plain = claimer's side): a hidden hand that cannot follow ruffs or throws an idle card (the empty set here), keeps
// its cards, and may hand the lead over; the tricks left are counted by the claimer's hands.
import { certain } from './bounds';
import { conclude, ranksOf } from './conclude';
import { cutSlot, remember, remembered } from './cuts';
import { setFrame } from './frame';
import { listDiscards, listLeads, nextFollow } from './order';
import * as S from './state';
import { CARDS, handOf, LANE, laneOf, LISTS, setHand } from './state';
import { suitEntry } from './suits';
import { seatsToTurn, turnCards, turnHands, turning, turnOf } from './turns';
import { hitTops, hitValue } from './patterns';
import { probe } from './table';

/** Called every 1,024 trick starts; the host may throw to stop the search. The table stays sound, hands are taken again. */
// @ts-ignore: decorator
@external('env', 'poll')
declare function poll(): void;

// @ts-ignore: decorator
@inline
export function isHidden(seat: i32): bool {
  return S.plain >= 0 && (seat & 1) != S.plain;
}

/** The lowest card of each run of touching cards: cards between them are gone, so they are one move. */
// @ts-ignore: decorator
@inline
export function movesOf(hand: u64, legal: u64, aggr: u64): u64 {
  const gone = ~aggr & CARDS;
  const x = hand | gone;
  return (gone + (x & ~(x << 1))) & legal;
}

/** Of the failed move's suit, the moves that fail by the same proof: all below the lowest rank that proof needed. */
// @ts-ignore: decorator
@inline
function sameProof(card: u64, proof: u64): u64 {
  const lane = laneOf(card);
  const ranks = proof & lane;
  const below = ranks ? (ranks & (0 - ranks)) - 1 : ~(<u64>0);
  return card & below ? lane & below : 0;
}

/** Plays `card` (0: an idle card) in place T (i8 1st, i16 2nd, i32 3rd, i64 4th) and returns the value. */
// @ts-ignore: decorator
@inline
function after<T>(card: u64, seat: i32, aggr: u64, target: i32, n: i32, led: u64, win: u64, winSeat: i32, trick: u64): i32 {
  let best = win;
  let bestSeat = winSeat;
  if (card) {
    const inTrumps = card & S.trumps;
    if (win & S.trumps ? inTrumps > win : inTrumps || (card & led && card > win)) {
      best = card;
      bestSeat = seat;
    }
  }
  if (sizeof<T>() == 2) return follow<i32>((seat + 1) & 3, aggr, target, n, led, best, bestSeat, trick | card);
  if (sizeof<T>() == 4) return follow<i64>((seat + 1) & 3, aggr, target, n, led, best, bestSeat, trick | card);
  return finish(aggr, target, n, best, bestSeat, trick | card);
}

function finish(aggr: u64, target: i32, n: i32, win: u64, winSeat: i32, trick: u64): i32 {
  const won = (winSeat & 1) ^ 1;
  const value = trickStart(aggr ^ trick, winSeat, target - won, n - 1) + won;
  if ((trick & laneOf(win)) != win) S.needed |= win;
  return value;
}

/** Places 2, 3 and 4 of a trick (T = i16, i32, i64). `led` is the lane of the suit led, `trick` the cards on the table. */
export function follow<T>(seat: i32, aggr: u64, target: i32, n: i32, led: u64, win: u64, winSeat: i32, trick: u64): i32 {
  const hand = handOf(seat);
  let legal = hand & led;
  const follows = legal != 0;
  let idle = false;
  if (!follows) {
    idle = isHidden(seat);
    legal = idle ? hand & S.trumps : hand;
  }
  let alive = movesOf(hand, legal, aggr);
  if (!idle && (alive & (alive - 1)) == 0) {
    setHand(seat, hand ^ alive);
    const value = after<T>(alive, seat, aggr, target, n, led, win, winSeat, trick);
    setHand(seat, hand);
    return value;
  }
  if (idle && !alive) return after<T>(0, seat, aggr, target, n, led, win, winSeat, trick);
  const ns = (seat & 1) == 0;
  let best = ns ? -1 : 99;
  let proof: u64 = 0;
  const h = follows
    ? cutSlot((aggr & led) ^ ((hand & led) * 0x9e3779b1), win ^ (<u64>seat << 13) ^ (<u64>sizeof<T>() << 58))
    : cutSlot(hand, (S.trumps ? win ^ (<u64>target << 60) : <u64>winSeat << 4) ^ (<u64>seat << 13));
  let card = S.parts & S.USE_CUTS ? remembered(h, alive) : 0;
  let count = -1;
  let index = 0;
  const list = LISTS + (<usize>((n << 2) + (sizeof<T>() == 2 ? 1 : sizeof<T>() == 4 ? 2 : 3)) << 7);
  while (true) {
    if (!card) {
      if (follows) card = nextFollow(sizeof<T>() == 2 ? 1 : sizeof<T>() == 4 ? 2 : 3, seat, alive, led, win, winSeat);
      else {
        if (count < 0)
          count = listDiscards(list, sizeof<T>() == 2 ? 1 : sizeof<T>() == 4 ? 2 : 3, seat, alive, aggr, led, win, winSeat);
        while (index < count) {
          card = load<u64>(list + (<usize>index << 3)) & alive;
          index++;
          if (card) break;
        }
      }
    }
    setHand(seat, hand ^ card);
    const value = after<T>(card, seat, aggr, target, n, led, win, winSeat, trick);
    setHand(seat, hand);
    if (ns ? value >= target : value < target) {
      if (card) remember(h, card);
      return value;
    }
    best = ns ? max(best, value) : min(best, value);
    if (!card) {
      S.needed |= proof;
      return best;
    }
    proof |= S.needed;
    alive &= ~card;
    if (S.parts & S.USE_SKIP) alive &= ~sameProof(card, S.needed);
    card = 0;
    if (!alive && !idle) {
      S.needed = proof;
      return best;
    }
  }
  return best; // not reached; the compiler wants it
}

/** The leader's cards, best first; `best` and `proof` come from a hand-over already tried (plain game). */
function lead(seat: i32, aggr: u64, target: i32, n: i32, tried: i32, seen: u64): i32 {
  const hand = handOf(seat);
  const ns = (seat & 1) == 0;
  let best = tried;
  let proof = seen;
  let alive = movesOf(hand, hand, aggr);
  if (!alive) {
    S.needed = proof;
    return best;
  }
  // what is best depends on partner's lengths (their parity will do) and, with trumps, on the tricks wanted
  const partner = handOf(seat ^ 2);
  const odd =
    (popcnt(partner & LANE) & 1) |
    ((popcnt(partner & (LANE << 16)) & 1) << 1) |
    ((popcnt(partner & (LANE << 32)) & 1) << 2);
  const wanted: u64 = S.trumps ? <u64>target << 60 : 0;
  const h = cutSlot(hand, (<u64>seat << 13) ^ 0x5bd1e995 ^ (odd << 50) ^ wanted);
  let card = S.parts & S.USE_CUTS && alive & (alive - 1) ? remembered(h, alive) : 0;
  const list = LISTS + (<usize>(n << 2) << 7);
  let count = -1;
  let index = 0;
  while (true) {
    if (!card) {
      if (!(alive & (alive - 1))) card = alive;
      else {
        if (count < 0) {
          // the part of the tricks left that the leader's side needs: up to a third, two thirds, more
          const need = 3 * (ns ? target : n - target + 1);
          count = listLeads(list, seat, alive, aggr, need <= n ? 0 : need <= 2 * n ? 1 : 2);
        }
        while (true) {
          card = load<u64>(list + (<usize>index << 3)) & alive;
          index++;
          if (card) break;
        }
      }
    }
    setHand(seat, hand ^ card);
    const value = follow<i16>((seat + 1) & 3, aggr, target, n, laneOf(card), card, seat, card);
    setHand(seat, hand);
    if (ns ? value >= target : value < target) {
      remember(h, card);
      return value;
    }
    best = ns ? max(best, value) : min(best, value);
    proof |= S.needed;
    alive &= ~card;
    if (S.parts & S.USE_SKIP) alive &= ~sameProof(card, S.needed);
    if (!alive) {
      S.needed = proof;
      return best;
    }
    card = 0;
  }
  return best; // not reached; the compiler wants it
}

/** Value of a position at the start of a trick; decides whether NS take `target` of the n tricks left. */
export function trickStart(aggr: u64, leader: i32, target: i32, n: i32): i32 {
  S.needed = 0;
  if (target <= 0) return 0;
  if (target > n) return n;
  if (turning && S.plain < 0 && seatsToTurn(leader)) return fromTurned(aggr, leader, target, n);
  if ((++S.trickNodes & 1023) == 0) poll();
  assert(S.plain >= 0 || (<i32>popcnt(handOf(leader)) == n && <i32>popcnt(aggr) == n << 2));
  if (n == 1 && S.plain < 0) return lastTrick(leader);
  const e0 = suitEntry(0, aggr);
  const e1 = suitEntry(1, aggr);
  const e2 = suitEntry(2, aggr);
  const e3 = suitEntry(3, aggr);
  const key = (e0 & 0xffff) | ((e1 & 0xffff) << 16) | ((e2 & 0xffff) << 32) | (e3 << 48);
  const kind = <u32>(leader | (S.strain << 2) | ((S.plain + 1) << 5) | 128);
  const low = (e0 >> 32) | (e1 & 0xffffffff00000000);
  const high = (e2 >> 32) | (e3 & 0xffffffff00000000);
  if (S.parts & S.USE_TABLE && probe(key, kind, low, high, target)) {
    S.needed = ranksOf(aggr, hitTops);
    return hitValue;
  }
  setFrame(e0, e1, e2, e3);
  const sure = certain(aggr, leader, target, n);
  if (sure >= 0) return sure;
  const ns = (leader & 1) == 0;
  let value = ns ? -1 : 99;
  let decided = false;
  let proof: u64 = 0;
  if (isHidden(leader)) {
    for (let i = 1; i < 4 && !decided; i += 2) {
      const v = trickStart(aggr, (leader + i) & 3, target, n);
      decided = ns ? v >= target : v < target;
      if (decided) {
        value = v;
        proof = S.needed;
      } else {
        value = ns ? max(value, v) : min(value, v);
        proof |= S.needed;
      }
    }
  }
  if (!decided) {
    value = lead(leader, aggr, target, n, value, proof);
    proof = S.needed;
  }
  return conclude(key, kind, low, high, aggr, proof, target, n, value);
}

/** The value of a position of a deal that looks the same from another seat, found there (turns.ts). */
function fromTurned(aggr: u64, leader: i32, target: i32, n: i32): i32 {
  const seats = seatsToTurn(leader);
  const turn = turnOf(seats);
  const over = seats & 1; // the sides change over
  turnHands(seats);
  const value = trickStart(turnCards(aggr, turn), leader - seats, over ? n - target + 1 : target, n);
  turnHands(4 - seats);
  S.needed = turnCards(S.needed, turnOf(4 - seats));
  return over ? n - value : value;
}

/** One card each: no choice left. */
function lastTrick(leader: i32): i32 {
  let win = handOf(leader);
  const led = laneOf(win);
  let trick = win;
  let seat = leader;
  for (let i = 1; i < 4; i++) {
    const next = (leader + i) & 3;
    const card = handOf(next);
    trick |= card;
    if (win & S.trumps ? (card & S.trumps) > win : card & S.trumps || (card & led && card > win)) {
      win = card;
      seat = next;
    }
  }
  if ((trick & laneOf(win)) != win) S.needed = win;
  return (seat & 1) ^ 1;
}
