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
  /** Unseen cards of the suit, with either hand. */
  unseen(suit: number): Holding;
  played(place: Place, card: Card): Lies;
  lacking(place: Place, suit: number): Lies;
  /** More lies than these, easier to reason with: what is sure there is sure here. */
  readonly wider?: Lies;
  /** Writes one of the lies: the four holdings of each hand. */
  example(first: Uint16Array, second: Uint16Array): void;
  /** Whether unseen cards that no card in view parts can stand for each other. */
  readonly interchangeable: boolean;
  /** With equal holdings of the side (`one` and `other` by suit), equal keys: the same lies, but for the names of cards
   *  where these are interchangeable. */
  key(one: ArrayLike<Holding>, other: ArrayLike<Holding>): string;
}

/** Every layout of `pool` (by suit) between hands with room for `size` cards each, out of the suits `out` (bits). */
export class CountedLies implements Lies {
  readonly interchangeable = true;
  private readonly pool: readonly Holding[];
  private readonly size: readonly [number, number];
  private readonly out: readonly [number, number];

  constructor(pool: readonly Holding[], size: readonly [number, number], out: readonly [number, number]) {
    this.pool = pool;
    this.size = size;
    this.out = out;
  }

  key(one: ArrayLike<Holding>, other: ArrayLike<Holding>): string {
    const codes = [this.out[0] | (this.out[1] << 4) | (this.size[0] << 8), this.size[1]];
    for (const suit of allSuits) {
      // whose the cards of the suit are, from the top, two bits a card: rank by name does not matter
      let owners = 1;
      const a = one[suit]!;
      const b = other[suit]!;
      for (let left = a | b | this.pool[suit]!; left !== 0; ) {
        const bit = 1 << (31 - Math.clz32(left));
        owners = (owners << 2) | (a & bit ? 1 : b & bit ? 2 : 3);
        left ^= bit;
      }
      codes.push(owners & 0xffff, owners >>> 16);
    }
    return String.fromCharCode(...codes);
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

  unseen(suit: number): Holding {
    return this.pool[suit]!;
  }

  played(place: Place, card: Card): Lies {
    const suit = suitOf(card);
    const pool = this.pool.map((bits, s) => (s === suit ? bits & ~(1 << rankOf(card)) : bits));
    return new CountedLies(
      pool,
      place === 0 ? [this.size[0] - 1, this.size[1]] : [this.size[0], this.size[1] - 1],
      this.out,
    );
  }

  lacking(place: Place, suit: number): Lies {
    if (this.pool[suit] === 0 || this.out[place] & (1 << suit)) return this;
    const bit = 1 << suit;
    return new CountedLies(
      this.pool,
      this.size,
      place === 0 ? [this.out[0] | bit, this.out[1]] : [this.out[0], this.out[1] | bit],
    );
  }

  example(first: Uint16Array, second: Uint16Array): void {
    const hands = [first, second] as const;
    const room = [this.size[0] - this.forced(0), this.size[1] - this.forced(1)];
    for (const suit of allSuits) {
      first[suit] = 0;
      second[suit] = 0;
      const bits = this.pool[suit]!;
      const place = this.out[0] & (1 << suit) ? 1 : 0;
      if ((this.out[0] | this.out[1]) & (1 << suit)) {
        hands[place][suit] = bits;
        continue;
      }
      for (let left = bits; left !== 0; left &= left - 1) {
        const to = room[1]! > room[0]! ? 1 : 0;
        room[to]!--;
        hands[to][suit]! |= left & -left;
      }
    }
  }

  /** Cards that must lie with the hand because the other is out of their suit. */
  private forced(place: Place): number {
    let count = 0;
    for (const suit of allSuits) if (this.out[1 - place]! & (1 << suit)) count += countBits(this.pool[suit]!);
    return count;
  }
}

/** The layouts listed, of a pool of cards. */
export class ListedLies implements Lies {
  readonly interchangeable = false;
  readonly wider: Lies;
  private readonly pool: readonly Card[];
  private readonly layouts: ArrayLike<LayoutBits>;
  private readonly seen: Facts;
  private readonly gone: LayoutBits;
  /** Cards that some layout left gives to the first and to the second hand. */
  private readonly some: readonly [LayoutBits, LayoutBits];

