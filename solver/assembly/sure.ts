// Sure tricks of the side that is not on lead: trumps that win however they are played, and tops nobody can make it give up.
// As many as the target needs are counted, no more, so that what is remembered stays general.
import { entryOf, lengthOf, nthCard, run, sureOfSide } from './frame';
import * as S from './state';
import { plain, strain } from './state';

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
export function sureTricks(aggr: u64, leader: i32, need: i32, n: i32): bool {
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
