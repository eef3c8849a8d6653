// A search that is cut short still answers: with a line that can be walked and that gives the count told, however little it may do.

import { expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { sideOf } from '../../../src/cards/cards.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import { Table } from '../../../src/lines/table.ts';
import { worstLines } from '../../../src/lines/worst.ts';
import { pick, randomPolicy, randomQuestion, seeded } from './endings.ts';

const comparison = kernelComparison(createSolver());

test('600 endings of 3 to 7 cards with 20 to 2,000 units of work', () => {
  const random = seeded(7003);
  let cut = 0;
  for (let i = 0; i < 600; i++) {
    const question = randomQuestion(random, 3 + (i % 5));
    const effort = { layouts: pick(random, [5, 10, 100]), work: pick(random, [20, 200, 2000]) };
    const policy = randomPolicy(random);
    const answer = worstLines(question, policy, comparison, effort);
    if (answer.leftOut?.cut) cut++;
    // the director strikes out a play of the line
    const own = answer.beliefs[0]!.line.filter(({ seat }) => sideOf(seat) === sideOf(question.claimer));
    const struck = own.length === 0 ? [] : [pick(random, own)];
    const again = worstLines(question, { ...policy, struck }, comparison, effort);
    for (const { tricks, line } of [...answer.beliefs, ...again.beliefs]) {
      const table = new Table(question);
      for (const { seat, card } of line) {
        expect(table.seat).toBe(seat);
        expect(table.legal()).toContain(card);
        table.play(card);
      }
      expect([table.left, table.won[sideOf(question.claimer)]]).toEqual([0, tricks]);
      expect(tricks).toBeLessThanOrEqual(answer.doubleDummy);
    }
  }
  expect(cut).toBeGreaterThan(120);
});
