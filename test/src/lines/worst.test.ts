// The worst normal line by search equals the worst normal line by definition, on 3,800 endings. At length: worst.slow.test.ts.

import { describe, test } from 'vitest';
import { readHands } from '../../../src/claim/hands.ts';
import { allHabits, type Question } from '../../../src/lines/policy.ts';
import type { Position } from '../../../src/play/position.ts';
import { expectAgreement, expectSame } from './agreement.ts';
import { randomPolicy } from './endings.ts';

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

  test('and so it does on 1,200 of 2 cards when something was forgotten and knowledge is frozen', () => {
    const policy = { knowledge: 'frozen', trumpForgotten: true, maxForgotten: 2, forgets: 'any-one' } as const;
    expectAgreement(1204, 2, 1200, { fast: true, policy });
  });

  test('and so it does when partner, never thought short of cards, shows a trump that the claimer had forgotten', () => {
    const { hands } = readHands({ N: '7...J', E: 'K9..9.', S: '..6.AT', W: 'A...Q' }, 'hands');
    const [diamond8, diamondQ] = [2 * 13 + 6, 2 * 13 + 10];
    const position: Position = { hands, strain: 3, leader: 3, trick: [diamond8, diamondQ] };
    const question: Question = { position, declarer: 3, claimer: 2, claimed: 3, shownOut: [0, 8, 0, 4] };
    expectSame(question, { ...randomPolicy(() => 0), knowledge: 'frozen', sureLines: true, comparison: 'plain' });
  });

  test.each([
    { cards: 2, endings: 200 },
    { cards: 3, endings: 100 },
  ])('and so it does on $endings of $cards cards with a random statement', ({ cards, endings }) => {
    expectAgreement(70 + cards, cards, endings, { stated: true });
  });
});
