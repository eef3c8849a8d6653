// Quick tricks: what the side on lead can cash at once. As many as the target needs are counted, no more, so that what is
// remembered stays general. The kind of rule is that of Chang (1996), DDS and macroxue/bridge-solver; derived again below.
import { entryOf, lengthOf, nthCard, run, sureOf, sureOfSide, topsForSure } from './frame';
import * as S from './state';
import { plain, strain } from './state';

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

/**
 * Quick tricks of the side on lead. The leader cashes the tops of his hand suit by suit; then, if one of his cards lets
 * partner in with the next top, partner cashes his. A suit may be led only as often as each opponent with a trump follows.
 * Each lead of a plain suit costs either partner one plain card, so their number is capped by the plain cards of the hand
 * with most trumps: neither is ever made to ruff. Partner's top trumps need no entry (but in a hidden hand of the plain game,
 * which may never get to play them). Counts first, and only for a success the ranks. Returns whether `need` were found.
 */
export function quickTricks(aggr: u64, leader: i32, need: i32, n: i32): bool {
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
