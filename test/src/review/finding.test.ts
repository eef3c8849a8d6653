// The verdicts, one by one, on cases whose answer is known; what is left out, and why; signs of an operator's stop; the swing.

import { expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import type { Board } from '../../../src/formats/board.ts';
import { readText } from '../../../src/formats/read.ts';
import { imps } from '../../../src/play/compareScores.ts';
import { type Candidate, candidateOf } from '../../../src/review/candidate.ts';
import { bySwing, type Finding, findingOf, unjudged } from '../../../src/review/finding.ts';
import { judge } from '../../../src/review/judge.ts';
import { swingOf } from '../../../src/review/swing.ts';
import { forgottenTrump } from '../../forgottenTrump.ts';

const solver = createSolver({ memoryMB: 16 });

const boardsOf = (text: string): Board[] =>
  [...readText(text)].flatMap((item) => ('board' in item ? [item.board] : []));

function candidate(text: string): Candidate {
  const look = candidateOf(boardsOf(text)[0]!, 'f.pbn', 0, '2017');
  if (!look || !('candidate' in look)) throw new Error(`no candidate: ${JSON.stringify(look)}`);
  return look.candidate;
}

const find = (text: string): Finding => {
  const found = candidate(text);
  return findingOf(
    found,
    judge(found, solver, () => {}),
  );
};

/** Ten tricks are played; in the last three North-South hold SK HA (South) and what `hands` says. */
const aCase = (changes: object) =>
  JSON.stringify({
    ...forgottenTrump,
    claim: { by: 'S', tricks: 4 },
    ...changes,
  });

test('stands only if: the trump that is out was not forgotten', () => {
  expect(find(aCase({}))).toMatchObject({
    verdict: 'stands-only-if',
    claimed: 4,
    ruled: 3,
    aware: 4,
    doubleDummy: 4,
    forgotten: { belief: 'trump-forgotten', cards: ['S2'] },
    swing: { points: 470, imps: 10 },
  });
});

test('stands: nothing is out', () => {
  const hands = { N: '.32.A2.', E: '..QJ.QJ', S: 'K.A.K3.', W: '.9.T9.2' };
  expect(find(aCase({ hands, shownOut: { E: 'H' } }))).toMatchObject({ verdict: 'stands', ruled: 4 });
});

test('hands that the file does not give: the worst way in which they can lie, and what it was', () => {
  const hands = { N: '.32.A2.', E: '?', S: 'K.A.K3.', W: '?' };
  const known = [
    { seats: 'EW', suit: 'S', cards: '2' },
    { seats: 'EW', suit: 'D', cards: 'QJT9' },
    { seats: 'EW', suit: 'C', cards: 'QJ2' },
  ];
  const told = find(aCase({ hands, known, shownOut: {} }));
  expect(told).toMatchObject({ unseen: ['E', 'W'], verdict: 'stands-only-if', aware: 4 });
  expect(told.lie).toHaveLength(4);
  expect([told.lie![0], told.lie![2]]).toEqual([hands.N, hands.S]);
  expect([told.lie![1]![0], told.lie![3]![0]].sort()).toEqual(['.', '2']);
  // with nothing told all trumps may be out; that more is possible cannot be excluded
  expect(find(aCase({ hands, shownOut: {} }))).toMatchObject({ verdict: 'falls', ruled: 0, doubleDummy: 0 });
});

test('conceded: a trick that no normal line loses', () => {
  const hands = { N: '.32.A2.', E: '..QJ.QJ', S: 'K.A.K3.', W: '.9.T9.2' };
  const found = find(aCase({ hands, claim: { by: 'S', tricks: 2 } }));
  expect(found).toMatchObject({ verdict: 'conceded', claimed: 2, ruled: 4 });
  expect(found.swing!.points).toBeLessThan(0);
});

test('more than possible: more than best play gives', () => {
  const hands = { N: '.32.42.', E: '..QJ.QJ', S: 'K.A.K3.', W: '2..AT.2' };
  expect(find(aCase({ hands }))).toMatchObject({ verdict: 'more-than-possible', claimed: 4 });
});

test("a defender's claim is judged for him", () => {
  const found = find(aCase({ claim: { by: 'W', tricks: 1 } }));
  expect(found).toMatchObject({ by: 'W', claimed: 1, recorded: 9, verdict: 'more-than-possible', doubleDummy: 0 });
});

const deal = 'N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432';
const game = (result: string, rows: string, extra = '') =>
  `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${deal}"]\n[Declarer "S"]\n[Contract "7NT"]\n[Result "${result}"]\n${extra}[Play "W"]\n${rows}\n*\n`;
const two = 'H2 HA H9 H6\nS2 SA S7 S3';

test('what is left out, and why', () => {
  const look = (text: string) => candidateOf(boardsOf(text)[0]!, 'f.pbn', 0, '2017');
  expect(look(game('1', two))).toMatchObject({ leftOut: 'result-impossible' });
  expect(look(game('^13', two))).toMatchObject({ leftOut: 'irregular' });
  expect(look(game('13', two).replace(' 2.5432.5432.5432', ' -').replace('T987', '-'))).toBeUndefined();
  expect(look(game('', two))).toBeUndefined();
  expect(look(game('13', ''))).toBeUndefined();
});

test("signs of an operator's stop are named; without vugraph only a bare lead is one", () => {
  const signs = (text: string) => candidate(text).signs;
  expect(signs(game('13', 'H2 - - -'))).toEqual(['lead-only']);
  expect(signs(game('13', two))).toEqual([]);
  expect(signs(game('13', two, '[Room "Open"]\n'))).toEqual(['vugraph-early']);
  const six = `${two}\nC2 SK S8 S4\nC3 SQ S9 S5\nC4 SJ ST S6\nH3 HK HT H7\nH4 HQ HJ H8`;
  expect(signs(game('13', six, '[Room "Open"]\n'))).toEqual([]);
  expect(signs(game('10', six, '[Room "Open"]\n'))).toEqual(['vugraph-part']);
});

test("what is probably an operator's stop says what the claim would be worth, also when its time was up", () => {
  const rows = `${two}\nC2 SK S8 S4\nC3 SQ S9 S5\nC4 SJ ST S6\nH3 HK HT H7\nH4 HQ HJ H8`;
  const found = candidate(game('10', rows, '[Room "Open"]\n'));
  const stop = { verdict: 'operator-stop', claimed: 3, doubleDummy: 6, signs: ['vugraph-part'] };
  expect(
    findingOf(
      found,
      judge(found, solver, () => {}),
    ),
  ).toMatchObject({ ...stop, ruled: 6, aware: 6 });
  expect(unjudged(found, { kind: 'too-long', seconds: 5 }, 'longer than 5 s', { doubleDummy: 6 })).toMatchObject({
    ...stop,
    why: 'no ruling: longer than 5 s',
  });
  expect(unjudged(found, { kind: 'lane-died' }, 'the lane died', {})).toMatchObject({ verdict: 'failed' });
});

test('IMPs and the order of a report', () => {
  expect([0, 10, 20, 40, 50, 420, 430, 3999, 4000, -420].map(imps)).toEqual([0, 0, 1, 1, 2, 9, 10, 23, 24, -9]);
  expect(swingOf({ contract: '4S', declarer: 'S', vulnerable: 'NS' }, 10, 9)).toEqual({ points: 720, imps: 12 });
  expect(swingOf({ contract: 'NT', declarer: 'S', vulnerable: 'NS' }, 10, 9)).toBeUndefined();
  const made = (index: number, points: number, claimed = 0) =>
    ({ file: 'f', index, swing: { points, imps: imps(points) }, claimed, ruled: 0 }) as unknown as Finding;
  expect(
    [made(0, 30), made(1, -500), made(2, 30), made(3, 30, 2), made(4, 50)].sort(bySwing).map(({ index }) => index),
  ).toEqual([1, 4, 3, 0, 2]);
});
