// What is reported about a claim: two versions of the statement, words after the objection, play after the claim; and what the
// director finds, on record with the count before and after.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { makeCase } from '../../../src/claim/caseJson.ts';
import { explain } from '../../../src/explain/explain.ts';
import { editionIds } from '../../../src/laws/editions.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';
import { forgottenTrump } from '../../forgottenTrump.ts';

const solver = createSolver();

// Four tricks to go, West still has a trump: with "all good" a red winner may be ruffed, with a round of trumps not.
const base = {
  ...forgottenTrump,
  edition: '2017',
};
const claim = { by: 'S', tricks: 4, statement: 'draw the last trump, all good' };
const read = (input: unknown) => {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
};
const rule = (input: object) => adjudicate(read({ ...base, claim, ...input }), solver);
const problem = (input: object) => {
  const parsed = parseCase({ ...base, claim, ...input });
  return parsed.ok ? undefined : parsed.problem;
};

describe('two versions of a statement', () => {
  const heard = { claim: { ...claim, heard: 'all good' } };

  test('are both ruled on, and the difference goes against the claimer', () => {
    const ruling = rule(heard);
    expect(rule({}).tricks.claimer).toBe(4);
    expect(ruling.tricks.claimer).toBe(3);
    expect(ruling.versions?.map(({ by, tricks }) => [by, tricks])).toEqual([
      ['claimer', 4],
      ['opponents', 3],
    ]);
    expect(ruling.doubts).toContainEqual({
      code: 'two-versions',
      cost: 1,
      cite: ['70A'],
      facts: { claimer: 4, opponents: 3 },
    });
    expect(ruling.result?.tricks).toBe(9);
    for (const lang of ['en', 'nl'] as const)
      expect(explain(ruling, read({ ...base, ...heard }), lang)).toContain('all good');
  });

  test('are no doubt where they are worth the same', () => {
    const ruling = rule({ claim: { ...claim, heard: 'one more trump' } });
    expect(ruling.tricks.claimer).toBe(4);
    expect(ruling.doubts).toEqual([]);
    expect(ruling.versions).toHaveLength(2);
  });

  test('come down to the one that the director finds', () => {
    const found = (version: string) => rule({ ...heard, findings: { version } });
    expect(found('claimer').tricks.claimer).toBe(4);
    expect(found('opponents').tricks.claimer).toBe(3);
    expect(found('claimer').versions).toBeUndefined();
    expect(found('claimer').findings).toEqual([
      { finding: 'version', value: 'claimer', author: 'director', before: 3, after: 4 },
    ]);
  });
});

test('words said after the objection are recorded and change nothing, in every edition', () => {
  for (const edition of editionIds) {
    const silent = { edition, claim: { by: 'S', tricks: 4 } };
    const late = { edition, claim: { by: 'S', tricks: 4, afterObjection: 'I draw the last trump first' } };
    expect(rule(late).tricks, edition).toEqual(rule(silent).tricks);
    expect(rule(late).reasons.map(({ code }) => code)).toContain('said-after-objection');
  }
});

