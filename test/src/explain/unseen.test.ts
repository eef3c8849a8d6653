// A ruling on hands that are not all known: the doubtful point with its article, the way that decides as a diagram, in both
// languages; and what the claimer saw but the case does not give, said to be missing.

import { expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { explain } from '../../../src/explain/explain.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';

const solver = createSolver();

function rule(hands: object, more: object = {}) {
  const read = parseCase({
    law70: 'case/1',
    strain: 'NT',
    declarer: 'S',
    hands,
    leader: 'S',
    claim: { by: 'S', tricks: 3 },
    ...more,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const ruling = adjudicate(read.value, solver);
  return { ruling, en: explain(ruling, read.value, 'en'), nl: explain(ruling, read.value, 'nl') };
}

// the queen of spades falls, or not: all depends on where the third spade is
const known = [
  { seats: 'EW', suit: 'S', cards: 'QT9' },
  { seats: 'EW', suit: 'H', cards: 'AKQ' },
];
const open = { N: '32.2..', E: '?', S: 'AKJ...', W: '?' };

test('the cards lie as badly as the facts allow', () => {
  const { ruling, en, nl } = rule(open, { known });
  expect(ruling.tricks.claimer).toBe(2);
  expect(ruling.exact).toBe(true);
  expect(ruling.unseen).toMatchObject({ seats: ['E', 'W'], notGiven: [], all: true, least: 2, most: 3 });
  expect(ruling.doubts[0]).toMatchObject({ code: 'unseen-cards', cost: 1, cite: ['70A'] });
  expect(en).toContain("Not all of East's and West's cards are known.");
  expect(en).toContain('As the cards may lie');
  expect(en).toMatch(/♠ \?/);
  expect(nl).toContain('Zoals de kaarten kunnen zitten');
  expect(nl).toContain('Niet alle kaarten van Oost en West zijn bekend.');
});

test('a fact that leaves the queen with one other card at most upholds the claim', () => {
  const split = [...known, { seats: 'W', suit: 'S', least: 1, most: 2 }];
  const { ruling } = rule(open, { known: split });
  expect(ruling.tricks.claimer).toBe(3);
  expect(ruling.doubts).toEqual([]);
});

test('what dummy held is no doubtful point: the ruling says that it is missing', () => {
  const hands = { N: '?', E: 'QT9...', S: 'KJ2...', W: '.AKQ..' };
  const { ruling, en } = rule(hands, {
    known: [
      { seats: 'N', suit: 'S', most: 1 },
      { seats: 'N', ranks: 'KQJT98', exactly: 0 },
    ],
  });
  expect(ruling.status).toBe('cards-not-given');
  expect(ruling.unseen).toMatchObject({ seats: ['N'], notGiven: ['N'], all: true });
  expect(ruling.unseen!.most).toBeGreaterThan(ruling.unseen!.least);
  expect(ruling.doubts.some(({ code }) => code === 'unseen-cards')).toBe(false);
  expect(en).toContain('Provisional');
});
