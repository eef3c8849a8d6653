// Published rulings: the count must be one that the source itself accepts. test/cases has a selection in our own words;
// the whole collection is read when it is there.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';

interface Published {
  readonly id: string;
  readonly kind?: string;
  readonly case: unknown;
  readonly accept: readonly number[];
}

const read = (path: string): Published[] => JSON.parse(readFileSync(path, 'utf8'));
const solver = createSolver();

function ruleOn({ case: input }: Published) {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return adjudicate(parsed.value, solver);
}

describe('published rulings', () => {
  test.each(read('test/cases/published.json'))('$id', (published) => {
    const ruling = ruleOn(published);
    expect(published.accept).toContain(ruling.tricks.claimer);
    if (ruling.remaining <= 8) expect(ruling.exact).toBe(true);
  });

  const shared = '../shared/cases/published.json';
  test.skipIf(!existsSync(shared))('of the whole collection, nearly all are ruled as accepted', () => {
    const rows = read(shared).map((published) => ({ published, ruling: ruleOn(published) }));
    const table = rows.map(
      ({ published: { id, accept }, ruling }) =>
        `${accept.includes(ruling.tricks.claimer) ? 'accepted' : 'other   '} ${ruling.tricks.claimer} of ${ruling.remaining} (accepted: ${accept.join(', ') || 'not known'})${ruling.exact ? '' : ' not exact'} ${id}`,
    );
    console.log(table.join('\n'));
    for (const { ruling } of rows) if (ruling.remaining <= 8) expect(ruling.exact).toBe(true);
    const claims = rows.filter(({ published }) => published.kind === 'claim');
    const accepted = claims.filter(({ published, ruling }) => published.accept.includes(ruling.tricks.claimer));
    expect(accepted.length).toBeGreaterThanOrEqual(13);
  });
});
