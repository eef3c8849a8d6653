// The search for the worst normal line against the literal definitions: equal rulings and equal ladders.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { effortFor } from '../../../src/lines/effort.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import { worstLines } from '../../../src/lines/worst.ts';
import { oracle } from '../../oracles/normalPlay.ts';
import { randomPolicy, randomQuestion, seeded } from './endings.ts';

const comparison = kernelComparison(createSolver());

describe('worstLines', () => {
  test.each([2, 3, 4])('equals the literal definitions on random endings of %i cards', (cards) => {
    const random = seeded(20261130 + cards);
    for (let i = 0; i < (Number(process.env.N) || 40); i++) {
      const question = randomQuestion(random, cards);
      const policy = randomPolicy(random);
      const expected = oracle(question, policy);
      const answer = worstLines(question, policy, comparison, effortFor('exhaustive', cards));
      const got = {
        anyPlay: answer.anyPlay,
        normal: Math.min(...answer.beliefs.map(({ tricks }) => tricks)),
        careful: answer.beliefs[0]!.tricks,
        doubleDummy: answer.doubleDummy,
      };
      const { beliefs, ...ladder } = expected;
      expect(
        { i, ...got },
        JSON.stringify({
          question: { ...question, hands: [...question.position.hands] },
          policy,
          beliefs: [...beliefs],
          mine: answer.beliefs.map((b) => [b.code, b.cards, b.tricks]),
        }),
      ).toEqual({ i, ...ladder });
    }
  });
});
