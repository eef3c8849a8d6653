// An upper bound for the sure game: what a player who saw all cards would take in the plain game, in one of the lies. Nobody is
// sure of more, for everything an opponent may do there he may do here. Plays on the cards numbered by sureQuestion.ts, on the
// kernel's own tables.
import { trickStart } from './search';
import { setHand } from './state';
import { cardsIn, outOf, roomOf } from './sureLies';
import { ownedBy } from './owners';
import { first, lanes, LIST, side, SURE_BOOK } from './questions';
import { useTable } from './suits';

/** Cards of the second and higher seats, as the suit tables in use have them. */
let high: u64 = 0;
let known: bool = false;
/** How many cards each suit had at the root, 4 bits each. */
let lengths: u32 = 0;

/** To be called before the first bound of a question: neither tables nor experience of other hands are relied on. */
export function startPlain(suitLengths: u32): void {
  lengths = suitLengths;
  known = false;
  lately = 0;
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
    const mine = <u32>(ownedBy(SURE_BOOK, 1) >> (suit << 4)) & 0xffff;
    const partners = <u32>(ownedBy(SURE_BOOK, 2) >> (suit << 4)) & 0xffff;
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
function plainTakes(a: u64, b: u64, pool: u64, x: u64, leader: i32, left: i32, tricks: i32): bool {
  const y = pool ^ x;
  pointTables(pool, first > 1 ? x : y);
  setHand(side, a);
  setHand(side + 2, b);
  setHand(first, x);
  setHand(first ^ 2, y);
  const target = side ? left - tricks + 1 : tricks;
  return trickStart(a | b | pool, leader, target, left) >= target ? !side : !!side;
}

/** How many lies are tried for a bound, of four: more cut more positions off and cost more in those that are sure. */
const TRIED: i32 = 2;
/** The lie that showed most lately, in this question, that something is not sure. */
let lately: i32 = 0;

/** One of the lies counted: one hand (bit 0) is filled suit by suit, upwards or downwards (bit 1). Bad breaks refute most. */
function filled(pool: u64, facts: u32, which: i32): u64 {
  const place = which & 1;
  const without = lanes(outOf(facts, place));
  const alone = lanes(outOf(facts, 1 - place));
  let cards = pool & alone;
  let room = roomOf(facts, place) - <i32>popcnt(cards);
  for (let i = 0; i < 4 && room > 0; i++) {
    const lane: u64 = 0xffff << (<u64>(which & 2 ? 3 - i : i) << 4);
    for (let rest = pool & ~(without | alone) & lane; rest && room > 0; rest &= rest - 1) {
      cards |= rest & (0 - rest);
      room--;
    }
  }
  return place ? pool ^ cards : cards;
}

/** Whether a player who saw all hands would take `tricks` in each of some of the lies counted. */
export function countedTakes(a: u64, b: u64, pool: u64, facts: u32, leader: i32, left: i32, tricks: i32): bool {
  for (let i = 0; i < TRIED; i++) {
    const which = (lately + i) & 3;
    if (plainTakes(a, b, pool, filled(pool, facts, which), leader, left, tricks)) continue;
    lately = which;
    return false;
  }
  return true;
}

/** The same in the first layout listed. */
export function listedTakes(a: u64, b: u64, pool: u64, leader: i32, left: i32, tricks: i32): bool {
  return plainTakes(a, b, pool, cardsIn(load<u32>(LIST)) & pool, leader, left, tricks);
}
