// A question to the sure game, read from memory (the places are those of solver/sure.ts): the cards in play are numbered from
// the lowest of each suit, as everywhere in the kernel, and the tables that depend on the numbering are set up.
import { clearCodes, setOwned } from './owners';
import * as S from './state';
import { after, beats, middle, sure } from './sureGame';
import { startPlain } from './surePlain';
import * as G from './questions';
import { INDEX_OF, LIST, PLACES, SPREAD, SUIT_BITS, SURE_BOOK, SURE_IN } from './questions';

const POOL: usize = SURE_IN + 32; // 4 x u16
const FACTS: usize = SURE_IN + 40; // u32, as in sureLies.ts
const PLAYED: usize = SURE_IN + 44; // 2 x u32, cards of the layouts that each hand has played
const TRICK: usize = SURE_IN + 52; // up to 3 x u8
const CARDS: usize = SURE_IN + 56; // up to 26 x u8, the cards of the layouts

/** Where the layouts are listed. */
export function sureList(): usize {
  return LIST;
}

/** The cards of the layouts: where they are in the numbering. */
function takeCards(count: i32): void {
  memory.fill(SUIT_BITS, 0, 16);
  for (let i = 0; i < count; i++) {
    const card = <i32>load<u8>(CARDS + i);
    const suit = SUIT_BITS + (<usize>(card / 13) << 2);
    store<u32>(suit, load<u32>(suit) | (1 << i));
    const place = load<u8>(PLACES + card);
    if (place < 64) store<u8>(INDEX_OF + place, <u8>i);
  }
  for (let byte = 0; byte < 4; byte++) {
    const at = SPREAD + (<usize>byte << 11);
    store<u64>(at, 0);
    for (let bit = 0; bit < 8; bit++) {
      const i = (byte << 3) + bit;
      const place = i < count ? load<u8>(PLACES + load<u8>(CARDS + i)) : 255;
      const card = place < 64 ? <u64>1 << place : 0;
      const size = 1 << bit;
      for (let k = 0; k < size; k++) store<u64>(at + (<usize>(size + k) << 3), load<u64>(at + (<usize>k << 3)) | card);
    }
  }
}

/**
 * Whether the side is sure of `tricks`, here or after `card` (-1: here) of the seat to play. `count` layouts of `cards` cards are
 * listed; none when `count` is 0: then the lies are counted.
 */
export function isSure(
  side: i32, first: i32, strain: i32, leader: i32, played: i32, left: i32, tricks: i32, card: i32, count: i32, cards: i32, known: u32, most: f64,
): bool {
  G.side = side;
  G.first = first;
  G.memory = known;
  G.most = <i64>most;
  G.spent = 0;
  G.trumps = strain == 4 ? 0 : S.LANE << (strain << 4);
  S.strain = strain;
  S.plain = side;
  S.trumps = G.trumps;
  S.cutMask = 0xffff;
  let a: u64 = 0;
  let b: u64 = 0;
  let pool: u64 = 0;
  let lengths: u32 = 0;
  memory.fill(PLACES, 255, 52);
  for (let suit = 0; suit < 4; suit++) {
    const mine = <u32>load<u16>(SURE_IN + (<usize>((side << 2) + suit) << 1));
    const partners = <u32>load<u16>(SURE_IN + (<usize>(((side + 2) << 2) + suit) << 1));
    const unseen = <u32>load<u16>(POOL + (<usize>suit << 1));
    let inTrick: u32 = 0;
    for (let i = 0; i < played; i++) {
      const on = <i32>load<u8>(TRICK + i);
      if (on / 13 == suit) inTrick |= 1 << (on % 13);
    }
    let bit = suit << 4;
    for (let rest = mine | partners | unseen | inTrick; rest; rest &= rest - 1) {
      const rank = ctz(rest);
      const one = <u64>1 << bit;
      if ((mine >> rank) & 1) a |= one;
      else if ((partners >> rank) & 1) b |= one;
      else if ((unseen >> rank) & 1) pool |= one;
      store<u8>(PLACES + suit * 13 + rank, <u8>bit);
      bit++;
    }
    const length = bit & 15;
    lengths |= length << (suit << 2);
    clearCodes(SURE_BOOK, suit, length);
  }
  setOwned(SURE_BOOK, 0, 0);
  setOwned(SURE_BOOK, 1, a);
  setOwned(SURE_BOOK, 2, b);
  startPlain(lengths);
  if (count) takeCards(cards);
  const facts = load<u32>(FACTS);
  const seen = count ? <u64>load<u32>(PLAYED) | (<u64>load<u32>(PLAYED, 4) << 32) : 0;
  let table: u64 = 0;
  let led: u64 = 0;
  let win: u64 = 0;
  let winSeat = leader;
  for (let i = 0; i < played; i++) {
    const on = <u64>1 << load<u8>(PLACES + load<u8>(TRICK + i));
    if (i == 0) led = S.laneOf(on);
    if (i == 0 || beats(on, win, led)) {
      win = on;
      winSeat = (leader + i) & 3;
    }
    table |= on;
  }
  const seat = (leader + played) & 3;
  if (card >= 0) {
    const play = <u64>1 << load<u8>(PLACES + card);
    a &= ~play;
    b &= ~play;
    return count
      ? after<i32>(a, b, pool, facts, seen, count, left, tricks, seat, played, led, win, winSeat, table, play)
      : after<i8>(a, b, pool, facts, 0, 0, left, tricks, seat, played, led, win, winSeat, table, play);
  }
  if (played == 0)
    return count
      ? sure<i32>(a, b, pool, facts, seen, count, leader, left, tricks)
      : sure<i8>(a, b, pool, facts, 0, 0, leader, left, tricks);
  if (tricks <= 0) return true;
  if (tricks > left) return false;
  return count
    ? middle<i32>(a, b, pool, facts, seen, count, left, tricks, seat, played, led, win, winSeat, table)
    : middle<i8>(a, b, pool, facts, 0, 0, left, tricks, seat, played, led, win, winSeat, table);
}
