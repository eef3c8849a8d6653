// Published rulings whose sources do not show every card: the count must be one that the source accepts. Each is typed as a
// director would, with what the source lets us know; two that are ruled otherwise say why.

import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';

interface Partial {
  readonly id: string;
  readonly case: Record<string, unknown>;
  readonly accept: readonly number[];
  /** Why our ruling is another. */
  readonly miss?: string;
  /** A finding with which it is not. */
  readonly withFinding?: Record<string, unknown>;
  /** The source gives no cards and no number. */
  readonly ours?: boolean;
}

const partial: Partial[] = JSON.parse(readFileSync('test/cases/partial.json', 'utf8'));
const solver = createSolver();
const rows: string[] = [];
let accepted = 0;

function ruleOn(input: unknown) {
  const read = parseCase(input);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return adjudicate(read.value, solver, 'quick');
}

describe('published rulings with hands that are not shown', () => {
  test.each(partial)('$id', ({ id, case: input, accept, miss, withFinding, ours }) => {
    const ruling = ruleOn(input);
    const { tricks, remaining, unseen, statement } = ruling;
    expect(statement?.notUnderstood ?? []).toEqual([]);
    const isAccepted = accept.includes(tricks.claimer);
    if (isAccepted && !ours) accepted++;
    rows.push(
      `${isAccepted ? 'accepted' : 'other   '} ${tricks.claimer} of ${remaining} (accepted: ${accept.join(', ')}${ours ? ', cards of ours' : ''}), ` +
        `${unseen!.all ? 'all' : 'some:'} ${unseen!.ways} ways${ruling.exact ? '' : ', not exact'} ${id}`,
    );
    expect(isAccepted).toBe(miss === undefined);
    if (withFinding !== undefined) expect(accept).toContain(ruleOn({ ...input, findings: withFinding }).tricks.claimer);
  });

  afterAll(() => {
    const counted = partial.filter(({ ours }) => !ours).length;
    console.log([...rows, `${accepted} of ${counted} as accepted`].join('\n'));
    expect(accepted / counted).toBeGreaterThanOrEqual(0.75);
  });
});
