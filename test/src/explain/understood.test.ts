// How a statement is read back to the director.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStatement } from '../../../src/claim/statement/parse.ts';
import type { Statement } from '../../../src/claim/statement/tree.ts';
import { notUnderstoodLines, understoodSteps } from '../../../src/explain/understood.ts';
import { treeArb } from '../claim/statement/trees.ts';

function read(text: string): Statement {
  const statement = parseStatement(text);
  if (!statement.ok) throw new Error(statement.problem.wrong);
  return statement.value;
}

describe('a statement is read back', () => {
  const text =
    'draw trumps, then the hearts are good; two spades and a club; if clubs are 3-2 the rest, otherwise one down';

  it('in English', () => {
    expect(understoodSteps(read(text), 'en')).toEqual([
      'Will draw trumps.',
      'After that says that the hearts are good.',
      'Means to take two spades and a club, in no stated order.',
      'If the clubs break 3-2: claims all the tricks that are left; otherwise: says: one down.',
    ]);
  });

  it('in Dutch, whatever it was said in', () => {
    expect(understoodSteps(read(text), 'nl')).toEqual([
      'Zal troef trekken.',
      'Daarna: zegt dat de harten hoog zijn.',
      'Wil twee schoppen en een klaver maken, zonder volgorde te noemen.',
      'Als de klaveren 3-2 zitten: claimt alle overige slagen; anders: zegt: een down.',
    ]);
  });

  it('with what was not understood', () => {
    const strange = read('frobnicate the hearts, draw trumps');
    expect(understoodSteps(strange, 'en')).toEqual(['Will draw trumps.']);
    expect(notUnderstoodLines(strange, 'en')).toEqual(['Not understood: “frobnicate” (character 1).']);
    expect(notUnderstoodLines(strange, 'nl')).toEqual(['Niet begrepen: „frobnicate” (teken 1).']);
  });

  it('whatever was said', () => {
    const sound = (lang: 'en' | 'nl') => (steps: Statement['steps']) => {
      for (const line of understoodSteps({ steps }, lang)) {
        expect(line).toMatch(/^\p{Lu}.*\.$/u);
        expect(line).not.toMatch(/undefined|\[object|NaN|null/);
      }
    };
    fc.assert(fc.property(treeArb, sound('en')), { numRuns: 300 });
    fc.assert(fc.property(treeArb, sound('nl')), { numRuns: 300 });
  });
});
