// The comparison of worst.test.ts at length.

import { describe, test } from 'vitest';
import { expectAgreement } from './agreement.ts';

describe('worstLines, at length', () => {
  test.each([
    { cards: 2, endings: 14_000 },
    { cards: 3, endings: 5_500 },
    { cards: 4, endings: 500 },
  ])('equals the literal definitions on $endings random endings of $cards cards', ({ cards, endings }) => {
    expectAgreement(70_000 + cards, cards, endings);
  });
});
