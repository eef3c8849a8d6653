// Tricks that are certain at a trick start, without search. Every rule is a proof, valid in the standard game and (where not
// switched off here) in the plain one; only as many winners as the target needs are counted, so that what is remembered stays
// general. The kinds of rules (quick tricks of the side on lead, sure trump tricks and all-tops of the other side) are those of
// Chang (1996), Haglund's DDS and macroxue/bridge-solver; each is derived again in the comments.
import { USE_QUICK, USE_SURE, parts, plain, strain } from './state';
import * as S from './state';
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
function entryOf(suit: i32): u64 {
  return load<u64>(FRAME + (<usize>suit << 3));
}

// @ts-ignore: decorator
@inline
function lengthOf(entry: u64, seat: i32): i32 {
  return <i32>((entry >> (seat << 2)) & 15);
}

/** How many of the highest cards from place `from` on belong to the seat; padding may look like North's, so cap by length. */
// @ts-ignore: decorator
@inline
function run(entry: u64, seat: i32, from: i32): i32 {
  const differ = (<u32>(entry >> 32) ^ repeated(seat)) << (from << 1);
  return differ ? clz(differ) >> 1 : 16;
}

/** Tricks the seat's trumps win however they are played: those no higher trump of an opponent is left for (suits.ts). */
// @ts-ignore: decorator
@inline
function sureOf(entry: u64, seat: i32): i32 {
  return <i32>((entry >> ((seat << 2) + 16)) & 15);
}

/** How many of the highest cards belong to the side of the seat. */
// @ts-ignore: decorator
@inline
function sideRun(entry: u64, seat: i32): i32 {
  const differ = (<u32>(entry >> 32) ^ repeated(seat)) & 0x55555555;
  return differ ? clz(differ) >> 1 : 16;
}

