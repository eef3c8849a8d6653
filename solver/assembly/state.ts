// Where everything lies in linear memory, and the few values every part of the kernel reads.
// Seats N=0 E=1 S=2 W=3; suits S H D C = 0..3; a card is one bit of a u64: 16-bit lane a suit, higher bit = higher card.
// Each suit is compressed to the cards in play, so with k of them its bits are 0..k-1 and its table has 2^k entries.

export const IN_HANDS: usize = 16384; // 16 x u16, seat*4+suit, bit r = rank r (the caller's numbering)
export const IN_TRICK: usize = 16416; // up to 3 x u8, cards suit*13+rank in order of play
export const OUT: usize = 16448; // ROW bytes of scores
export const HANDS: usize = 16512; // 4 x u64, the hands now
export const TABLE_OF: usize = 16544; // 4 x u32, where the table of each suit lies (suits.ts)
export const RANK_OF: usize = 16640; // 4 x 16 u8, caller's rank of a compressed bit
export const BIT_OF: usize = 16704; // 4 x 16 u8, compressed bit of a caller's rank
export const FREE: usize = 16768; // 16 x u32, free blocks by size class
export const WAITING: usize = 17408; // 64 x u32, lists still to be looked through (patterns.ts)
export const BY_CARDS: usize = 17664; // 53 x u32, bytes of the table by cards in play (table.ts)
export const LISTS: usize = 20480; // 64 x 128 bytes, ordered moves of the ply (tricks left, place in the trick)
export const KNOWN_SUITS: usize = 0xc000; // 1024 x {owners u32, cards u32, table u32, 0}: the suit tables there are
export const CUTS: usize = 0x10000; // 65536 x u32, remembered cut-off cards (speed only)
export const LAYOUTS: usize = 0x50000; // the layouts of one case, see layouts.ts
export const SUITS: usize = 0x70000; // suit tables of up to 8192 x u64, see suits.ts
export const ARENA: usize = 0x180000; // the transposition table, to the end of memory

/** Scores by card, then: 52 idle card, 53 and 54 the lead handed to the lower and to the higher seat of the claimer's side. */
export const ROW: i32 = 56;
export const NO_SCORE: u8 = 255;
export const LANE: u64 = 0xffff;
export const CARDS: u64 = 0x1fff1fff1fff1fff;

// Switches of the parts that only save work, so that tests can compare with and without.
export const USE_QUICK: i32 = 1;
export const USE_SURE: i32 = 2;
export const USE_RANKS: i32 = 4;
export const USE_CUTS: i32 = 8;
export const USE_SKIP: i32 = 16;
export const USE_TABLE: i32 = 32;
export const USE_TURNS: i32 = 64;

export let strain: i32 = 4;
/** lane of the trump suit, 0 in notrump */
export let trumps: u64 = 0;
/** -1 the standard game; 0 or 1 the plain game with NS or EW as the claimer's side */
export let plain: i32 = -1;
/** a card of each suit down to which ranks mattered for the last result; lower ones did not */
export let needed: u64 = 0;
export let parts: i32 = 127;
export let cutMask: u32 = 0xffff;
export let trickNodes: u64 = 0;

// @ts-ignore: decorator
@inline
export function handOf(seat: i32): u64 {
  return load<u64>(HANDS + (<usize>seat << 3));
}

// @ts-ignore: decorator
@inline
export function setHand(seat: i32, cards: u64): void {
  store<u64>(HANDS + (<usize>seat << 3), cards);
}

/** The lane of the suit of a card (or of the lowest card of a set). */
// @ts-ignore: decorator
@inline
export function laneOf(card: u64): u64 {
  return LANE << (ctz(card) & 48);
}
