// The first thing a newcomer runs: the example of eight tricks, in both languages.

import { expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
import { fakeIo } from './fakeIo.ts';

test.each(['en', 'nl'])('start in %s: the example, its ruling, and how to go on', async (lang) => {
  const io = fakeIo();
  expect(await main(['start', '--lang', lang], io)).toBe(0);
  expect(io.errors).toBe('');
  expect(io.output).toContain('70C');
  expect(io.output).toMatch(/7 (of the last|van de laatste) 8/);
  expect(io.output).toContain('npm start -- ');
});
