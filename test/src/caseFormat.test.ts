// docs/case-format.md against the readers: every example is read, and every key that a reader knows is on the page.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCase } from '../../src/claim/case.ts';
import { readings } from '../../src/laws/regulations.ts';
import { forgottenTrump } from '../forgottenTrump.ts';

const page = readFileSync('docs/case-format.md', 'utf8');
const examples = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text]) => text!);

test('the examples are cases', () => {
  expect(examples.length).toBeGreaterThan(3);
  for (const text of examples) expect(parseCase(JSON.parse(text)), text).toMatchObject({ ok: true });
});

// what a reader says of a key that it does not know lists those that it knows
describe('every key is on the page', () => {
  const odd = { zzz: 1 };
  test.each([
    ['a case', odd],
    ['claim', { claim: odd }],
    ['findings', { findings: odd }],
    ['playedOn', { playedOn: odd }],
    ['isClaim', { isClaim: odd }],
    ['incidents', { incidents: odd }],
    ['revoke', { incidents: { revoke: { by: 'E', ...odd } } }],
    ['withdrawal', { withdrawal: { of: 'concession', by: 'S', ...odd } }],
    ['regulations', { regulations: odd }],
    ['known', { known: [odd] }],
  ])('%s', (_, part) => {
    const read = parseCase({ ...forgottenTrump, ...part });
    expect(read.ok).toBe(false);
    const [, list] = /known keys here: (.*)$/.exec(read.ok ? '' : read.problem.right) ?? [];
    expect(list).toBeDefined();
    for (const key of list!.split(', ')) expect(page).toMatch(new RegExp(`\`${key}\`|"${key}"`));
  });
});

test('every reading of a switch is on the page, the default first', () => {
  for (const [name, all] of Object.entries(readings))
    expect(page).toContain(`| \`${name}\` | ${all.map(({ value }) => `\`${JSON.stringify(value)}\``).join(', ')} |`);
});
