// The ways the unseen cards can still lie, as the sure game narrows them while cards are played: by counting when every
// layout that fits the facts is believed in, layout by layout when only some are. Place 0 and 1: the two hidden hands.

import { allSuits, type Card, type Holding, rankOf, suitOf } from '../cards/cards.ts';
import { countBits } from '../cards/hands.ts';
import type { Facts, LayoutBits, Limits } from './layouts.ts';

export type Place = 0 | 1;

export interface Lies {
  /** Cards of the suit that the hand could hold. */
  holdable(place: Place, suit: number): Holding;
  /** Whether the hand could hold none of the suit. */
  canLack(place: Place, suit: number): boolean;
  /** These without the ones in which the hand holds some of the suit. */
  lacking(place: Place, suit: number): Lies;
  /** Unseen cards, by suit. */
  readonly pool: readonly Holding[];
  /** Room: the most cards each hand can hold. */
  readonly size: readonly [number, number];
  /** Suits each hand is known to be out of (bits). */
  readonly out: readonly [number, number];
  /** When not every layout within these limits is among the lies: which are. */
  readonly listed?: Listed;
}

export interface Listed {
  /** Unseen cards, those played since included. */
  readonly cards: readonly Card[];
  /** Bit i is set when card i is or was with the first hand. */
  readonly layouts: ArrayLike<LayoutBits>;
  /** Cards that each hand has played (bits). */
  readonly played: Facts['played'];
}

/** Every layout of `pool` (by suit) between hands with room for `size` cards each, out of the suits `out` (bits). */
export class CountedLies implements Lies {
  readonly pool: readonly Holding[];
  readonly size: readonly [number, number];
  readonly out: readonly [number, number];

  constructor(pool: readonly Holding[], size: readonly [number, number], out: readonly [number, number]) {
    this.pool = pool;
    this.size = size;
    this.out = out;
  }

  limits(): Limits {
    return { most: this.size, out: this.out };
  }

  /** Whether there is any such layout. */
  possible(): boolean {
    const { size, out, pool } = this;
    if (allSuits.some((suit) => pool[suit] !== 0 && out[0] & out[1] & (1 << suit))) return false;
    const total = pool.reduce((sum, bits) => sum + countBits(bits), 0);
    return this.forced(0) <= size[0] && this.forced(1) <= size[1] && total <= size[0] + size[1];
  }

  /** How many there are. */
  count(): number {
    if (!this.possible()) return 0;
    const free = this.pool.reduce((sum, bits) => sum + countBits(bits), 0) - this.forced(0) - this.forced(1);
    let ways = 0;
    for (let held = 0; held <= free; held++) {
      if (held + this.forced(0) <= this.size[0] && free - held + this.forced(1) <= this.size[1])
        ways += binomial(free, held);
    }
    return ways;
  }

  holdable(place: Place, suit: number): Holding {
    const bits = this.pool[suit]!;
    if (bits === 0 || this.out[place] & (1 << suit)) return 0;
    const forced = this.forced(place);
    const here = this.out[1 - place]! & (1 << suit) ? 0 : 1;
    return forced + here <= this.size[place] ? bits : 0;
  }

  canLack(place: Place, suit: number): boolean {
    const bits = this.pool[suit]!;
    if (bits === 0 || this.out[place] & (1 << suit)) return true;
    if (this.out[1 - place]! & (1 << suit)) return false;
    return this.forced((1 - place) as Place) + countBits(bits) <= this.size[1 - place]!;
  }

  lacking(place: Place, suit: number): CountedLies {
    if (this.pool[suit] === 0 || this.out[place] & (1 << suit)) return this;
    const bit = 1 << suit;
    return new CountedLies(
      this.pool,
      this.size,
      place === 0 ? [this.out[0] | bit, this.out[1]] : [this.out[0], this.out[1] | bit],
    );
  }

  /** Cards that must lie with the hand because the other is out of their suit. */
  private forced(place: Place): number {
    let count = 0;
    for (const suit of allSuits) if (this.out[1 - place]! & (1 << suit)) count += countBits(this.pool[suit]!);
    return count;
  }
}

/** The layouts listed, of some cards; `within`: all layouts that fit what is known, these among them. */
export class ListedLies implements Lies {
  readonly pool: readonly Holding[];
  readonly size: readonly [number, number];
  readonly out: readonly [number, number];
  readonly listed: Listed;
  private readonly within: CountedLies;

  constructor(
    cards: readonly Card[],
    layouts: ArrayLike<LayoutBits>,
    within: CountedLies,
    { played }: Pick<Facts, 'played'>,
  ) {
    this.pool = within.pool;
    this.size = within.size;
    this.out = within.out;
    this.listed = { cards, layouts, played };
    this.within = within;
  }

  holdable(place: Place, suit: number): Holding {
    const { cards, layouts } = this.listed;
    const flip = place === 0 ? 0 : -1;
    let some = 0;
    for (let i = 0; i < layouts.length; i++) some |= layouts[i]! ^ flip;
    some &= this.maskOf(suit);
    return cards.reduce((bits, card, i) => (some & (1 << i) ? bits | (1 << rankOf(card)) : bits), 0);
  }

  canLack(place: Place, suit: number): boolean {
    const mask = this.maskOf(suit);
    const { layouts } = this.listed;
    const flip = place === 0 ? 0 : -1;
    for (let i = 0; i < layouts.length; i++) if (((layouts[i]! ^ flip) & mask) === 0) return true;
    return false;
  }

  lacking(place: Place, suit: number): ListedLies {
    const { cards, layouts, played } = this.listed;
    const mask = this.maskOf(suit);
    const flip = place === 0 ? 0 : -1;
    const left: LayoutBits[] = [];
    for (let i = 0; i < layouts.length; i++) if (((layouts[i]! ^ flip) & mask) === 0) left.push(layouts[i]!);
    return new ListedLies(cards, left, this.within.lacking(place, suit), { played });
  }

  /** The cards of the suit that have not been played. */
  private maskOf(suit: number): LayoutBits {
    const { cards, played } = this.listed;
    const mask = cards.reduce((bits, card, i) => (suitOf(card) === suit ? bits | (1 << i) : bits), 0);
    return mask & ~(played[0] | played[1]);
  }
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
