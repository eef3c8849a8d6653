// For each answer of the law that can change a count, an ending on which two editions part because of it alone.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import type { Question } from '../../../src/laws/edition.ts';
import { compareEditions } from '../../../src/ruling/compareEditions.ts';

interface Row {
  readonly switch: Question;
  readonly about: string;
  readonly case: unknown;
  /** Tricks for the claimer's side by edition. */
  readonly counts: Readonly<Record<string, number>>;
}

const rows: Row[] = JSON.parse(readFileSync('test/cases/editions.json', 'utf8'));
const solver = createSolver();

describe('an ending for each switch', () => {
  test.each(rows)('$switch: $about', (row) => {
    const parsed = parseCase(row.case);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
    const { rulings, differences } = compareEditions(parsed.value, solver);
    expect(Object.fromEntries(rulings.map(({ edition, tricks }) => [edition, tricks.claimer]))).toEqual(row.counts);
    const causes = differences.map((difference) => difference.causes);
    for (const cause of causes) expect(cause).not.toEqual([]);
    expect(causes).toContainEqual([[row.switch]]);
  });

  test('the switches that have one', () => {
    const covered: Question[] = [
      'agreementWithdrawn',
      'concededTrick',
      'concededTrickTime',
      'knowledgeAfterClaim',
      'normalFootnote',
      'particularCard',
      'partnerObjects',
      'partnersChoice',
      'playAfterClaim',
      'rightForfeited',
      'suitOrder',
      'whoMayClaim',
    ];
    expect([...new Set(rows.map((row) => row.switch))].sort()).toEqual(covered);
  });
});
