// Full deals against DDS: 200 random tables, the lists of the DDS project with table, lead scores and traces.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pbnOf, randomDeals } from '../../bench/work.ts';
import { createSolver, type Solver } from '../../solver/solver.ts';
import {
  cardName,
  cardOf,
  type DdTable,
  handsOf,
  haveOracle,
  readOracle,
  seatOf,
  strainOf,
  tableOf,
} from './shared.ts';

interface DealFact {
  readonly deal: string;
  readonly trump: string;
  readonly leader: string;
  readonly leadScores: Record<string, number>;
  readonly ddTable: DdTable;
  readonly play: string[];
  readonly trace: number[];
}

/** DDS lists one card of each run of touching cards, so only its cards are compared. */
function leads(solver: Solver, fact: DealFact) {
  const answer = solver.solve({
    hands: handsOf(fact.deal),
    strain: strainOf(fact.trump),
    leader: seatOf(fact.leader),
    trick: [],
  });
  if (!answer.ok) throw new Error(answer.problem.code);
  const all = new Map(answer.value.map(({ card, tricks }) => [cardName(card), tricks]));
  return Object.fromEntries(Object.keys(fact.leadScores).map((card) => [card, all.get(card)]));
}

function trace(solver: Solver, fact: DealFact) {
  const play = fact.play.map(cardOf);
  const answer = solver.trace(handsOf(fact.deal), strainOf(fact.trump), seatOf(fact.leader), play);
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.value.slice(0, fact.trace.length);
}

// More deals, given by their seed, with the results DDS 2.9 gave: 20 hexadecimal digits a deal, strain*4+declarer
test('recorded tables', () => {
  const solver = createSolver();
  const recorded = readFileSync('test/solver/recorded.txt', 'utf8').trim().split('\n');
  expect(recorded).toHaveLength(300);
  randomDeals(recorded.length, 9000).forEach((hands, i) => {
    expect(solver.table(hands), pbnOf(hands)).toEqual({
      ok: true,
      value: [...recorded[i]!].map((digit) => Number.parseInt(digit, 16)),
    });
  });
});

describe.skipIf(!haveOracle)('kernel = DDS on full deals (shared oracle files; skipped when they are absent)', () => {
  test('200 random tables', () => {
    const solver = createSolver();
    for (const fact of readOracle<DealFact>('tables.jsonl'))
      expect(solver.table(handsOf(fact.deal)), fact.deal).toEqual({ ok: true, value: tableOf(fact.ddTable) });
  });

  test.each(['list100.jsonl', 'list1000-first400.jsonl'])('%s: tables', (name) => {
    const solver = createSolver();
    for (const fact of readOracle<DealFact>(name))
      expect(solver.table(handsOf(fact.deal)), fact.deal).toEqual({ ok: true, value: tableOf(fact.ddTable) });
  });

  test('list100: lead scores and traces', () => {
    const solver = createSolver();
    for (const fact of readOracle<DealFact>('list100.jsonl')) {
      expect(leads(solver, fact), fact.deal).toEqual(fact.leadScores);
      expect(trace(solver, fact), fact.deal).toEqual(fact.trace);
    }
  });
});
