// The director's findings: struck out and allowed plays, and a search that is cut.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';

const solver = createSolver();

function rule(input: object) {
  const parsed = parseCase({ law70: 'case/1', ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return adjudicate(parsed.value, solver);
}

describe('findings', () => {
  const ending = {
    contract: '3NT',
    declarer: 'W',
    hands: { N: '8..J.62', E: '732...K', S: '.86..J75', W: '.97.4.QT' },
    trick: ['D8', 'DA'],
    leader: 'N',
    claim: { by: 'W', tricks: 5 },
  };

  test('a play struck out is not made where there is another, even when every normal play is struck out', () => {
    const struck = (plays: string[]) => rule({ ...ending, findings: { notNormal: plays } });
    const one = struck(['E:CK']);
    const two = struck(['E:CK', 'E:S7']);
    const first = ({ line }: typeof one) => line.find((play) => play.startsWith('E:'));
    expect(first(one)).not.toBe('E:CK');
    expect(first(two)).toMatch(/^E:S[23]$/);
    expect(two.tricks.claimer).toBeGreaterThanOrEqual(one.tricks.claimer);
  });

  test('a play can be struck out in one trick only', () => {
    const struck = (play: string) => rule({ ...ending, findings: { notNormal: [play] } });
    const tricksOf = ({ line }: ReturnType<typeof rule>) =>
      line.flatMap((play, at) => (play === 'E:CK' ? [Math.floor((at + ending.trick.length) / 4) + 1] : []));
    const none = rule(ending);
    const [made] = tricksOf(none);
    expect(tricksOf(struck(`E:CK@${made}`))).not.toContain(made);
    // where it is not made it costs nothing to strike it out
    const other = made === 5 ? 4 : 5;
    expect(struck(`E:CK@${other}`).line).toEqual(none.line);
    for (const play of [`E:CK@${made}`, `E:CK@${other}`]) {
      const { findings, reasons } = struck(play);
      expect(findings?.[0]?.value).toBe(play);
      expect(reasons).toContainEqual({ code: 'struck-out', facts: { plays: [play] }, cite: [] });
    }
  });

  test('an aware claimer keeps what an unaware one loses', () => {
    const open = {
      contract: '4S',
      declarer: 'S',
      hands: { N: '.32.A2.', E: '..QJ.QJ', S: 'K.A.K3.', W: '2..T9.2' },
      leader: 'S',
      claim: { by: 'S', tricks: 4 },
    };
    expect(rule(open).tricks.claimer).toBe(3);
    expect(rule({ ...open, findings: { awareOfTrump: true } }).tricks.claimer).toBe(4);
    expect(rule({ ...open, claim: { by: 'S', tricks: 4, statement: 'draw the last trump' } }).tricks.claimer).toBe(4);
  });

  test('in notrump there is no trump to know of', () => {
    expect(rule({ ...ending, findings: { awareOfTrump: true } }).findings).toBeUndefined();
  });

  test('fewer lines than were asked for are said to be all', () => {
    const parsed = parseCase({ law70: 'case/1', ...ending });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
    const one = adjudicate(parsed.value, solver, 'normal', { lines: 1 });
    const all = adjudicate(parsed.value, solver, 'normal', { lines: 1000 });
    expect([one.lines?.length, one.noMoreLines, all.noMoreLines]).toEqual([1, undefined, true]);
    expect(new Set(all.lines?.map(({ line }) => line.join())).size).toBe(all.lines?.length);
  });

  test('a search that is cut still gives a line, and says that it is not exact', () => {
    const parsed = parseCase({
      law70: 'case/1',
      contract: '3S',
      declarer: 'N',
      deal: 'N:K86543.A832.A.Q7 9.KQJ7.K9632.932 AT2.T65.874.KJ64 QJ7.94.QJT5.AT85',
      play: ['HK', 'H5', 'H4', 'H2'],
      claim: { by: 'N', tricks: 9 },
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
    const ruling = adjudicate(parsed.value, solver, 'quick');
    expect(ruling.exact).toBe(false);
    expect(ruling.line).toHaveLength(48);
    expect(ruling.reasons.at(-1)?.code).toBe('not-exact');
  });
});
