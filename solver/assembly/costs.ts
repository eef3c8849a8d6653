// Costs of leads, discards and ruffs: the lower, the earlier tried. Affects speed only.
// Found by hill climbing from hand-written rules, counting the trick starts searched on random deals (bench/README.md); the
// classes are those of order.ts. Owners of a suit's two highest cards, seen from the seat to play: 4 x first + second,
// 0 self, 1 left-hand opponent, 2 partner, 3 right-hand opponent.

/** Three numbers a class (lowest card, highest, only card of a suit): 16 notrump, 16 side suit, 16 trump, 8 by who can ruff. */
export const LEAD_COST: usize = memory.data<u8>([
  52, 6, 6, 22, 6, 12, 60, 6, 1, 40, 26, 26, 26, 22, 22, 24, 34, 44, 5, 34, 5, 24, 34, 18,
  8, 16, 1, 8, 30, 8, 1, 50, 40, 8, 30, 8, 30, 22, 28, 50, 36, 10, 16, 36, 50, 30, 36, 50,
  40, 6, 6, 40, 6, 1, 60, 6, 6, 28, 12, 6, 38, 16, 22, 24, 46, 36, 5, 14, 5, 24, 34, 18,
  8, 30, 8, 8, 10, 1, 1, 24, 8, 8, 18, 2, 54, 22, 22, 30, 36, 38, 30, 16, 30, 62, 36, 36,
  40, 1, 12, 40, 12, 12, 46, 24, 12, 34, 26, 12, 40, 42, 34, 40, 42, 40, 20, 48, 46, 64, 42, 20,
  8, 42, 20, 14, 30, 46, 14, 30, 34, 14, 36, 14, 40, 42, 40, 20, 42, 40, 40, 42, 28, 40, 48, 40,
  50, 52, 50, 50, 52, 50, 50, 72, 56, 62, 52, 82, 4, 1, 1, 50, 26, 56, 58, 52, 50, 50, 52, 50,
]);

/** 18 winning ruffs and 18 others by place and state of the trick; then 16 classes for 1, 2, 3+ cards, notrump and trumps. */
export const DISCARD_COST: usize = memory.data<u8>([
  10, 10, 20, 10, 10, 20, 10, 10, 60, 10, 10, 60, 10, 10, 60, 10, 10, 60,
  80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80,
  60, 60, 60, 60, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
  50, 42, 42, 42, 44, 36, 36, 36, 44, 36, 36, 36, 44, 36, 36, 36,
  38, 38, 38, 38, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
  60, 60, 60, 60, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
  50, 42, 42, 42, 44, 36, 36, 36, 44, 36, 36, 36, 44, 36, 36, 36,
  38, 38, 38, 38, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
]);
