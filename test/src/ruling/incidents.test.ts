// What happened besides the claim: a defender's claim in 1963, partner's objection, a lost right, a law that comes first.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { makeCase } from '../../../src/claim/caseJson.ts';
import { explain, ladderOf } from '../../../src/explain/explain.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';
import type { Reason } from '../../../src/ruling/reason.ts';
import { forgottenTrump } from '../../forgottenTrump.ts';

const solver = createSolver();

function read(input: object) {
  const parsed = parseCase({ law70: 'case/1', ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

const rule = (input: object) => adjudicate(read(input), solver);
const factsOf = <C extends Reason['code']>(reasons: readonly Reason[], code: C) =>
  reasons.find((reason) => reason.code === code)?.facts as Extract<Reason, { code: C }>['facts'] | undefined;

const defender = {
  contract: '4H',
  declarer: 'W',
  hands: { N: 'KJ9..J.', E: '873..T.', S: 'A6...J7', W: 'Q...QT8' },
  leader: 'W',
  claim: { by: 'N', tricks: 2 },
};

describe("a defender's claim in 1963", () => {
  test('ends nothing: declarer chooses, and the choice has its value in tricks', () => {
    const ruling = rule({ ...defender, edition: '1963' });
    const { mayChoose, playOn, penalty } = factsOf(ruling.reasons, 'penalty-cards')!;
    expect(ruling.status).toBe('play-on');
    expect(ladderOf(ruling).ruled).toBeUndefined();
    expect(mayChoose).toBe(true);
    expect(playOn).toBe(ruling.ladder.doubleDummy);
    expect(penalty).toBeLessThan(playOn);
    expect(ruling.tricks.claimer).toBe(penalty);
    expect(ruling).toMatchObject({ line: [], doubts: [] });
    expect(ruling.reasons.map(({ code }) => code)).not.toContain('belief');
  });

  test('no penalty cards when only declarer saw them', () => {
    const ruling = rule({ ...defender, edition: '1963', incidents: { shownToDeclarerOnly: true } });
    expect(factsOf(ruling.reasons, 'penalty-cards')).toMatchObject({ mayChoose: false, penalty: null });
    expect(ruling.tricks.claimer).toBe(ruling.ladder.doubleDummy);
  });

  const conceded = { ...defender, claim: { by: 'N', tricks: 0 }, edition: '1963' };

  test('what a defender gives up is a concession, but for what no play could lose', () => {
    const ruling = rule(conceded);
    expect(ruling.status).toBeUndefined();
    expect(ruling.tricks.claimer).toBe(ruling.ladder.anyPlay);
    expect(factsOf(ruling.reasons, 'defender-concedes')).toEqual({ conceded: 4, safe: ruling.ladder.anyPlay });
    expect(ruling.citations).toContain('74b');
    // two sure tricks: North has the two highest trumps
    const sure = rule({ ...conceded, hands: { ...defender.hands, N: '.AK..98', E: '873..T.', W: 'Q...QT5' } });
    expect(sure.tricks.claimer).toBeGreaterThanOrEqual(2);
    expect(sure.tricks.claimer).toBe(sure.ladder.anyPlay);
  });

  test('unless partner objects at once: 74c, and play goes on', () => {
    const ruling = rule({ ...conceded, incidents: { partnerObjected: true } });
    expect(ruling.status).toBe('play-on');
    expect(ruling.citations).toContain('74c');
    expect(ruling.citations).not.toContain('74b');
    const told = rule({ ...conceded, isClaim: { showedCards: false }, incidents: { partnerObjected: true } });
    expect(factsOf(told.reasons, 'penalty-cards')).toBeUndefined();
    expect(told.tricks.claimer).toBe(told.ladder.doubleDummy);
  });

  test('some tricks given up and the others kept: play goes on for no more than those', () => {
    const some = rule({
      ...conceded,
      claim: { by: 'N', tricks: 1 },
      isClaim: { saidLosers: true, showedCards: false },
    });
    expect(some.status).toBe('play-on');
    expect(some.ladder.doubleDummy).toBeGreaterThan(1);
    expect(some.tricks.claimer).toBe(1);
  });

  test('is a claim like any other later', () => {
    for (const edition of ['1987', '1997', '2007', '2017'])
      expect(rule({ ...defender, edition }).status, edition).toBeUndefined();
  });
});

describe("partner's objection", () => {
  const objected = { ...defender, incidents: { partnerObjected: true } };

  test('2017: neither concession nor claim, play goes on', () => {
    const ruling = rule({ ...objected, edition: '2017' });
    expect(ruling.status).toBe('play-on');
    expect(ruling.tricks.claimer).toBe(ruling.ladder.doubleDummy);
    expect(factsOf(ruling.reasons, 'exposed-cards')).toEqual({ answer: 'no-penalty-cards' });
    expect(ruling.citations).toContain('68B2');
  });

  test('before: a number that was claimed is still a claim, without a limit', () => {
    const ruling = rule({ ...objected, edition: '2007' });
    expect(ruling.status).toBeUndefined();
    expect(ruling.tricks.claimer).toBe(ruling.ladder.normal);
  });

  test('to a concession of everything: play goes on in every edition', () => {
    for (const edition of ['1963', '1975', '1987', '1997', '2007', '2017'])
      expect(rule({ ...objected, claim: { by: 'N', tricks: 0 }, edition }).status, edition).toBe('play-on');
  });

  test('to a claim of everything changes nothing', () => {
    const all = { ...objected, claim: { by: 'N', tricks: 4 }, edition: '2017' };
    const plain = { ...all, incidents: {} };
    expect(rule(all).tricks).toEqual(rule(plain).tricks);
    expect(factsOf(rule(all).reasons, 'partner-objected')).toEqual({ left: 'no-concession-made' });
  });
});

describe('was it a claim at all', () => {
  const { won: _, ...unwon } = forgottenTrump;
  const dropped = {
    ...unwon,
    claim: { by: 'S' },
    isClaim: { showedCards: true, noClaimMeant: true },
  };

  test('cards that were dropped are a claim in 1963 and none later', () => {
    expect(rule({ ...dropped, edition: '1963' }).status).toBeUndefined();
    const now = rule({ ...dropped, edition: '2017' });
    expect(now).toMatchObject({ status: 'play-on', line: [], tricks: { claimer: now.ladder.doubleDummy } });
    expect(now.reasons).toContainEqual({ code: 'claim-or-not', facts: { because: 'no-claim-meant' }, cite: ['68A'] });
    expect(now.result).toBeUndefined();
  });

  test('a claim is ruled on as before when the facts make it one', () => {
    const { isClaim: _, ...plain } = dropped;
    for (const edition of ['1963', '2007', '2017']) {
      const shown = rule({ ...dropped, isClaim: { showedCards: true }, edition });
      expect(shown.tricks, edition).toEqual(rule({ ...plain, edition }).tricks);
    }
  });
});

describe('a lost right and a law that comes first', () => {
  test('the claim stands up to 2007; 2017 takes no right away', () => {
    const incidents = { forfeited: true };
    for (const edition of ['1963', '1997', '2007'])
      expect(rule({ ...forgottenTrump, incidents, edition }).tricks.claimer, edition).toBe(4);
    expect(rule({ ...forgottenTrump, incidents, edition: '2017' }).tricks.claimer).toBe(3);
  });

  test('a revoke or wrong cards make the count provisional until they are settled', () => {
    const open = rule({ ...forgottenTrump, incidents: { revoke: 'open', wrongCards: 'settled' } });
    expect(open.status).toBe('other-law-first');
    expect(open.citations).toEqual(expect.arrayContaining(['13', '14', '61', '62', '63', '64']));
    const settled = rule({ ...forgottenTrump, incidents: { revoke: 'settled', wrongCards: 'settled' } });
    expect(settled.status).toBeUndefined();
    expect(settled.tricks).toEqual(rule(forgottenTrump).tricks);
  });

  test('the page says so in both languages', () => {
    const theCase = read({ ...forgottenTrump, incidents: { revoke: 'open' } });
    expect(explain(adjudicate(theCase, solver), theCase, 'en')).toContain('Provisional');
    expect(explain(adjudicate(theCase, solver), theCase, 'nl')).toContain('Voorlopig');
  });
});

test('the keys are read, written back, and refused where they are wrong', () => {
  const full = read({ ...defender, incidents: { partnerObjected: true, forfeited: false, revoke: 'open' } });
  expect(parseCase(JSON.parse(JSON.stringify(makeCase(full))))).toEqual({ ok: true, value: full });
  const problem = (extra: object) => {
    const parsed = parseCase({ law70: 'case/1', ...defender, ...extra });
    return parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.at}`;
  };
  expect(problem({ incidents: { revoke: 'yes' } })).toBe('unknown-stage incidents.revoke');
  expect(problem({ incidents: { objected: true } })).toBe('unknown-key incidents.objected');
  expect(problem({ incidents: { forfeited: 1 } })).toBe('wrong-type incidents.forfeited');
  expect(problem({ claim: { by: 'W' }, incidents: { partnerObjected: true } })).toBe(
    'incident-side incidents.partnerObjected',
  );
});