describe('play after the claim', () => {
  // trump drawn, then everything: the claimer's side takes all four
  const cards = ['SK', 'S2', 'H2', 'DJ', 'HA', 'C2', 'H3', 'CJ', 'DK', 'D9', 'D2', 'DQ', 'D3', 'DT', 'DA', 'CQ'];
  const silent = { by: 'S', tricks: 4, statement: 'all good' };
  const later = (edition: string, agreed: boolean, played: readonly string[] = cards) =>
    rule({ edition, claim: silent, playedOn: { cards: played, agreed } });

  test('counts for nothing up to 1997, is evidence in 2007, and the result in 2017 when all four agreed', () => {
    const worth = (edition: string, agreed: boolean) => {
      const { reasons, tricks } = later(edition, agreed);
      const reason = reasons.find(({ code }) => code === 'play-after-claim');
      return [reason?.code === 'play-after-claim' && reason.facts.worth, tricks.claimer];
    };
    expect(worth('1997', true)).toEqual(['void', 3]);
    expect(worth('1963', true)).toEqual(['void', 3]);
    expect(worth('2007', true)).toEqual(['evidence', 3]);
    expect(worth('2017', false)).toEqual(['not-agreed', 3]);
    expect(worth('2017', true)).toEqual(['result', 4]);
    expect(later('2017', true).result).toMatchObject({ tricks: 10, score: 420 });
    expect(later('2017', true).line).toHaveLength(16);
  });

  test('widens in 2007 what is normal for the claimer, and nothing else', () => {
    // a heart ruffed is normal for one who played it, even when the statement named the trump
    const evidence = rule({
      edition: '2007',
      findings: { awareOfTrump: true },
      claim: silent,
      playedOn: { cards: ['HA', 'S2'], agreed: false },
    });
    const without = rule({ edition: '2007', findings: { awareOfTrump: true }, claim: silent });
    expect(without.tricks.claimer).toBe(4);
    expect(evidence.tricks.claimer).toBe(3);
  });

  test('tells in 2007 what became of each step on the line that the evidence gives', () => {
    const input = {
      ...{ ...base, edition: '2007', claim: { ...silent, statement: 'draw the last trump, then the ace of hearts' } },
      playedOn: { cards: ['HA', 'S2'], agreed: false },
    };
    const evidence = adjudicate(read(input), solver, 'normal', { grounds: true });
    expect(evidence.line.slice(0, 2)).toEqual(['S:HA', 'W:S2']);
    expect(evidence.steps?.map(({ fate }) => fate)).toEqual(['not-needed', 'partly']);
    expect(evidence.grounds?.[0]).toEqual({ at: 0, ground: { code: 'played-on' } });
  });

  test('gives in 2017 no result before the last card, and is worth the same as ever in the other editions', () => {
    const begun = cards.slice(0, 6);
    const { status, result, reasons } = later('2017', true, begun);
    expect({ status, result }).toEqual({ status: 'play-on', result: undefined });
    expect(reasons.at(-1)).toMatchObject({
      code: 'play-after-claim',
      facts: { worth: 'unfinished', cards: 6, tricks: 1 },
    });
    for (const edition of ['1963', '1997', '2007'])
      expect(later(edition, true, begun).tricks, edition).toEqual(later(edition, false, begun).tricks);
  });

  test('makes in 2017, when all four agreed, the claim void with all that was said', () => {
    const input = { claim: { ...silent, statement: 'draw the last trump' }, playedOn: { cards, agreed: true } };
    expect(rule(input).steps).toBeUndefined();
    const said = { en: 'the claim is void, with all that was said', nl: 'de claim vervalt' } as const;
    for (const lang of ['en', 'nl'] as const)
      expect(explain(rule(input), read({ ...base, ...input }), lang).replaceAll(/\s+/g, ' ')).toContain(said[lang]);
  });

  test('must be legal', () => {
    expect(problem({ playedOn: { cards: ['SK', 'D9'], agreed: false } })).toMatchObject({
      code: 'not-legal',
      at: 'playedOn.cards[1]',
    });
    expect(problem({ playedOn: { cards: [...cards, 'SA'], agreed: true } })).toMatchObject({ code: 'not-legal' });
    expect(problem({ playedOn: { cards: [], aggreed: true } })?.at).toBe('playedOn.aggreed');
  });
});

test('where a card is said to lie takes the place of play by one who says nothing', () => {
  // AJ4 opposite KT2 of the only suit left, the queen to be found
  const hands = { N: 'AJ4...', E: 'Q95...', S: 'KT2...', W: '876...' };
  const said = (statement: string) =>
    rule({ ...{ contract: '3NT', won: undefined, hands }, claim: { by: 'S', tricks: 3, statement } });
  expect(said('all mine').tricks.claimer).toBe(2);
  expect(said('East has the queen').tricks.claimer).toBe(3);
  expect(said('East has the queen').ladder).toMatchObject({ normal: 3, careful: 3 });
  expect(said('West has the queen').tricks.claimer).toBe(2);
  expect(said('East has the queen').reasons).toMatchObject([{}, {}, {}, { facts: { belief: 'as-stated' } }]);
});

test('a sample does not show that a trick above the claim cannot be lost', () => {
  const hands = { N: '.T2.T95.AJ6432', E: '984.AQ43.72.95', S: 'KJ.J965.J64.Q87', W: 'Q3.K87.AKQ83.KT' };
  const input = {
    ...{ contract: '4H', declarer: 'E', leader: 'N', trick: ['S5', 'S2'], won: undefined, hands },
    ...{ claim: { by: 'E', tricks: 3 }, findings: { awareOfTrump: true } },
  };
  const ruling = adjudicate(read({ ...base, ...input }), solver, 'quick');
  expect(ruling).toMatchObject({ exact: false, tricks: { claimer: 3 } });
  expect(ruling.ladder.normal).toBeGreaterThan(3);
  expect(ruling.reasons).toContainEqual(
    expect.objectContaining({ code: 'nothing-above-claim', facts: expect.objectContaining({ exact: false }) }),
  );
});

test('findings are on record with their author, one on top of the other', () => {
  const silent = { by: 'S', tricks: 4, statement: 'all good' };
  expect(rule({ claim: silent, findings: { awareOfTrump: true } }).findings).toEqual([
    { finding: 'aware-of-trump', value: 'yes', author: 'director', before: 3, after: 4 },
  ]);
  const two = rule({ claim: silent, findings: { class: 'expert', notNormal: ['S:HA'] } }).findings!;
  expect(two.map(({ finding, value, author }) => [finding, value, author])).toEqual([
    ['class', 'expert', 'director'],
    ['struck-out', 'S:HA', 'director'],
  ]);
  expect(two[1]!.before).toBe(two[0]!.after);
  expect(rule({ claim: silent }).findings).toBeUndefined();
});

