// The fewest tricks for a side when every legal play by everybody counts, its own blunders and the opponents' included: a search for
// one line, not a game. Cards keep the caller's numbering, so that the table of owners serves all positions of one deal. What is
// found holds wherever the cards left go from the top of each suit to the same owners, with the same lead, trumps and side.
import { clearCodes, codeOf, ownedBy, setOwned } from './owners';
import { LANE, laneOf } from './state';
import { beats } from './sureGame';
import * as G from './questions';
import { ANY_BOOK, ANY_HANDS, ANY_MEMORY, ANY_PLAYS, ANY_SLOTS, ANY_TRICK, side, spend, top, trumps } from './questions';

/** Nothing known: at least 0 tricks, at most 15. */
const UNKNOWN: u32 = 0x0f00;

let strain: i32 = 4;

// @ts-ignore: decorator
@inline
function handOf(seat: i32): u64 {
  return load<u64>(ANY_HANDS + (<usize>seat << 3));
}

// @ts-ignore: decorator
@inline
function setHand(seat: i32, cards: u64): void {
  store<u64>(ANY_HANDS + (<usize>seat << 3), cards);
}

/** The codes of a deal are kept while every card is with the same owner. */
function takeOwners(): void {
  let others: u64 = 0;
  let same = true;
  for (let seat = 0; seat < 3; seat++) {
    const owned = ownedBy(ANY_BOOK, seat);
    if (handOf(seat) & ~owned) same = false;
    others |= owned;
  }
  if (same && !(handOf(3) & others)) return;
  for (let seat = 0; seat < 3; seat++) setOwned(ANY_BOOK, seat, handOf(seat));
  for (let suit = 0; suit < 4; suit++) clearCodes(ANY_BOOK, suit, 13);
}

/** Trumps of a hand that win the trick they are played to: each, unless an opponent's higher trump takes it. */
function unbeaten(held: u64, theirs: u64): i32 {
  let higher = 0;
  let count = 0;
  for (let rest = held | theirs; rest; ) {
    const card = top(rest);
    rest ^= card;
    if (theirs & card) higher++;
    else if (higher > 0) higher--;
    else count++;
  }
  return count;
}

/** At the start of a trick: whether some line gives the side at most `tricks` of those left. */
function trickStart(leader: i32, left: i32, tricks: i32): bool {
  if (tricks < 0) return false;
  if (left <= tricks) return true;
  if (trumps) {
    const theirs = (handOf(1 - side) | handOf(3 - side)) & trumps;
    if (unbeaten(handOf(side) & trumps, theirs) > tricks || unbeaten(handOf(side + 2) & trumps, theirs) > tricks) return false;
  }
  const held = handOf(0) | handOf(1) | handOf(2) | handOf(3);
  const k0 = codeOf(ANY_BOOK, 0, held) | (codeOf(ANY_BOOK, 1, held) << 27) | (<u64>leader << 54) | (<u64>strain << 56) | (<u64>side << 59);
  const k1 = codeOf(ANY_BOOK, 2, held) | (codeOf(ANY_BOOK, 3, held) << 27);
  let h = (k0 ^ (k1 >> 31) ^ (k1 << 33)) * 0x9e3779b97f4a7c15;
  h = (h ^ (h >> 32) ^ k1) * 0xd6e8feb86659fd93;
  const at = ANY_MEMORY + ((<usize>(h >> 40) & <usize>(ANY_SLOTS - 1)) << 5);
  const isHere = load<u64>(at) == k0 && load<u64>(at, 8) == k1 && load<u32>(at, 16) == G.memory;
  const known: u32 = isHere ? load<u16>(at, 20) : UNKNOWN;
  if (tricks < <i32>(known & 255)) return false;
  if (tricks >= <i32>(known >> 8)) return true;
  // nothing left to spend: taken to be possible, which is on the safe side of every use
  if (!spend()) return true;
  const found = somePlay(leader, leader, 0, 0, 0, 0, left, tricks);
  if (G.spent > G.most) return true;
  store<u64>(at, k0);
  store<u64>(at, k1, 8);
  store<u32>(at, G.memory, 16);
  store<u16>(at, <u16>(found ? (known & 255) | (tricks << 8) : (known & 0xff00) | (tricks + 1)), 20);
  return found;
}

