// How much work a text makes for the parser: the calls of its rules are counted, which no busy machine can change. The time
// grows with them.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_STATEMENT, parseStatement } from '../../../../src/claim/statement/parse.ts';
import { STRANGE, tokenize } from '../../../../src/claim/statement/tokens.ts';
import type { StatementLang } from '../../../../src/claim/statement/tree.ts';

/** What may be tried for a text, whatever it says. The most of all words with "and", "or" and signs between: 74,582. */
const MOST_CALLS = 80_000;

const files: Record<StatementLang, string> = { en: 'grammarEn.ts', nl: 'grammarNl.ts' };
const langs = ['en', 'nl'] as const;

interface Counted {
  readonly parse: (text: string, options: object) => unknown;
  readonly codes: Readonly<Record<string, string>>;
  readonly calls: { made: number };
}
let counted: Record<StatementLang, Counted>;

/** The built parser with a count at the head of each rule. */
async function countedParser(lang: StatementLang): Promise<Counted> {
  const code = readFileSync(new URL(`../../../../src/claim/statement/${files[lang]}`, import.meta.url), 'utf8');
  let rules = 0;
  const counting = code.replace(/function peg\$parse\w+\(\) \{/g, (head) => {
    rules++;
    return `${head} calls.made++;`;
  });
  expect(rules).toBeGreaterThan(100);
  const text = `export const calls = { made: 0 };\n${counting}`;
  return await import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

beforeAll(async () => {
  counted = { en: await countedParser('en'), nl: await countedParser('nl') };
});

function callsFor(text: string, lang: StatementLang): number {
  const { parse, codes, calls } = counted[lang];
  const tokens = tokenize(text, lang, codes);
  const coded = (...words: string[]) => words.map((word) => codes[word] ?? word);
  const joints = { ands: coded('and', 'en', '&'), thens: coded('then', 'dan') };
  calls.made = 0;
  parse(tokens.text, { place: tokens.place, strange: STRANGE, ...joints });
  return calls.made;
}

const repeated = (part: string) => part.repeat(Math.ceil(LONGEST_STATEMENT / part.length)).slice(0, LONGEST_STATEMENT);

describe('the work for a text of 2,000 characters', () => {
  const beginnings = [
    'a heart or ',
    'ace of ',
    'een harten of ',
    'if a, ',
    'en ',
    'and ',
    '3-',
    '4 ',
    '♠',
    '(',
    'A/',
    'the ',
    'if not ',
    'west ',
    'als west de heer heeft ',
    'een lage ',
    'AK-',
    'hearts break and ',
    'play ace or ',
    'discard a heart on ',
    'frob ',
    'to the ',
  ];

  it.each(langs)('stays small where words begin many things (%s)', (lang) => {
    for (const part of beginnings) expect(callsFor(repeated(part), lang), part).toBeLessThan(MOST_CALLS);
  });

  it.each(langs)('stays small for any few words said over and over (%s)', (lang) => {
    const words = fc.constantFrom(
      ...Object.keys(counted[lang].codes),
      'AK',
      'H',
      '♠A',
      ',',
      '-',
      '(',
      ')',
      'frob',
      '3-2',
    );
    const phrase = fc.array(words, { minLength: 1, maxLength: 6 }).map((list) => `${list.join(' ')} `);
    fc.assert(
      fc.property(phrase, (part) => {
        expect(callsFor(repeated(part), lang)).toBeLessThan(MOST_CALLS);
      }),
      { numRuns: 150 },
    );
  });

  it.each(langs)('grows no faster than the text (%s)', (lang) => {
    for (const part of beginnings) {
      const [half, whole] = [300, 600].map((length) => callsFor(repeated(part).slice(0, length), lang)) as [
        number,
        number,
      ];
      expect(whole, part).toBeLessThan(2.5 * half + 500);
    }
  });

  it('is that of the parser in use', () => {
    for (const lang of langs) {
      expect(callsFor('draw trumps', lang)).toBeGreaterThan(10);
      expect(parseStatement('draw trumps', lang).ok).toBe(true);
    }
  });
});
