// The suits of a position at a trick start, as the bounds look at them: lengths, runs of top cards, and the trumps that win however
// they are played. Works on the suit entries of suits.ts; nothing here searches.
import * as S from './state';
import { strain } from './state';
import { repeated } from './suits';

const FRAME: usize = 17000; // 4 x u64, the suit entries of the position

export function setFrame(e0: u64, e1: u64, e2: u64, e3: u64): void {
  store<u64>(FRAME, e0);
  store<u64>(FRAME, e1, 8);
  store<u64>(FRAME, e2, 16);
  store<u64>(FRAME, e3, 24);
}

// @ts-ignore: decorator
@inline
export function entryOf(suit: i32): u64 {
  return load<u64>(FRAME + (<usize>suit << 3));
}

// @ts-ignore: decorator
@inline
export function lengthOf(entry: u64, seat: i32): i32 {
  return <i32>((entry >> (seat << 2)) & 15);
}

/** How many of the highest cards from place `from` on belong to the seat; padding may look like North's, so cap by length. */
// @ts-ignore: decorator
@inline
export function run(entry: u64, seat: i32, from: i32): i32 {
  const differ = (<u32>(entry >> 32) ^ repeated(seat)) << (from << 1);
  return differ ? clz(differ) >> 1 : 16;
}

/** Tricks the seat's trumps win however they are played: those no higher trump of an opponent is left for (suits.ts). */
// @ts-ignore: decorator
@inline
export function sureOf(entry: u64, seat: i32): i32 {
  return <i32>((entry >> ((seat << 2) + 16)) & 15);
}

/** How many of the highest cards belong to the side of the seat. */
// @ts-ignore: decorator
@inline
export function sideRun(entry: u64, seat: i32): i32 {
  const differ = (<u32>(entry >> 32) ^ repeated(seat)) & 0x55555555;
  return differ ? clz(differ) >> 1 : 16;
}

/** The `count`-th highest card of the suit still in play. */
// @ts-ignore: decorator
@inline
export function nthCard(aggr: u64, suit: i32, count: i32): u64 {
  assert(count > 0 && count <= <i32>popcnt((aggr >> (suit << 4)) & 0x1fff));
  let cards = <u32>((aggr >> (suit << 4)) & 0x1fff);
  while (--count > 0) cards ^= 0x80000000 >> clz(cards);
  return <u64>(<u32>0x80000000 >> clz(cards)) << (suit << 4);
}

/** How many top trumps must lie as they do for the seat's trumps to win `count` tricks by length and rank; 99 when they do not. */
export function topsForSure(entry: u64, seat: i32, count: i32): i32 {
  assert(count > 0);
  if (sureOf(entry, seat) < count) return 99;
  let owners = <u32>(entry >> 32);
  let mine = lengthOf(entry, seat);
  let theirs = lengthOf(entry, (seat + 1) & 3) + lengthOf(entry, (seat + 3) & 3);
  let won = 0;
  let free = 0; // higher trumps of theirs not yet used against one of mine
  let k = 0;
  while (won + max(0, mine - free - theirs) < count) {
    const owner = <i32>(owners >> 30);
    owners <<= 2;
    k++;
    if (owner == seat) {
      mine--;
      if (free) free--;
      else won++;
    } else if ((owner ^ seat) & 1) {
      theirs--;
      free++;
    }
  }
  return k;
}

/** Whether the trumps of the side win `need` tricks however all cards are played; then `needed` is set. */
export function sureOfSide(aggr: u64, entry: u64, seat: i32, need: i32): bool {
  const partner = seat ^ 2;
  let k = topsForSure(entry, seat, need);
  k = min(k, topsForSure(entry, partner, need));
  // top cards shared by both hands: the longer one has a low card to play under each top of the other
  if (need < k && sideRun(entry, seat) >= need && max(lengthOf(entry, seat), lengthOf(entry, partner)) >= need) k = need;
  if (k == 99) return false;
  S.needed = k ? nthCard(aggr, strain, k) : 0;
  return true;
}
