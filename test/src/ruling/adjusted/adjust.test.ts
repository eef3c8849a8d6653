// Adjusted scores by edition: the standard, who gets what, damage or none, artificial scores, and bad input by its place.

import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/cards/result.ts';
import { explainAdjusted } from '../../../../src/explain/adjusted.ts';
import { pageWidth } from '../../../../src/explain/layout.ts';
import { editionIds } from '../../../../src/laws/editions.ts';
import { type Adjusted, adjust } from '../../../../src/ruling/adjusted/adjust.ts';
import type { Counting } from '../../../../src/ruling/adjusted/counting.ts';
import { parseAdjustment } from '../../../../src/ruling/adjusted/request.ts';

const count: Counting = {
  inDeal: () => 11,
  inPosition: () => ({ ok: true, value: { doubleDummy: 10, worstNormal: 9, exact: true } }),
};

function run(input: object): Partial<Adjusted> & { readonly got?: string[]; readonly problem?: Problem } {
  const read = parseAdjustment(input, count);
  const done = read.ok ? adjust(read.value) : read;
  if (!done.ok) return { problem: done.problem };
  for (const lang of ['en', 'nl'] as const) {
    const text = explainAdjusted(done.value, lang);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(pageWidth);
  }
  const points = done.value.sides.map(({ score }) =>
    score.kind === 'artificial' ? `${score.percent}%` : score.parts.map((part) => part.score).join('/'),
  );
  return { ...done.value, got: points };
}

/** Game made, game down, or the part score that was played: East-West offended, North-South are innocent. */
const game = {
  vulnerable: 'NS',
  offenders: 'EW',
  result: 170,
  outcomes: [
    { contract: '4S', declarer: 'S', tricks: 10, weight: 60, likely: true },
    { contract: '4S', declarer: 'S', tricks: 11, weight: 10, atAllProbable: true },
    { contract: '4S', declarer: 'S', tricks: 9, weight: 30 },
  ],
};

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
    expect(run({ ...game, edition: '1975' }).problem?.code).toBe('not-known');
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

describe('where an artificial score stands', () => {
  it.each([
    ['1963', ['107'], '1987', ['12C1']],
    ['1987', ['12C1'], undefined, undefined],
    ['1997', ['12C1'], undefined, undefined],
    ['2017', [], '1997', ['12C1']],
  ])('%s', (edition, cite, borrowed, borrowedCite) => {
    const found = run({ edition, fault: { NS: 'none', EW: 'directly' } });
    expect([found.cite, found.borrowed, found.borrowedCite]).toEqual([cite, borrowed, borrowedCite]);
  });

  it('the law of another edition is not cited as one of this edition', () => {
    const read = parseAdjustment({ edition: '2017', fault: { NS: 'none', EW: 'none' } }, count);
    const done = read.ok ? adjust(read.value) : read;
    const text = done.ok ? explainAdjusted(done.value, 'en') : '';
    expect(text).toContain('An artificial score.\n');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('those of 1997 are used. (Law 12C1)');
  });

  it('Dutch numbers have a comma', () => {
    const outcomes = [
      { score: 420, weight: 1 },
      { score: -50, weight: 1 },
    ];
    const read = parseAdjustment({ outcomes, others: [420, 50, 170] }, count);
    const done = read.ok ? adjust(read.value) : read;
    const text = (lang: 'en' | 'nl') => (done.ok ? explainAdjusted(done.value, lang) : '');
    expect(text('nl').replaceAll(/\s+/g, ' ')).toContain('matchpunten 2,5 van 6; gemiddeld −0,7 imps');
    expect(text('en')).toContain('−0.7 IMPs');
  });
});

