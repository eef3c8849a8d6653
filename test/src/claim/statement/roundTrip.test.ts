// Reading what was printed gives the same tree, in both languages.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStatement } from '../../../../src/claim/statement/parse.ts';
import { printStatement } from '../../../../src/claim/statement/print.ts';
import type { Step } from '../../../../src/claim/statement/tree.ts';
import { placeless, simpleArb, treeArb } from './trees.ts';

describe.each(['en', 'nl'] as const)('what is printed in %s', (lang) => {
  const sameTree = (steps: readonly Step[]) => {
    const text = printStatement({ steps }, lang);
    const read = parseStatement(text.slice(0, 2000), lang);
    if (text.length > 2000) return;
    expect(read.ok && { ...placeless(read.value), text }).toEqual({ steps, notUnderstood: [], lang, text });
  };

  it('reads as the same step', () => {
    fc.assert(
      fc.property(simpleArb, (step) => sameTree([step])),
      { numRuns: 1000 },
    );
  });

  it('reads as the same tree', () => {
    fc.assert(fc.property(treeArb, sameTree), { numRuns: 400 });
  });
});
