// Hands that are not given card by card: how they are written, which facts can be told of them, and what is refused.

import { expect, test } from 'vitest';
import { parseCard, seatLetters } from '../../../src/cards/cards.ts';
import { handText } from '../../../src/cards/hands.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { makeCase } from '../../../src/claim/caseJson.ts';
import { parsePosition } from '../../../src/claim/question.ts';
import { Completions } from '../../../src/play/unknown.ts';

const base = {
  law70: 'case/1',
  strain: 'S',
  declarer: 'S',
  hands: { N: '.32.A2.', E: '?', S: 'K.A.K3.', W: '2?..T?.?' },
  leader: 'S',
  claim: { by: 'S', tricks: 4, statement: 'all good' },
};

const dealt = {
  law70: 'case/1',
  strain: 'NT',
  declarer: 'S',
  deal: 'N:AKQJ.AKQ.AKQ.AKQ - 6543.876.876.876 ?',
  play: ['S2', 'SA', 'ST', 'S3', 'CA', 'S9'],
  claim: { by: 'S', tricks: 12 },
};

function read(input: unknown) {
  const result = parseCase(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

const waysOf = (input: unknown) => {
  const { unknown, position } = read(input);
  return new Completions(unknown!, position.trick, []).all(100_000)!;
};

test('the cards that are known stay where they are, the others lie in one of the possible ways', () => {
  const { position, unknown } = read(base);
  expect(handText(position.hands, 3)).toMatch(/^[^.]*2\.\.[^.]*T[^.]*\./);
  expect(seatLetters.map((_, seat) => unknown!.sizes[seat])).toEqual([4, 4, 4, 4]);
  expect(unknown!.open).toEqual([0, 15, 0, 13]);
  expect(makeCase(read(makeCase(read(base)))).hands).toEqual(base.hands);
});

test('in a deal with its play what was played is known, and who showed out of what', () => {
  const { unknown, position } = read(dealt);
  // East has shown out of clubs, West has played the two of spades
  expect(unknown!.open[1]! & 8).toBe(0);
  expect(unknown!.pool).not.toContain(parseCard('S2'));
  expect(unknown!.pool.length).toBe(unknown!.sizes[1]! + unknown!.sizes[3]!);
  expect(position.trick.length).toBe(2);
  const again = makeCase(read(makeCase(read(dealt))));
  expect(again).toEqual(makeCase(read(dealt)));
  expect(again.deal).toBe('N:AKQJ.AKQ.AKQ.AKQ T9?.?.?. 6543.876.876.876 2?.?.?.?');
});

test('facts leave only the ways that agree with them', () => {
  const small = {
    ...base,
    hands: { N: 'A2...', E: '?', S: '43...', W: '?' },
    strain: 'NT',
    claim: { by: 'S', tricks: 2 },
  };
  const out = { seats: 'EW', suit: 'S', cards: 'KQ' };
  const none = (suit: string) => ({ seats: 'EW', suit, exactly: 0 });
  const only = [none('H'), none('D')];
  // king and queen together twice, or one each, and then either has the higher club
  expect(waysOf({ ...small, known: [out, ...only] }).length).toBe(2 + 2 * 2);
  expect(waysOf({ ...small, known: [out, ...only, { seats: 'W', suit: 'S', exactly: 2 }] }).length).toBe(1);
  expect(waysOf({ ...small, known: [out, ...only, { seats: 'W', suit: 'S', ranks: 'K', least: 1 }] }).length).toBe(
    1 + 2,
  );
  const facts = [out, ...only, { seats: 'W', ranks: 'K', least: 1 }];
  const theCase = read({ ...small, known: facts });
  expect(read(makeCase(theCase))).toEqual(theCase);
});

test('a hand that turns out to be known card by card is', () => {
  expect(read({ ...base, hands: { ...base.hands, E: '?..QJ?.QJ', W: '2..T9.2' } }).unknown).toBeUndefined();
});

test('cards played after the claim show what a hand held, and what it had none of', () => {
  const playedOn = { cards: ['SK', 'S2', 'H2', 'CQ'] };
  const { unknown, position } = read({ ...base, playedOn });
  expect(handText(unknown!.known, 1)).toBe('...Q');
  expect(handText(position.hands, 1).split('.')[0]).toBe('');
});

test.each([
  ['a question to the solver', () => parsePosition({ ...base, trick: [] }), 'hand-unknown', 'hands.E'],
  ['no hand to count by', () => parseCase({ ...base, hands: 'N:? ? ? ?' }), 'hand-size', 'hands'],
  [
    'more than the hand holds',
    () => parseCase({ ...base, hands: { ...base.hands, W: 'AQJT9?...' } }),
    'hand-size',
    'hands.W',
  ],
  [
    'a hand that nothing can fill',
    () =>
      parseCase({
        ...base,
        hands: { ...base.hands, N: 'A.J.Q.9', W: '2..?.', E: '...?' },
        known: [{ seats: 'W', suit: 'D', most: 1 }],
      }),
    'facts-impossible',
    'known[0]',
  ],
  [
    'a number that cannot be',
    () => parseCase({ ...base, known: [{ seats: 'EW', suit: 'H', exactly: 12 }] }),
    'facts-impossible',
    'known[0]',
  ],
  [
    'the one of two facts that cannot be',
    () =>
      parseCase({
        ...base,
        known: [
          { seats: 'W', suit: 'D', least: 1 },
          { seats: 'W', suit: 'H', least: 1 },
        ],
      }),
    'facts-impossible',
    'known[1]',
  ],
  [
    'a fact against the hands given',
    () => parseCase({ ...base, known: [{ seats: 'N', suit: 'H', exactly: 1 }] }),
    'facts-impossible',
    'known[0]',
  ],
  ['no number', () => parseCase({ ...base, known: [{ seats: 'W', suit: 'H' }] }), 'fact-form', 'known[0]'],
  [
    'cards without a suit',
    () => parseCase({ ...base, known: [{ seats: 'W', cards: 'A' }] }),
    'fact-form',
    'known[0].suit',
  ],
  [
    'cards and a number',
    () => parseCase({ ...base, known: [{ seats: 'W', suit: 'H', cards: 'A', least: 1 }] }),
    'fact-form',
    'known[0].least',
  ],
  [
    'an order upside down',
    () => parseCase({ ...base, known: [{ seats: 'W', suit: 'H', least: 2, most: 1 }] }),
    'fact-form',
    'known[0].least',
  ],
  [
    'no seat',
    () => parseCase({ ...base, known: [{ seats: 'X', suit: 'H', least: 2 }] }),
    'unknown-seat',
    'known[0].seats',
  ],
  [
    'no suit',
    () => parseCase({ ...base, known: [{ seats: 'W', suit: 'X', least: 2 }] }),
    'unknown-suit',
    'known[0].suit',
  ],
  [
    'no rank',
    () => parseCase({ ...base, known: [{ seats: 'W', ranks: '1', least: 2 }] }),
    'unknown-rank',
    'known[0].ranks',
  ],
  ['no list', () => parseCase({ ...base, known: {} }), 'wrong-type', 'known'],
  [
    'a finding on a card that is not known',
    () => parseCase({ ...base, hands: { ...base.hands, N: '?', E: '..QJ.QJ' }, findings: { notNormal: ['N:H3'] } }),
    'card-not-held',
    'findings.notNormal[0]',
  ],
])('%s is refused', (_, ask, code, at) => {
  const result = ask();
  expect(result.ok ? 'read' : `${result.problem.code} ${result.problem.at}`).toBe(`${code} ${at}`);
});
