// The ways the unseen cards can still lie, as the sure game narrows them while cards are played: by counting when every
// layout that fits the facts is believed in, layout by layout when only some are. Place 0 and 1: the two hidden hands.

import { allSuits, type Card, type Holding, rankOf, suitOf } from '../cards/cards.ts';
import { countBits } from '../cards/hands.ts';
import type { LayoutBits } from './layouts.ts';

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
  /** Whether unseen cards that no card in view parts can stand for each other. */
  readonly interchangeable: boolean;
  /** Equal keys: the same lies. */
  readonly key: string;
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

  get key(): string {
    const [a, b, c, d] = this.pool;
    return String.fromCharCode(a!, b!, c!, d!, this.out[0] | (this.out[1] << 4) | (this.size[0] << 8), this.size[1]);
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

  /** Cards that must lie with the hand because the other is out of their suit. */
  private forced(place: Place): number {
    let count = 0;
    for (const suit of allSuits) if (this.out[1 - place]! & (1 << suit)) count += countBits(this.pool[suit]!);
    return count;
  }
}

/** The layouts listed, of a pool of cards; `gone` are the cards of the pool already played (bits by place in the pool). */
export class ListedLies implements Lies {
  readonly interchangeable = false;
  readonly key: string;
  private readonly pool: readonly Card[];
  private readonly layouts: readonly LayoutBits[];
  private readonly gone: LayoutBits;

  constructor(pool: readonly Card[], layouts: readonly LayoutBits[], gone: LayoutBits, key: string) {
    this.pool = pool;
    this.layouts = layouts;
    this.gone = gone;
    this.key = key;
  }

  holdable(place: Place, suit: number): Holding {
    const with0 = place === 0;
    const some = this.layouts.reduce((bits, layout) => bits | (with0 ? layout : ~layout), 0) & ~this.gone;
    return this.bitsOf(suit, some);
  }

  canLack(place: Place, suit: number): boolean {
    const mask = this.maskOf(suit);
    return this.layouts.some((layout) => ((place === 0 ? layout : ~layout) & mask) === 0);
  }

  unseen(suit: number): Holding {
    return this.bitsOf(suit, ~this.gone);
  }

  played(place: Place, card: Card): Lies {
    const bit = 1 << this.pool.indexOf(card);
    const left = this.layouts.filter((layout) => ((place === 0 ? layout : ~layout) & bit) !== 0);
    return new ListedLies(this.pool, left, this.gone | bit, factsKey([this.key, playedFact(place, card)]));
  }

  lacking(place: Place, suit: number): Lies {
    const mask = this.maskOf(suit);
    const left = this.layouts.filter((layout) => ((place === 0 ? layout : ~layout) & mask) === 0);
    if (left.length === this.layouts.length) return this;
    return new ListedLies(this.pool, left, this.gone, factsKey([this.key, lackingFact(place, suit)]));
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

/** A fact in two characters: who played what, who lacks what. */
export const playedFact = (place: Place, card: Card): string => place + String.fromCharCode(48 + card);
export const lackingFact = (place: Place, suit: number): string => place + 'wxyz'[suit]!;

/** Facts in an order of their own, so that the same facts make the same key. */
export const factsKey = (facts: readonly string[]): string => (facts.join('').match(/../gs) ?? []).sort().join('');
