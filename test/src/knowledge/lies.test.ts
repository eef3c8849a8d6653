// Counted lies against the layouts written out: what could be held, what could be lacked, and how many there are, while
// cards are played and suits shown out of.

import { describe, expect, test } from 'vitest';
import { type Card, suitOf } from '../../../src/cards/cards.ts';
import { countBits } from '../../../src/cards/hands.ts';
import { allLayouts, type LayoutBits, Narrowing, seeded, someLayouts } from '../../../src/knowledge/layouts.ts';
import { CountedLies, type Place } from '../../../src/knowledge/lies.ts';

const random = seeded(44);
const upTo = (n: number) => Math.floor(random() * (n + 1));

interface Sample {
  readonly pool: readonly Card[];
  readonly size: readonly [number, number];
  readonly out: readonly [number, number];
}

function sample(): Sample {
  const pool = Array.from({ length: 52 }, (_, card) => card)
    .filter(() => random() < 0.15)
    .slice(0, 10);
  const first = upTo(pool.length);
  const spare = random() < 0.3 ? upTo(2) : 0;
  const bit = () => (random() < 0.3 ? 1 << upTo(3) : 0);
  return { pool, size: [first, pool.length - first + spare], out: [bit(), bit()] };
}

const counted = ({ pool, size, out }: Sample) =>
  new CountedLies(
    [0, 1, 2, 3].map((suit) =>
      pool.reduce((bits, card) => (suitOf(card) === suit ? bits | (1 << (card % 13)) : bits), 0),
    ),
    size,
    out,
  );

/** Layouts by trying every subset. */
function everyLayout({ pool, size, out }: Sample): LayoutBits[] {
  const all = 2 ** pool.length;
  const lacks = (held: LayoutBits, suits: number) =>
    !pool.some((card, i) => held & (1 << i) && suits & (1 << suitOf(card)));
  return Array.from({ length: all }, (_, bits) => bits).filter((bits) => {
    const others = all - 1 - bits;
    return countBits(bits) <= size[0] && countBits(others) <= size[1] && lacks(bits, out[0]) && lacks(others, out[1]);
  });
}

describe('counted lies', () => {
  test('are the layouts that fit, no more and no fewer', () => {
    for (let i = 0; i < 400; i++) {
      const one = sample();
      const expected = everyLayout(one);
      const lies = counted(one);
      expect(lies.count(), JSON.stringify(one)).toBe(expected.length);
      expect(lies.possible()).toBe(expected.length > 0);
      expect([...allLayouts(one.pool, lies.limits())].sort((a, b) => a - b)).toEqual(expected);
      if (expected.length === 0) continue;
      for (const place of [0, 1] as Place[]) {
        const held = (bits: LayoutBits) => (place === 0 ? bits : ~bits);
        for (let suit = 0; suit < 4; suit++) {
          const cards = one.pool.flatMap((card, k) => (suitOf(card) === suit ? [{ card, bit: 1 << k }] : []));
          const some = cards.filter(({ bit }) => expected.some((bits) => held(bits) & bit));
          expect(lies.holdable(place, suit)).toBe(some.reduce((bits, { card }) => bits | (1 << (card % 13)), 0));
          expect(lies.canLack(place, suit)).toBe(
            expected.some((bits) => cards.every(({ bit }) => !(held(bits) & bit))),
          );
        }
      }
    }
  });

  test('a sample is part of them, with the real one, and repeatable', () => {
    for (let i = 0; i < 100; i++) {
      const one = sample();
      const all = everyLayout(one);
      if (all.length < 6) continue;
      const real = all[upTo(all.length - 1)]!;
      const some = someLayouts(one.pool, counted(one).limits(), real, 5);
      expect(some[0]).toBe(real);
      expect(new Set(some).size).toBe(some.length);
      for (const bits of some) expect(all, JSON.stringify({ one, bits })).toContain(bits);
      expect([...someLayouts(one.pool, counted(one).limits(), real, 5)]).toEqual([...some]);
    }
  });

  test('narrowing forth and back gives what filtering gives', () => {
    const pool = [3, 7, 15, 20, 28, 40, 44, 50];
    const bits = allLayouts(pool, { most: [4, 4], out: [0, 0] });
    const narrowing = new Narrowing({ pool, bits });
    for (let i = 0; i < 500; i++) {
      const first = upTo(255) & upTo(255);
      const second = upTo(255) & upTo(255) & ~first;
      const out = [random() < 0.3 ? 1 << upTo(3) : 0, 0] as const;
      const lacking =
        pool.reduce((mask, card, k) => (out[0] & (1 << suitOf(card)) ? mask | (1 << k) : mask), 0) & ~(first | second);
      const expected = [...bits].filter(
        (layout) => (layout & first) === first && !(layout & second) && !(layout & lacking),
      );
      expect([...narrowing.left({ played: [first, second], out })]).toEqual(expected);
    }
  });
});
