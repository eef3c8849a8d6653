// A revoke found at the claim: whose, whether it is established, what is transferred, and whom the doubt goes against.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { makeCase } from '../../../src/claim/caseJson.ts';
import { explain } from '../../../src/explain/explain.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';
import { compareEditions } from '../../../src/ruling/compareEditions.ts';
import type { Reason } from '../../../src/ruling/reason.ts';
import { forgottenTrump } from '../../forgottenTrump.ts';

const solver = createSolver();

const read = (revoke: object | undefined, more: object = {}) => {
  const parsed = parseCase({ ...forgottenTrump, ...(revoke && { incidents: { revoke } }), ...more });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
};
const rule = (revoke: object | undefined, more: object = {}) => adjudicate(read(revoke, more), solver);
const revokeIn = (reasons: readonly Reason[]) =>
  reasons.find((reason) => reason.code === 'revoke')?.facts as Extract<Reason, { code: 'revoke' }>['facts'];

describe('a revoke by the side that claims', () => {
  test('is established by its claim; the player won that trick and the side a later one: two tricks', () => {
    const ruling = rule({ by: 'S', suit: 'H', wonBy: 'player', laterTricks: 2 });
    expect(revokeIn(ruling.reasons)).toMatchObject({
      by: 'S',
      suit: 'H',
      established: true,
      because: 'own-claim',
      transferred: 2,
      by64: 'player',
    });
    expect(ruling.tricks).toEqual({ claimer: 3, opponents: 1 });
    expect(ruling.transfer).toEqual({ tricks: 2, to: 'opponents' });
    expect(ruling.result).toMatchObject({ tricks: 7, score: -150 });
    expect(ruling.effect).toMatchObject({ before: { tricks: 10 }, swing: { points: -570 } });
    expect(ruling.status).toBeUndefined();
    expect(ruling.citations).toEqual(expect.arrayContaining(['63A', '64A']));
  });

  test('another trick of that side after it: one; the tricks of the claim are among those', () => {
    expect(rule({ by: 'S', wonBy: 'other-side', laterTricks: 0 }).transfer).toEqual({ tricks: 1, to: 'opponents' });
    expect(rule({ by: 'S', wonBy: 'partner', laterTricks: 0 }).transfer).toEqual({ tricks: 1, to: 'opponents' });
    const nothing = { hands: { N: '.32..', E: '..QJ.', S: '..K3.', W: '2.4..' }, won: { NS: 6, EW: 5 } };
    const lost = rule(
      { by: 'S', wonBy: 'other-side', laterTricks: 0 },
      { ...nothing, leader: 'W', claim: { by: 'S', tricks: 0 } },
    );
    expect(lost.tricks.claimer).toBe(0);
    expect(lost.transfer).toBeUndefined();
    expect(revokeIn(lost.reasons).transferred).toBe(0);
  });

  test("none for dummy's cards, and what the director decides", () => {
    expect(revokeIn(rule({ by: 'N', wonBy: 'partner', laterTricks: 3 }).reasons)).toMatchObject({
      transferred: 0,
      by64: 'dummy',
    });
    expect(rule({ by: 'S', transferred: 1 }).transfer).toEqual({ tricks: 1, to: 'opponents' });
  });

  test('who won the trick must be known first', () => {
    const ruling = rule({ by: 'S' });
    expect(ruling.status).toBe('other-law-first');
    expect(revokeIn(ruling.reasons)).toMatchObject({ transferred: null, by64: null });
  });
});

describe('a revoke by the other side', () => {
  test('is corrected first when the claim is disputed, and then doubt goes against that side', () => {
    const open = rule({ by: 'W', suit: 'S' });
    expect(open).toMatchObject({ status: 'other-law-first', tricks: { claimer: 3 } });
    const corrected = rule({ by: 'W', suit: 'S', corrected: true });
    expect(corrected.status).toBeUndefined();
    expect(revokeIn(corrected.reasons)).toMatchObject({ established: false, because: 'disputed', before: 3, after: 4 });
    expect(corrected.tricks).toEqual({ claimer: 4, opponents: 0 });
    expect(corrected.result).toMatchObject({ tricks: 10, score: 420 });
    expect(corrected.citations).toContain('70A');
  });

  test('no more than was claimed, and no more than any play could bring', () => {
    const three = rule({ by: 'W', corrected: true }, { claim: { by: 'S', tricks: 3 } });
    expect(three.tricks.claimer).toBe(3);
  });

  test('established by its play to a later trick: the tricks go the other way', () => {
    const ruling = rule({ by: 'W', wonBy: 'other-side', laterTricks: 1 });
    expect(revokeIn(ruling.reasons)).toMatchObject({ established: true, because: 'played-on', transferred: 1 });
    expect(ruling.transfer).toEqual({ tricks: 1, to: 'claimer' });
    expect(ruling.result).toMatchObject({ tricks: 10 });
  });
});

