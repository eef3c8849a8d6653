// Layouts: the ways in which the unseen cards (the pool) can lie between two hidden hands. A layout is a number: bit i
// is set when card i of the pool lies with the first hidden hand. Which facts count is decided above; here they are only
// counted out, card by card, because even neighbours matter: they decide which opponent wins a trick.

import { allSuits, type Card, suitOf } from '../cards/cards.ts';
import { countBits } from '../cards/hands.ts';

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

/** A repeatable sample of the layouts of the pool within the limits, none twice, `count` at the most: `real` first, if it is
 *  within them (a hand that may not be short of forgotten cards may hold some), then for each suit those in which one hand has
 *  as many of it as it can, for it is the bad breaks that tell plays apart. */
export function someLayouts(
  pool: readonly Card[],
  { most, out }: Limits,
  real: LayoutBits,
  count: number,
): Uint32Array {
  const free: number[] = [];
  let forced = 0;
  let others = 0;
  pool.forEach((card, i) => {
    const suit = 1 << suitOf(card);
    if (out[1] & suit) forced |= 1 << i;
    else if (out[0] & suit) others++;
    else free.push(i);
  });
  const held = countBits(forced);
  const lowest = Math.max(0, free.length - (most[1] - others));
  const highest = Math.min(free.length, most[0] - held);
  const random = seeded(70);
  const found = new Set<LayoutBits>();
  if (countBits(real) <= most[0] && pool.length - countBits(real) <= most[1]) found.add(real);
  const shuffle = () => {
    for (let i = free.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [free[i], free[j]] = [free[j]!, free[i]!];
    }
  };
  const dealt = (order: readonly number[], size: number) =>
    order.slice(0, size).reduce((bits, i) => bits | (1 << i), forced);
  for (const suit of allSuits) {
    for (const most of [true, false]) {
      if (found.size >= count) break;
      shuffle();
      const of = free.filter((i) => suitOf(pool[i]!) === suit);
      const others = free.filter((i) => suitOf(pool[i]!) !== suit);
      const size = most ? highest : lowest;
      found.add(dealt(most ? [...of, ...others] : [...others, ...of], size));
    }
  }
  for (let tries = 0; found.size < count && tries < count * 20; tries++) {
    shuffle();
    found.add(dealt(free, lowest + Math.floor(random() * (highest - lowest + 1))));
  }
  return Uint32Array.from(found);
}

/** mulberry32: a small generator of numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** What narrows a set: cards of the pool that each hand has played (bits), and suits each hand has shown out of (bits). */
export interface Facts {
  readonly played: readonly [LayoutBits, LayoutBits];
  readonly out: readonly [number, number];
}

/** A set of layouts that is asked again and again for what is left of it as a line goes forth and back. Each answer is
 *  narrowed from the nearest one before it; that affects speed only. */
export class Narrowing implements LayoutSet {
  readonly pool: readonly Card[];
  readonly bits: Uint32Array;
  /** Layouts gone through so far, several times for a key. */
  looked = 0;
  private readonly suits: readonly LayoutBits[];
  private readonly answers: { readonly facts: Facts; readonly left: Uint32Array; key?: string }[] = [];

  constructor({ pool, bits }: LayoutSet) {
    this.pool = pool;
    this.bits = bits;
    this.suits = [0, 1, 2, 3].map((suit) =>
      pool.reduce((mask, card, i) => (suitOf(card) === suit ? mask | (1 << i) : mask), 0),
    );
  }

  /** The layouts of the set that agree with the facts. */
  left(facts: Facts): Uint32Array {
    return this.answer(facts).left;
  }

  /** The same with a key: equal when the same layouts of as many cards are left, whatever their names. */
  leftAndKey(facts: Facts): { readonly left: Uint32Array; readonly key: string } {
    const answer = this.answer(facts);
    const { left } = answer;
    if (answer.key === undefined) this.looked += 4 * left.length;
    answer.key ??= keyOf(left, (2 ** this.pool.length - 1) & ~(facts.played[0] | facts.played[1]));
    return { left, key: answer.key };
  }

  private answer(facts: Facts): Narrowing['answers'][number] {
    const { played, out } = facts;
    const gone = played[0] | played[1];
    let depth = 0;
    for (let cards = gone; cards !== 0; cards &= cards - 1) depth++;
    let from = this.bits;
    for (let d = Math.min(depth, this.answers.length - 1); d >= 0; d--) {
      const answer = this.answers[d];
      if (answer === undefined || !within(answer.facts, facts)) continue;
      if (d === depth && answer.facts.out[0] === out[0] && answer.facts.out[1] === out[1]) return answer;
      from = answer.left;
      break;
    }
    const must = played[0] | this.heldOf(out[1], gone);
    const mustNot = played[1] | this.heldOf(out[0], gone);
    this.looked += from.length;
    const left = from.filter((layout) => (layout & must) === must && (layout & mustNot) === 0);
    const answer = { facts, left };
    this.answers[depth] = answer;
    return answer;
  }

  /** Cards not yet played of the suits. */
  private heldOf(suits: number, gone: LayoutBits): LayoutBits {
    let mask = 0;
    for (let suit = 0; suit < 4; suit++) if (suits & (1 << suit)) mask |= this.suits[suit]!;
    return mask & ~gone;
  }
}

/** Whether all facts of `some` are among `more`. */
const within = (some: Facts, more: Facts): boolean =>
  [0, 1].every((i) => (some.played[i]! & ~more.played[i]!) === 0 && (some.out[i]! & ~more.out[i]!) === 0);

/** A key of the layouts restricted to the cards `here`, counted from the lowest: how many, and two sums of hashes. */
function keyOf(layouts: Uint32Array, here: LayoutBits): string {
  let one = 0;
  let other = 0;
  for (let i = 0; i < layouts.length; i++) {
    const layout = layouts[i]!;
    let bits = 0;
    let at = 0;
    for (let left = here; left !== 0; left &= left - 1) {
      if (layout & left & -left) bits |= 1 << at;
      at++;
    }
    one = (one + mix(bits ^ 0x2545f491)) | 0;
    other = (other + mix(bits + 0x1b873593)) | 0;
  }
  return String.fromCharCode(layouts.length, one & 0xffff, one >>> 16, other & 0xffff, other >>> 16);
}

/** The finishing steps of MurmurHash3. */
function mix(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