/** How many top trumps must lie as they do for the seat's trumps to win `count` tricks by length and rank; 99 when they do not. */
function topsForSure(entry: u64, seat: i32, count: i32): i32 {
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
function sureOfSide(aggr: u64, entry: u64, seat: i32, need: i32): bool {
  const partner = seat ^ 2;
  let k = topsForSure(entry, seat, need);
  k = min(k, topsForSure(entry, partner, need));
  // top cards shared by both hands: the longer one has a low card to play under each top of the other
  if (need < k && sideRun(entry, seat) >= need && max(lengthOf(entry, seat), lengthOf(entry, partner)) >= need) k = need;
  if (k == 99) return false;
  S.needed = k ? nthCard(aggr, strain, k) : 0;
  return true;
}

/** The ranks behind `count` trump tricks of the side on lead: `tops` of `cashed` trumps led, or by length and rank. */
function trumpRanks(aggr: u64, leader: i32, count: i32, tops: i32, cashed: i32): u64 {
  const e = entryOf(strain);
  let k = min(topsForSure(e, leader, count), topsForSure(e, leader ^ 2, count));
  if (count <= cashed) k = min(k, tops);
  else if (k == 99) k = count;
  // trumps were drawn, so that none is left to an opponent or to one of these hands
  const most = max(lengthOf(e, (leader + 1) & 3), lengthOf(e, (leader + 3) & 3));
  if (tops && (most > 0 || lengthOf(e, leader) <= cashed || lengthOf(e, leader ^ 2) <= cashed)) k = max(k, tops);
  return k ? nthCard(aggr, strain, k) : 0;
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

/**
 * Quick tricks of the side on lead. The leader cashes the tops of his hand suit by suit; then, if one of his cards lets
 * partner in with the next top, partner cashes his. A suit may be led only as often as each opponent with a trump follows.
 * Each lead of a plain suit costs either partner one plain card, so their number is capped by the plain cards of the hand
 * with most trumps: neither is ever made to ruff. Partner's top trumps need no entry (but in a hidden hand of the plain game,
 * which may never get to play them). Counts first, and only for a success the ranks. Returns whether `need` were found.
 */
function quickTricks(aggr: u64, leader: i32, need: i32, n: i32): bool {
  if (need > n) return false;
  const partner = leader ^ 2;
  const lho = (leader + 1) & 3;
  const rho = lho ^ 2;
  const hidden = plain >= 0 && (leader & 1) != plain;
  if (strain < 4 && !hidden && sureOfSide(aggr, entryOf(strain), leader, need)) return true;
  // all winners counted below are in suits headed by this side or sure trumps
  let most = 0;
  for (let suit = 0; suit < 4; suit++) {
    const e = entryOf(suit);
    if (suit == strain) most += max(lengthOf(e, leader), lengthOf(e, partner));
    else if (((<i32>(e >> 62) ^ leader) & 1) == 0) most += max(lengthOf(e, leader), lengthOf(e, partner));
  }
  if (most < need) return false;
  let cap = n;
  let ruffLho = false;
  let ruffRho = false;
  let got = 0;
  let spent = 0; // cards of each suit the leader has led, 4 bits a suit
  let ranks = 0; // of those, the tops
  if (strain < 4) {
    const e = entryOf(strain);
    const mine = lengthOf(e, leader);
    const his = lengthOf(e, partner);
    const l = lengthOf(e, lho);
    const r = lengthOf(e, rho);
    let t = min(run(e, leader, 0), mine);
    ruffLho = l > t;
    ruffRho = r > t;
    if (t > 0) {
      ranks = t << (strain << 2);
      if (t >= l && t >= r && t >= his) t = mine;
      if (t >= need) {
        S.needed = nthCard(aggr, strain, min(need, (ranks >> (strain << 2)) & 15));
        return true;
      }
      got = t;
      spent = t << (strain << 2);
    }
    if (!hidden) {
      got = max(got, max(sureOf(e, leader), sureOf(e, partner)));
      const u = min(run(e, partner, t), his - t);
      if (u > 0 && t <= ((ranks >> (strain << 2)) & 15)) got = max(got, t + u);
    }
    // a hidden hand of the plain game throws an idle card instead of ruffing
    if (!hidden) cap = n - max(mine <= t ? 0 : mine, his <= t ? 0 : his);
  }
  const trumpGot = got;
  for (let suit = 0; suit < 4; suit++) {
    if (suit == strain) continue;
    const e = entryOf(suit);
    if (<i32>(e >> 62) != leader) continue;
    const mine = lengthOf(e, leader);
    let t = min(run(e, leader, 0), mine);
    if (t == 0) continue;
    ranks |= t << (suit << 2);
    const l = lengthOf(e, lho);
    const r = lengthOf(e, rho);
    if (t >= l && t >= r && t >= lengthOf(e, partner)) t = mine;
    if (ruffLho) t = min(t, l);
    if (ruffRho) t = min(t, r);
    spent |= t << (suit << 2);
    got += t;
  }
  if (got - trumpGot > cap) got = trumpGot + max(0, cap);
  if (got >= need) {
    let used: u64 = trumpGot ? trumpRanks(aggr, leader, trumpGot, (ranks >> (strain << 2)) & 15, (spent >> (strain << 2)) & 15) : 0;
    let left = need - trumpGot;
    for (let suit = 0; left > 0; suit++) {
      const t = (spent >> (suit << 2)) & 15;
      if (suit == strain || t == 0) continue;
      used |= nthCard(aggr, suit, min(min(t, left), (ranks >> (suit << 2)) & 15));
      left -= t;
    }
    S.needed = used;
    return true;
  }
  let capLeft = cap - (got - trumpGot);
  let entry = -1;
  let tops = 0; // ranks partner adds, by suit
  let more = 0; // tricks partner adds, by suit
  let sum = 0;
  let trumpSum = 0;
  for (let suit = 0; suit < 4; suit++) {
    const e = entryOf(suit);
    const t = (spent >> (suit << 2)) & 15;
    const his = lengthOf(e, partner) - t;
    if (his <= 0 || t > ((ranks >> (suit << 2)) & 15)) continue;
    let u = min(run(e, partner, t), his);
    if (u == 0) continue;
    const top = u;
    const mine = lengthOf(e, leader);
    const l = lengthOf(e, lho);
    const r = lengthOf(e, rho);
    if (t + u >= mine && t + u >= l && t + u >= r) u = his;
    if (suit != strain) {
      if (ruffLho) u = min(u, l - t);
      if (ruffRho) u = min(u, r - t);
      u = min(u, capLeft);
      if (u <= 0) continue;
      sum += u;
    } else {
      u = max(0, t + u - trumpGot);
      trumpSum = u;
    }
    if (mine > t && entry < 0) entry = suit;
    tops |= (suit == strain ? top : min(top, u)) << (suit << 2);
    more |= u << (suit << 2);
  }
  sum = min(sum, capLeft);
  if (got + sum + trumpSum < need) return false;
  if (entry < 0) return false;
  let used: u64 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const t = (ranks >> (suit << 2)) & 15;
    if (suit == strain) {
      if (trumpGot) used |= trumpRanks(aggr, leader, trumpGot, t, (spent >> (suit << 2)) & 15);
    } else if (t && (spent >> (suit << 2)) & 15) used |= nthCard(aggr, suit, t);
  }
  let left = need - got;
  // the entry suit is always needed
  for (let i = -1; left > 0; i++) {
    const suit = i < 0 ? entry : i;
    if (i == entry) continue;
    let u = (more >> (suit << 2)) & 15;
    if (suit != strain) {
      u = min(u, capLeft);
      capLeft -= u;
    }
    if (u == 0 && i >= 0) continue;
    const t = (spent >> (suit << 2)) & 15;
    let count = min(u, left);
    if (suit == strain) count = max(1, count + trumpGot - t);
    used |= nthCard(aggr, suit, t + min((tops >> (suit << 2)) & 15, count));
    left -= u;
  }
  S.needed = used;
  return true;
}

/** At most so many tricks come from suits headed by the leader's side before the lead is lost; 0 when he can lead none. */
function headed(leader: i32): i32 {
  let most = 0;
  let reached = 0;
  for (let suit = 0; suit < 4; suit++) {
    const e = entryOf(suit);
    // padding looks like North's, so an empty suit adds nothing either way
    if ((<i32>(e >> 62) ^ leader) & 1) continue;
    const mine = lengthOf(e, leader);
    reached += mine;
    most += max(mine, lengthOf(e, leader ^ 2));
  }
  return reached ? most : 0; // else his first lead is into a suit of theirs
}

/**
 * Tricks the side not on lead cannot be denied. Trumps: the top trumps of one hand; failing that one trick with the second
 * and third in one hand, or with a guarded second behind the top one (when its owner is put on lead he has won a trick).
 * No trumps about: the leader's side wins at most `most` tricks before it must lead a suit headed by an opponent (all rounds of
 * the suits it may head); the holder can keep his tops till then if he has `most` other cards, takes the lead and cashes them.
 */
function sureTricks(aggr: u64, leader: i32, need: i32, n: i32): bool {
  const lho = (leader + 1) & 3;
  const rho = lho ^ 2;
  let theirTrumps = false;
  // in the plain game the hidden hands may never get to use a trump, so only the claimer's side has sure ones
  const hidden = plain >= 0 && (lho & 1) != plain;
  if (strain < 4) {
    const e = entryOf(strain);
    const owners = <u32>(e >> 32);
    if (!hidden) {
      if (sureOfSide(aggr, e, lho, need)) return true;
      if (need == 1 && plain < 0) {
        for (let seat = lho & 1; seat < 4; seat += 2) {
          const length = lengthOf(e, seat);
          const before = (seat + 3) & 3;
          if (length < 2 || <i32>(owners >> 30) != before) continue;
          if (<i32>((owners >> 28) & 3) == seat) {
            S.needed = nthCard(aggr, strain, 2);
            return true;
          }
          if (length > 2 && <i32>((owners >> 28) & 3) == before && <i32>((owners >> 26) & 3) == seat) {
            S.needed = nthCard(aggr, strain, 3);
            return true;
          }
        }
      }
    }
    theirTrumps = lengthOf(e, leader) + lengthOf(e, leader ^ 2) > 0;
    if (theirTrumps) return false;
    if (need > 1 && lengthOf(e, lho) + lengthOf(e, rho) > 0) return false;
  }
  // in the plain game a hidden hand on lead may give it to either seat of the other side instead
  if (plain >= 0 && (leader & 1) != plain) return false;
  const most = headed(leader);
  if (need > n - most) return false;
  let runsLho = 0;
  let runsRho = 0;
  let used: u64 = 0;
  let byLho = false;
  let byRho = false;
  for (let suit = 0; suit < 4; suit++) {
    const e = entryOf(suit);
    const canLead = lengthOf(e, leader) + (most ? lengthOf(e, leader ^ 2) : 0) > 0;
    const a = min(run(e, lho, 0), lengthOf(e, lho));
    const b = min(run(e, rho, 0), lengthOf(e, rho));
    if (a + b == 0) continue;
    if (a > 0) {
      byLho = byLho || canLead;
      runsLho += a;
    } else {
      byRho = byRho || canLead;
      runsRho += b;
    }
    if (need > 1) used |= nthCard(aggr, suit, min(a + b, need));
    else if (canLead) used |= nthCard(aggr, suit, 1);
  }
  if (!byLho && !byRho) return false;
  if ((byLho && runsLho < need) || (byRho && runsRho < need)) return false;
  S.needed = used;
  return true;
}

/** The value (NS tricks to come) that decides the target, with `needed` set; -1 when nothing is certain. */
export function certain(aggr: u64, leader: i32, target: i32, n: i32): i32 {
  const ns = (leader & 1) == 0;
  const forLeader = ns ? target : n - target + 1;
  const forOthers = ns ? n - target + 1 : target;
  if (parts & USE_QUICK && quickTricks(aggr, leader, forLeader, n)) return ns ? target : target - 1;
  if (parts & USE_SURE && sureTricks(aggr, leader, forOthers, n)) return ns ? target - 1 : target;
  return -1;
}