describe('revokes for which no trick goes over', () => {
  const won = { by: 'S', suit: 'H', wonBy: 'player', laterTricks: 2 } as const;

  test.each([
    [{ ...won, instead: 'penalty-card' }, '3', 'penalty-card'],
    [{ ...won, repeated: true }, '2', 'repeated'],
    [{ ...won, attention: 'after-call' }, '4', 'after-call'],
    [{ ...won, attention: 'after-round' }, '5', 'after-round'],
    [{ ...won, bothSides: true }, '7', 'both-sides'],
    [{ by: 'N', suit: 'H' }, '3', 'dummy'],
    [{ by: 'S', suit: 'H', repeated: true }, '2', 'repeated'],
  ])('%j', (revoke, part, by64) => {
    for (const edition of ['2007', '2017']) {
      const ruling = rule(revoke, { edition });
      expect(revokeIn(ruling.reasons)).toMatchObject({ established: true, transferred: 0, by64 });
      expect(ruling.transfer).toBeUndefined();
      expect(ruling.status).toBeUndefined();
      expect(ruling.citations).toEqual(expect.arrayContaining([`64B${part}`, '64C']));
      expect(ruling.citations).not.toContain('64A');
    }
    // what the older editions say of these was not read
    expect(rule(revoke, { edition: '1997' }).reasons).toContainEqual(
      expect.objectContaining({ code: 'unknown-to-us', facts: { question: 'revokeNoTransfer', from: '2007' } }),
    );
  });

  test('the twelfth trick, with one left to play', () => {
    const last = {
      hands: { N: '.2..', E: '..Q.', S: 'K...', W: '2...' },
      won: { NS: 8, EW: 4 },
      claim: { by: 'S', tricks: 1 },
    };
    const ruling = rule({ by: 'S', wonBy: 'player', laterTricks: 0, twelfthTrick: true }, last);
    expect(revokeIn(ruling.reasons)).toMatchObject({ transferred: 0, by64: 'twelfth-trick' });
    expect(ruling.citations).toContain('64B6');
  });

  test('a card that lay faced: up to 2007 any, in 2017 only a penalty card', () => {
    const faced = { ...won, instead: 'faced-card' };
    expect(revokeIn(rule(faced, { edition: '2007' }).reasons)).toMatchObject({ transferred: 0, by64: 'faced-card' });
    expect(revokeIn(rule(faced, { edition: '2017' }).reasons)).toMatchObject({ transferred: 2, by64: 'player' });
  });

  test('a side that won nothing from then on', () => {
    const nothing = { hands: { N: '.32..', E: '..QJ.', S: '..K3.', W: '2.4..' }, won: { NS: 6, EW: 5 } };
    const more = { ...nothing, leader: 'W', claim: { by: 'S', tricks: 0 } };
    const ruling = rule({ by: 'S', wonBy: 'other-side', laterTricks: 0 }, more);
    expect(revokeIn(ruling.reasons)).toMatchObject({ transferred: 0, by64: 'none-won' });
    expect(ruling.citations).toContain('64B1');
  });

  test('damage is left to the director after every established revoke, and said so', () => {
    const equity = (revoke: object) =>
      rule(revoke).reasons.find(({ code }) => code === 'revoke-equity') as { facts: object } | undefined;
    expect(equity(won)).toMatchObject({ facts: { to: 'opponents', transferred: 2, both: false }, cite: ['64C'] });
    expect(equity({ ...won, bothSides: true })).toMatchObject({ facts: { transferred: 0, both: true } });
    // not established, or who won what still open: there is nothing to measure it by
    expect(equity({ by: 'W', corrected: true })).toBeUndefined();
    expect(equity({ by: 'S' })).toBeUndefined();
    const theCase = read({ by: 'N', suit: 'H' });
    const page = explain(adjudicate(theCase, solver), theCase, 'en');
    expect(page).toMatch(/for the director whether the opponents of South would have\s+done better/);
    expect(page).toMatch(/64B3 +No trick is transferred when/);
  });
});

