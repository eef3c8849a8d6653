// Right claims of all the rest from online clubs that are reduced although the claimer is taken to know of the trumps: of 378
// with up to eight tricks left these four. Each has a verdict of ours on whether the doubt is genuine.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';

interface Reduced {
  readonly id: string;
  readonly case: unknown;
  readonly ruled: number;
  readonly verdict: string;
}

const reduced: Reduced[] = JSON.parse(readFileSync('test/cases/reduced.json', 'utf8'));
const solver = createSolver();

describe('right claims that are reduced', () => {
  test.each(reduced)('$id: $verdict', ({ case: input, ruled }) => {
    const read = parseCase(input);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { tricks, ladder, exact, remaining } = adjudicate(read.value, solver);
    expect({ ruled: tricks.claimer, exact, doubleDummy: ladder.doubleDummy }).toEqual({
      ruled,
      exact: true,
      doubleDummy: remaining,
    });
  });
});