  constructor(pool: readonly Card[], layouts: ArrayLike<LayoutBits>, wider: Lies, seen: Facts) {
    this.wider = wider;
    this.pool = pool;
    this.layouts = layouts;
    this.seen = seen;
    this.gone = seen.played[0] | seen.played[1];
    let either = 0;
    let both = -1;
    for (let i = 0; i < layouts.length; i++) {
      either |= layouts[i]!;
      both &= layouts[i]!;
    }
    this.some = [either & ~this.gone, ~both & ~this.gone];
  }

  key(one: ArrayLike<Holding>, other: ArrayLike<Holding>): string {
    const { played, out } = this.seen;
    const [a, b] = played;
    const codes = [a & 0xffff, a >>> 16, b & 0xffff, b >>> 16, out[0] | (out[1] << 4)];
    for (const suit of allSuits) codes.push(one[suit]!, other[suit]!);
    return String.fromCharCode(...codes);
  }

  holdable(place: Place, suit: number): Holding {
    return this.bitsOf(suit, this.some[place]);
  }

  canLack(place: Place, suit: number): boolean {
    const mask = this.maskOf(suit);
    const { layouts } = this;
    const flip = place === 0 ? 0 : -1;
    for (let i = 0; i < layouts.length; i++) if (((layouts[i]! ^ flip) & mask) === 0) return true;
    return false;
  }

  unseen(suit: number): Holding {
    return this.bitsOf(suit, ~this.gone);
  }

  played(place: Place, card: Card): Lies {
    const bit = 1 << this.pool.indexOf(card);
    const [a, b] = this.seen.played;
    const played: Facts['played'] = place === 0 ? [a | bit, b] : [a, b | bit];
    return new ListedLies(this.pool, this.keep(place, bit, bit), this.wider.played(place, card), {
      played,
      out: this.seen.out,
    });
  }

  lacking(place: Place, suit: number): Lies {
    const mask = this.maskOf(suit);
    if ((this.some[place] & mask) === 0) return this;
    const [a, b] = this.seen.out;
    const out: Facts['out'] = place === 0 ? [a | (1 << suit), b] : [a, b | (1 << suit)];
    return new ListedLies(this.pool, this.keep(place, mask, 0), this.wider.lacking(place, suit), {
      played: this.seen.played,
      out,
    });
  }

  example(first: Uint16Array, second: Uint16Array): void {
    const layout = this.layouts[0]!;
    for (const suit of allSuits) {
      first[suit] = this.bitsOf(suit, layout & ~this.gone);
      second[suit] = this.bitsOf(suit, ~layout & ~this.gone);
    }
  }

  /** The layouts in which the hand holds exactly `held` of the cards `mask`. */
  private keep(place: Place, mask: LayoutBits, held: LayoutBits): LayoutBits[] {
    const { layouts } = this;
    const flip = place === 0 ? 0 : -1;
    const left: LayoutBits[] = [];
    for (let i = 0; i < layouts.length; i++) if (((layouts[i]! ^ flip) & mask) === held) left.push(layouts[i]!);
    return left;
  }

  private maskOf(suit: number): LayoutBits {
    let mask = 0;
    for (let i = 0; i < this.pool.length; i++) if (suitOf(this.pool[i]!) === suit) mask |= 1 << i;
    return mask & ~this.gone;
  }

  private bitsOf(suit: number, some: LayoutBits): Holding {
    let bits = 0;
    for (let i = 0; i < this.pool.length; i++) {
      if (some & (1 << i) && suitOf(this.pool[i]!) === suit) bits |= 1 << rankOf(this.pool[i]!);
    }
    return bits;
  }
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
