// A concession taken back: which standard of proof, which time, which edition; and the date question.

import { describe, expect, test } from 'vitest';
import { parseCase } from '../../../src/claim/case.ts';
import { makeCase } from '../../../src/claim/caseJson.ts';
import { explain } from '../../../src/explain/explain.ts';
import { timing } from '../../../src/ruling/correctionPeriod.ts';
import { factsOf, read, rule, solid } from './askedBack.ts';

describe('a concession taken back', () => {
  const conceded = { ...solid, claim: { by: 'S', tricks: 1 }, withdrawal: { of: 'concession', by: 'S' } };

  test('a trick that no play could lose comes back in every edition', () => {
    for (const edition of ['1963', '1975', '1987', '1997', '2007', '2017'])
      expect(rule({ ...conceded, edition }).tricks.claimer, edition).toBe(3);
  });

  /** A real play that stopped: three of five on the worst normal line, fewer on silly ones. */
  const careless = {
    strain: 'S',
    declarer: 'S',
    hands: { N: 'T..KJ.52', E: '.9.7543.', S: '.K..QJ7', W: '9.T85..' },
    trick: ['HQ', 'H2'],
    leader: 'S',
    claim: { by: 'S', tricks: 0 },
    findings: { awareOfTrump: true },
    withdrawal: { of: 'concession', by: 'S' },
  };

  test('no play, however unlikely, in 1963; no normal play later', () => {
    const old = rule({ ...careless, edition: '1963' });
    const now = rule({ ...careless, edition: '2017' });
    expect(old.tricks.claimer).toBe(old.ladder.anyPlay);
    expect(now.tricks.claimer).toBe(now.ladder.normal);
    expect(now.tricks.claimer).toBeGreaterThan(old.tricks.claimer);
    expect(factsOf(old.reasons, 'standard-of-proof')).toEqual({ standard: 'any-play', tricks: old.ladder.anyPlay });
    expect(factsOf(now.reasons, 'standard-of-proof')).toEqual({ standard: 'any-normal', tricks: now.ladder.normal });
  });

  test('in 1997 normal play is enough for a short time only', () => {
    const early = rule({ ...careless, edition: '1997' });
    const late = rule({
      ...careless,
      edition: '1997',
      withdrawal: { ...careless.withdrawal, shortTimePassed: true },
    });
    expect(early.tricks.claimer).toBe(early.ladder.normal);
    expect(late.tricks.claimer).toBe(late.ladder.anyPlay);
  });

  test('too late: the hands were back (1963), the correction period was over (2017)', () => {
    const back = { ...conceded.withdrawal, handsReturned: true };
    expect(rule({ ...conceded, edition: '1963', withdrawal: back }).tricks.claimer).toBe(1);
    const times = { available: '2026-11-30T22:00', asked: '2026-11-30T22:31' };
    const late = { ...conceded, edition: '2017', withdrawal: { ...conceded.withdrawal, ...times } };
    expect(rule(late).tricks.claimer).toBe(1);
    expect(rule({ ...late, regulations: { correctionMinutes: 60 } }).tricks.claimer).toBe(3);
    expect(factsOf(rule(late).reasons, 'correction-period')).toMatchObject({ inTime: false, set: 'edition' });
  });

  test('never less than was left to the side', () => {
    expect(rule({ ...careless, edition: '1963', claim: { by: 'S', tricks: 4 } }).tricks.claimer).toBe(4);
  });

  test('a trick that had been won before counts without proof', () => {
    const ruling = rule({
      ...conceded,
      contract: '3NT',
      won: { NS: 9, EW: 1 },
      claim: { by: 'S', tricks: 0 },
      recorded: 8,
    });
    expect(factsOf(ruling.reasons, 'already-won')).toEqual({ of: 'declarer', recorded: 8, won: 9 });
    expect(ruling.result).toMatchObject({ tricks: 12, score: 490 });
    expect(ruling.effect).toMatchObject({ before: { tricks: 8, score: -50 }, swing: { points: 540, imps: 11 } });
  });
});

