// The table of statements: what each is understood as, in words and as a tree.

import { describe, expect, it } from 'vitest';
import { parseStatement } from '../../../../src/claim/statement/parse.ts';
import type { Statement } from '../../../../src/claim/statement/tree.ts';
import { notUnderstoodLines, understoodSteps } from '../../../../src/explain/understood.ts';
import { published, statements } from './statements.ts';

function read(text: string, lang: 'en' | 'nl' | 'auto'): Statement {
  const statement = parseStatement(text, lang);
  if (!statement.ok) throw new Error(statement.problem.wrong);
  return statement.value;
}

/** A tree on one line: kind(field:value ...), places left out. */
function brief(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(brief).join(' ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const { kind, at: _at, length: _length, ...fields } = value as Record<string, unknown>;
  const inside = Object.entries(fields).map(([key, field]) => `${key}:${brief(field)}`);
  return `${kind}${inside.length > 0 ? `(${inside.join(' ')})` : ''}`;
}

const entry = (text: string, statement: Statement, lang: 'en' | 'nl'): string =>
  [
    text,
    ...understoodSteps(statement, lang).map((line, i) => `  ${i + 1}. ${line}`),
    ...notUnderstoodLines(statement, lang).map((line) => `  ${line}`),
    ...statement.steps.map((step) => `     ${brief(step)}`),
  ].join('\n');

describe('a bare number after "otherwise"', () => {
  const other = (text: string) => {
    const [step] = read(text, 'en').steps;
    return step?.kind === 'if' && step.else !== undefined ? brief(step.else) : undefined;
  };
  it('is a level after a level, and tricks after tricks', () => {
    expect(other('if hearts break making five, otherwise 4')).toBe('result(level:4)');
    expect(other('if hearts break three tricks, otherwise 2')).toBe('count(tricks:2)');
    expect(other('if hearts break making five, otherwise four tricks')).toBe('count(tricks:4)');
  });
});

describe('the statements of the table', () => {
  it.each(['en', 'nl'] as const)('are understood as written down (%s)', async (lang) => {
    const all = lang === 'en' ? [...published.map(([, text]) => text), ...statements.en] : statements.nl;
    const page = all.map((text) => entry(text, read(text, lang), lang)).join('\n\n');
    await expect(`${page}\n`).toMatchFileSnapshot(`../../../golden/statements.${lang}.txt`);
  });

  it.each(published)('understand all of %s', (_, text) => {
    expect(read(text, 'auto')).toMatchObject({ notUnderstood: [], lang: 'en' });
    expect(read(text, 'auto').steps.length).toBeGreaterThan(0);
  });

  it.each(['en', 'nl'] as const)('are recognised as %s', (lang) => {
    for (const text of statements[lang]) expect(read(text, 'auto').lang, text).toBe(lang);
  });
});
