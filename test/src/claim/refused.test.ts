// What a case may not hold: words too long to be read, two questions at once, a day that does not exist.

import { expect, test } from 'vitest';
import { parseCase } from '../../../src/claim/case.ts';

const base = {
  law70: 'case/1',
  contract: '4S',
  declarer: 'S',
  hands: { N: '.32.A2.', E: '..QJ.QJ', S: 'K.A.K3.', W: '2..T9.2' },
  leader: 'S',
  won: { NS: 6, EW: 3 },
  claim: { by: 'S', tricks: 4, statement: 'all good' },
};

const agreed = { of: 'agreement', by: 'W' };

test.each([
  [{ claim: { by: 'S', statement: `I draw trumps. ${'x'.repeat(2000)}` } }, 'statement-too-long', 'claim.statement'],
  [{ claim: { by: 'S', heard: 'x'.repeat(2001) } }, 'statement-too-long', 'claim.heard'],
  [{ withdrawal: agreed, incidents: { revoke: 'open' } }, 'two-questions', 'incidents'],
  [{ withdrawal: agreed, playedOn: { cards: ['SK'] } }, 'two-questions', 'playedOn'],
  [{ withdrawal: { ...agreed, asked: '2026-02-31T22:40' } }, 'time-form', 'withdrawal.asked'],
])('%#: %j', (change, code, at) => {
  const read = parseCase({ ...base, ...change });
  expect(read.ok ? 'read' : `${read.problem.code} ${read.problem.at}`).toBe(`${code} ${at}`);
});
