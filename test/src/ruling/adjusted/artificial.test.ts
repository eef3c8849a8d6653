// Artificial scores in every edition, and the totals of a small field.

import { describe, expect, it } from 'vitest';
import { explainAdjusted } from '../../../../src/explain/adjusted.ts';
import { editionIds } from '../../../../src/laws/editions.ts';
import { adjust } from '../../../../src/ruling/adjusted/adjust.ts';
import { parseAdjustment } from '../../../../src/ruling/adjusted/request.ts';
import { count, game, run } from './adjusting.ts';

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

  it('1963 is known for the innocent side only', () => {
    const found = run({ edition: '1963', fault: { NS: 'none', EW: 'directly' } });
    expect(found).toMatchObject({ got: ['60%', '40%'], cite: ['107'], borrowed: '1987', borrowedFor: 1 });
    expect(run({ edition: '1963', fault: { NS: 'partly', EW: 'none' } })).toMatchObject({ borrowedFor: 0 });
    expect(run({ edition: '1963', fault: { NS: 'partly', EW: 'partly' } })).not.toHaveProperty('borrowedFor');
    expect(run({ edition: '1975', fault: { NS: 'none', EW: 'directly' } })).not.toHaveProperty('borrowedFor');
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
