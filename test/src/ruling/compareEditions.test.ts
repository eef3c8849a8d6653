// The same case under every edition, and the cause of each difference.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { explainEditions } from '../../../src/explain/explain.ts';
import { pageWidth } from '../../../src/explain/layout.ts';
import { editionIds } from '../../../src/laws/editions.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';
import { compareEditions } from '../../../src/ruling/compareEditions.ts';
import { agreed } from './askedBack.ts';

const solver = createSolver();

function read(input: object) {
  const parsed = parseCase({ law70: 'case/1', ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

const givenCard = read({
  contract: '4S',
  declarer: 'S',
  hands: { N: 'T..KJ.52', E: '.9.7543.', S: '.K..QJ7', W: '9.T85..' },
  trick: ['HQ', 'H2'],
  leader: 'S',
  claim: { by: 'S', tricks: 5 },
  findings: { awareOfTrump: true },
});

describe('every edition side by side', () => {
  test('each ruling is the one of its edition', () => {
    const { rulings } = compareEditions(givenCard, solver);
    expect(rulings.map(({ edition }) => edition)).toEqual(editionIds);
    for (const [i, edition] of editionIds.entries())
      expect(rulings[i]).toEqual(adjudicate({ ...givenCard, edition }, solver));
  });

  test('differences name the answer that makes them', () => {
    expect(compareEditions(givenCard, solver).differences).toEqual([
      { from: '1963', to: '1975', tricks: [3, 5], causes: [['particularCard']] },
      { from: '2007', to: '2017', tricks: [5, 3], causes: [['particularCard']] },
    ]);
  });

  test('a case on which all agree has none', () => {
    const agreed = read({
      strain: 'NT',
      declarer: 'S',
      hands: { N: 'A...', E: 'K...', S: '2...', W: '3...' },
      leader: 'N',
      claim: { by: 'S', tricks: 1 },
    });
    const comparison = compareEditions(agreed, solver);
    expect(comparison.differences).toEqual([]);
    expect(explainEditions(comparison, agreed, 'en')).toContain('every edition gives the same count');
  });

  test('an edition that gives no ruling differs from one that does, whatever the count', () => {
    // about the trick in progress only: a claim in 1963, nothing at all later
    const theCase = read({ ...agreed, withdrawal: undefined, isClaim: { currentTrickOnly: true } });
    const { differences } = compareEditions(
      { ...theCase, findings: { ...theCase.findings, awareOfTrump: true } },
      solver,
    );
    expect(differences).toEqual([
      { from: '1963', to: '1975', tricks: [4, 4], playOn: [false, true], causes: [['currentTrick']] },
    ]);
  });

  test.each([
    ['withdrawal', { claim: { by: 'S', tricks: 2 }, withdrawal: { of: 'concession', by: 'S' } }],
    ['revoke', { incidents: { revoke: { by: 'S', suit: 'H', wonBy: 'other-side', laterTricks: 2, lateCard: true } } }],
    ['no-claim', { isClaim: { currentTrickOnly: true } }],
  ])('as a page, with what is besides the claim: %s', async (name, extra) => {
    const theCase = read({ ...agreed, withdrawal: undefined, ...extra });
    const comparison = compareEditions(theCase, solver);
    expect(comparison.differences.length).toBeGreaterThan(0);
    for (const lang of ['en', 'nl'] as const) {
      const text = explainEditions(comparison, theCase, lang);
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(pageWidth);
      await expect(text).toMatchFileSnapshot(`../../golden/editions-${name}.${lang}.txt`);
    }
  });

  test('as a page', async () => {
    for (const lang of ['en', 'nl'] as const) {
      const text = explainEditions(compareEditions(givenCard, solver), givenCard, lang);
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(pageWidth);
      await expect(text).toMatchFileSnapshot(`../../golden/editions-side-by-side.${lang}.txt`);
    }
  });
});