/** The same in the middle of a trick: `at` cards are on the table, `win` of `winner` is the best of them. */
function somePlay(seat: i32, winner: i32, at: i32, led: u64, win: u64, table: u64, left: i32, tricks: i32): bool {
  const hand = handOf(seat);
  const own = ((seat ^ side) & 1) == 0;
  const others = handOf((seat + 1) & 3) | handOf(seat ^ 2) | handOf((seat + 3) & 3) | table;
  let rest = at && hand & led ? hand & led : hand;
  let found = false;
  // of cards that no other card parts one is tried; the side's low ones first, high ones of the opponents
  while (rest && !found) {
    const card = own ? rest & (0 - rest) : top(rest);
    rest ^= card;
    if (own) {
      const between = others & laneOf(card) & ~((card << 1) - 1);
      const next = rest & laneOf(card);
      rest &= between ? ~(((between & (0 - between)) - 1) & next) : ~next;
    } else {
      const between = others & laneOf(card) & (card - 1);
      const next = rest & laneOf(card);
      rest &= between ? ~(next & ~((top(between) << 1) - 1)) : ~next;
    }
    setHand(seat, hand ^ card);
    found = afterPlay(card, seat, winner, at, led, win, table, left, tricks);
    setHand(seat, hand);
  }
  return found;
}

/** The same after a card that has left its hand. */
// @ts-ignore: decorator
@inline
function afterPlay(card: u64, seat: i32, winner: i32, at: i32, led: u64, win: u64, table: u64, left: i32, tricks: i32): bool {
  if (at == 0) led = laneOf(card);
  if (at == 0 || beats(card, win, led)) {
    win = card;
    winner = seat;
  }
  if (at < 3) return somePlay((seat + 1) & 3, winner, at + 1, led, win, table | card, left, tricks);
  return trickStart(winner, left - 1, ((winner ^ side) & 1) == 0 ? tricks - 1 : tricks);
}

/**
 * Whether some line gives a side at most `tricks` of the `left` ones, from a position in memory (ANY_HANDS, ANY_TRICK, all there is of the
 * question). With `plays` cards in ANY_PLAYS: bit i is set when it is so after card i of the seat to play.
 */
export function anyPlay(ofSide: i32, inStrain: i32, leader: i32, played: i32, left: i32, tricks: i32, plays: i32, known: u32, most: f64): u32 {
  G.side = ofSide;
  G.trumps = inStrain == 4 ? 0 : LANE << (inStrain << 4);
  G.memory = known;
  G.most = <i64>most;
  G.spent = 0;
  strain = inStrain;
  takeOwners();
  let table: u64 = 0;
  let led: u64 = 0;
  let win: u64 = 0;
  let winner = leader;
  for (let i = 0; i < played; i++) {
    const card = bitOf(load<u8>(ANY_TRICK + i));
    if (i == 0) led = laneOf(card);
    if (i == 0 || beats(card, win, led)) {
      win = card;
      winner = (leader + i) & 3;
    }
    table |= card;
  }
  const seat = (leader + played) & 3;
  if (plays == 0) {
    if (tricks < 0) return 0;
    if (played == 0) return trickStart(leader, left, tricks) ? 1 : 0;
    return left <= tricks || somePlay(seat, winner, played, led, win, table, left, tricks) ? 1 : 0;
  }
  const hand = handOf(seat);
  let lower: u32 = 0;
  for (let i = 0; i < plays; i++) {
    const card = bitOf(load<u8>(ANY_PLAYS + i));
    setHand(seat, hand ^ card);
    if (afterPlay(card, seat, winner, played, led, win, table, left, tricks)) lower |= 1 << i;
    setHand(seat, hand);
  }
  return lower;
}

// @ts-ignore: decorator
@inline
function bitOf(card: i32): u64 {
  const suit = card / 13;
  return <u64>1 << ((suit << 4) + card - suit * 13);
}
