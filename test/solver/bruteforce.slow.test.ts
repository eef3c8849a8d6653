// The long version of bruteforce.test.ts: 50,000 standard and 50,000 plain endings, with another seed each.
import { expect, test } from 'vitest';
import { createSolver } from '../../solver/solver.ts';
import { differences, plainDifferences } from './compare.ts';

test('50,000 standard endings', () => {
  expect(differences(createSolver(), 1, 50_000)).toEqual([]);
});

test('50,000 plain endings', () => {
  expect(plainDifferences(createSolver(), 2, 50_000)).toEqual([]);
});