describe('a contract already made or beaten', () => {
  /** South made 4S with the tricks won before, conceded the rest and was scored one down. */
  const made = {
    ...solid,
    strain: 'S',
    contract: '4S',
    hands: { N: '.AKQ..', E: '..32.2', S: '.432..', W: '..AK.A' },
    leader: 'W',
    won: { NS: 10, EW: 0 },
    claim: { by: 'S', tricks: 0 },
    recorded: 9,
    withdrawal: { of: 'concession', by: 'S' },
  };

  test('is told by the tricks won, and has a rule of its own up to 1997', () => {
    for (const [edition, law] of [
      ['1963', 'own-rule'],
      ['1997', 'own-rule'],
      ['2007', 'won-tricks-only'],
      ['2017', 'won-tricks-only'],
    ] as const) {
      const ruling = rule({ ...made, edition });
      expect(factsOf(ruling.reasons, 'contract-done'), edition).toEqual({ done: 'made', needed: 10, won: 10, law });
      expect(ruling.result, edition).toMatchObject({ tricks: 10, score: 420 });
      expect(ruling.effect, edition).toMatchObject({ before: { tricks: 9, score: -50 }, swing: { points: 470 } });
    }
    expect(rule({ ...made, edition: '1963' }).citations).toContain('74a');
    expect(rule({ ...made, edition: '1997' }).citations).toContain('71B');
  });

  test('can be found by the director where the tricks won are not known', () => {
    const { won: _, ...unknown } = made;
    const found = { ...unknown, withdrawal: { ...made.withdrawal, contractDone: 'made' } };
    const ruling = rule({ ...found, edition: '1997' });
    expect(factsOf(ruling.reasons, 'contract-done')).toMatchObject({ won: null, needed: 10 });
    expect(ruling.result).toMatchObject({ tricks: 10, score: 420 });
    expect(ruling.tricks.claimer).toBe(0);
    // ten or more had been won: the score is the least that it can be, and is said to be that
    expect(ruling.result).toMatchObject({ tricks: 10, bound: 'least' });
    const theCase = read({ ...found, edition: '1997' });
    expect(explain(ruling, theCase, 'en')).toContain('4♠ by South, at least 10 tricks: made, +420 or more');
    expect(explain(ruling, theCase, 'en')).toMatch(/by the ruling +\+420 or more/);
    expect(explain(ruling, theCase, 'nl')).toContain('4♠ door Zuid, ten minste 10 slagen: gemaakt, +420 of meer');
    expect(rule({ ...made, edition: '1997' }).result).not.toHaveProperty('bound');
  });

  test('beaten by tricks that are not known: no more than so many for declarer', () => {
    const { recorded: _recorded, won: _won, ...rest } = made;
    const beaten = {
      ...rest,
      claim: { by: 'W', tricks: 0 },
      withdrawal: { of: 'concession', by: 'W', contractDone: 'defeated' },
      hands: { N: '.AKQ..', E: '..32.2', S: '.432..', W: '..54.3' },
      leader: 'N',
    };
    const ruling = rule(beaten);
    expect(ruling.result).toMatchObject({ tricks: 9, score: -50, bound: 'most' });
    expect(explain(ruling, read(beaten), 'en')).toContain('at most 9 tricks: down 1, −50 or less');
    expect(explain(ruling, read(beaten), 'nl')).toContain('ten hoogste 9 slagen: 1 down, −50 of minder');
  });

  test('the other way: defenders who had beaten it and conceded it', () => {
    const beaten = {
      ...made,
      won: { NS: 6, EW: 4 },
      claim: { by: 'W', tricks: 0 },
      recorded: 10,
      withdrawal: { of: 'concession', by: 'E' },
      hands: { N: '.AKQ..', E: '..32.2', S: '.432..', W: '..54.3' },
      leader: 'N',
      edition: '1997',
    };
    const ruling = rule(beaten);
    expect(factsOf(ruling.reasons, 'contract-done')).toEqual({
      done: 'defeated',
      needed: 4,
      won: 4,
      law: 'own-rule',
    });
    expect(factsOf(ruling.reasons, 'already-won')).toEqual({ of: 'defenders', recorded: 3, won: 4 });
    expect(ruling.result).toMatchObject({ tricks: 9, score: -50 });
  });

  test('too late the score stands', () => {
    const times = { available: '2026-11-30T22:00', asked: '2026-11-30T22:31' };
    const late = { ...made, withdrawal: { ...made.withdrawal, ...times } };
    expect(rule({ ...late, edition: '2017' }).result).toMatchObject({ tricks: 9, score: -50 });
    expect(rule({ ...late, edition: '2017', regulations: { correctionMinutes: 60 } }).result).toMatchObject({
      tricks: 10,
    });
    // the length of the period of 1963 is not known to us
    expect(rule({ ...late, edition: '1963' }).result).toMatchObject({ tricks: 10 });
    const old = rule({ ...late, edition: '1963' });
    expect(factsOf(old.reasons, 'time-open')).toEqual({ missing: 'length' });
    expect(explain(old, read({ ...late, edition: '1963' }), 'en')).toContain(
      'is not known to us, and no length was set',
    );
    expect(rule({ ...late, edition: '1963', regulations: { correctionMinutes: 30 } }).result).toMatchObject({
      tricks: 9,
    });
    expect(factsOf(rule({ ...made, edition: '1963' }).reasons, 'time-open')).toEqual({ missing: 'times' });
    // the length is read in 2017 only; the editions between lean on it, and say so
    for (const edition of ['1975', '1987', '1997', '2007']) {
      const { reasons, result } = rule({ ...late, edition });
      expect(result, edition).toMatchObject({ tricks: 9 });
      expect(reasons, edition).toContainEqual(
        expect.objectContaining({ code: 'unknown-to-us', facts: { question: 'correctionPeriod', from: '2017' } }),
      );
    }
  });

  test('what does not go together is refused', () => {
    const problem = (extra: object) => {
      const parsed = parseCase({ law70: 'case/1', ...made, ...extra });
      return parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.at}`;
    };
    const done = (contractDone: string) => ({ withdrawal: { ...made.withdrawal, contractDone } });
    expect(problem(done('made'))).toBe('read');
    expect(problem(done('defeated'))).toBe('contract-done-side withdrawal.contractDone');
    expect(problem(done('beaten'))).toBe('unknown-outcome withdrawal.contractDone');
    expect(problem({ ...done('made'), won: { NS: 9, EW: 1 } })).toBe('contract-not-done withdrawal.contractDone');
    expect(problem({ ...done('made'), contract: undefined, recorded: undefined })).toBe(
      'no-contract withdrawal.contractDone',
    );
    expect(problem({ withdrawal: { ...made.withdrawal, likely: 1 } })).toBe('withdrawal-key withdrawal.likely');
    // four tricks are left: nine had been played, and nobody can have made ten of them
    const four = {
      hands: { N: '2.AKQ..', E: '..32.32', S: '3.432..', W: '..AK.A4' },
      won: undefined,
      recorded: undefined,
    };
    expect(problem({ ...four, ...done('made') })).toBe('contract-not-done withdrawal.contractDone');
  });
});

describe('the keys of a case', () => {
  test('are read, written back, and refused where they are wrong', () => {
    const full = read({
      ...solid,
      contract: '3NT',
      won: { NS: 7, EW: 3 },
      claim: { by: 'S', tricks: 1 },
      withdrawal: { of: 'concession', by: 'N', asked: '2026-11-30T22:31', handsReturned: false },
      recorded: 9,
      others: [420, -50],
      regulations: { correctionMinutes: 20 },
    });
    expect(parseCase(JSON.parse(JSON.stringify(makeCase(full))))).toEqual({ ok: true, value: full });
    const base = { law70: 'case/1', ...solid, claim: { by: 'S' } };
    const problem = (extra: object) => {
      const parsed = parseCase({ ...base, ...extra });
      return parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.at}`;
    };
    expect(problem({ withdrawal: { of: 'agreement', by: 'S' } })).toBe('withdrawal-side withdrawal.by');
    expect(problem({ withdrawal: { of: 'concession', by: 'W' } })).toBe('withdrawal-side withdrawal.by');
    expect(problem({ withdrawal: { of: 'claim', by: 'W' } })).toBe('unknown-withdrawal withdrawal.of');
    expect(problem({ withdrawal: { of: 'agreement', by: 'W', asked: 'later' } })).toBe('time-form withdrawal.asked');
    expect(problem({ withdrawal: { of: 'agreement', by: 'W', time: 1 } })).toBe('unknown-key withdrawal.time');
    expect(problem({ recorded: 14 })).toBe('out-of-range recorded');
    expect(problem({ others: [425] })).toBe('out-of-range others[0]');
    expect(problem({ regulations: { correctionMinutes: -1 } })).toBe('out-of-range regulations.correctionMinutes');
  });
});

describe('the correction period', () => {
  test('ends so many minutes after the score was available, that minute included', () => {
    expect(timing('2026-11-30T22:20', '2026-11-30T22:50')).toMatchObject({ end: '2026-11-30T22:50', inTime: true });
    expect(timing('2026-11-30T22:20', '2026-11-30T22:51')).toMatchObject({
      inTime: false,
      minutes: 30,
      set: 'edition',
    });
    expect(timing('2026-11-30T23:50', '2026-12-01T00:15')).toMatchObject({ end: '2026-12-01T00:20', inTime: true });
    expect(timing('2026-11-30T23:50', '2026-12-02T00:15', 2 * 24 * 60)).toMatchObject({
      set: 'organiser',
      inTime: true,
    });
    expect(timing('2026-11-30T22:20+01:00', '2026-11-30T21:51Z').inTime).toBe(false);
  });
});
