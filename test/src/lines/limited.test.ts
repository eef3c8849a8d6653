// A search that is cut short still answers: with a line that can be walked and that gives the count told, however little it may do.

import { expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { sideOf } from '../../../src/cards/cards.ts';
import { Allowance, type Effort, WholeAllowance } from '../../../src/lines/effort.ts';
import { fewWorst } from '../../../src/lines/few.ts';
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

test('what a comparison did not get to is told of the largest set of layouts', () => {
  const allowance = new Allowance({ layouts: 31, work: 1e9, trickStarts: 1000 });
  expect(allowance.sample(5000)).toBe(31);
  allowance.compared(5, 3, 10);
  expect(allowance.sampled).toEqual({ layouts: 5000, examined: 31 });
  allowance.compared(31, 8, 10);
  expect(allowance.sampled).toEqual({ layouts: 5000, examined: 8 });
  expect([allowance.cut, allowance.trickStartsForOne]).toEqual([false, 250]);
  allowance.compared(31, 31, 980);
  expect([allowance.cut, allowance.spend(1), allowance.trickStartsForOne]).toEqual([true, false, 10]);
});

test('what is asked later of an answer that was found is not limited', () => {
  const allowance = new WholeAllowance({ layouts: 10, trickStarts: 1000, work: 5, first: true });
  expect(allowance.wholly(() => allowance.spend(6))).toBeUndefined();
  const other = new WholeAllowance({ layouts: 10, trickStarts: 1000, work: 5, first: true });
  expect(other.wholly(() => other.sample(11))).toBeUndefined();
  expect(other.wholly(() => other.spend(5))).toBe(true);
  expect([other.spend(100), other.sample(11), other.left]).toEqual([true, 11, Number.POSITIVE_INFINITY]);
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

test('an attempt to examine everything gives the answer without limits or is given up, whatever the kernel remembers', () => {
  const random = seeded(7005);
  const all: Effort = { layouts: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY };
  const ends = { whole: 0, some: 0 };
  for (let i = 0; i < 240; i++) {
    const question = randomQuestion(random, 3 + (i % 4));
    const policy = randomPolicy(random);
    const [trickStarts, work] = pick(random, [
      [20, 1e9],
      [1e9, 50],
      [2000, 2000],
      [1e9, 1e9],
    ] as const);
    const some = { layouts: 3, work: 200 };
    const effort: Effort = { ...some, whole: { layouts: 1e6, trickStarts, work, first: random() < 0.5 } };
    const answer = worstLines(question, policy, comparison, effort);
    const elsewhere = worstLines(question, policy, kernelComparison(createSolver()), effort);
    const counts = ({ beliefs }: typeof answer) => beliefs.map(({ code, tricks, line }) => ({ code, tricks, line }));
    expect(counts(elsewhere)).toEqual(counts(answer));
    expect(elsewhere.leftOut).toEqual(answer.leftOut);
    const fewest = Math.min(...counts(answer).map(({ tricks }) => tricks));
    if (answer.leftOut === undefined) {
      ends.whole++;
      const exact = counts(worstLines(question, policy, comparison, all)).map(({ tricks }) => tricks);
      expect(fewest).toBe(Math.min(...exact));
    } else {
      ends.some++;
      expect(counts(answer)).toEqual(counts(worstLines(question, policy, comparison, some)));
    }
    // what is asked about an answer later is not part of the attempt
    const [first] = answer.beliefs;
    expect(fewWorst(first!.search, first!, 4)[0]).toEqual({ tricks: first!.tricks, line: first!.line });
  }
  expect(Math.min(ends.whole, ends.some)).toBeGreaterThan(40);
});
