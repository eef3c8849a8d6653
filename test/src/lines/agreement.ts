// The search for lines against the literal definitions, on as many random endings as asked for.

import { expect } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { effortFor } from '../../../src/lines/effort.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import { worstLines } from '../../../src/lines/worst.ts';
import { oracle } from '../../oracles/normalPlay.ts';
import { randomPolicy, randomQuestion, seeded } from './endings.ts';

/** Equal ladders, and equal counts under every belief. A difference names the ending. */
export function expectAgreement(seed: number, cards: number, endings: number): void {
  const comparison = kernelComparison(createSolver());
  const random = seeded(seed);
  for (let i = 0; i < endings; i++) {
    const question = randomQuestion(random, cards);
    const policy = randomPolicy(random);
    const { beliefs, ...ladder } = oracle(question, policy);
    const answer = worstLines(question, policy, comparison, effortFor('exhaustive', cards));
    const counts = answer.beliefs.map(({ tricks }) => tricks);
    const { anyPlay, doubleDummy } = answer;
    const place = JSON.stringify({ i, question, policy, beliefs: [...beliefs] });
    expect({ anyPlay, normal: Math.min(...counts), careful: counts[0], doubleDummy }, place).toEqual(ladder);
    expect(counts.sort(), place).toEqual([...beliefs.values()].sort());
  }
}
