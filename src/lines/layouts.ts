// Layouts: the ways in which the unseen cards (the pool) can lie between two hidden hands. A layout is a number: bit i
// is set when card i of the pool lies with the first hidden hand. Which facts count is decided above; here they are only
// counted out, card by card, because even neighbours matter: they decide which opponent wins a trick.

import { type Card, suitOf } from '../cards/cards.ts';

export type LayoutBits = number;

/** Layouts of a pool of cards. */
export interface LayoutSet {
  readonly pool: readonly Card[];
  readonly bits: Uint32Array;
}

/** What limits the two hidden hands: the most cards each can hold, and suits they are out of (bits). */
export interface Limits {
  readonly most: readonly [number, number];
  readonly out: readonly [number, number];
}

/** All layouts of the pool within the limits. */
export function allLayouts(pool: readonly Card[], { most, out }: Limits): Uint32Array {
  const found: LayoutBits[] = [];
  const lowest = Math.max(0, pool.length - most[1]);
  const place = (i: number, held: number, bits: LayoutBits): void => {
    if (held > most[0] || held + pool.length - i < lowest) return;
    if (i === pool.length) {
      found.push(bits);
      return;
    }
    const suit = 1 << suitOf(pool[i]!);
    if (!(out[1] & suit)) place(i + 1, held, bits);
    if (!(out[0] & suit)) place(i + 1, held + 1, bits | (1 << i));
  };
  place(0, 0, 0);
  return Uint32Array.from(found);
}
