// For each answer of the law that can change a count, an ending on which two editions part because of it alone; for each other
// one the reason why it cannot, put to the test on all those endings.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { noCountText } from '../../../src/explain/laws.ts';
import type { Question } from '../../../src/laws/edition.ts';
import {
  editionIds,
  editions,
  isKnown,
  lawBook,
  mixedBook,
  nearestKnown,
  questions,
} from '../../../src/laws/editions.ts';
import { noCount, whyNoCount } from '../../../src/laws/weight.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';
import { compareEditions, countOf } from '../../../src/ruling/compareEditions.ts';

interface Row {
  readonly switch: Question;
  readonly about: string;
  readonly case: unknown;
  /** Tricks for the claimer's side by edition, what is transferred for a revoke included. */
  readonly counts: Readonly<Record<string, number>>;
}

const rows: Row[] = JSON.parse(readFileSync('test/cases/editions.json', 'utf8'));
const solver = createSolver();

function read(row: Row) {
  const parsed = parseCase(row.case);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

describe('an ending for each switch', () => {
  test.each(rows)('$switch: $about', (row) => {
    const { rulings, differences } = compareEditions(read(row), solver);
    expect(Object.fromEntries(rulings.map((ruling) => [ruling.edition, countOf(ruling)]))).toEqual(row.counts);
    for (const { causes } of differences) expect(causes).not.toEqual([]);
    expect(differences.flatMap(({ causes }) => causes)).toContainEqual([row.switch]);
  });

  test('or a reason why no count hangs on it, and never both', () => {
    const ended = [...new Set(rows.map((row) => row.switch))];
    expect([...ended, ...Object.keys(noCount)].sort()).toEqual([...questions].sort());
  });
});

const inert = Object.keys(noCount) as (keyof typeof noCount)[];

describe('a switch that changes no count', () => {
  test('has one known answer only, when that is the reason', () => {
    for (const question of inert) {
      const known = editionIds.flatMap((id) => {
        const cell = editions[id][question];
        return isKnown<unknown>(cell) ? [JSON.stringify(cell.answer)] : [];
      });
      if (noCount[question] === 'one-known-answer') expect(new Set(known).size, question).toBe(1);
    }
  });

  test('changes none of these endings, put into the edition before', { timeout: 120_000 }, () => {
    const answer = (id: (typeof editionIds)[number], question: Question) =>
      JSON.stringify(nearestKnown(id, question).known.answer);
    for (const row of rows) {
      const theCase = read(row);
      for (const [i, to] of editionIds.slice(1).entries()) {
        const from = editionIds[i]!;
        const parted = inert.filter((question) => answer(from, question) !== answer(to, question));
        if (parted.length === 0) continue;
        const count = (book: ReturnType<typeof lawBook>) =>
          countOf(adjudicate({ ...theCase, edition: from }, solver, 'normal', { book }));
        const plain = count(lawBook(from));
        for (const question of parted)
          expect(count(mixedBook(from, to, [question])), `${row.about} ${question}`).toBe(plain);
      }
    }
  });

  test('has its reason in words', () => {
    for (const why of whyNoCount)
      for (const lang of ['en', 'nl'] as const) expect(noCountText(why, lang)).toMatch(/\.$/);
    expect(new Set(Object.values(noCount))).toEqual(new Set(whyNoCount));
  });
});
