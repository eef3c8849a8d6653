// Deals that look the same from another seat: turned so that each seat becomes the one before it, and with the suits renamed, such
// a deal is itself. A position of it is then worth what its turned one is, with the sides changed over; the search meets both, and
// only the one with the lead nearest to North is searched and remembered. Other deals pay one comparison a trick start.
import { handOf, setHand, TABLE_OF } from './state';
import * as S from './state';

/** where each suit lies after a turn by 1, 2 and 3 seats: its shift in a set of cards, 8 bits a suit; 0 when that is another deal */
let by1: u32 = 0;
let by2: u32 = 0;
let by3: u32 = 0;
/** how far the search of the standard game may turn a lead: 0 not, 1 half round, 2 all round */
export let turning: i32 = 0;

/** Owners after a turn by one seat: each seat number one less, of 4. */
// @ts-ignore: decorator
@inline
function turned(owners: u32): u32 {
  return owners ^ 0x55555555 ^ ((~owners & 0x55555555) << 1);
}

// @ts-ignore: decorator
@inline
function ownersOf(suit: i32): u32 {
  return load<u32>(<usize>load<u32>(TABLE_OF + (<usize>suit << 2)) - 8);
}

/** The suits as they lie after a turn by `seats` (1 or 2), or 0 when one of them is not there. */
function findTurn(aggr: u64, seats: i32): u32 {
  let taken = 0;
  let found: u32 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const cards = (aggr >> (suit << 4)) & S.LANE;
    const all = (<u32>1 << (<i32>popcnt(cards) << 1)) - 1;
    let owners = turned(ownersOf(suit));
    if (seats == 2) owners = turned(owners);
    let to = 0;
    while (to < 4 && ((taken >> to) & 1 || ((aggr >> (to << 4)) & S.LANE) != cards || (owners ^ ownersOf(to)) & all)) to++;
    if (to == 4) return 0;
    taken |= 1 << to;
    found |= (<u32>to << 4) << (suit << 3);
  }
  return found;
}

// @ts-ignore: decorator
@inline
function shiftOf(turn: u32, suit: i32): i32 {
  return <i32>(turn >> (suit << 3)) & 63;
}

/** One turn after another. */
function joined(first: u32, second: u32): u32 {
  let both: u32 = 0;
  for (let suit = 0; suit < 4; suit++) both |= <u32>shiftOf(second, shiftOf(first, suit) >> 4) << (suit << 3);
  return both;
}

/** Looks how a deal just taken may be turned; a trump suit must stay itself for the search to turn positions. */
export function findTurns(aggr: u64): void {
  const may = S.parts & S.USE_TURNS && S.plain < 0;
  by1 = may ? findTurn(aggr, 1) : 0;
  by2 = by1 ? joined(by1, by1) : may ? findTurn(aggr, 2) : 0;
  by3 = by1 ? joined(by1, by2) : 0;
  turning = 0;
  if (by2 && staysTrump(by2)) turning = by1 && staysTrump(by1) ? 2 : 1;
}

function staysTrump(turn: u32): bool {
  return S.strain == 4 || shiftOf(turn, S.strain) == S.strain << 4;
}

/** The suits after a turn by 1 to 3 seats, as shifts, 8 bits a suit; 0 when that makes another deal. */
export function turnOf(seats: i32): u32 {
  return seats == 1 ? by1 : seats == 2 ? by2 : by3;
}

/** How many seats to turn by so that the lead is nearest to North. */
// @ts-ignore: decorator
@inline
export function seatsToTurn(leader: i32): i32 {
  return turning == 2 ? leader : turning ? leader & 2 : 0;
}

/** A set of cards after a turn. */
export function turnCards(cards: u64, turn: u32): u64 {
  let after: u64 = 0;
  for (let suit = 0; suit < 4; suit++) after |= ((cards >> (suit << 4)) & S.LANE) << shiftOf(turn, suit);
  return after;
}

/** Turns all four hands. */
export function turnHands(seats: i32): void {
  const turn = turnOf(seats);
  const h0 = turnCards(handOf(seats), turn);
  const h1 = turnCards(handOf((1 + seats) & 3), turn);
  const h2 = turnCards(handOf((2 + seats) & 3), turn);
  const h3 = turnCards(handOf((3 + seats) & 3), turn);
  setHand(0, h0);
  setHand(1, h1);
  setHand(2, h2);
  setHand(3, h3);
}
