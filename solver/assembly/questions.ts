// The questions of the sure game (sureGame.ts) and of any play (anyPlay.ts): where they keep things in memory, and what is fixed during
// one of them. All of it lies in front of the transposition table, in memory set apart when the first is asked.
import { isApart, setApart } from './arena';
import { BOOK_BYTES } from './owners';
import { ARENA } from './state';
import { clearTable } from './table';

export const SURE_IN: usize = ARENA; // the question, see solver/sure.ts
export const PLACES: usize = ARENA + 0x100; // 52 x u8, bit number of a caller's card in play
export const INDEX_OF: usize = ARENA + 0x140; // 64 x u8, place in the pool of a bit number
export const SUIT_BITS: usize = ARENA + 0x180; // 4 x u32, cards of the suit in a layout
export const SPREAD: usize = ARENA + 0x1000; // 4 x 256 x u64, the cards of each byte of a layout
export const SURE_BOOK: usize = ARENA + 0x4000; // owners 1 and 2 are the own hands, 3 the pool
export const MEMORY: usize = ARENA + 0x40000; // MEMORY_SLOTS x 32 bytes, what was found
export const MEMORY_SLOTS: u32 = 0x20000;
export const ANY_HANDS: usize = ARENA + 0x80; // the question of any play: 4 x u64, 16-bit lane a suit, bit r = rank r
export const ANY_TRICK: usize = ARENA + 0xa0; // up to 3 x u8
export const ANY_PLAYS: usize = ARENA + 0xb0; // up to 13 x u8
export const ANY_BOOK: usize = MEMORY + (<usize>MEMORY_SLOTS << 5); // owners are the seats
export const ANY_MEMORY: usize = ANY_BOOK + BOOK_BYTES; // ANY_SLOTS x 32 bytes
export const ANY_SLOTS: u32 = 0x10000;
export const LIST: usize = ANY_MEMORY + (<usize>ANY_SLOTS << 5); // the layouts listed, u32 each

/** The side whose tricks are counted, and its other hand is side + 2. */
export let side: i32 = 0;
/** The hidden hand that is place 0; the other is place 1. */
export let first: i32 = 0;
/** Lane of the trump suit, 0 in notrump. */
export let trumps: u64 = 0;
/** Which of the memories is used. */
export let memory: u32 = 0;
export let most: i64 = 0;
export let spent: i64 = 0;

let memories: u32 = 0;

/** Sets memory apart for lists of so many layouts, if that is not done; 0 when there is none, else where questions go. */
export function questionRoom(layouts: u32): usize {
  const bytes = LIST - ARENA + (<usize>layouts << 2);
  if (!isApart(bytes)) {
    if (!setApart(bytes)) return 0;
    clearTable();
  }
  return SURE_IN;
}

/** A memory of its own for what belongs together. */
export function questionMemory(): u32 {
  return ++memories;
}

/** Units of work the last question took; one more than it was allowed when it was cut. */
export function questionSpent(): f64 {
  return <f64>spent;
}

/** Takes a unit of work; false when none is left, and then something is left out. */
// @ts-ignore: decorator
@inline
export function spend(): bool {
  if (spent < most) {
    spent++;
    return true;
  }
  spent = most + 1;
  return false;
}

/** Lanes of a set of suits. */
// @ts-ignore: decorator
@inline
export function lanes(suits: u32): u64 {
  return ((<u64>suits * 0x0000200040008001) & 0x0001000100010001) * 0xffff;
}

/** The highest card of a set that is not empty. */
// @ts-ignore: decorator
@inline
export function top(cards: u64): u64 {
  return <u64>0x8000000000000000 >> clz(cards);
}
