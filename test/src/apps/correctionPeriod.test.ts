// `law70 correction-period`: a request in time or too late, to the minute; the length of the organiser before that of the edition; an
// edition whose length is not known to us says so.

import { expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
import { editionIds } from '../../../src/laws/editions.ts';
import { fakeIo, jsonLines } from './fakeIo.ts';

async function run(...args: string[]) {
  const io = fakeIo();
  const code = await main(['correction-period', ...args], io);
  return { code, output: io.output.replaceAll(/\s+/g, ' '), errors: io.errors, lines: io.output };
}
const at = (available: string, asked: string) => ['--available', available, '--asked', asked];

test.each([
  ['2026-11-30T22:10', '2026-11-30T22:40', '2017', [], true, 30],
  ['2026-11-30T22:10', '2026-11-30T22:41', '2017', [], false, 30],
  ['2026-11-30 22:10', '2026-11-30  22:41', '2017', ['--minutes', '31'], true, 31],
  ['2026-11-30T23:50', '2026-12-01T00:20', '2017', [], true, 30],
  ['2026-11-30T23:50', '2026-12-01T00:21', '2017', [], false, 30],
  ['2028-02-28T23:50', '2028-02-29T00:10', '2017', [], true, 30],
  ['2026-11-30T22:10+01:00', '2026-11-30T21:40Z', '2017', [], true, 30],
  ['2026-11-30T22:10', '2026-11-30T22:55', '1963', ['--minutes', '60'], true, 60],
  ['2026-11-30T22:10', '2026-11-30T22:10', '2007', ['--minutes', '0'], true, 0],
])('available %s, asked %s, %s %j: %s', async (available, asked, edition, more, inTime, minutes) => {
  const { code, lines } = await run(...at(available, asked), '--edition', edition, ...more, '--json');
  expect(code).toBe(0);
  expect(jsonLines(lines)).toMatchObject([{ law70: 'correction-period/1', edition, timing: { inTime, minutes } }]);
});

test('every edition says when it ended, or that the length is not known to us', async () => {
  const { lines } = await run(...at('2026-11-30T22:10', '2026-11-30T22:45'), '--edition', 'all', '--json');
  const found = jsonLines(lines) as { edition: string; timing?: { end: string }; reasons: { code: string }[] }[];
  expect(found.map(({ edition }) => edition)).toEqual([...editionIds]);
  for (const { edition, timing, reasons } of found) {
    expect(timing?.end, edition).toBe(edition === '1963' ? undefined : '2026-11-30T22:40');
    expect(reasons[0]!.code).toBe(edition === '1963' ? 'time-open' : 'correction-period');
    expect(reasons.some(({ code }) => code === 'unknown-to-us')).toBe(
      ['1975', '1987', '1997', '2007'].includes(edition),
    );
  }
});

test('the text in both languages', async () => {
  const late = at('2026-11-30T22:10', '2026-11-30T22:45');
  const english = await run(...late);
  expect(english.output).toContain('Official score available: 2026-11-30 22:10. Director asked: 2026-11-30 22:45.');
  expect(english.output).toContain('ended at 2026-11-30 22:40: the request was too late');
  expect(english.output).toContain('(Law 79C)');
  const dutch = await run(...late, '--edition', '1963', '--lang', 'nl');
  expect(dutch.output).toContain('Hoe lang de termijn was weten wij niet');
  expect(dutch.output).toContain('(art. 74a en 94)');
  expect(dutch.output).not.toContain('--minutes)it');
  const set = await run(...late, '--edition', '1963', '--minutes', '60', '--lang', 'nl');
  expect(set.output).toContain(
    '(vastgesteld door de organisatie) eindigde om 2026-11-30 23:10: het verzoek was op tijd',
  );
});

test('what cannot be read is named', async () => {
  const wrong = await run(...at('2026-02-30T22:10', '2026-11-30T22:45'));
  expect(wrong).toMatchObject({ code: 1, output: '' });
  expect(wrong.errors).toContain('available: "2026-02-30T22:10" is no time');
  const zones = await run(...at('2026-11-30T22:10Z', '2026-11-30T22:45'), '--lang', 'nl');
  expect(zones.errors).toContain('Van twee tijden heeft er maar één een tijdzone.');
  expect((await run('--asked', '2026-11-30T22:45')).code).toBe(2);
  const short = fakeIo();
  expect(await main(['period', ...at('2026-11-30T22:10', '2026-11-30T22:45')], short)).toBe(0);
});
