// Any text at all: nothing is thrown, nothing hangs, and the places of what was not understood are right.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes as english } from '../../../../src/claim/statement/grammarEn.ts';
import { codes as dutch } from '../../../../src/claim/statement/grammarNl.ts';
import { LONGEST_STATEMENT, parseStatement } from '../../../../src/claim/statement/parse.ts';
import { printStatement } from '../../../../src/claim/statement/print.ts';
import type { Step } from '../../../../src/claim/statement/tree.ts';
import { placeless } from './trees.ts';

const vocabulary = [...Object.keys(english), ...Object.keys(dutch)];
const odd = [
  'AKQ',
  'SA',
  'HV',
  '♠',
  '♥A',
  '3-2',
  ',',
  '.',
  ';',
  '(',
  ')',
  '-',
  '“',
  'frob',
  '10',
  '99',
  'É',
  '\n',
  '\ud83c',
  'NT',
  "don't",
];
const salad = fc
  .array(fc.constantFrom(...vocabulary, ...odd), { maxLength: 200, size: 'max' })
  .map((words) => words.join(' ').slice(0, LONGEST_STATEMENT));
const anyText = fc.oneof(
  salad,
  fc
    .string({ unit: 'binary', maxLength: LONGEST_STATEMENT, size: 'max' })
    .map((text) => text.slice(0, LONGEST_STATEMENT)),
  fc.string({ maxLength: 300 }),
);

function soundPlaces(value: unknown, length: number): void {
  if (value === null || typeof value !== 'object') return;
  if ('kind' in value && 'at' in value && 'length' in value) {
    expect(value.at).toBeGreaterThanOrEqual(0);
    expect((value.at as number) + (value.length as number)).toBeLessThanOrEqual(length);
  }
  for (const inner of Object.values(value)) soundPlaces(inner, length);
}

describe('any text', () => {
  it('gives a tree and the places of what was not understood', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('en' as const, 'nl' as const, 'auto' as const), (text, lang) => {
        const read = parseStatement(text, lang);
        expect(read.ok).toBe(true);
        if (!read.ok) return;
        const { steps, notUnderstood } = read.value;
        expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
        soundPlaces(steps, text.length);
        for (const { at, length, text: words } of notUnderstood) expect(text.slice(at, at + length)).toBe(words);
      }),
      { numRuns: 150 },
    );
  });

  it('says the same again when it is printed', () => {
    fc.assert(
      fc.property(salad, fc.constantFrom('en' as const, 'nl' as const), (text, lang) => {
        const read = parseStatement(text, lang);
        if (!read.ok) return;
        const once = printStatement(read.value, lang);
        if (once.length > LONGEST_STATEMENT) return;
        const again = parseStatement(once, lang);
        expect(again.ok && printStatement(again.value, lang)).toBe(once);
      }),
      { numRuns: 150 },
    );
  });

  it('of up to 2,000 characters is read in a moment', () => {
    const hard = [
      '(',
      'if ',
      'als ',
      'a ',
      'or ',
      'the ',
      'AKQ ',
      'ace ',
      'een ',
      '♠',
      '2 ',
      '3-',
      'if a, ',
      'play ace or ',
      'not ',
      'x',
      'ik ',
    ];
    const texts = hard.map((part) => part.repeat(Math.floor(LONGEST_STATEMENT / part.length)));
    for (const text of [...texts, ...texts]) parseStatement(text, 'en');
    const times = texts.map((text) => {
      const before = process.cpuUsage();
      parseStatement(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    times.sort((a, b) => a - b);
    // no speed is tested here, only that nothing blows up
    expect(times.at(-1)).toBeLessThan(5000);
  });

  it('that is longer is refused', () => {
    const read = parseStatement('x'.repeat(LONGEST_STATEMENT + 1));
    expect(read.ok ? undefined : read.problem.code).toBe('statement-too-long');
  });
});

describe('a word that is not understood', () => {
  const pointed = (text: string, lang: 'en' | 'nl' = 'en') => {
    const read = parseStatement(text, lang);
    return read.ok ? read.value.notUnderstood.map(({ at, text: words }) => `${at}:${words}`) : [];
  };
  const kinds = (text: string, lang: 'en' | 'nl' = 'en') => {
    const read = parseStatement(text, lang);
    return read.ok ? read.value.steps.map(({ kind }: Step) => kind) : [];
  };

  it('is pointed at, and the rest is understood', () => {
    expect(pointed('frobnicate the hearts, then draw trumps')).toEqual(['0:frobnicate']);
    expect(kinds('frobnicate the hearts, then draw trumps')).toEqual(['draw']);
    expect(pointed('draw trumps carefully; run the clubs')).toEqual(['12:carefully']);
    expect(kinds('draw trumps carefully; run the clubs')).toEqual(['draw', 'cash']);
    expect(pointed('troef trekken, klaveren frunniken', 'nl')).toEqual(['24:frunniken']);
    expect(pointed('100 honours')).toEqual(['0:100', '4:honours']);
    expect(kinds('100 honours')).toEqual([]);
  });

  it('is never guessed around', () => {
    for (const text of [
      'West discards the king',
      'I forgot to draw trumps',
      'if the moon is full, draw trumps',
      'draw trumps or whistle',
      'conceding nothing, two hearts whatever',
    ])
      expect(kinds(text), text).not.toContain('draw');
    expect(kinds('West discards the king')).toEqual([]);
    expect(kinds('instead of the rest')).toEqual([]);
  });

  it('leaves the same tree as the statement without it', () => {
    const read = (text: string) => {
      const all = parseStatement(text, 'en');
      return all.ok && placeless(all.value.steps);
    };
    expect(read('draw trumps, grumble, run the hearts')).toEqual(read('draw trumps, run the hearts'));
  });
});
