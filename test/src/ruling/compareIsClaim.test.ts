// Was it a claim, under every edition: the findings are those of each edition by itself, editions that part are named, and each cause,
// put into the earlier edition, gives the later finding.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
import { explainIsClaimEditions } from '../../../src/explain/isClaim.ts';
import { pageWidth } from '../../../src/explain/layout.ts';
import { editionIds, mixedBook } from '../../../src/laws/editions.ts';
import { compareIsClaim } from '../../../src/ruling/compareIsClaim.ts';
import { type ClaimAnswers, type ClaimFinding, claimQuestions, isClaim } from '../../../src/ruling/isClaim.ts';
import { fakeIo } from '../apps/fakeIo.ts';

const outcome = (found: ClaimFinding) => ('ask' in found ? found.ask : found.kind);
const anAnswer = fc.record(Object.fromEntries(claimQuestions.map((question) => [question, fc.boolean()])), {
  requiredKeys: [],
}) as fc.Arbitrary<ClaimAnswers>;

test('findings, differences and causes hold, whatever was answered', () => {
  let parted = 0;
  fc.assert(
    fc.property(anAnswer, (answers) => {
      const { findings, differences } = compareIsClaim(answers);
      expect(findings.map(({ edition }) => edition)).toEqual([...editionIds]);
      for (const { edition, ...found } of findings) expect(found).toEqual(isClaim(edition, answers));
      for (const [i, after] of findings.slice(1).entries()) {
        const before = findings[i]!;
        const difference = differences.find(({ to }) => to === after.edition);
        expect(difference === undefined).toBe(outcome(before) === outcome(after));
        if (difference === undefined) continue;
        parted++;
        expect(difference.causes.length).toBeGreaterThan(0);
        for (const cause of difference.causes) {
          const mixed = isClaim(before.edition, answers, mixedBook(before.edition, after.edition, cause));
          expect(outcome(mixed)).toBe(outcome(after));
        }
      }
      for (const lang of ['en', 'nl'] as const)
        for (const line of explainIsClaimEditions(compareIsClaim(answers), answers, lang).split('\n'))
          expect(line.length).toBeLessThanOrEqual(pageWidth);
    }),
    { seed: 20261130, numRuns: 500 },
  );
  expect(parted).toBeGreaterThan(100);
});

test('side by side on the command line', async () => {
  const run = async (...more: string[]) => {
    const io = fakeIo();
    const answers = ['byDeclarer=yes', 'currentTrickOnly=yes', 'saidWinners=yes', 'saidLosers=no', 'cutShort=no'];
    expect(await main(['is-claim', ...answers, 'showedCards=no', '--edition', 'all', ...more], io)).toBe(0);
    return io.output;
  };
  const text = await run();
  expect(text).toMatch(/^ {2}1963 {2}A claim\./m);
  expect(text).toMatch(/^≠ 1975 {2}Neither a claim nor a concession\./m);
  expect(text).toMatch(/^ {2}2017 {2}Neither a claim nor a concession\./m);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('The cause is words about the trick in progress.');
  // nothing of 1975 is known to us: the cause says so
  expect(text.replaceAll(/\s+/g, ' ')).toContain('1975: Not known to us. The nearest edition that we know, 1987:');
  expect(await run('--lang', 'nl')).toMatch(/^≠ 1975 {2}Geen claim en niet afgestaan\./m);
  expect(JSON.parse(await run('--json'))).toMatchObject({
    law70: 'is-claim-editions/1',
    differences: [{ from: '1963', to: '1975', causes: [['currentTrick']] }],
  });
});
