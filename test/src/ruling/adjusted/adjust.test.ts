// Adjusted scores by edition: the standard, who gets what, damage or none, artificial scores, and bad input by its place.

import { describe, expect, it } from 'vitest';
import { editionIds } from '../../../../src/laws/editions.ts';
import { game, run } from './adjusting.ts';

describe('assigned scores', () => {
  it.each([
    ['1997', ['620', '-650'], ['12C2'], 'likely-probable'],
    ['1987', ['620', '-650'], ['12C2'], 'likely-possible'],
    ['2007', ['620/650/-100', '-620/-650/100'], ['12C1c'], 'weighted'],
    ['2017', ['620/650/-100', '-620/-650/100'], ['12C1b', '12C1c'], 'weighted'],
  ])('%s', (edition, got, cite, standard) => {
    expect(run({ ...game, edition })).toMatchObject({ kind: 'assigned', got, cite, standard });
  });

  it('2007 where the regulator chose the older standard', () => {
    const found = run({ ...game, edition: '2007', standard: 'likely-probable' });
    expect(found).toMatchObject({ got: ['620', '-650'], cite: ['12C1e'], read: 'second-hand' });
  });

  it('what was merely possible counts for the offenders in 1987 and not in 1997', () => {
    const outcomes = [...game.outcomes, { contract: '6S', declarer: 'S', tricks: 12 }];
    expect(run({ ...game, outcomes, edition: '1987' })).toMatchObject({ got: ['620', '-1430'] });
    expect(run({ ...game, outcomes, edition: '1997' })).toMatchObject({ got: ['620', '-650'] });
  });

  it('1963 takes one result, and 1975 is not known to us', () => {
    expect(run({ ...game, edition: '1963' }).problem?.at).toBe('outcomes');
    expect(run({ ...game, edition: '1963', outcomes: [620] })).toMatchObject({ got: ['620', '-620'], cite: ['12'] });
    expect(run({ ...game, edition: '1975' }).problem).toMatchObject({
      code: 'not-known',
      right: 'an edition whose standard is known: 1963, 1987, 1997, 2007, 2017',
    });
  });

  it('no damage: the table result stands', () => {
    expect(run({ ...game, edition: '2017', result: 650 })).toMatchObject({
      kind: 'no-damage',
      got: ['650', '-650'],
      cite: ['12B1'],
    });
    expect(run({ ...game, edition: '2017', result: 400 })).toMatchObject({ kind: 'assigned' });
  });

  it('in matchpoints and IMPs, for the sides and for the other tables', () => {
    const outcomes = game.outcomes.slice(0, 2).map((outcome) => ({ ...outcome, weight: 50 }));
    const found = run({ ...game, edition: '2017', outcomes, others: [620, 170, 650], otherTable: 620 });
    // half 620: equals one, beats one; half 650: beats two, equals one
    expect(found.sides?.[0]).toMatchObject({ before: { matchpoints: 1 }, after: { matchpoints: 4, top: 6 } });
    // half of it level, half of it 30 points: 1 IMP
    expect(found.sides?.[0]?.teamImps).toBe(0.5);
    expect(found.sides?.[1]?.teamImps).toBe(-0.5);
    expect(found.others?.[1]).toMatchObject({ before: [{ matchpoints: 1 }, {}], after: [{ matchpoints: 0 }, {}] });
  });

  it('teams in 2017, several results: the better of average plus and the assigned score, the complement for the offenders', () => {
    const teams = (otherTable: number) =>
      run({ edition: '2017', offenders: 'EW', outcomes: [620], otherTable, severalResults: true });
    expect(teams(620).sides?.map(({ teamImps }) => teamImps)).toEqual([3, -3]);
    expect(teams(-100).sides?.map(({ teamImps }) => teamImps)).toEqual([12, -12]);
    expect(teams(620)).toMatchObject({ instead: 'average-plus', cite: expect.arrayContaining(['86B2b']) });
    expect(teams(-100)).not.toHaveProperty('instead');
  });

  it('tricks that are left out are counted when the deal is given', () => {
    const deal = 'N:AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 J.5432.5432.5432';
    const outcomes = [{ contract: '4S', declarer: 'S' }];
    expect(run({ edition: '2017', deal, vulnerable: 'NS', outcomes })).toMatchObject({ got: ['650', '-650'] });
  });
});

