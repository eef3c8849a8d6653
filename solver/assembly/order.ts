// Order of moves at a ply. Affects speed only: every legal card that is not equivalent to another one stays in the list.
// Hand-written rules after those of macroxue/bridge-solver and DDS: lead winners and towards partner's, win as cheaply as the
// hands still to play allow, play low when that cannot be, ruff low, throw the lowest card of a long weak suit.
import { handOf, laneOf, LISTS, trumps } from './state';

// @ts-ignore: decorator
@inline
function lowest(set: u64): u64 {
  return set & (0 - set);
}

// @ts-ignore: decorator
@inline
function highest(set: u64): u64 {
  return set ? <u64>0x8000000000000000 >> clz(set) : 0;
}

/** The card to try next when following suit in place 1, 2 or 3 of the trick. `alive` are cards of one suit. */
// @ts-ignore: decorator
@inline
export function nextFollow(place: i32, seat: i32, alive: u64, led: u64, win: u64, winSeat: i32): u64 {
  const low = lowest(alive);
  if (low == alive) return low;
  if (!(win & led)) return low; // ruffed
  const above = alive & (0 - (win << 1));
  if (!above) return low;
  if (place == 3) return ((winSeat ^ seat) & 1) == 0 ? low : lowest(above);
  const after = handOf((seat + 1) & 3);
  const lho = after & led;
  if (!lho && after & trumps) return low;
  const beat = win > lho ? win : highest(lho);
  if (place == 2) {
    if (((winSeat ^ seat) & 1) == 0) {
      if (win > lho) return low;
    }
    const sure = alive & (0 - (beat << 1));
    return sure ? lowest(sure) : low;
  }
  const sure = alive & (0 - (beat << 1));
  if (!sure) return low;
  const partner = handOf((seat + 2) & 3) & led;
  if (partner > beat) return low;
  return lowest(sure);
}

/** Fills the list for a hand that cannot follow; returns the number of moves. */
export function listDiscards(list: usize, place: i32, seat: i32, reps: u64, led: u64, win: u64, winSeat: i32): i32 {
  let count = 0;
  const ruffs = reps & trumps;
  let late: u64 = 0;
  if (ruffs) {
    const ours = ((winSeat ^ seat) & 1) == 0;
    const winnerRuffed = (win & trumps) != 0;
    const over = winnerRuffed ? ruffs & (0 - (win << 1)) : ruffs;
    late = ruffs;
    let wantRuff = over != 0;
    if (ours && wantRuff) {
      // partner has the trick so far: leave it to him unless the last hand beats him
      if (place == 3) wantRuff = false;
      else {
        const after = handOf((seat + 1) & 3);
        const follows = after & led;
        const beats = winnerRuffed ? !follows && (after & trumps) > win : follows ? follows > win : (after & trumps) != 0;
        wantRuff = beats || place == 1;
      }
    }
    if (wantRuff) {
      let pick = lowest(over);
      if (place < 3) {
        const after = handOf((seat + 1) & 3);
        if (!(after & led)) {
          const threat = highest(after & trumps);
          const safe = over & (0 - (threat << 1));
          if (threat && safe) pick = lowest(safe);
        }
      }
      store<u64>(list, pick);
      count = 1;
      late ^= pick;
    }
  }
  let rest = reps & ~ruffs;
  let first = count;
  const hand = handOf(seat);
  // lowest card of each suit, weakest suit first
  let k0 = 0;
  let k1 = 0;
  let k2 = 0;
  while (rest) {
    const lane = laneOf(rest);
    const cards = hand & lane;
    const size = <i32>popcnt(cards);
    const partner = handOf(seat ^ 2) & lane;
    const others = (handOf((seat + 1) & 3) | handOf((seat + 3) & 3)) & lane;
    let cost = 8 - size;
    if (cards > others && cards > partner) cost += size == 1 ? 20 : 4;
    else if (size == 2 && popcnt(others & (0 - highest(cards))) == 1) cost += 8;
    const card = lowest(rest & lane);
    let at = count;
    // insertion by cost; at most three suits
    const done = count - first;
    if (done == 0) k0 = cost;
    else if (done == 1) {
      if (cost < k0) {
        store<u64>(list + 8 * (first + 1), load<u64>(list + 8 * first));
        at = first;
        k1 = k0;
        k0 = cost;
      } else k1 = cost;
    } else if (done == 2) {
      if (cost < k1) {
        store<u64>(list + 8 * (first + 2), load<u64>(list + 8 * (first + 1)));
        at = first + 1;
        k2 = k1;
        if (cost < k0) {
          store<u64>(list + 8 * (first + 1), load<u64>(list + 8 * first));
          at = first;
        }
      } else k2 = cost;
    } else if (cost < k2) {
      store<u64>(list + 8 * (first + 3), load<u64>(list + 8 * (first + 2)));
      at = first + 2;
    }
    store<u64>(list + 8 * at, card);
    count++;
    rest &= ~lane;
  }
  rest = reps & ~ruffs;
  for (let i = first, end = count; i < end; i++) rest ^= load<u64>(list + 8 * i);
  while (rest) {
    store<u64>(list + 8 * count++, lowest(rest));
    rest &= rest - 1;
  }
  while (late) {
    store<u64>(list + 8 * count++, lowest(late));
    late &= late - 1;
  }
  return count;
}

