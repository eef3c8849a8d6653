// What a case may not hold: words too long to be read, two questions at once, a day that does not exist.

import { expect, test } from 'vitest';
import { parseCase } from '../../../src/claim/case.ts';
import { forgottenTrump } from '../../forgottenTrump.ts';

const agreed = { of: 'agreement', by: 'W' };

test.each([
  [{ claim: { by: 'S', statement: `I draw trumps. ${'x'.repeat(2000)}` } }, 'statement-too-long', 'claim.statement'],
  [{ claim: { by: 'S', heard: 'x'.repeat(2001) } }, 'statement-too-long', 'claim.heard'],
  [{ withdrawal: agreed, incidents: { revoke: 'open' } }, 'two-questions', 'incidents'],
  [{ withdrawal: agreed, playedOn: { cards: ['SK'] } }, 'two-questions', 'playedOn'],
  [{ withdrawal: { ...agreed, asked: '2026-02-31T22:40' } }, 'time-form', 'withdrawal.asked'],
  [
    { withdrawal: { ...agreed, asked: '2026-02-28T22:40Z', available: '2026-02-28T22:40' } },
    'time-zones',
    'withdrawal.asked',
  ],
  [{ others: [420, 5000] }, 'out-of-range', 'others[1]'],
  [{ others: [620], vulnerable: 'EW' }, 'out-of-range', 'others[0]'],
  [{ others: [-620], vulnerable: 'NS' }, 'out-of-range', 'others[0]'],
  [{ others: [420], won: undefined }, 'score-unknown', 'others'],
  [{ recorded: 10, contract: undefined, strain: 'S' }, 'score-unknown', 'recorded'],
  [{ recorded: 5 }, 'recorded-won', 'recorded'],
  [{ recorded: 11 }, 'recorded-won', 'recorded'],
  [{ recorded: 5, withdrawal: agreed }, 'recorded-won', 'recorded'],
  [{ findings: { version: 'claimer' } }, 'one-version', 'findings.version'],
  [{ findings: { notNormal: ['S:SK', 'S:HA', 'S:DK', 'S:D3'] } }, 'all-struck-out', 'findings.notNormal'],
  [{ findings: { notNormal: ['S:SK@0'] } }, 'finding-trick', 'findings.notNormal[0]'],
  [{ findings: { normal: ['S:SK', 'S:HA@5'] } }, 'finding-trick', 'findings.normal[1]'],
  [{ findings: { normal: ['S:HA@1@2'] } }, 'finding-trick', 'findings.normal[0]'],
  [{ findings: { notNormal: ['S:SK@1'], normal: ['S:SK'] } }, 'finding-twice', 'findings.normal[0]'],
])('%#: %j', (change, code, at) => {
  const read = parseCase({ ...forgottenTrump, ...change });
  if (!read.ok) expect(read.problem.wrong && read.problem.right).not.toBe('');
  expect(read.ok ? 'read' : `${read.problem.code} ${read.problem.at}`).toBe(`${code} ${at}`);
});

test.each([
  { others: [620, -100, 0] },
  { others: [620], vulnerable: 'NS' },
  { recorded: 6 },
  { recorded: 10 },
  { recorded: 11, withdrawal: agreed },
  { recorded: 5, withdrawal: { of: 'concession', by: 'N' } },
  { findings: { notNormal: ['S:SK', 'S:HA', 'S:DK'] } },
])('allowed: %j', (change) => {
  expect(parseCase({ ...forgottenTrump, ...change })).toMatchObject({ ok: true });
});
