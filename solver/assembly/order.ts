// Order of moves at a ply. Affects speed only: every legal card that is not equivalent to another one stays in the list.
// Following suit by rule, after macroxue/bridge-solver and DDS: win as cheaply as the hands still to play allow, else play low.
// Leads and discards by a table of costs (costs.ts) over classes of suits: who owns its two highest cards, who can ruff.
import { DISCARD_COST, LEAD_COST } from './costs';
import { handOf, LANE, trumps } from './state';
import { suitEntry } from './suits';


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
  const sure = alive & (0 - (beat << 1));
  if (place == 2) {
    const ours = ((winSeat ^ seat) & 1) == 0;
    if (ours && win > lho) return low;
    if (sure) return lowest(sure);
    return ours ? low : lowest(above); // at least make the last hand spend a higher card
  }
  if (!sure) return low;
  if (win > lho && (handOf(seat ^ 2) & led) > beat) return low; // partner can take it
  return lowest(sure);
}

let costs: u64 = 0; // of the moves listed so far, 8 bits each

/** Puts a move into the list by its cost; at most eight moves are sorted, the rest follow as they come. */
// @ts-ignore: decorator
@inline
function insert(list: usize, count: i32, card: u64, cost: u64): void {
  let at = count;
  while (at > 0 && ((costs >> ((at - 1) << 3)) & 255) > cost) {
    store<u64>(list + 8 * at, load<u64>(list + 8 * (at - 1)));
    at--;
  }
  const below = ((<u64>1) << (at << 3)) - 1;
  costs = (costs & below) | (cost << (at << 3)) | ((costs & ~below) << 8);
  store<u64>(list + 8 * at, card);
}

/** Who owns the two highest cards of a suit, seen from the seat: 4 x (0 self, 1 lho, 2 partner, 3 rho) + the same. */
// @ts-ignore: decorator
@inline
function topOwners(suit: i32, aggr: u64, seat: i32): i32 {
  const owners = <i32>(suitEntry(suit, aggr) >> 60);
  return ((((owners >> 2) - seat) & 3) << 2) | ((owners - seat) & 3);
}

/** Fills the list for a hand that cannot follow; returns the number of moves. */
export function listDiscards(list: usize, place: i32, seat: i32, reps: u64, aggr: u64, led: u64, win: u64, winSeat: i32): i32 {
  const hand = handOf(seat);
  costs = 0;
  let count = 0;
  let rest = reps;
  let more = reps;
  while (rest) {
    const first = rest & (0 - rest);
    const suit = <i32>(ctz(first) >> 4);
    const lane = LANE << (suit << 4);
    const choice = rest & lane;
    rest &= ~lane;
    if (lane == trumps) {
      // state: 0 the other side has the trick, 1 partner has it but the next hand may beat him, 2 it is his
      const over = win & trumps ? choice & (0 - (win << 1)) : choice;
      const after = place == 3 ? 0 : handOf((seat + 1) & 3);
      let state = 0;
      let pick = over & (0 - over);
      if (((winSeat ^ seat) & 1) == 0) {
        state = 2;
        if (place == 2) {
          const follows = after & led;
          if (win & trumps ? !follows && (after & trumps) > win : follows ? follows > win : (after & trumps) != 0) state = 1;
        }
      }
      if (place < 3 && !(after & led) && after & trumps) {
        const safe = over & (0 - (highest(after & trumps) << 1));
        if (safe) pick = safe & (0 - safe);
        state += 3;
      }
      const kind = (place - 1) * 6 + state;
      if (pick) {
        insert(list, count++, pick, <u64>load<u8>(DISCARD_COST + kind));
        more ^= pick;
      }
      const low = choice & (0 - choice);
      if (low != pick) {
        insert(list, count++, low, <u64>load<u8>(DISCARD_COST + 18 + kind));
        more ^= low;
      }
    } else {
      const size = min(3, <i32>popcnt(hand & lane)) - 1;
      const kind = 36 + (trumps ? 48 : 0) + size * 16 + topOwners(suit, aggr, seat);
      insert(list, count++, first, <u64>load<u8>(DISCARD_COST + kind));
      more ^= first;
    }
  }
  while (more) {
    store<u64>(list + 8 * count++, lowest(more));
    more &= more - 1;
  }
  return count;
}

// @ts-ignore: decorator
@inline
function lengthIn(entry: u64, seat: i32): i32 {
  return <i32>((entry >> (seat << 2)) & 15);
}

/** Fills the list for the leader; returns the number of moves. */
export function listLeads(list: usize, seat: i32, reps: u64, aggr: u64, urgency: i32): i32 {
  const partnerHand = handOf(seat ^ 2);
  const lhoHand = handOf((seat + 1) & 3);
  const rhoHand = handOf((seat + 3) & 3);
  let count = 0;
  costs = 0;
  let rest = reps;
  let more: u64 = reps;
  const base = trumps ? 16 : 0;
  while (rest) {
    const first = rest & (0 - rest);
    const suit = <i32>(ctz(first) >> 4);
    const lane = LANE << (suit << 4);
    const choice = rest & lane;
    rest &= ~lane;
    const e = suitEntry(suit, aggr);
    const top3 = <i32>(e >> 58);
    const third = (top3 - seat) & 3;
    const owners = ((((top3 >> 4) - seat) & 3) << 2) | (((top3 >> 2) - seat) & 3);
    let kind = base + owners;
    const mine = min(4, lengthIn(e, seat));
    const lho = min(3, lengthIn(e, (seat + 1) & 3));
    const his = min(3, lengthIn(e, (seat + 2) & 3));
    const rho = min(3, lengthIn(e, (seat + 3) & 3));
    if (lane == trumps) kind = 32 + owners;
    else if (trumps) {
      const ruffs =
        (!lho && lhoHand & trumps ? 1 : 0) | (!rho && rhoHand & trumps ? 2 : 0) | (!his && partnerHand & trumps ? 4 : 0);
      if (ruffs) kind = 48 + ruffs;
    }
    const role = trumps ? (lane == trumps ? 2 : 1) : 0;
    const byThree = LEAD_COST + 168 + ((role << 6) + (owners << 2) + third) * 3;
    const byOurs = LEAD_COST + 744 + ((((role << 2) + mine - 1) << 2) + his) * 3;
    const byTheirs = LEAD_COST + 888 + ((((role << 2) + lho) << 2) + rho) * 3;
    const byNeed = LEAD_COST + 1032 + (role * 3 + urgency) * 3;
    let card = first;
    const top = highest(choice);
    let column = top == first ? 2 : 0;
    while (true) {
      const cost =
        <i32>load<i8>(LEAD_COST + kind * 3 + column) +
        load<i8>(byThree + column) +
        load<i8>(byOurs + column) +
        load<i8>(byTheirs + column) +
        load<i8>(byNeed + column);
      insert(list, count, card, <u64>max(0, min(255, 128 + cost)));
      more ^= card;
      count++;
      if (column) break;
      column = 1;
      card = top;
    }
  }
  while (more) {
    store<u64>(list + 8 * count++, lowest(more));
    more &= more - 1;
  }
  return count;
}