/** Fills the list for the leader; returns the number of moves. */
export function listLeads(list: usize, seat: i32, reps: u64, aggr: u64): i32 {
  const partnerHand = handOf(seat ^ 2);
  const lhoHand = handOf((seat + 1) & 3);
  const rhoHand = handOf((seat + 3) & 3);
  const hand = handOf(seat);
  let count = 0;
  let costs: u64 = 0;
  let rest = reps;
  while (rest) {
    const lane = laneOf(rest);
    rest &= ~lane;
    const mine = hand & lane;
    const choice = reps & lane;
    const partner = partnerHand & lane;
    const lho = lhoHand & lane;
    const rho = rhoHand & lane;
    const others = lho | rho;
    let card = lowest(choice);
    let cost = 20;
    if (lane == trumps) {
      const best = highest(aggr & lane);
      if (!others) cost = 60;
      else if (best & mine) {
        cost = 12;
        card = highest(choice);
      } else if (best & partner) cost = 14;
      else cost = 40;
    } else {
      const lhoRuffs = !lho && (lhoHand & trumps) != 0;
      const rhoRuffs = !rho && (rhoHand & trumps) != 0;
      const partnerRuffs = !partner && (partnerHand & trumps) != 0;
      if (partnerRuffs && !rhoRuffs && !lhoRuffs) cost = 4;
      else if (lhoRuffs || rhoRuffs) cost = 50;
      else if (mine > others && mine > partner) {
        card = highest(choice);
        cost = 6;
      } else if (partner > others) cost = 8;
      else if (lho > rho) {
        // through the strong hand
        cost = partner > rho ? 16 : 24;
        if (mine > rho && mine > partner && popcnt(lho & (0 - (highest(mine) << 1))) == 1) card = highest(choice);
      } else {
        cost = 30;
        const second = rho ^ highest(rho);
        if (mine > (second | lho | partner)) {
          card = highest(choice);
          cost = 22;
        }
      }
      if (mine == lowest(mine) && hand & trumps && others) cost -= 3;
    }
    // insertion sort, costs packed 8 bits each
    let at = count;
    while (at > 0 && <i32>((costs >> ((at - 1) << 3)) & 255) > cost) {
      store<u64>(list + 8 * at, load<u64>(list + 8 * (at - 1)));
      at--;
    }
    const below = ((<u64>1) << (at << 3)) - 1;
    costs = (costs & below) | (<u64>cost << (at << 3)) | ((costs & ~below) << 8);
    store<u64>(list + 8 * at, card);
    count++;
  }
  for (let i = 0, end = count; i < end; i++) {
    const card = load<u64>(list + 8 * i);
    let more = reps & laneOf(card) & ~card;
    while (more) {
      store<u64>(list + 8 * count++, lowest(more));
      more &= more - 1;
    }
  }
  return count;
}
