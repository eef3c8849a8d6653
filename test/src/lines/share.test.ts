// The shares of the normal lines against a count of every line one by one.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { nextSeat, sideOf } from '../../../src/cards/cards.ts';
import { viewOf } from '../../../src/lines/belief.ts';
import { explanations } from '../../../src/lines/beliefs.ts';
import { Allowance, effortFor } from '../../../src/lines/effort.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import { mindsFor } from '../../../src/lines/ladder.ts';
import { type Bench, judge, type Mind } from '../../../src/lines/normal.ts';
import { representatives } from '../../../src/lines/plays.ts';
import type { Policy, Question } from '../../../src/lines/policy.ts';
import { type Shares, sharesFor } from '../../../src/lines/share.ts';
import { sureStore } from '../../../src/lines/sure.ts';
import { Table } from '../../../src/lines/table.ts';
import { worstLines } from '../../../src/lines/worst.ts';
import { randomPolicy, randomQuestion, seeded } from './endings.ts';

const comparison = kernelComparison(createSolver());
const effort = effortFor('normal', 4);

const benchOf = (question: Question, policy: Policy): Bench => {
  const allowance = new Allowance(effort);
  return {
    start: new Table(question),
    side: sideOf(question.claimer),
    claimed: question.claimed,
    policy,
    comparison,
    sure: sureStore(comparison.sure, allowance),
    allowance,
  };
};

/** For a threshold: walks every line, nothing remembered. */
function shareOf(
  table: Table,
  asker: { bench: Bench; minds: readonly Mind[] },
  other: { bench: Bench; minds: readonly Mind[] },
  wanted: number,
  pick: (all: number[]) => number,
): number {
  if (table.left === 0) return wanted <= 0 ? 1 : 0;
  const own = sideOf(table.seat) === asker.bench.side;
  const { bench, minds } = own ? asker : other;
  const mind = minds.find(({ controls }) => controls.includes(table.seat))!;
  const all = representatives(table, judge(bench, table, mind).normal).map((card) => {
    const winner = table.play(card);
    const won = winner !== undefined && sideOf(winner) === asker.bench.side ? 1 : 0;
    const share = shareOf(table, asker, other, wanted - won, pick);
    table.undo();
    return share;
  });
  return own ? mean(all) : pick(all);
}

const mean = (all: number[]) => all.reduce((sum, share) => sum + share, 0) / all.length;
const kinds = { least: (all: number[]) => Math.min(...all), even: mean, most: (all: number[]) => Math.max(...all) };

function setUp(seed: number, cards: number) {
  const random = seeded(seed);
  const question = randomQuestion(random, cards);
  const policy: Policy = { ...randomPolicy(random), struck: [], allowed: [] };
  const own: Policy = { ...policy, trumpForgotten: false, maxForgotten: 0 };
  const opponent = nextSeat(question.claimer, random() < 0.5 ? 1 : 3);
  const asker = sideOf(opponent) === sideOf(question.declarer) ? question.declarer : opponent;
  const shares = sharesFor(question, asker, policy, own, comparison, effort)!;
  return { question, policy, own, asker, shares };
}

describe('the share of the normal lines', () => {
  test.each([2, 3])('is that of every line counted one by one, %i cards', (cards) => {
    for (let seed = 1; seed <= (cards === 2 ? 60 : 12); seed++) {
      const { question, policy, own, asker, shares } = setUp(seed, cards);
      const asking = { ...question, claimer: asker, claimed: 0 };
      const mine = {
        bench: benchOf(asking, own),
        minds: mindsFor(asking, own, { view: viewOf(asker, asking), forgotten: [] }),
      };
      const beliefs = explanations(question, new Table(question), policy, comparison, new Allowance(effort));
      const theirs = beliefs.map(({ belief }) => ({
        bench: benchOf(question, policy),
        minds: mindsFor(question, policy, belief),
      }));
      for (const kind of ['least', 'even', 'most'] as const)
        for (let wanted = 0; wanted <= cards; wanted++) {
          const each = theirs.map((other) => shareOf(new Table(question), mine, other, wanted, kinds[kind]));
          expect(shares[kind][wanted], `${seed} ${kind} ${wanted}`).toBeCloseTo(kinds[kind](each), 9);
        }
    }
  });

  test('falls with the number of tricks, and is whole for what no normal line loses', () => {
    for (let seed = 100; seed <= 140; seed++) {
      const { question, own, asker, shares } = setUp(seed, 3);
      const asking = { ...question, claimer: asker, claimed: 0 };
      const worst = Math.min(...worstLines(asking, own, comparison, effort).beliefs.map(({ tricks }) => tricks));
      for (let wanted = 0; wanted <= 3; wanted++) {
        const at = (kind: keyof Shares) => shares[kind][wanted]!;
        expect(at('least')).toBeLessThanOrEqual(at('even') + 1e-9);
        expect(at('even')).toBeLessThanOrEqual(at('most') + 1e-9);
        if (wanted <= worst) expect(at('least')).toBeCloseTo(1, 9);
        for (const kind of ['least', 'even', 'most'] as const)
          if (wanted > 0) expect(at(kind)).toBeLessThanOrEqual(shares[kind][wanted - 1]! + 1e-9);
      }
    }
  });

  test('is not given when the effort does not suffice', () => {
    const { question, policy, own, asker } = setUp(3, 3);
    expect(sharesFor(question, asker, policy, own, comparison, { layouts: 100, work: 3 })).toBeUndefined();
  });
});
