// The worst normal line by search equals the worst normal line by definition, on 2,600 endings. At length: worst.slow.test.ts.

import { describe, test } from 'vitest';
import { allHabits } from '../../../src/lines/policy.ts';
import { expectAgreement } from './agreement.ts';

describe('worstLines', () => {
  test.each([
    { cards: 2, endings: 1_300 },
    { cards: 3, endings: 100 },
    { cards: 4, endings: 5 },
  ])('equals the literal definitions on $endings random endings of $cards cards', ({ cards, endings }) => {
    expectAgreement(20261130 + cards, cards, endings);
  });

  test.each([
    { cards: 3, endings: 500 },
    { cards: 4, endings: 90 },
    { cards: 5, endings: 5 },
  ])('and so it does on $endings of $cards cards, the two games played by the kernel', ({ cards, endings }) => {
    expectAgreement(7000 + cards, cards, endings, { fast: true });
  });

  test('and so it does on 300 of 3 cards when only suits with a queen or better are led from the top', () => {
    const habits = { ...allHabits, topDown: 'with-honours' } as const;
    expectAgreement(7103, 3, 300, { fast: true, policy: { habits } });
  });

  test.each([
    { cards: 2, endings: 200 },
    { cards: 3, endings: 100 },
  ])('and so it does on $endings of $cards cards with a random statement', ({ cards, endings }) => {
    expectAgreement(70 + cards, cards, endings, { stated: true });
  });
});