describe('a small field', () => {
  const field = [
    {
      tables: [
        { pairs: ['1', '2'], score: 170, adjusted: true },
        { pairs: ['3', '4'], score: 420 },
      ],
    },
    {
      tables: [
        { pairs: ['1', '4'], score: 100 },
        { pairs: ['3', '2'], score: 100 },
      ],
    },
  ];
  const asked = { edition: '2017', offenders: 'EW', outcomes: [620], field };

  it('has its totals worked out again, the result and the other tables from the field', () => {
    const found = run(asked);
    expect(found.totals).toEqual([
      { pair: '1', top: 4, before: 1, after: 3 },
      { pair: '4', top: 4, before: 1, after: 3 },
      { pair: '2', top: 4, before: 3, after: 1 },
      { pair: '3', top: 4, before: 3, after: 1 },
    ]);
    expect(found.sides?.[0]).toMatchObject({ before: { matchpoints: 0, top: 2 }, after: { matchpoints: 2 } });
    expect(run({ ...asked, outcomes: [170] })).toMatchObject({
      kind: 'no-damage',
      totals: [{ before: 3, after: 3 }, {}, {}, {}],
    });
  });

  it('the adjusted table may have no score: the board was not played there', () => {
    const tables = [
      { pairs: ['1', '2'], adjusted: true },
      { pairs: ['3', '4'], score: 420 },
      { pairs: ['5', '6'], score: 50 },
    ];
    const found = run({ edition: '1997', fault: { NS: 'none', EW: 'directly' }, field: [{ tables }] });
    expect(found.totals).toEqual([
      { pair: '3', top: 4, before: 3.5, after: 3.5 },
      { pair: '6', top: 4, before: 3.5, after: 3.5 },
      { pair: '1', top: 4, before: 0, after: 2.4 },
      { pair: '2', top: 4, before: 0, after: 1.6 },
      { pair: '4', top: 4, before: 0.5, after: 0.5 },
      { pair: '5', top: 4, before: 0.5, after: 0.5 },
    ]);
  });

  it.each<[string, object, string]>([
    ['no table marked', { field: [field[1]] }, 'field'],
    ['two tables marked', { field: [field[0], field[0]] }, 'field'],
    ['other tables beside it', { others: [620] }, 'others'],
    ['a pair too many', { field: [{ tables: [{ pairs: ['1', '2', '3'], score: 0 }] }] }, 'field[0].tables[0].pairs'],
    ['no score', { field: [{ tables: [{ pairs: ['1', '2'] }] }] }, 'field[0].tables[0].score'],
    ['half tens', { field: [{ tables: [{ pairs: ['1', '2'], score: 425 }] }] }, 'field[0].tables[0].score'],
    [
      'a pair at two tables',
      {
        field: [
          {
            tables: [
              { pairs: ['1', '2'], score: 0, adjusted: true },
              { pairs: ['3', '1'], score: 0 },
            ],
          },
        ],
      },
      'field[0].tables[1].pairs[1]',
    ],
    [
      'a pair against itself',
      { field: [{ tables: [{ pairs: ['1', '1'], score: 0 }] }] },
      'field[0].tables[0].pairs[1]',
    ],
  ])('%s is named', (_, change, at) => {
    expect(run({ ...asked, ...change }).problem?.at).toBe(at);
  });
});

describe('artificial scores', () => {
  it.each([
    ['1987', 'none', 'directly', ['60%', '40%']],
    ['1997', 'none', 'partly', ['60%', '50%']],
    ['1997', 'none', 'none', ['60%', '60%']],
    ['2017', 'directly', 'partly', ['40%', '50%']],
  ])('%s, %s and %s', (edition, NS, EW, got) => {
    expect(run({ edition, fault: { NS, EW }, others: [100, 200] })).toMatchObject({ kind: 'artificial', got });
  });

  it('1963: at least 60 per cent, or the own average when that is more', () => {
    const fault = { NS: 'none', EW: 'none' };
    expect(run({ edition: '1963', fault })).toMatchObject({ got: ['60%', '60%'], cite: ['107'] });
    expect(run({ edition: '1963', fault, ownAverage: 63.5 })).toMatchObject({ got: ['63.5%', '63.5%'] });
    expect(run({ edition: '1963', fault, ownAverage: 48 })).toMatchObject({ got: ['60%', '60%'] });
  });

  it('says which edition stands in for one that is not known', () => {
    for (const edition of editionIds) {
      const found = run({ edition, fault: { NS: 'partly', EW: 'directly' } });
      const from = { 1963: '1987', 1975: '1987', 1987: undefined, 1997: undefined, 2007: '1997', 2017: '1997' }[
        edition
      ];
      expect(found.borrowed, edition).toBe(from);
    }
  });
});

it.each<[string, object, string]>([
  ['nothing to go by', { edition: '2017' }, 'outcomes'],
  ['both kinds at once', { ...game, fault: { NS: 'none', EW: 'none' } }, 'fault'],
  ['an unknown key', { ...game, outcome: [] }, 'outcome'],
  ['a result without a weight', { ...game, outcomes: [620, 170] }, 'outcomes[0]'],
  ['a weight of nothing', { ...game, outcomes: [{ score: 620, weight: 0 }] }, 'outcomes[0].weight'],
  [
    'tricks that cannot be',
    { ...game, outcomes: [{ contract: '4S', declarer: 'S', tricks: 14 }] },
    'outcomes[0].tricks',
  ],
  ['no tricks and no deal', { ...game, outcomes: [{ contract: '4S', declarer: 'S' }] }, 'outcomes[0].tricks'],
  ['nobody likely', { ...game, edition: '1997', outcomes: [{ score: 620 }] }, 'outcomes'],
  ['a standard of another edition', { ...game, edition: '2017', standard: 'likely-probable' }, 'standard'],
  ['several results in 1997', { ...game, edition: '1997', otherTable: 0, severalResults: true }, 'severalResults'],
  [
    'a position that is none',
    { edition: '2017', outcomes: [{ contract: '4S', declarer: 'S', position: 3 }] },
    'outcomes[0].position',
  ],
  ['a knock-out match without the other table', { ...game, knockOut: true }, 'otherTable'],
  ['half a fault', { fault: { NS: 'none' } }, 'fault.EW'],
  ['an average above all', { fault: { NS: 'none', EW: 'none' }, ownAverage: 101 }, 'ownAverage'],
  ['points that are none', { ...game, others: ['620'] }, 'others[0]'],
])('%s is named', (_, input, at) => {
  expect(run(input).problem?.at).toBe(at);
});
