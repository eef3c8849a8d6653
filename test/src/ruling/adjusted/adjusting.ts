// For the tests of adjusted scores: reads, adjusts, and looks at the words of both languages on the way.

import { expect } from 'vitest';
import type { Problem } from '../../../../src/cards/result.ts';
import { explainAdjusted } from '../../../../src/explain/adjusted.ts';
import { pageWidth } from '../../../../src/explain/layout.ts';
import { type Adjusted, adjust } from '../../../../src/ruling/adjusted/adjust.ts';
import type { Counting } from '../../../../src/ruling/adjusted/counting.ts';
import { parseAdjustment } from '../../../../src/ruling/adjusted/request.ts';

export const count: Counting = {
  inDeal: () => 11,
  inPosition: () => ({ ok: true, value: { doubleDummy: 10, worstNormal: 9, exact: true } }),
};

export function run(input: object): Partial<Adjusted> & { readonly got?: string[]; readonly problem?: Problem } {
  const read = parseAdjustment(input, count);
  const done = read.ok ? adjust(read.value) : read;
  if (!done.ok) return { problem: done.problem };
  for (const lang of ['en', 'nl'] as const) {
    const text = explainAdjusted(done.value, lang);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(pageWidth);
  }
  const points = done.value.sides.map(({ score }) =>
    score.kind === 'artificial' ? `${score.percent}%` : score.parts.map((part) => part.score).join('/'),
  );
  return { ...done.value, got: points };
}

/** Game made, game down, or the part score that was played: East-West offended, North-South are innocent. */
export const game = {
  vulnerable: 'NS',
  offenders: 'EW',
  result: 170,
  outcomes: [
    { contract: '4S', declarer: 'S', tricks: 10, weight: 60, likely: true },
    { contract: '4S', declarer: 'S', tricks: 11, weight: 10, atAllProbable: true },
    { contract: '4S', declarer: 'S', tricks: 9, weight: 30 },
  ],
};