test('a later trick won with a card of that suit: one trick more in 1997, not from 2007 on', () => {
  const late = { by: 'S', wonBy: 'other-side', laterTricks: 2, lateCard: true };
  const transfers = compareEditions(read(late), solver).rulings.map(({ edition, transfer }) => [
    edition,
    transfer?.tricks,
  ]);
  expect(Object.fromEntries(transfers)).toMatchObject({ 1997: 2, 2007: 1, 2017: 1 });
  // what 1963 and 1987 say was not read
  const { reasons } = rule(late, { edition: '1987' });
  expect(reasons).toContainEqual(
    expect.objectContaining({ code: 'unknown-to-us', facts: { question: 'revokeTricks', from: '1997' } }),
  );
});

test('as a page, and as JSON', () => {
  const theCase = read({ by: 's', suit: 'h', wonBy: 'player', laterTricks: 2 });
  expect(makeCase(theCase).incidents).toEqual({ revoke: { by: 'S', suit: 'H', wonBy: 'player', laterTricks: 2 } });
  expect(parseCase(JSON.parse(JSON.stringify(makeCase(theCase))))).toEqual({ ok: true, value: theCase });
  expect(explain(adjudicate(theCase, solver), theCase, 'en')).toContain(
    '2 tricks more for the other side by the revoke',
  );
  expect(explain(adjudicate(theCase, solver), theCase, 'nl')).toContain('wegens de verzaking');
});

test.each([
  [{ suit: 'H' }, 'missing incidents.revoke.by'],
  [{ by: 'X' }, 'unknown-seat incidents.revoke.by'],
  [{ by: 'S', suit: 'NT' }, 'unknown-suit incidents.revoke.suit'],
  [{ by: 'S', wonBy: 'dummy' }, 'unknown-winner incidents.revoke.wonBy'],
  [{ by: 'S', laterTricks: 9 }, 'out-of-range incidents.revoke.laterTricks'],
  [{ by: 'S', trick: 2 }, 'unknown-key incidents.revoke.trick'],
  [{ by: 'S', instead: 'king' }, 'unknown-faced incidents.revoke.instead'],
  [{ by: 'S', attention: 'late' }, 'unknown-attention incidents.revoke.attention'],
  [{ by: 'S', repeated: 'perhaps' }, 'wrong-type incidents.revoke.repeated'],
  [{ by: 'S', twelfthTrick: true }, 'revoke-trick incidents.revoke.twelfthTrick'],
  [{ by: 'S', established: true, corrected: true }, 'revoke-corrected incidents.revoke.corrected'],
  [{ by: 'E', wonBy: 'player', laterTricks: 3 }, 'revoke-won incidents.revoke.laterTricks'],
  [{ by: 'E', wonBy: 'other-side', laterTricks: 4 }, 'revoke-won incidents.revoke.laterTricks'],
  [{ by: 'S', laterTricks: 7 }, 'revoke-won incidents.revoke.laterTricks'],
  [{ by: 'E', established: true, transferred: 8 }, 'revoke-won incidents.revoke.transferred'],
])('%j is refused', (revoke, problem) => {
  const parsed = parseCase({ ...forgottenTrump, incidents: { revoke } });
  expect(parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.at}`).toBe(problem);
});

test.each([
  [
    { NS: 9, EW: 0 },
    { by: 'W', wonBy: 'partner' },
  ],
  [
    { NS: 0, EW: 9 },
    { by: 'W', wonBy: 'other-side' },
  ],
])('with %j won, %j is refused: nobody on that side took a trick', (won, revoke) => {
  const parsed = parseCase({ ...forgottenTrump, won, incidents: { revoke } });
  expect(parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.at}`).toBe('revoke-won incidents.revoke.wonBy');
});

test('what the director transfers is no more than the side has with its part of the rest', () => {
  const ruling = rule({ by: 'E', established: true, transferred: 7 });
  expect(ruling.tricks).toEqual({ claimer: 3, opponents: 1 });
  expect(ruling.transfer).toEqual({ tricks: 4, to: 'claimer' });
  expect(ruling.result).toMatchObject({ tricks: 13 });
});
