// Adjusted scores in a field: without an adjustment as matchpoints and IMPs always were; weighted scores as the mean of the fields
// with each result; nothing lost where scores balance; Neuberg's formula at its two fixed points.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imps, matchpoints } from '../../../../src/play/compareScores.ts';
import {
  asPlayed,
  fieldWorth,
  oneResult,
  type SideScore,
  type TableScore,
  totals,
} from '../../../../src/ruling/adjusted/field.ts';

const score = fc.integer({ min: -40, max: 40 }).map((tens) => tens * 10);
const field = fc.array(score, { minLength: 2, maxLength: 9 });

const weighted = (...parts: [number, number][]): TableScore => {
  const side = (sign: number): SideScore => ({
    kind: 'results',
    parts: parts.map(([points, weight]) => ({ score: sign * points, weight })),
  });
  return [side(1), side(-1)];
};
const plus: SideScore = { kind: 'artificial', percent: 60, imps: 3 };
const minus: SideScore = { kind: 'artificial', percent: 40, imps: -3 };

describe('a field', () => {
  it('of results is what matchpoints and IMPs say', () => {
    fc.assert(
      fc.property(field, (scores) => {
        for (const [i, worth] of fieldWorth(scores.map(asPlayed)).entries())
          for (const side of [0, 1] as const) {
            const sign = side === 0 ? 1 : -1;
            const own = sign * scores[i]!;
            const others = scores.filter((_, j) => j !== i).map((other) => sign * other);
            expect(worth[side].matchpoints).toBeCloseTo(matchpoints(own, others).points, 9);
            expect(worth[side].top).toBe(matchpoints(own, others).top);
            const mean = others.reduce((sum, other) => sum + imps(own - other), 0) / others.length;
            expect(worth[side].imps).toBeCloseTo(mean, 9);
          }
      }),
    );
  });

  it('with a weighted score is the mean of the fields with each result, for everyone', () => {
    fc.assert(
      fc.property(field, score, score, fc.integer({ min: 1, max: 99 }), (others, a, b, percent) => {
        const share = percent / 100;
        const tables = others.map(asPlayed);
        const mixed = fieldWorth([weighted([a, share], [b, 1 - share]), ...tables]);
        const [withA, withB] = [fieldWorth([asPlayed(a), ...tables]), fieldWorth([asPlayed(b), ...tables])];
        for (const [i, worth] of mixed.entries())
          for (const side of [0, 1] as const)
            for (const what of ['matchpoints', 'imps'] as const)
              expect(worth[side][what]).toBeCloseTo(
                share * withA[i]![side][what] + (1 - share) * withB[i]![side][what],
                9,
              );
      }),
    );
  });

  it('shares out the top at every table whose scores balance, an artificial one among them or not', () => {
    fc.assert(
      fc.property(field, fc.boolean(), (scores, one) => {
        const tables = [...scores.map(asPlayed), ...(one ? [[plus, minus] as const] : [])];
        for (const [NS, EW] of fieldWorth(tables)) expect(NS.matchpoints + EW.matchpoints).toBeCloseTo(NS.top, 9);
      }),
    );
  });

  it('without one table: the average stays the average, the best gets the share of Neuberg', () => {
    const tables: TableScore[] = [asPlayed(620), asPlayed(170), asPlayed(-100), [plus, minus]];
    const worth = fieldWorth(tables).map(([NS]) => NS);
    expect(worth[1]).toMatchObject({ matchpoints: 3, top: 6 });
    // three scores among four tables: (4 x 4 + 1) / 3
    expect(worth[0]!.matchpoints).toBeCloseTo(17 / 3, 9);
    expect(worth[3]).toMatchObject({ matchpoints: 3.6, imps: 3 });
  });

  it('a split score is compared by each side with its own', () => {
    const split: TableScore = [oneResult(620), oneResult(100)];
    const worth = fieldWorth([split, asPlayed(170), asPlayed(620)]);
    expect(worth[0]!.map(({ matchpoints }) => matchpoints)).toEqual([3, 4]);
    // North-South of table 2 meet 620, East-West of it meet plus 100
    expect(worth[1]!.map(({ matchpoints }) => matchpoints)).toEqual([0, 2]);
  });

  it('totals go by pair over the boards, the best share first', () => {
    const boards = [
      {
        tables: [
          { pairs: ['1', '2'], before: asPlayed(170), after: asPlayed(620) },
          { pairs: ['3', '4'], before: asPlayed(420), after: asPlayed(420) },
        ],
      },
      {
        tables: [
          { pairs: ['1', '4'], before: asPlayed(100), after: asPlayed(100) },
          { pairs: ['3', '2'], before: asPlayed(100), after: asPlayed(100) },
        ],
      },
    ] as const;
    expect(totals(boards)).toEqual([
      { pair: '1', top: 4, before: 1, after: 3 },
      { pair: '4', top: 4, before: 1, after: 3 },
      { pair: '2', top: 4, before: 3, after: 1 },
      { pair: '3', top: 4, before: 3, after: 1 },
    ]);
  });
});
