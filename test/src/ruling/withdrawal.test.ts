// Tricks asked back: which standard of proof, which time, which edition; and the date question.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { makeCase } from '../../../src/claim/caseJson.ts';
import { explain } from '../../../src/explain/explain.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';
import { timing } from '../../../src/ruling/correctionPeriod.ts';
import type { Reason } from '../../../src/ruling/ruling.ts';

const solver = createSolver();

function read(input: object) {
  const parsed = parseCase({ law70: 'case/1', ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

const rule = (input: object) => adjudicate(read(input), solver);
const factsOf = <C extends Reason['code']>(reasons: readonly Reason[], code: C) =>
  reasons.find((reason) => reason.code === code)?.facts as Extract<Reason, { code: C }>['facts'] | undefined;

/** North has the three top spades and the lead: nothing can be lost. */
const solid = {
  strain: 'NT',
  declarer: 'S',
  hands: { N: 'AKQ...', E: '.AKQ..', S: '2.32..', W: '543...' },
  leader: 'N',
};

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
  });
});

describe('agreement taken back', () => {
  /** South may have forgotten the trump; West agreed, and wins a trick only if South cashes winners first. */
  const agreed = {
    contract: '4S',
    declarer: 'S',
    hands: { N: '.32.A2.', E: '..QJ.QJ', S: 'K.A.K3.', W: '2..T9.2' },
    leader: 'S',
    won: { NS: 6, EW: 3 },
    claim: { by: 'S', tricks: 4, statement: 'all good' },
    withdrawal: { of: 'agreement', by: 'W' },
  };

  test('1963 has no rule: it stands', () => {
    const ruling = rule({ ...agreed, edition: '1963' });
    expect(ruling.tricks).toEqual({ claimer: 4, opponents: 0 });
    expect(factsOf(ruling.reasons, 'no-rule-to-withdraw')).toEqual({});
  });

  test('from 2007 the share is shown, and the finding of the director decides', () => {
    const open = rule({ ...agreed, edition: '2017' });
    const [row] = factsOf(open.reasons, 'likely-share')!.shares;
    expect(row).toMatchObject({ tricks: 1, least: 0, most: 1 });
    expect(row!.even).toBeGreaterThan(0);
    expect(row!.even).toBeLessThanOrEqual(0.5);
    expect(open.tricks.claimer).toBe(4);
    const found = rule({ ...agreed, edition: '2017', withdrawal: { ...agreed.withdrawal, likely: 1 } });
    expect(found.tricks).toEqual({ claimer: 3, opponents: 1 });
    expect(found.result).toMatchObject({ tricks: 9, score: -50 });
  });

  test('a share on both sides of one half is a doubtful point, until the director finds', () => {
    const open = rule({ ...agreed, edition: '2017' });
    expect(open.doubts).toContainEqual({
      code: 'likely',
      cost: 1,
      cite: ['69B'],
      facts: factsOf(open.reasons, 'likely-share')!.shares[0],
    });
    const found = rule({ ...agreed, edition: '2017', withdrawal: { ...agreed.withdrawal, likely: 1 } });
    expect(found.doubts.filter(({ code }) => code === 'likely')).toEqual([]);
  });

  test('no more is likely than legal play can bring', () => {
    const all = rule({ ...agreed, edition: '2017', withdrawal: { ...agreed.withdrawal, likely: 4 } });
    const { finding, most } = factsOf(all.reasons, 'likely-impossible')!;
    expect(finding).toBe(4);
    expect(most).toBeLessThan(4);
    expect(all.tricks.opponents).toBe(most);
  });

  test('before the next call nobody has agreed: the claim is merely disputed', () => {
    const early = { ...agreed, withdrawal: { ...agreed.withdrawal, calledNext: false } };
    const { withdrawal: _, ...disputed } = agreed;
    for (const edition of ['1987', '1997', '2007', '2017']) {
      const ruling = rule({ ...early, edition });
      expect(ruling.tricks, edition).toEqual(rule({ ...disputed, edition }).tricks);
      expect(ruling.reasons[0], edition).toMatchObject({ code: 'not-agreed-yet', cite: ['69A'] });
      expect(ruling.citations).toContain('69A');
    }
    expect(rule({ ...early, edition: '1963' }).tricks.claimer).toBe(4);
  });

  test('the ladder is printed for the side that asks', () => {
    const theCase = read({ ...agreed, edition: '2017' });
    expect(explain(adjudicate(theCase, solver), theCase, 'en')).toContain("Tricks of West's side, which asks");
  });

  /** West has the master trump: no normal play of his side loses that trick. */
  const master = { ...agreed, hands: { ...agreed.hands, S: 'K.A.K3.', W: 'A..T9.2' } };

  test('a trick that no normal play could lose comes back from 1987 on', () => {
    for (const edition of ['1987', '1997', '2007', '2017']) {
      const ruling = rule({ ...master, edition });
      expect(ruling.tricks.opponents, edition).toBeGreaterThanOrEqual(1);
      expect(ruling.tricks.opponents).toBeGreaterThanOrEqual(4 - ruling.ladder.normal);
    }
  });

  test('dummy may ask for declarer', () => {
    const defender = { ...solid, claim: { by: 'E', tricks: 3 }, edition: '1997' };
    const by = (seat: string) => rule({ ...defender, withdrawal: { of: 'agreement', by: seat } }).tricks;
    expect(by('N')).toEqual(by('S'));
    expect(by('N')).toEqual({ claimer: 0, opponents: 3 });
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

test('the page of a withdrawal, in both languages', async () => {
  const theCase = read({
    contract: '4S',
    declarer: 'S',
    hands: { N: '.32.A2.', E: '..QJ.QJ', S: 'K.A.K3.', W: '2..T9.2' },
    leader: 'S',
    won: { NS: 6, EW: 3 },
    claim: { by: 'S', tricks: 4, statement: 'all good' },
    withdrawal: { of: 'agreement', by: 'W', asked: '2026-11-30T22:40', available: '2026-11-30T22:20', likely: 1 },
    others: [-50, 420, 420],
  });
  for (const lang of ['en', 'nl'] as const)
    await expect(explain(adjudicate(theCase, solver), theCase, lang)).toMatchFileSnapshot(
      `../../golden/agreement-withdrawn.${lang}.txt`,
    );
});
