// IMPs at the edges of the scale, and matchpoints as comparisons.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imps, matchpoints } from '../../../src/play/compareScores.ts';

test.each([
  [0, 0],
  [10, 0],
  [20, 1],
  [40, 1],
  [50, 2],
  [590, 11],
  [600, 12],
  [740, 12],
  [750, 13],
  [3990, 23],
  [4000, 24],
  [9000, 24],
])('%i points are %i IMPs, and lost as much', (points, expected) => {
  expect(imps(points)).toBe(expected);
  expect(imps(-points) + expected).toBe(0);
});

test('matchpoints of all tables together are as many as there are comparisons', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 12 }), (scores) => {
      const total = scores.reduce(
        (sum, own, i) =>
          sum +
          matchpoints(
            own * 10,
            scores.filter((_, j) => j !== i).map((s) => s * 10),
          ).points,
        0,
      );
      expect(total).toBe(scores.length * (scores.length - 1));
    }),
  );
});
