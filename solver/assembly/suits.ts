// A suit's owners are fixed by the deal, so for every subset of its cards still in play one table entry tells who owns the
// highest, second highest, ... card (2 bits each, left-aligned in the upper half), how many each seat has (4 bits each, from bit
// 0) and, for the trump suit, how many tricks each seat's cards win however they are played (4 bits each, from bit 16). Entries are
// worked out when first asked for. A position is then four loads. A table depends on the owners alone, neither on the deal nor on
// the suit, so those of earlier deals are kept: the layouts of one case have few ways to divide a suit.
import { ARENA, BIT_OF, HANDS, IN_HANDS, IN_TRICK, KNOWN_SUITS, RANK_OF, SUITS, strain, TABLE_OF, trumps } from './state';
import * as S from './state';

// @ts-ignore: decorator
@inline
export function suitEntry(suit: i32, aggr: u64): u64 {
  const cards = <u32>(aggr >> (suit << 4)) & 0x1fff;
  const e = load<u64>(<usize>load<u32>(TABLE_OF + (<usize>suit << 2)) + (<usize>cards << 3));
  return e ? e : fillEntry(suit, cards);
}

/** Every seat's number repeated 16 times, to compare with the owners of a suit. */
// @ts-ignore: decorator
@inline
export function repeated(seat: i32): u32 {
  return <u32>seat * 0x55555555;
}

/** Works an entry out when it is first asked for, from that without the highest card where it is there. */
function fillEntry(suit: i32, cards: u32): u64 {
  const table = <usize>load<u32>(TABLE_OF + (<usize>suit << 2));
  const owners = load<u32>(table - 8);
  let left = cards;
  let e: u64 = 0;
  if (!cards) e = (<u64>1) << 32; // a bit nobody looks at, to be known as filled
  else {
    const top: u32 = 0x80000000 >> clz(cards);
    e = cards ^ top ? load<u64>(table + (<usize>(cards ^ top) << 3)) : 0;
    if (e) left = top;
  }
  for (; left; left &= left - 1) {
    const owner = (owners >> (ctz(left) << 1)) & 3;
    // sure tricks of the owner grow by one; each opponent may lose one of his to this card
    let sure = e & 0xffff0000;
    const first = 16 + (((owner + 1) & 3) << 2);
    const second = first ^ 8;
    if ((sure >> first) & 15) sure -= (<u64>1) << first;
    if ((sure >> second) & 15) sure -= (<u64>1) << second;
    const one = (<u64>1) << (owner << 2);
    e = (<u64>owner << 62) | ((e >> 34) << 32) | (sure + (one << 16)) | ((e & 0xffff) + one);
  }
  store<u64>(table + (<usize>cards << 3), e);
  return e;
}
let free: usize = SUITS + 8;

/** Finds or makes the table of a suit; false when there was no room and all tables have been dropped. */
export function useTable(suit: i32, owners: u32, cards: i32): bool {
  const known = KNOWN_SUITS + (<usize>(((owners ^ cards) * 0x9e3779b1) >> 22) << 4);
  let table = <usize>load<u32>(known, 8);
  if (!table || load<u32>(known) != owners || load<i32>(known, 4) != cards) {
    const bytes = <usize>8 << cards;
    if (free + bytes > ARENA) {
      free = SUITS + 8;
      memory.fill(KNOWN_SUITS, 0, 16384);
      return false;
    }
    table = free;
    free += bytes + 8;
    memory.fill(table, 0, bytes);
    store<u32>(table - 8, owners);
    store<u32>(known, owners);
    store<i32>(known, cards, 4);
    store<u32>(known, <u32>table, 8);
  }
  store<u32>(TABLE_OF + (<usize>suit << 2), <u32>table);
  return true;
}

/** Reads the caller's hands and the cards of the trick in progress; returns all cards in play. */
export function takeDeal(leader: i32, played: i32): u64 {
  let aggr: u64 = 0;
  let north: u64 = 0;
  let east: u64 = 0;
  let south: u64 = 0;
  let west: u64 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const at = IN_HANDS + (<usize>suit << 1);
    const n = <u32>load<u16>(at);
    const e = <u32>load<u16>(at + 8);
    const s = <u32>load<u16>(at + 16);
    const w = <u32>load<u16>(at + 24);
    let inTrick: u32 = 0;
    let odd: u32 = e | w; // seats 1 and 3
    let high: u32 = s | w; // seats 2 and 3
    for (let i = 0; i < played; i++) {
      const card = <i32>load<u8>(IN_TRICK + i);
      if (card < 52 && card / 13 == suit) {
        const bit: u32 = 1 << (card % 13);
        const seat = (leader + i) & 3;
        inTrick |= bit;
        if (seat & 1) odd |= bit;
        if (seat & 2) high |= bit;
      }
    }
    let left = n | e | s | w | inTrick;
    const shift = <u64>(suit << 4);
    let owners: u32 = 0;
    let cards: i32 = 0;
    let nn: u32 = 0;
    let ee: u32 = 0;
    let ss: u32 = 0;
    let ww: u32 = 0;
    while (left) {
      const rank = ctz(left);
      const one: u32 = 1 << cards;
      left &= left - 1;
      owners |= (((odd >> rank) & 1) | (((high >> rank) & 1) << 1)) << (cards << 1);
      if ((n >> rank) & 1) nn |= one;
      if ((e >> rank) & 1) ee |= one;
      if ((s >> rank) & 1) ss |= one;
      if ((w >> rank) & 1) ww |= one;
      store<u8>(RANK_OF + (<usize>suit << 4) + cards, <u8>rank);
      store<u8>(BIT_OF + (<usize>suit << 4) + rank, <u8>cards);
      cards++;
    }
    if (!useTable(suit, owners, cards)) {
      suit = -1; // all tables were dropped: take the suits again
      north = 0;
      east = 0;
      south = 0;
      west = 0;
      aggr = 0;
      continue;
    }
    north |= <u64>nn << shift;
    east |= <u64>ee << shift;
    south |= <u64>ss << shift;
    west |= <u64>ww << shift;
    aggr |= <u64>((1 << cards) - 1) << shift;
  }
  store<u64>(HANDS, north);
  store<u64>(HANDS, east, 8);
  store<u64>(HANDS, south, 16);
  store<u64>(HANDS, west, 24);
  S.trumps = strain == 4 ? 0 : S.LANE << (strain << 4);
  return aggr;
}

/** The compressed bit of a caller's card. */
export function bitOf(card: i32): u64 {
  const suit = card / 13;
  return (<u64>1) << ((suit << 4) + load<u8>(BIT_OF + (<usize>suit << 4) + (card % 13)));
}

/** The caller's card of a compressed bit number. */
export function cardOf(bit: i32): i32 {
  const suit = bit >> 4;
  return suit * 13 + <i32>load<u8>(RANK_OF + (<usize>suit << 4) + (bit & 15));
}
