// `law70 adjust`: a weighted score as text and as JSON, tricks counted in the deal, and bad input.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
import type { Counted } from '../../../src/ruling/adjusted/request.ts';
import { fourToGo } from '../../forgottenTrump.ts';
import { fakeIo, jsonLines } from './fakeIo.ts';

test('one a line, with the tricks of the deal', async () => {
  const deal = 'N:AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 J.5432.5432.5432';
  const outcomes = [
    { contract: '4S', declarer: 'S', weight: 1 },
    { contract: '3NT', declarer: 'N', tricks: 9, weight: 1 },
  ];
  const io = fakeIo(
    `${JSON.stringify({ edition: '2017', deal, outcomes, others: [480, 400] })}\n`,
    '{"edition":"2016"}\n',
  );
  const code = await main(['adjust', '-'], io);
  expect(code).toBe(1);
  const [first, second] = jsonLines(io.output) as { counts: Counted[]; sides: { points: number }[] }[];
  expect(first).toMatchObject({ law70: 'adjusted/1', kind: 'assigned', cite: ['12C1b', '12C1c'] });
  // North has twelve top cards and a fourth spade; the deal has one loser at most in spades
  expect(first!.counts[0]!.doubleDummy).toBeGreaterThanOrEqual(12);
  expect(first!.sides[0]!.points).toBe((420 + 30 * (first!.counts[0]!.doubleDummy - 10) + 400) / 2);
  expect(second).toMatchObject({ error: { at: 'edition' } });
});

/** A trump is out that declarer has not mentioned: all four tricks double dummy, one less on the worst normal line. */
const position = fourToGo;

test('from the position where play stood: double dummy and the worst normal line, in both languages', async () => {
  const outcomes = [{ contract: '4S', declarer: 'S', position, likely: true }];
  const asked = { edition: '2007', standard: 'likely-probable', offenders: 'NS', outcomes };
  const io = fakeIo(`${JSON.stringify(asked)}\n`);
  expect(await main(['adjust', '-'], io)).toBe(0);
  expect(jsonLines(io.output)[0]).toMatchObject({
    counts: [{ contract: '4S', declarer: 'S', doubleDummy: 10, worstNormal: 9, exact: true }],
    sides: [{ points: -50 }, { points: -420 }],
    cite: ['12C1e'],
  });
  for (const [lang, words] of [
    ['en', '4♠ by South: 10 tricks double dummy, 9 on the worst normal line.'],
    ['nl', '4♠ door Zuid: 10 slagen met open kaarten, 9 in de slechtste normale speelwijze.'],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'law70-'));
    const path = join(folder, 'a.json');
    writeFileSync(path, JSON.stringify(asked));
    const text = fakeIo();
    expect(await main(['adjust', path, '--lang', lang], text)).toBe(0);
    rmSync(folder, { recursive: true });
    expect(text.output).toContain(words);
  }
});

test('a position that is wrong is named by its place', async () => {
  const wrong = { ...position, hands: { ...position.hands, S: 'K.A.K.' } };
  const io = fakeIo(
    `${JSON.stringify({ edition: '2017', outcomes: [{ contract: '4S', declarer: 'S', position: wrong }] })}\n`,
    `${JSON.stringify({ edition: '2017', outcomes: [{ contract: '4S', declarer: 'S', position: { ...position, won: undefined } }] })}\n`,
  );
  expect(await main(['adjust', '-'], io)).toBe(1);
  expect(jsonLines(io.output)).toMatchObject([
    { error: { at: expect.stringMatching(/^outcomes\[0\]\.position\.hands/) } },
    { error: { at: 'outcomes[0].position.won' } },
  ]);
});

test('the edition on the command line goes before the one in JSON', async () => {
  const asked = '{"edition":"2017","fault":{"NS":"none","EW":"directly"}}\n';
  const read = async (...more: string[]) => {
    const io = fakeIo(asked);
    await main(['adjust', '-', ...more], io);
    return jsonLines(io.output)[0];
  };
  expect(await read()).toMatchObject({ edition: '2017' });
  expect(await read('--edition', '1997')).toMatchObject({ edition: '1997' });
});
