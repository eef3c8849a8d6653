// The sure game (sureGame.ts): where it keeps things in memory, and what is fixed during one question.
// All of it lies in front of the transposition table, in memory set apart when the game is first opened.
import { ARENA } from './state';

export const SURE_IN: usize = ARENA; // the question, see solver/sure.ts
export const PLACES: usize = ARENA + 0x100; // 52 x u8, bit number of a caller's card in play
export const INDEX_OF: usize = ARENA + 0x140; // 64 x u8, place in the pool of a bit number
export const SUIT_BITS: usize = ARENA + 0x180; // 4 x u32, cards of the suit in a layout
export const OWN_CODE: usize = ARENA + 0x1a0; // 4 x 2 x u32, cards of the first and of the second own hand, by suit
export const SPREAD: usize = ARENA + 0x1000; // 4 x 256 x u64, the cards of each byte of a layout
export const CODES: usize = ARENA + 0x4000; // 4 x 8192 x u32, owners from the top of every set of cards of a suit
export const MEMORY: usize = ARENA + 0x40000; // MEMORY_SLOTS x 32 bytes, what was found
export const MEMORY_SLOTS: u32 = 0x20000;
// the fewest tricks by any play (anyPlay.ts)
export const ANY_HANDS: usize = ARENA + 0x80; // 4 x u64, 16-bit lane a suit, bit r = rank r
export const ANY_TRICK: usize = ARENA + 0xa0; // up to 3 x u8
export const ANY_PLAYS: usize = ARENA + 0xb0; // up to 13 x u8
export const ANY_OWNERS: usize = ARENA + 0xc0; // 4 x u64, the hands that the codes are of
export const ANY_CODES: usize = MEMORY + (<usize>MEMORY_SLOTS << 5); // 4 x 8192 x u32, owners from the top of every set of cards of a suit
export const ANY_MEMORY: usize = ANY_CODES + 0x20000; // ANY_SLOTS x 32 bytes
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
