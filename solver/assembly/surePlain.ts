// An upper bound for the sure game: what a player who saw all cards would take in the plain game, in one of the lies. Nobody is
// sure of more, for everything an opponent may do there he may do here. Plays on the cards numbered by sureQuestion.ts, on the
// kernel's own tables.
import { trickStart } from './search';
import { setHand } from './state';
import { cardsIn, forced, outOf, roomOf } from './sureLies';
import { first, lanes, LIST, OWN_CODE, side } from './sureState';
import { useTable } from './suits';

/** Cards of the second and higher seats, as the suit tables in use have them. */
let high: u64 = 0;
let known: bool = false;
/** How many cards each suit had at the root, 4 bits each. */
let lengths: u32 = 0;

/** To be called before the first bound of a question: tables set up for other hands are not relied on. */
export function startPlain(suitLengths: u32): void {
  lengths = suitLengths;
  known = false;
}

/** Bit i of 16 moved to bit 2i. */
// @ts-ignore: decorator
@inline
function spaced(bits: u32): u32 {
  let x = (bits | (bits << 8)) & 0x00ff00ff;
  x = (x | (x << 4)) & 0x0f0f0f0f;
  x = (x | (x << 2)) & 0x33333333;
  return (x | (x << 1)) & 0x55555555;
}

/** Points the suits whose cards lie differently to their tables. */
function pointTables(pool: u64, to: u64): void {
  const differ = known ? (high ^ to) & pool : ~(<u64>0);
  if (!differ) return;
  high = known ? (high & ~pool) | to : to;
  for (let suit = 0; suit < 4; suit++) {
    if (!((differ >> (suit << 4)) & 0xffff)) continue;
    const own = OWN_CODE + (<usize>suit << 3);
    const mine = load<u32>(own);
    const partners = load<u32>(own, 4);
    const length = <i32>((lengths >> (suit << 2)) & 15);
    const all = (<u32>1 << length) - 1;
    // seats 1 and 3 are odd; seats 2 and 3 are high
    const odd = side ? mine | partners : all & ~(mine | partners);
    const upper = partners | (<u32>(high >> (suit << 4)) & all);
    if (!useTable(suit, spaced(odd) | (spaced(upper) << 1), length)) {
      // there was no room and all tables are gone
      known = false;
      pointTables(pool, to);
      return;
    }
  }
  known = true;
}

/** Whether the side takes `tricks` with all hands in view: `x` with the hidden hand that is place 0, the rest of the pool with the other. */
export function plainTakes(a: u64, b: u64, pool: u64, x: u64, leader: i32, left: i32, tricks: i32): bool {
  const y = pool ^ x;
  pointTables(pool, first > 1 ? x : y);
  setHand(side, a);
  setHand(side + 2, b);
  setHand(first, x);
  setHand(first ^ 2, y);
  const target = side ? left - tricks + 1 : tricks;
  return trickStart(a | b | pool, leader, target, left) >= target ? !side : !!side;
}

/** One of the lies counted: what is not forced goes where there is more room. */
export function countedExample(pool: u64, facts: u32): u64 {
  const out0 = lanes(outOf(facts, 0));
  const out1 = lanes(outOf(facts, 1));
  let x = pool & out1 & ~out0;
  let room0 = roomOf(facts, 0) - forced(pool, facts, 0);
  let room1 = roomOf(facts, 1) - forced(pool, facts, 1);
  for (let rest = pool & ~(out0 | out1); rest; rest &= rest - 1) {
    if (room1 > room0) room1--;
    else {
      room0--;
      x |= rest & (0 - rest);
    }
  }
  return x;
}

/** The first layout listed. */
export function listedExample(pool: u64): u64 {
  return cardsIn(load<u32>(LIST)) & pool;
}
