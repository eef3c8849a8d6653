// The kernel against plain minimax on random tiny endings, every legal card's score.
import { describe, expect, test } from 'vitest';
import { createSolver } from '../../solver/solver.ts';
import { differences, plainDifferences } from './compare.ts';

describe('kernel = brute force', () => {
  test('2,000 standard endings of 1 to 5 cards', () => {
    expect(differences(createSolver(), 20260101, 2000)).toEqual([]);
  });
  test('3,000 plain endings', () => {
    expect(plainDifferences(createSolver(), 20260102, 3000)).toEqual([]);
  });
});
