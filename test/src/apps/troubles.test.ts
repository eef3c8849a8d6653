// Why a board of a review got no ruling: every reason there can be is a sentence in the language of the reader, in the report and on
// standard error.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
import { speechOf, troubleText, whyText } from '../../../src/apps/review/words.ts';
import { caseProblemsNl } from '../../../src/explain/words/caseProblemsNl.ts';
import { diagnosticsNl } from '../../../src/explain/words/diagnosticsNl.ts';
import { type Finding, type Trouble, unreadFinding } from '../../../src/review/finding.ts';
import type { Outcome } from '../../../workers/pool.ts';
import { fakeIo, jsonLines } from './fakeIo.ts';

const [en, nl] = [speechOf('en'), speechOf('nl')];
const finding = (trouble: Trouble, why: string): Finding => ({
  file: 'x.pbn',
  line: 1,
  index: 0,
  names: {},
  vulnerable: 'None',
  verdict: trouble.kind === 'too-long' ? 'too-long' : 'failed',
  why,
  trouble,
});

/** Whatever can keep a lane from its ruling. */
const reasons: Record<Extract<Outcome, { status: 'failed' }>['why'], readonly [Trouble, en: string, nl: string]> = {
  'too-long': [{ kind: 'too-long', seconds: 2.5 }, 'longer than 2.5 s', 'langer dan 2,5 s'],
  'lane-died': [
    { kind: 'lane-died' },
    'the process that judged this board ended (exit 7)',
    'het proces dat dit spel beoordeelde, viel uit (exit 7)',
  ],
  error: [{ kind: 'error' }, 'law70 itself failed (exit 7)', 'law70 zelf ging in de fout (exit 7)'],
};

test.each(Object.entries(reasons))('%s', (_, [trouble, english, dutch]) => {
  const one = finding(trouble, 'exit 7');
  expect(troubleText(one, en)).toBe(english);
  expect(troubleText(one, nl)).toBe(dutch);
  const sentence = trouble.kind === 'too-long' ? nl.words.tooLong : `${dutch[0]!.toUpperCase()}${dutch.slice(1)}.`;
  expect(whyText(one, nl)).toBe(sentence);
});

test.each(Object.entries({ ...diagnosticsNl, ...caseProblemsNl }))('a line that cannot be read: %s', (code, said) => {
  const one = unreadFinding('x', 0, { weight: 'problem', line: 3, at: 'hands', code, wrong: 'w', right: 'r' } as never);
  const detail = 'hands: w; right would be: r';
  expect(troubleText(one, en)).toBe(detail);
  expect(troubleText(one, nl)).toBe(`${said.replace(/\.$/, '')} (${detail})`);
});

test('a journal of an older run, which has no kinds, keeps its words', () => {
  const { trouble: _, ...old } = finding({ kind: 'error' }, 'exit 7');
  expect(troubleText(old, nl)).toBe('exit 7');
});

test('on standard error and in the report', async () => {
  const slow = fakeIo();
  const evening = ['review', 'examples/evening.pbn', '--format', 'jsonl', '--seconds', '0.01'];
  expect(await main([...evening, '--lang', 'nl'], slow)).toBe(1);
  expect(slow.errors).toContain('geen beslissing: duurde te lang: langer dan 0,01 s\n');
  expect(slow.errors).not.toContain('longer than');
  const aCase = JSON.parse(readFileSync('examples/all-good.json', 'utf8'));
  const streamed = fakeIo(`${JSON.stringify({ ...aCase, declarer: 'X' })}\n`);
  expect(await main(['review', '-', '--format', 'jsonl', '--lang', 'nl'], streamed)).toBe(1);
  const [read] = jsonLines(streamed.output) as (Finding & { said: string[] })[];
  expect(read).toMatchObject({ verdict: 'failed', trouble: { kind: 'unread' } });
  expect(read!.said.join()).toMatch(/^[A-Z][^(]* \(.*right would be: .*\)\.$/);
});
