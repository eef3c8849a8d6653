// Facts that travel with the repository: 24 random deals with all 20 results, computed by DDS 2.9 and by this kernel alike.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createSolver } from '../../solver/solver.ts';
import { handsOf } from './shared.ts';

const facts = readFileSync(fileURLToPath(new URL('facts.jsonl', import.meta.url)), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { deal: string; table: number[] });

test('24 tables of full deals', () => {
  const solver = createSolver();
  for (const { deal, table } of facts) expect(solver.table(handsOf(deal)), deal).toEqual({ ok: true, value: table });
});

test('a line takes what it promises, card by card', () => {
  const solver = createSolver();
  const hands = handsOf(facts[0]!.deal);
  const line = solver.line({ hands, strain: 4, leader: 0, trick: [] });
  if (!line.ok) throw new Error(line.problem.code);
  expect(line.value).toHaveLength(52);
  const trace = solver.trace(
    hands,
    4,
    0,
    line.value.map(({ card }) => card),
  );
  // best play by both sides never changes declarer's (West's) result
  expect(trace).toEqual({ ok: true, value: new Array(53).fill(facts[0]!.table[4 * 4 + 3]) });
});