describe('contracts whose tricks are counted', () => {
  const position = { hands: {} };
  const contract = { contract: '4S', declarer: 'S', position };

  it('by 12C1e and its forerunners the worst normal line is at all probable when the contract is', () => {
    const likely = { edition: '2007', standard: 'likely-probable', vulnerable: 'NS' };
    const outcomes = [{ ...contract, likely: true }];
    // the innocent declare: the best is double dummy; the offenders' worst is the same
    expect(run({ ...likely, offenders: 'EW', outcomes })).toMatchObject({ got: ['620', '-620'], cite: ['12C1e'] });
    // the offenders declare: their worst is the worst normal line
    expect(run({ ...likely, offenders: 'NS', outcomes })).toMatchObject({ got: ['-100', '-620'] });
    expect(run({ ...likely, edition: '1997', offenders: 'NS', outcomes })).toMatchObject({ got: ['-100', '-620'] });
    // a contract that nobody marks counts in 1987 only, where all that was possible does
    const more = [...outcomes, { ...contract, contract: '6S' }];
    expect(run({ ...likely, offenders: 'NS', outcomes: more }).got).toEqual(['-100', '-620']);
    expect(run({ edition: '1987', vulnerable: 'NS', offenders: 'NS', outcomes: more }).got).toEqual(['-300', '-620']);
  });

  it('what the director found is not put aside for a count', () => {
    const outcomes = [{ ...contract, tricks: 11, likely: true }];
    const found = run({ edition: '1997', vulnerable: 'NS', offenders: 'NS', outcomes });
    expect(found).toMatchObject({ got: ['650', '-650'], counts: [{ doubleDummy: 10, worstNormal: 9 }] });
  });

  it('weighted, the count is double dummy and the worst normal line stands beside it', () => {
    const found = run({ edition: '2017', vulnerable: 'NS', outcomes: [contract] });
    expect(found).toMatchObject({
      got: ['620', '-620'],
      counts: [{ contract: '4S', declarer: 'S', doubleDummy: 10, worstNormal: 9 }],
    });
  });

  it('is not known in the editions without that standard', () => {
    for (const edition of ['1963', '2017'])
      expect(run({ edition, standard: 'likely-probable', outcomes: [contract] }).problem?.at).toBe('standard');
  });
});

describe('team matches', () => {
  const split = {
    edition: '2007',
    standard: 'likely-probable',
    offenders: 'EW',
    otherTable: 170,
    knockOut: true,
    outcomes: [
      { score: 420, likely: true },
      { score: 980, atAllProbable: true },
    ],
  };

  it('knock-out: scores that do not balance are worked out for each side, and both teams get the mean', () => {
    // 250 points are 6 IMPs, 810 are 13
    const found = run(split);
    expect(found.sides?.map(({ teamImps }) => teamImps)).toEqual([6, -13]);
    expect(found.knockOut).toEqual({ imps: [9.5, -9.5], cite: ['86B'], read: 'text', from: '2007' });
    const balanced = run({ ...split, outcomes: [{ score: 420, likely: true }] });
    expect(balanced.knockOut?.imps).toEqual([6, -6]);
  });

  it('knock-out with artificial scores: average plus for both is nothing for either', () => {
    const found = run({ edition: '1987', knockOut: true, fault: { NS: 'none', EW: 'none' } });
    expect(found.sides?.map(({ teamImps }) => teamImps)).toEqual([3, 3]);
    expect(found.knockOut).toMatchObject({ imps: [0, 0], cite: ['86'], read: 'second-hand' });
    expect(run({ edition: '1987', knockOut: true, fault: { NS: 'none', EW: 'directly' } }).knockOut?.imps).toEqual([
      3, -3,
    ]);
  });

  it('says whose rule it is where the edition is not known', () => {
    for (const edition of editionIds)
      expect(run({ edition, knockOut: true, fault: { NS: 'none', EW: 'none' } }).knockOut?.from, edition).toBe(
        { 1963: '1987', 1975: '1987', 1987: '1987', 1997: '2007', 2007: '2007', 2017: '2007' }[edition],
      );
  });

  it('several results, nobody or both sides at fault: cancelled for artificial scores (86B2a, 86B2c)', () => {
    const fault = (NS: string, EW: string) => run({ edition: '2017', severalResults: true, fault: { NS, EW } });
    expect(fault('none', 'none')).toMatchObject({ kind: 'artificial', got: ['60%', '60%'] });
    expect(fault('none', 'none').cite).toContain('86B2a');
    expect(fault('partly', 'directly').cite).toContain('86B2c');
    expect(fault('partly', 'directly').sides?.map(({ teamImps }) => teamImps)).toEqual([0, -3]);
    expect(fault('none', 'directly').problem?.at).toBe('severalResults');
  });
});
