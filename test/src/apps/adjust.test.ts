// `law70 adjust`: a weighted score as text and as JSON, tricks counted in the deal, and bad input.

import { expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
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
  const [first, second] = jsonLines(io.output) as { doubleDummy: (number | null)[]; sides: { points: number }[] }[];
  expect(first).toMatchObject({ law70: 'adjusted/1', kind: 'assigned', cite: ['12C1b', '12C1c'] });
  // North has twelve top cards and a fourth spade; the deal has one loser at most in spades
  expect(first!.doubleDummy[0]).toBeGreaterThanOrEqual(12);
  expect(first!.sides[0]!.points).toBe((420 + 30 * (first!.doubleDummy[0]! - 10) + 400) / 2);
  expect(second).toMatchObject({ error: { at: 'outcomes' } });
});
