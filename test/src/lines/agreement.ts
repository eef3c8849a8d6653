// The search for lines against the literal definitions, on as many random endings as asked for.

import fc from 'fast-check';
import { expect } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { believed } from '../../../src/claim/statement/plan/believed.ts';
import { strictPlan } from '../../../src/claim/statement/plan/switches.ts';
import { planOf } from '../../../src/claim/statement/plan.ts';
import type { Step } from '../../../src/claim/statement/tree.ts';
import { effortFor } from '../../../src/lines/effort.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import type { Policy, Question } from '../../../src/lines/policy.ts';
import { worstLines } from '../../../src/lines/worst.ts';
import { oracle } from '../../oracles/normalPlay.ts';
import { treeArb } from '../claim/statement/trees.ts';
import { randomPolicy, randomQuestion, seeded } from './endings.ts';

/** Equal ladders, and equal counts under every belief. A difference names the ending. `stated`: with random statements. */
export function expectAgreement(seed: number, cards: number, endings: number, stated = false): void {
  const comparison = kernelComparison(createSolver());
  const random = seeded(seed);
  const trees = stated ? fc.sample(treeArb, { seed, numRuns: endings }) : [];
  for (let i = 0; i < endings; i++) {
    const question = randomQuestion(random, cards);
    const policy = { ...randomPolicy(random), ...(stated && planFor(trees[i]!, question)) };
    const { beliefs, ...ladder } = oracle(question, policy);
    const answer = worstLines(question, policy, comparison, effortFor('exhaustive', cards));
    const counts = answer.beliefs.map(({ tricks }) => tricks);
    const { anyPlay, doubleDummy } = answer;
    const place = JSON.stringify({ i, question, policy, beliefs: [...beliefs] });
    expect({ anyPlay, normal: Math.min(...counts), careful: counts[0], doubleDummy }, place).toEqual(ladder);
    expect(counts.sort(), place).toEqual([...beliefs.values()].sort());
  }
}

function planFor(steps: readonly Step[], { claimer, declarer, position }: Question): Pick<Policy, 'plan' | 'asserted'> {
  const progress = planOf({ steps }, { claimer, declarer, strain: position.strain }, strictPlan);
  const asserted = believed(steps, { claimer, declarer, strain: position.strain }, position.hands);
  return { asserted, plan: { progress, switches: strictPlan } };
}
