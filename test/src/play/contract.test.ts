import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Strain } from '../../../src/cards/cards.ts';
import { type Contract, isVulnerable, makeContract, parseContract, score } from '../../../src/play/contract.ts';

// Contract, vulnerable, declarer's tricks, score (Law 77).
const scores: [string, boolean, number, number][] = [
  ['1C', false, 7, 70],
  ['1NT', false, 7, 90],
  ['2S', true, 8, 110],
  ['3NT', false, 9, 400],
  ['3NT', true, 10, 630],
  ['4S', false, 10, 420],
  ['4S', true, 11, 650],
  ['4S', false, 9, -50],
  ['5D', true, 11, 600],
  ['6H', false, 12, 980],
  ['6NT', true, 12, 1440],
  ['7C', false, 13, 1440],
  ['7NT', true, 13, 2220],
  ['1NTX', false, 7, 180],
  ['2SX', false, 8, 470],
  ['2SX', true, 9, 870],
  ['3NTX', false, 10, 650],
  ['1SXX', false, 7, 520],
  ['1CXX', false, 7, 230],
  ['2DXX', true, 9, 1160],
  ['7NTXX', true, 13, 2980],
  ['4S', true, 7, -300],
  ['4SX', false, 9, -100],
  ['4SX', false, 8, -300],
  ['4SX', false, 7, -500],
  ['4SX', false, 6, -800],
  ['4SX', true, 9, -200],
  ['4SX', true, 7, -800],
  ['4SXX', false, 9, -200],
  ['4SXX', true, 8, -1000],
  ['7NTXX', true, 0, -7600],
];

test.each(scores)('%s, vulnerable %s, %i tricks: %i', (text, vulnerable, tricks, points) => {
  expect(score(parseContract(text)!, vulnerable, tricks)).toBe(points);
});

const contractArb: fc.Arbitrary<Contract> = fc.record({
  level: fc.integer({ min: 1, max: 7 }),
  strain: fc.constantFrom<Strain[]>(0, 1, 2, 3, 4),
  doubled: fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2),
});

test('contract text goes round, and one trick more never scores less', () => {
  fc.assert(
    fc.property(contractArb, fc.boolean(), fc.nat(12), (contract, vulnerable, tricks) => {
      expect(parseContract(makeContract(contract))).toEqual(contract);
      expect(score(contract, vulnerable, tricks + 1)).toBeGreaterThan(score(contract, vulnerable, tricks));
    }),
  );
});

test('contracts as real files write them, and what is no contract', () => {
  expect(parseContract('2Dx')).toEqual({ level: 2, strain: 2, doubled: 1 });
  expect(parseContract('1N')).toEqual({ level: 1, strain: 4, doubled: 0 });
  for (const text of ['', 'Pass', '8S', '0NT', '3', '3SXXX', '3 SA']) expect(parseContract(text)).toBeUndefined();
});

test('vulnerability by side', () => {
  expect([0, 1].map((side) => isVulnerable('NS', side as 0 | 1))).toEqual([true, false]);
  expect([0, 1].map((side) => isVulnerable('Both', side as 0 | 1))).toEqual([true, true]);
});
