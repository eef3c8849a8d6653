// The order of the hearing in each edition.

import { expect, test } from 'vitest';
import { explainHearing } from '../../../src/explain/hearing.ts';
import { pageWidth } from '../../../src/explain/layout.ts';
import { editionIds } from '../../../src/laws/editions.ts';
import { hearing } from '../../../src/ruling/hearing.ts';

const steps = (edition: (typeof editionIds)[number]) => hearing(edition).map(({ step }) => step);

test.each([
  ['1963', ['stop', 'other-laws', 'declarers-hand', 'statement', 'order', 'objections-not-named', 'judge']],
  ['1975', ['stop', 'other-laws', 'statement', 'all-hands', 'objections', 'judge']],
  ['1997', ['stop', 'other-laws', 'statement', 'all-hands', 'objections', 'judge']],
  ['2007', ['stop', 'other-laws', 'statement', 'objections', 'not-only-objections', 'hands-if-wanted', 'judge']],
  ['2017', ['suspend', 'other-laws', 'statement', 'objections', 'not-only-objections', 'hands-if-wanted', 'judge']],
] as const)('%s', (edition, expected) => {
  expect(steps(edition)).toEqual(expected);
});

test('every step is cited, and one that is borrowed says so', () => {
  for (const edition of editionIds) {
    for (const { cite } of hearing(edition)) expect(cite).not.toEqual([]);
    for (const lang of ['en', 'nl'] as const)
      for (const line of explainHearing(edition, lang).split('\n')) expect(line.length).toBeLessThanOrEqual(pageWidth);
  }
  expect(explainHearing('1975', 'en')).toContain('Not known to us. The nearest edition that we know, 1987');
  expect(explainHearing('1963', 'en')).not.toContain('Not known to us');
  expect(explainHearing('1963', 'en')).toContain('The defenders who questioned the claim say why.');
});
