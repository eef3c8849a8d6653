// The search for lines against the literal definitions, on as many random endings as asked for.

import fc from 'fast-check';
import { expect } from 'vitest';
import { createSolver, ROW, type Solver } from '../../../solver/solver.ts';
import { type Side, sideOf } from '../../../src/cards/cards.ts';
import { handSize } from '../../../src/cards/hands.ts';
import { believed } from '../../../src/claim/statement/plan/believed.ts';
import { strictPlan } from '../../../src/claim/statement/plan/switches.ts';
import { planOf } from '../../../src/claim/statement/plan.ts';
import type { Step } from '../../../src/claim/statement/tree.ts';
import { effortFor } from '../../../src/lines/effort.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import type { Policy, Question } from '../../../src/lines/policy.ts';
import { worstLines } from '../../../src/lines/worst.ts';
import { legalPlays, seatToPlay } from '../../../src/play/position.ts';
import { oracle } from '../../oracles/normalPlay.ts';
import type { Game } from '../../oracles/plainGame.ts';
import { treeArb } from '../claim/statement/trees.ts';
import { randomPolicy, randomQuestion, seeded } from './endings.ts';

export interface Asked {
  /** With random statements. */
  readonly stated?: boolean;
  /** The two games from the kernel, which is held against slow games by itself (test/solver): for longer endings. */
  readonly fast?: boolean;
  /** What the random policies have in common. */
  readonly policy?: Partial<Policy>;
}

/** Equal ladders, and equal counts under every belief. A difference names the ending. */
export function expectAgreement(
  seed: number,
  cards: number,
  endings: number,
  { stated, fast, policy: common }: Asked = {},
): void {
  const comparison = kernelComparison(createSolver());
  const random = seeded(seed);
  const trees = stated ? fc.sample(treeArb, { seed, numRuns: endings }) : [];
  for (let i = 0; i < endings; i++) {
    const question = randomQuestion(random, cards);
    const policy = { ...randomPolicy(random), ...common, ...(stated && planFor(trees[i]!, question)) };
    expectSame(question, policy, comparison, fast);
  }
}

/** The same for one ending. */
export function expectSame(
  question: Question,
  policy: Policy,
  comparison = kernelComparison(createSolver()),
  fast?: boolean,
): void {
  const { beliefs, ...ladder } = oracle(question, policy, fast ? kernelGames(createSolver()) : undefined);
  const answer = worstLines(question, policy, comparison, effortFor('exhaustive', 13));
  const counts = answer.beliefs.map(({ tricks }) => tricks);
  const { anyPlay, doubleDummy } = answer;
  const place = JSON.stringify({ question, policy, beliefs: [...beliefs] });
  expect({ anyPlay, normal: Math.min(...counts), careful: counts[0], doubleDummy }, place).toEqual(ladder);
  expect(counts.sort(), place).toEqual([...beliefs.values()].sort());
}

/** What the two games give `side`; it is its turn when cards are scored. */
const kernelGames =
  (solver: Solver) =>
  (side: Side, rules: 'plain' | 'double-dummy'): Game => {
    const plain = rules === 'plain' ? side : undefined;
    const row = new Uint8Array(ROW);
    return {
      scores(position) {
        solver.rawScores(position, row, plain);
        return new Map(legalPlays(position).map((card) => [card, row[card]!]));
      },
      value(position) {
        const value = solver.rawValue(position, plain);
        if (sideOf(seatToPlay(position)) === side) return value;
        const hasPlayed = ((side - position.leader) & 3) < position.trick.length;
        return handSize(position.hands, side) + (hasPlayed ? 1 : 0) - value;
      },
    };
  };

function planFor(steps: readonly Step[], { claimer, declarer, position }: Question): Pick<Policy, 'plan' | 'asserted'> {
  const progress = planOf({ steps }, { claimer, declarer, strain: position.strain }, strictPlan);
  const asserted = believed(steps, { claimer, declarer, strain: position.strain }, position.hands);
  return { asserted, plan: { progress, switches: strictPlan } };
}
