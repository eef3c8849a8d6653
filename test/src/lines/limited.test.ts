// A search that is cut short still answers: with a line that can be walked and that gives the count told, however little it may do.

import { expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { sideOf } from '../../../src/cards/cards.ts';
import { Allowance, type Effort } from '../../../src/lines/effort.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import { keepsSurely } from '../../../src/lines/solid.ts';
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

test('tricks that are shown to be kept without looking at layouts are kept on every normal line', () => {
  const random = seeded(7004);
  const all: Effort = { layouts: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY };
  let kept = 0;
  let sampled = 0;
  for (let i = 0; i < 3000; i++) {
    const question = randomQuestion(random, 2 + (i % 3));
    const policy = randomPolicy(random);
    const { beliefs, doubleDummy } = worstLines(question, policy, comparison, all);
    const fewest = Math.min(...beliefs.map(({ tricks }) => tricks));
    for (const tricks of new Set([new Table(question).left, question.claimed])) {
      const held = beliefs.map(({ belief }) => belief);
      if (tricks === 0 || !keepsSurely(tricks, question, policy, held, comparison, new Allowance(all))) continue;
      kept++;
      expect(fewest).toBeGreaterThanOrEqual(tricks);
    }
    const few = worstLines(question, policy, comparison, { layouts: 3, work: 100_000 });
    if (few.leftOut !== undefined) continue;
    sampled++;
    expect(Math.min(...few.beliefs.map(({ tricks }) => tricks))).toBe(fewest);
    expect(few.doubleDummy).toBe(doubleDummy);
  }
  expect(kept).toBeGreaterThan(100);
  expect(sampled).toBeGreaterThan(500);
});
