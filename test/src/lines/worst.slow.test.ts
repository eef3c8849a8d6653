// The comparison of worst.test.ts at length: 23,000 endings.

import { describe, test } from 'vitest';
import { expectAgreement } from './agreement.ts';

describe('worstLines, at length', () => {
  test.each([
    { cards: 2, endings: 11_000 },
    { cards: 3, endings: 3_000 },
    { cards: 4, endings: 100 },
  ])('equals the literal definitions on $endings random endings of $cards cards', ({ cards, endings }) => {
    expectAgreement(70_000 + cards, cards, endings);
  });

  test.each([
    { cards: 3, endings: 4_000 },
    { cards: 4, endings: 1_000 },
    { cards: 5, endings: 200 },
  ])('and so it does on $endings of $cards cards, the two games played by the kernel', ({ cards, endings }) => {
    expectAgreement(80_000 + cards, cards, endings, { fast: true });
  });

  test('and so it does on 3,000 of 3 cards when something was forgotten and knowledge is frozen', () => {
    const policy = { knowledge: 'frozen', trumpForgotten: true, maxForgotten: 2, forgets: 'any-one' } as const;
    expectAgreement(1203, 3, 3000, { fast: true, policy });
  });

  test.each([
    { cards: 3, endings: 600 },
    { cards: 4, endings: 100 },
  ])('and so it does on $endings of $cards cards with a random statement', ({ cards, endings }) => {
    expectAgreement(90_000 + cards, cards, endings, { stated: true, fast: true });
  });
});
