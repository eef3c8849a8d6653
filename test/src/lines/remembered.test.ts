// What is remembered of a question saves time only: with it every answer is the one that would be given without.

import { expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { type Effort, effortFor } from '../../../src/lines/effort.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import type { Policy, Question } from '../../../src/lines/policy.ts';
import { Remembered } from '../../../src/lines/remembered.ts';
import { worstLines } from '../../../src/lines/worst.ts';
import { pick, randomPolicy, randomQuestion, seeded } from './endings.ts';

const comparison = kernelComparison(createSolver());

function answer(question: Question, policy: Policy, effort: Effort, remembered?: Remembered) {
  const { beliefs, ...rest } = worstLines(question, policy, comparison, effort, undefined, remembered);
  return {
    ...rest,
    beliefs: beliefs.map(({ code, cards, layouts, good, tricks, line, forks }) => ({
      code,
      cards,
      layouts,
      good,
      tricks,
      line,
      forks,
    })),
  };
}

test.each(['normal', 'quick'] as const)('rulings on one question after another, effort %s', (name) => {
  const random = seeded(name === 'normal' ? 7001 : 7002);
  for (let i = 0; i < 60; i++) {
    const question = randomQuestion(random, 2 + (i % 4));
    const some = { layouts: 10, work: pick(random, [20, 200, 2000]) };
    const whole = {
      layouts: 1e6,
      trickStarts: pick(random, [30, 300, 1e6]),
      work: pick(random, [50, 1e6]),
      first: random() < 0.5,
    };
    const limited = random() < 0.5 ? some : { ...some, whole };
    const effort = name === 'normal' ? effortFor('normal', 5) : limited;
    const remembered = new Remembered();
    const policies = [randomPolicy(random), randomPolicy(random)];
    for (const policy of policies) {
      for (let again = 0; again < 3; again++) {
        const asked: Policy = {
          ...policy,
          trumpForgotten: random() < 0.5,
          maxForgotten: pick(random, [0, 1, 2]),
          forgets: pick(random, ['to-explain', 'any-one']),
        };
        expect(answer(question, asked, effort, remembered)).toEqual(answer(question, asked, effort));
      }
    }
  }
});
