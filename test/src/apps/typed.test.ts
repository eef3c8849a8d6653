// Seats, contracts, vulnerabilities and cards as people type them: capitals or not, by letter or name, and in Dutch where Dutch is
// spoken and only there.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { forgottenTrump } from '../../forgottenTrump.ts';
import { fakeIo } from './fakeIo.ts';

const folder = mkdtempSync(join(tmpdir(), 'law70-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  const io = fakeIo();
  const code = await main(args, io);
  return { code, output: io.output, errors: io.errors };
}
const score = async (contract: string, by: string, vulnerable: string, ...more: string[]) =>
  JSON.parse(
    (await run('score', contract, '--by', by, '--tricks', '9', '--vulnerable', vulnerable, '--json', ...more)).output ||
      '{}',
  ).result;

test.each([
  ['3NT', 'S', 'Both'],
  ['3nt', 's', 'all'],
  ['3n', 'south', 'ALL'],
  [' 3 NT ', 'South', 'n-s'],
  ['3NT', 'N', 'N/S'],
])('%s by %s, %s: nine tricks are 600', async (contract, by, vulnerable) => {
  expect(await score(contract, by, vulnerable)).toEqual({ contract: '3NT', tricks: 9, score: 600 });
});

test.each([
  ['3SA', 'Z', 'allen', '3NT', 600],
  ['3sa', 'zuid', 'NZ', '3NT', 600],
  ['3SAx', 'O', 'ow', '3NTX', 750],
  ['3R', 'W', 'niemand', '3D', 110],
  ['3K', 'noord', 'n-z', '3C', 110],
  ['3 harten', 'Oost', '-', '3H', 140],
  ['3♠', 'N', 'both', '3S', 140],
  ['3D', 'S', 'NS', '3D', 110],
])('in Dutch %s by %s, %s', async (contract, by, vulnerable, read, points) => {
  expect(await score(contract, by, vulnerable, '--lang', 'nl')).toEqual({ contract: read, tricks: 9, score: points });
});

test.each([
  ['3SA', 'S', 'None'],
  ['3R', 'S', 'None'],
  ['3NT', 'Z', 'None'],
  ['3NT', 'O', 'None'],
  ['3NT', 'S', 'allen'],
  ['3NT', 'S', 'n'],
  ['8NT', 'S', 'None'],
])('in English %s by %s, %s is refused', async (...args) => {
  expect(await score(...args)).toBeUndefined();
});

test('a case and a board take the same spellings', () => {
  const spelled = { ...forgottenTrump, declarer: 'south', vulnerable: 'all', leader: 'SOUTH' };
  const read = parseCase(spelled);
  expect(read).toEqual(parseCase({ ...forgottenTrump, vulnerable: 'Both' }));
  expect(read.ok).toBe(true);
  const { contract: _, ...rest } = forgottenTrump as typeof forgottenTrump & { contract?: string };
  const strain = (name: string) => parseCase({ ...rest, strain: name });
  expect(strain('nt').ok && strain('n').ok).toBe(true);
  expect(strain('n')).toEqual(strain('NT'));
  expect(strain('sa').ok).toBe(false);
});

test('--why names a card in the language that is spoken', async () => {
  const path = join(folder, 'case.json');
  writeFileSync(path, JSON.stringify(forgottenTrump));
  const english = await run('rule', path, '--why', 'DK', '--json');
  expect(english.code).toBe(0);
  expect(await run('rule', path, '--why', 'RH', '--json', '--lang', 'nl')).toEqual(english);
  expect((await run('rule', path, '--why', 'HA')).output).toContain('♥A is played on this line.');
  expect((await run('rule', path, '--why', 'HA', '--lang', 'nl')).output).toContain(
    '♥A wordt in deze speelwijze gespeeld.',
  );
  expect((await run('rule', path, '--why', 'RH')).code).toBe(2);
  expect((await run('rule', path, '--why', 'DK@14')).code).toBe(2);
});
