// Runs the kernel beside the brute-force oracle over seeded random endings and lists what differs.
import type { Position, Side, Solver } from '../../solver/solver.ts';
import { minimax } from '../oracles/minimax.ts';
import { type Ending, randomEnding, randomFrom, randomPlainEnding } from './endings.ts';

export interface Difference {
  readonly position: Ending;
  readonly claimer: number;
  readonly expected: unknown;
  readonly found: unknown;
}

const byCard = (scores: Iterable<readonly [number, number]>) =>
  Object.fromEntries([...scores].sort((a, b) => a[0] - b[0]));

function compare(
  solver: Solver,
  ending: Ending,
  claimer: -1 | 0 | 1,
  oracle: ReturnType<typeof minimax>,
): Difference[] {
  const position: Position = ending;
  const expected = byCard(oracle.scores(ending, ending.total));
  const answer = claimer < 0 ? solver.solve(position) : solver.plainSolve(position, claimer as Side);
  const best = claimer < 0 ? solver.value(position) : solver.plainValue(position, claimer as Side);
  const found = answer.ok ? byCard(answer.value.map(({ card, tricks }) => [card, tricks] as const)) : answer.problem;
  const top = Math.max(...Object.values(expected));
  const same = JSON.stringify(expected) === JSON.stringify(found) && best.ok && best.value === top;
  return same ? [] : [{ position: ending, claimer, expected, found: { found, best } }];
}

/** Standard game, mostly 2 to 4 cards, some of 5. */
export function differences(solver: Solver, seed: number, count: number): Difference[] {
  const random = randomFrom(seed);
  const oracle = minimax(-1);
  const list: Difference[] = [];
  for (let i = 0; i < count && list.length < 3; i++) {
    const size = i % 100 === 0 ? 5 : 1 + random.below(4);
    list.push(...compare(solver, randomEnding(random, size), -1, oracle));
  }
  return list;
}

/** Plain game: 1 to 4 cards in the claimer's hands, 0 to 6 in each hidden one. */
export function plainDifferences(solver: Solver, seed: number, count: number): Difference[] {
  const random = randomFrom(seed);
  const oracles = [minimax(0), minimax(1)] as const;
  const list: Difference[] = [];
  for (let i = 0; i < count && list.length < 3; i++) {
    const claimer = (i & 1) as 0 | 1;
    const size = i % 10 === 0 ? 4 : 1 + random.below(3);
    list.push(...compare(solver, randomPlainEnding(random, size, claimer), claimer, oracles[claimer]));
  }
  return list;
}
