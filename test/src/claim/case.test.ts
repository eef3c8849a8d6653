// Input is read into a case or refused with one problem; nothing is thrown, whatever comes in.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCard, seatLetters } from '../../../src/cards/cards.ts';
import { handText } from '../../../src/cards/hands.ts';
import type { Problem } from '../../../src/cards/result.ts';
import { type Case, parseCase, parseCaseText } from '../../../src/claim/case.ts';
import { makeCase } from '../../../src/claim/caseJson.ts';
import { tricksLeft } from '../../../src/play/position.ts';
import { type PlayedDeal, playedDealArb } from '../../arbitraries.ts';
import { forgottenTrump } from '../../forgottenTrump.ts';

const standing = {
  ...forgottenTrump,
  edition: '2017',
  strain: 'S',
  vulnerable: 'None',
  trick: [],
  shownOut: { W: 'H' },
  findings: { awareOfTrump: null, notNormal: [], normal: [], class: 'average' },
  regulations: { topDown: true },
};

const played = {
  law70: 'case/1',
  strain: 'NT',
  declarer: 'S',
  deal: 'N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432',
  play: ['S2', 'SA', 'ST', 'S3', 'CA'],
  claim: { by: 'S', tricks: 12 },
};

function good(input: unknown): Case {
  const result = parseCase(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

function problem(input: unknown): Problem {
  const result = parseCase(input);
  if (result.ok) throw new Error('accepted');
  return result.problem;
}

test('the case of the contract', () => {
  const theCase = good(standing);
  expect(theCase).toMatchObject({ edition: '2017', declarer: 2, contract: { level: 4, strain: 0, doubled: 0 } });
  expect(theCase.shownOut).toEqual([0, 0, 0, 2]);
  expect(theCase.claim).toEqual({ by: 2, tricks: 4, statement: 'all good' });
  expect(makeCase(theCase)).toEqual(standing);
});

test('what may be left out', () => {
  const { law70, strain, declarer, hands, leader } = standing;
  const least = good({ law70, strain, declarer, hands, leader, claim: { by: 'E' } });
  expect(least).toMatchObject({ edition: '2017', vulnerable: 'None', played: [], shownOut: [0, 0, 0, 0] });
  expect(least.findings).toEqual({ awareOfTrump: null, notNormal: [], normal: [], class: 'average' });
  expect(least.regulations).toEqual({});
  expect(good({ law70, contract: '2NTX', declarer, hands, leader, claim: { by: 'S' } }).position.strain).toBe(4);
});

test('a seat that does not follow in the trick in progress has shown out', () => {
  const hands = { ...standing.hands, S: 'K..K3.', W: '2..T9.' };
  const theCase = good({ ...standing, hands, trick: ['HA', 'C2'], shownOut: {} });
  expect(theCase.shownOut).toEqual([0, 0, 0, 2]);
});

test('deal and play in order, or as PBN rows by column, give the same case', () => {
  const inOrder = good(played);
  expect(inOrder.won).toEqual({ NS: 1, EW: 0 });
  expect(inOrder.position).toMatchObject({ leader: 0, trick: [parseCard('CA')] });
  expect(good({ ...played, play: ['S2 SA ST S3', '- CA - -'] })).toEqual(inOrder);
  expect(good({ ...played, play: ['S2 SA ST S3', '- CA'], won: { NS: 1, EW: 0 } })).toEqual(inOrder);
  expect(good({ ...played, play: undefined, claim: { by: 'S', tricks: 13 } }).position.leader).toBe(3);
});

/** One change to a good case, the problem it must lead to, and a word of the answer that helps. */
const bad: [string, object, string, string, string][] = [
  ['unknown key', { leeder: 'S' }, 'unknown-key', 'leeder', 'did you mean "leader"'],
  ['unknown inner key', { claim: { by: 'S', trick: 4 } }, 'unknown-key', 'claim.trick', 'did you mean "tricks"'],
  ['no version', { law70: undefined }, 'missing', 'law70', 'case/1'],
  ['other version', { law70: 'case/2' }, 'unknown-version', 'law70', 'case/1'],
  ['unknown edition', { edition: '2018' }, 'unknown-edition', 'edition', '2017'],
  ['unknown edition as a number', { edition: 2018 }, 'unknown-edition', 'edition', '2017'],
  ['edition as a list', { edition: ['2017'] }, 'wrong-type', 'edition', '2017'],
  ['unknown strain', { strain: 'SA', contract: undefined }, 'unknown-strain', 'strain', 'NT'],
  ['no strain', { strain: undefined, contract: undefined }, 'missing', 'strain', 'contract'],
  ['strain and contract disagree', { contract: '4H' }, 'strain-contract', 'strain', 'left out'],
  ['no contract', { contract: '4' }, 'unknown-contract', 'contract', '3NT'],
  ['passed out', { contract: 'Pass' }, 'unknown-contract', 'contract', 'passed out'],
  ['unknown seat', { declarer: 'Z' }, 'unknown-seat', 'declarer', 'South is S'],
  ['seat half written', { leader: 'sout' }, 'unknown-seat', 'leader', 'did you mean "S"'],
  ['vulnerability', { vulnerable: 'bth' }, 'unknown-vulnerability', 'vulnerable', 'Both'],
  ['card twice', { hands: { ...standing.hands, W: '2..T9.Q' } }, 'duplicate-card', 'hands.W', 'one place'],
  ['card twice in a hand', { hands: { ...standing.hands, W: '22..T9.' } }, 'duplicate-card', 'hands.W', 'one place'],
  ['hand too short', { hands: { ...standing.hands, W: '2..T9.' } }, 'hand-size', 'hands.W', '4 cards'],
  ['a hand of 14', { hands: { ...standing.hands, W: 'AKQJT98765432.2..' } }, 'duplicate-card', 'hands.W', 'one place'],
  ['three suits', { hands: { ...standing.hands, W: '2.T9.2' } }, 'hand-form', 'hands.W', 'dot'],
  ['ten as 10', { hands: { ...standing.hands, W: '2..109.2' } }, 'unknown-rank', 'hands.W', 'ten is T'],
  ['Dutch king', { hands: { ...standing.hands, S: 'H.A.K3.' } }, 'unknown-rank', 'hands.S', 'king is K'],
  ['Dutch queen', { hands: { ...standing.hands, E: '..VJ.QJ' } }, 'unknown-rank', 'hands.E', 'queen is Q'],
  ['Dutch jack', { hands: { ...standing.hands, E: '..QB.QJ' } }, 'unknown-rank', 'hands.E', 'jack is J'],
  ['small letters', { hands: { ...standing.hands, S: 'k.A.K3.' } }, 'unknown-rank', 'hands.S', 'capitals'],
  ['x for a small card', { hands: { ...standing.hands, W: 'x..T9.2' } }, 'unknown-rank', 'hands.W', 'own rank'],
  ['a hand missing', { hands: { N: '.32.A2.' } }, 'missing', 'hands.E', 'spades first'],
  ['no cards', { hands: { N: '...', E: '...', S: '...', W: '...' } }, 'no-cards', 'hands', 'cards'],
  ['no hands', { hands: undefined }, 'missing', 'hands', 'deal'],
  ['hands as a list', { hands: [] }, 'wrong-type', 'hands', 'object'],
  ['trick against sizes', { trick: ['C3'] }, 'hand-size', 'hands.S', '3 cards'],
  ['full trick', { trick: ['C3', 'C4', 'C5', 'C6'] }, 'trick-full', 'trick', 'winner leads'],
  ['table card in a hand', { trick: ['HA'] }, 'duplicate-card', 'trick[0]', 'not in "hands"'],
  ['revoke on the table', { trick: ['D7', 'C4'] }, 'revoke', 'trick[1]', 'follows suit'],
  ['unknown card', { trick: ['10S'] }, 'unknown-card', 'trick[0]', 'ten is T'],
  ['shown out of a suit held', { shownOut: { W: 'D' } }, 'revoke', 'shownOut.W', 'shown out'],
  ['shown out of no suit', { shownOut: { W: 'X' } }, 'unknown-suit', 'shownOut.W', 'HD'],
  ['too many tricks won', { won: { NS: 6, EW: 4 } }, 'trick-count', 'won', 'thirteen'],
  ['one side only', { won: { NS: 6 } }, 'wrong-type', 'won.EW', '0 to 13'],
  ['claims too many', { claim: { by: 'S', tricks: 5 } }, 'out-of-range', 'claim.tricks', '0 to 4'],
  ['claims fewer than none', { claim: { by: 'S', tricks: -1 } }, 'out-of-range', 'claim.tricks', '0 to 4'],
  ['claims half a trick', { claim: { by: 'S', tricks: 1.5 } }, 'out-of-range', 'claim.tricks', 'whole'],
  ['claims a word', { claim: { by: 'S', tricks: '4' } }, 'wrong-type', 'claim.tricks', 'whole'],
  ['claim by dummy', { claim: { by: 'N' } }, 'claim-by-dummy', 'claim.by', 'defender'],
  ['no claim', { claim: undefined }, 'missing', 'claim', 'by'],
  ['statement as a list', { claim: { by: 'S', statement: [] } }, 'wrong-type', 'claim.statement', 'words'],
  ['class', { findings: { class: 'world class' } }, 'unknown-class', 'findings.class', 'expert'],
  ['aware as text', { findings: { awareOfTrump: 'no' } }, 'wrong-type', 'findings.awareOfTrump', 'true or false'],
  [
    'finding by an opponent',
    { findings: { notNormal: ['W:S2'] } },
    'finding-seat',
    'findings.notNormal[0]',
    'opponents',
  ],
  [
    'finding not held',
    { findings: { notNormal: ['S:HK'] } },
    'card-not-held',
    'findings.notNormal[0]',
    'seat and card',
  ],
  ['finding without a seat', { findings: { normal: ['HA'] } }, 'play-form', 'findings.normal[0]', 'S:HA'],
  [
    'both normal and not',
    { findings: { normal: ['S:HA'], notNormal: ['S:HA'] } },
    'finding-twice',
    'findings.normal[0]',
    'either',
  ],
  ['top down as a number', { regulations: { topDown: 1 } }, 'wrong-type', 'regulations.topDown', 'true or false'],
  ['both forms', { deal: played.deal }, 'two-forms', 'hands', 'either'],
];

test.each(bad)('%s', (_, change, code, at, help) => {
  const found = problem({ ...standing, ...change });
  expect(found).toMatchObject({ code, at });
  expect(found.right).toContain(help);
  expect(found.wrong).not.toBe('');
});

const badPlay: [string, object, string, string, string][] = [
  ['deal short', { deal: played.deal.replace('2.5432', '.5432') }, 'missing-card', 'deal.W', '13 in each'],
  ['deal without a seat', { deal: 'AKQJ.AKQ.AKQ.AKQ' }, 'deal-form', 'deal', 'colon'],
  ['deal of three hands', { deal: 'N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 -' }, 'deal-form', 'deal', 'four hands'],
  ['play without deal', { deal: undefined }, 'missing', 'deal', 'hands'],
  ['card not held', { play: ['S2', 'S9'] }, 'card-not-held', 'play[1]', 'order of play'],
  ['card played before', { play: ['S2', 'SA', 'ST', 'S3', 'SA'] }, 'card-not-held', 'play[4]', 'order of play'],
  ['revoke', { play: ['S2', 'SA', 'ST', 'D8'] }, 'revoke', 'play[3]', 'revoke'],
  ['revoke in rows', { play: ['S2 SA ST S3', '- CA C9 D8'] }, 'revoke', 'play[1]', 'revoke'],
  ['gap in rows', { play: ['S2 SA ST S3', '- CA - C8'] }, 'play-gap', 'play[1]', 'W N E S'],
  ['row of five', { play: ['S2 SA ST S3 CA'] }, 'play-form', 'play[0]', 'rows'],
  ['play as text', { play: 'S2 SA' }, 'wrong-type', 'play', 'rows'],
  ['won against the play', { won: { NS: 0, EW: 1 } }, 'trick-count', 'won', 'leave "won" out'],
];

test.each(badPlay)('%s', (_, change, code, at, help) => {
  const found = problem({ ...played, ...change });
  expect(found).toMatchObject({ code, at });
  expect(found.right).toContain(help);
});

test('JSON slips are named by line and column', () => {
  expect(parseCaseText('{"law70": "case/1",\r\n  "edition" 2017}')).toMatchObject({
    problem: { code: 'json', at: 'line 2, column 13' },
  });
  expect(parseCaseText('')).toMatchObject({ problem: { code: 'json', at: 'line 1, column 1' } });
  expect(parseCaseText(`\uFEFF${JSON.stringify(standing)}`)).toMatchObject({ ok: true });
  fc.assert(
    fc.property(fc.json(), fc.nat(), (text, cut) => {
      const result = parseCaseText(text.slice(0, cut % (text.length + 1)));
      expect(result.ok).toBe(false);
    }),
  );
});

const answers = (input: unknown): void => {
  const result = parseCase(input);
  if (!result.ok) for (const key of ['code', 'at', 'wrong', 'right'] as const) expect(result.problem[key]).toMatch(/./);
};

test('whatever comes in, a case or a problem comes out', () => {
  const anything = fc.anything({
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
  });
  const keys = [...Object.keys(standing), 'deal', 'play', '__proto__', 'toString'];
  fc.assert(fc.property(anything, answers));
  fc.assert(fc.property(fc.constantFrom(...keys), anything, (key, value) => answers({ ...standing, [key]: value })));
  fc.assert(
    fc.property(
      fc.constantFrom('claim', 'findings', 'won', 'hands', 'shownOut', 'regulations'),
      fc.dictionary(
        fc.constantFrom('by', 'tricks', 'N', 'E', 'S', 'W', 'NS', 'EW', 'class', 'normal', '__proto__'),
        anything,
      ),
      (key, value) => answers({ ...standing, [key]: value }),
    ),
  );
  expect(problem(JSON.parse('{"__proto__": {"law70": "case/1"}}')).code).toBe('unknown-key');
});

const caseOf = ({ deal, strain, declarer, cards, position }: PlayedDeal, by: number, tricks: number) => ({
  law70: 'case/1',
  strain: (['S', 'H', 'D', 'C', 'NT'] as const)[strain],
  declarer: seatLetters[declarer],
  deal: `N:${[0, 1, 2, 3].map((seat) => handText(deal, seat as 0)).join(' ')}`,
  play: cards.map((card) => 'SHDC'[(card / 13) | 0]! + '23456789TJQKA'[card % 13]!),
  claim: {
    by: seatLetters[(declarer + [0, 1, 3][by % 3]!) & 3],
    tricks: tricks % (tricksLeft(position) + 1),
    statement: 'x',
  },
});

test('a case goes round through JSON, in both forms', () => {
  fc.assert(
    fc.property(playedDealArb(), fc.nat(), fc.nat(), (played, by, tricks) => {
      const whole = good(caseOf(played, by, tricks));
      expect(good(JSON.parse(JSON.stringify(makeCase(whole))))).toEqual(whole);
      const stood = { ...whole, played: [] };
      expect(good(JSON.parse(JSON.stringify(makeCase(stood))))).toEqual(stood);
    }),
  );
});

test('a changed letter gives a problem or another case that agrees with itself', () => {
  fc.assert(
    fc.property(
      playedDealArb(20, 51),
      fc.nat(),
      fc.constantFrom(...'SHDCNEWAKQJT2.10- "'),
      fc.boolean(),
      (played, at, letter, whole) => {
        const theCase = good(caseOf(played, 0, 0));
        const text = JSON.stringify(makeCase(whole ? theCase : { ...theCase, played: [] }));
        const place = at % text.length;
        const result = parseCaseText(text.slice(0, place) + letter + text.slice(place + 1));
        if (result.ok) expect(good(makeCase(result.value))).toEqual(result.value);
      },
    ),
    { numRuns: 500 },
  );
});