describe('who had shown out before the claim', () => {
  // the finesse of the spade queen is proven only for one who saw East show out
  const ending = {
    contract: '3NT',
    hands: { N: 'AJ...', E: '...QJ', S: '32...', W: 'Q4...' },
    claim: { by: 'S', tricks: 2 },
    won: undefined,
  };

  test('is a finding with the count before and after, worth what the same fact of the case is worth', () => {
    for (const edition of ['1963', '2017']) {
      const found = rule({ ...ending, edition, findings: { shownOut: { E: 'S' } } });
      expect(found.findings).toEqual([{ finding: 'shown-out', value: 'E:S', author: 'director', before: 1, after: 2 }]);
      expect(found.tricks).toEqual(rule({ ...ending, edition, shownOut: { E: 'S' } }).tricks);
    }
  });

  test('is told in both languages, with the seat and the suits', () => {
    const input = { ...ending, findings: { shownOut: { E: 'SH', W: 'HD' } } };
    const page = (lang: 'en' | 'nl') =>
      explain(rule(input), read({ ...base, ...input }), lang).replaceAll('\u00a0', ' ');
    expect(page('en')).toContain('Had shown out before the claim: East ♠ ♥ and West ♥ ♦ (before 1 trick, after 2).');
    expect(page('nl')).toContain('Had vóór de claim al niet bekend: Oost ♠ ♥ en West ♥ ♦ (eerst 1 slag, daarna 2).');
  });

  test('is refused for a seat that still holds the suit, and where hands are not known', () => {
    expect(problem({ findings: { shownOut: { E: 'D' } } })).toMatchObject({
      code: 'revoke',
      at: 'findings.shownOut.E',
    });
    expect(problem({ findings: { shownOut: { E: 'X' } } })).toMatchObject({ code: 'unknown-suit' });
    expect(problem({ findings: { shownOut: ['E'] } })).toMatchObject({ code: 'wrong-type', at: 'findings.shownOut' });
    const hidden = { ...base.hands, E: '?', W: '?' };
    expect(problem({ hands: hidden, findings: { shownOut: { E: 'S' } } })).toMatchObject({ code: 'show-out-unknown' });
  });
});

describe('when the words were said', () => {
  const late = { by: 'S', tricks: 4, statement: 'all good', afterObjection: 'I draw the last trump first' };

  test('is a finding: in time they are part of the statement, too late they have no weight', () => {
    const row = { finding: 'said-in-time', author: 'director', before: 3 };
    const inTime = rule({ claim: late, findings: { saidInTime: true } });
    expect(inTime.findings).toEqual([{ ...row, value: 'yes', after: 4 }]);
    expect(inTime.tricks.claimer).toBe(4);
    expect(inTime.claim.statement).toBe('all good. I draw the last trump first');
    expect(inTime.reasons.map(({ code }) => code)).toContain('said-in-time');
    expect(rule({ claim: late, findings: { saidInTime: false } }).findings).toEqual([
      { ...row, value: 'no', after: 3 },
    ]);
  });

  test('counts for both versions of the statement', () => {
    const both = rule({ claim: { ...late, heard: 'the rest' }, findings: { saidInTime: true } });
    expect(both.versions?.map(({ statement, tricks }) => [statement, tricks])).toEqual([
      ['all good. I draw the last trump first', 4],
      ['the rest. I draw the last trump first', 4],
    ]);
  });

  test('is the whole statement when nothing else was said', () => {
    const { statement: _none, ...silent } = late;
    expect(rule({ claim: silent, findings: { saidInTime: true } }).claim.statement).toBe('I draw the last trump first');
  });

  test('is refused without such words, and when they make the statement too long', () => {
    expect(problem({ findings: { saidInTime: true } })).toMatchObject({ code: 'nothing-late' });
    expect(problem({ claim: late, findings: { saidInTime: 'yes' } })).toMatchObject({ code: 'wrong-type' });
    const long = { ...late, afterObjection: 'x'.repeat(1995) };
    expect(problem({ claim: long, findings: { saidInTime: true } })).toMatchObject({ code: 'statement-too-long' });
    expect(problem({ claim: long, findings: { saidInTime: false } })).toBeUndefined();
  });
});

test('a case keeps what was reported when it is written out and read again', () => {
  const input = {
    ...base,
    claim: { ...claim, heard: 'all good', afterObjection: 'trumps first' },
    playedOn: { cards: ['SK', 'S2'], agreed: false },
    findings: { version: 'opponents', shownOut: { E: 'S' }, saidInTime: true },
  };
  const once = makeCase(read(input));
  expect(makeCase(read(JSON.parse(JSON.stringify(once))))).toEqual(once);
  expect(once).toMatchObject({ claim: input.claim, playedOn: input.playedOn, findings: input.findings });
});
