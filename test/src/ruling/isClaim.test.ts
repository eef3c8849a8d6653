// Was it a claim? What directors are asked about most, by edition; and every path of answers comes to an end.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainIsClaim } from '../../../src/explain/isClaim.ts';
import { pageWidth } from '../../../src/explain/layout.ts';
import { type EditionId, editionIds } from '../../../src/laws/editions.ts';
import { type ClaimAnswers, type ClaimQuestion, claimQuestions, isClaim } from '../../../src/ruling/isClaim.ts';

/** Answers what is asked: yes to the questions named, no to the others. */
function ask(edition: EditionId, ...yes: ClaimQuestion[]) {
  const answers: Partial<Record<ClaimQuestion, boolean>> = {};
  for (let i = 0; i <= claimQuestions.length; i++) {
    const finding = isClaim(edition, answers);
    if (!('ask' in finding)) return { ...finding, answers };
    answers[finding.ask] = yes.includes(finding.ask);
  }
  throw new Error('no end of questions');
}

const kind = (edition: EditionId, ...yes: ClaimQuestion[]) => ask(edition, ...yes).kind;

describe('was it a claim?', () => {
  test.each<[string, ClaimQuestion[], Partial<Record<EditionId, string>>]>([
    [
      'declarer: "the rest"',
      ['byDeclarer', 'saidWinners', 'allTheRest'],
      { 1963: 'claim', 1997: 'claim', 2017: 'claim' },
    ],
    ['declarer: "two more"', ['byDeclarer', 'saidWinners'], { 1963: 'claim', 1997: 'both', 2017: 'both' }],
    [
      'declarer: "you win this trick"',
      ['byDeclarer', 'currentTrickOnly', 'saidLosers'],
      { 1963: 'concession', 1987: 'neither', 2017: 'neither' },
    ],
    ['declarer lays down the hand', ['byDeclarer', 'showedCards'], { 1963: 'claim', 2017: 'claim' }],
    ['declarer drops the cards', ['byDeclarer', 'showedCards', 'noClaimMeant'], { 1963: 'claim', 2017: 'neither' }],
    ['declarer plays on without a word', ['byDeclarer'], { 1963: 'neither', 2017: 'neither' }],
    ['a defender: "the rest"', ['saidWinners', 'allTheRest'], { 1963: 'neither', 1997: 'claim', 2017: 'claim' }],
    [
      'a defender gives up',
      ['saidLosers', 'allTheRest'],
      { 1963: 'concession', 1997: 'concession', 2017: 'concession' },
    ],
    [
      'a defender gives up, partner objects',
      ['saidLosers', 'allTheRest', 'partnerObjected'],
      { 1963: 'neither', 1997: 'neither', 2017: 'neither' },
    ],
    [
      'a defender: "one for me, the rest is yours", partner objects',
      ['saidWinners', 'saidLosers', 'partnerObjected'],
      { 1963: 'neither', 1997: 'claim', 2007: 'claim', 2017: 'neither' },
    ],
    ['a defender about this trick', ['currentTrickOnly', 'saidWinners'], { 1987: 'neither', 2017: 'neither' }],
  ])('%s', (_, yes, expected) => {
    for (const [edition, result] of Object.entries(expected))
      expect(kind(edition as EditionId, ...yes), edition).toBe(result);
  });

  test('a concession by a defender in 1963 and the objection to it are cited', () => {
    const cites = (...yes: ClaimQuestion[]) => ask('1963', ...yes).reasons.flatMap(({ cite }) => cite);
    expect(cites('saidLosers')).toEqual(['74b']);
    expect(cites('saidLosers', 'partnerObjected')).toEqual(['74b', '74c']);
    expect(cites('showedCards')).toEqual(['70', '73']);
  });

  test('borrowed answers are named', () => {
    const { reasons } = ask('1997', 'byDeclarer', 'currentTrickOnly');
    expect(reasons[0]).toMatchObject({
      code: 'unknown-to-us',
      facts: { question: 'currentTrick', from: '2017' },
    });
  });

  test('asks only what matters, and each path ends with a cited reason', () => {
    const answer = fc.record(Object.fromEntries(claimQuestions.map((q) => [q, fc.boolean()])));
    fc.assert(
      fc.property(fc.constantFrom(...editionIds), answer, (edition, all) => {
        const yes = claimQuestions.filter((question) => (all as ClaimAnswers)[question]);
        const { reasons, answers, kind } = ask(edition, ...yes);
        expect(reasons.some(({ code }) => code === 'claim-or-not')).toBe(true);
        for (const { cite } of reasons) expect(cite).not.toEqual([]);
        for (const lang of ['en', 'nl'] as const)
          for (const line of explainIsClaim({ kind, reasons }, answers, edition, lang).split('\n'))
            expect(line.length).toBeLessThanOrEqual(pageWidth);
      }),
    );
  });
});

test('who named tricks to be won has claimed: nothing is asked that cannot change it', () => {
  for (const edition of editionIds) {
    const { answers } = ask(edition, 'byDeclarer', 'saidWinners', 'allTheRest');
    expect(Object.keys(answers), edition).not.toContain('cutShort');
    for (const more of [{ cutShort: true }, { cutShort: false }, { showedCards: true }, { showedCards: false }])
      expect(isClaim(edition, { ...answers, ...more }), edition).toMatchObject({ kind: 'claim' });
  }
});
