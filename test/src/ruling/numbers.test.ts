// The number claimed and what the statement says of it: agreeing, differing, or said in the words only.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { type NumberSaid, numbersSaid, type Standing } from '../../../src/claim/statement/numbers.ts';
import { parseStatement } from '../../../src/claim/statement/parse.ts';
import { explain } from '../../../src/explain/explain.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';

const solver = createSolver();

// Four tricks to go in 4S with six won: West has the ace of hearts, the rest are winners.
const base = {
  law70: 'case/1',
  edition: '2017',
  contract: '4S',
  declarer: 'S',
  hands: { N: '.K2.A2.', E: '.Q4.J9.', S: 'A.3.K3.', W: '.A5.T8.' },
  leader: 'S',
  won: { NS: 6, EW: 3 },
};
const read = (input: object) => {
  const parsed = parseCase({ ...base, ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
};
const rule = (claim: object, more: object = {}) => adjudicate(read({ claim: { by: 'S', ...claim }, ...more }), solver);
const doubts = (claim: object, more: object = {}) =>
  rule(claim, more).doubts.flatMap((doubt) => (doubt.code === 'number-said' ? [doubt] : []));

describe('what a statement says of the number', () => {
  const standing: Standing = { remaining: 5, declares: true, level: 4, won: [6, 2] };
  const said = (text: string, other: Partial<Standing> = {}) => {
    const statement = parseStatement(text);
    return statement.ok ? numbersSaid(statement.value.steps, { ...standing, ...other }) : [];
  };
  const cases: readonly (readonly [string, readonly NumberSaid[], Partial<Standing>?])[] = [
    ['three tricks', [{ by: 'count', tricks: 3 }]],
    ['ten tricks', [{ by: 'count', tricks: 4 }]],
    ['one down', [{ by: 'result', tricks: 3 }]],
    ['one down', [{ by: 'result', tricks: 2 }], { declares: false }],
    ['making five', [{ by: 'result', tricks: 5 }]],
    ['plus one', [{ by: 'result', tricks: 5 }]],
    ['just making', [{ by: 'result', tricks: 4 }]],
    ['conceding a heart', [{ by: 'lost', tricks: 4 }]],
    ['losing a trump and a diamond', [{ by: 'lost', tricks: 3 }]],
    ['lose one trick and take the rest', [{ by: 'lost', tricks: 4 }]],
    ['two spades, a diamond and a heart', [{ by: 'list', tricks: 4 }]],
    [
      'two spades and a heart, that is four',
      [
        { by: 'count', tricks: 4 },
        { by: 'list', tricks: 3 },
      ],
    ],
    ['the rest is mine', [{ by: 'rest', tricks: 5 }]],
    ['I concede the rest', [{ by: 'none', tricks: 0 }]],
    ['two spades, the rest is yours', [{ by: 'list', tricks: 2 }]],
    // not said outright, or not all of it
    ['if spades are 3-2 making five, otherwise making four', []],
    ['draw trumps, A K of hearts and ruff one', []],
    ['the high hearts and a spade', []],
    ['give up the clubs', []],
    ['the hearts are good and the club ace', []],
    ['all good', []],
    ['one down', [], { level: undefined as never }],
  ];
  test.each(cases.map(([text, numbers, other]) => ({ text, numbers, other })))('$text', ({ text, numbers, other }) => {
    expect(said(text, other)).toEqual(numbers);
  });
});

describe('the number claimed', () => {
  test('agrees with the statement: nothing is said of it', () => {
    expect(doubts({ tricks: 3, statement: 'conceding a heart' })).toEqual([]);
    expect(doubts({ tricks: 3, statement: 'one down' })).toEqual([]);
    expect(doubts({ tricks: 3, statement: 'nine tricks' })).toEqual([]);
  });

  test('differs: each number is ruled on and the doubt is told with its law, also where it costs nothing', () => {
    expect(doubts({ tricks: 4, statement: 'conceding a heart' })).toEqual([
      { code: 'number-said', cost: 0, cite: ['70A'], facts: { claimed: 4, said: [{ by: 'lost', tricks: 3 }] } },
    ]);
    expect(doubts({ tricks: 3, statement: 'making four' })).toMatchObject([
      { facts: { claimed: 3, said: [{ by: 'result', tricks: 4 }] } },
    ]);
    const ruling = rule({ tricks: 3, statement: 'the spade ace and two diamonds and two hearts' });
    expect(ruling.citations).toContain('70A');
    expect(ruling.claim.tricks).toBe(3);
    const given = read({ claim: { by: 'S', tricks: 4, statement: 'one down' } });
    expect(explain(adjudicate(given, solver), given, 'en').replace(/\s+/g, ' ')).toContain(
      'The number claimed, 4 tricks, is not what the statement says: 3 tricks (it tells the result of the contract).',
    );
    expect(explain(adjudicate(given, solver), given, 'nl').replace(/\s+/g, ' ')).toContain(
      'is niet wat de toelichting zegt',
    );
  });

  test('the lower of the counts stands', () => {
    for (const statement of ['conceding a heart', 'making five', 'two down', 'twelve tricks']) {
      for (const tricks of [0, 1, 2, 3, 4]) {
        const ruling = rule({ tricks, statement });
        const alone = rule({ tricks }).tricks.claimer;
        const doubt = ruling.doubts.find(({ code }) => code === 'number-said');
        if (doubt === undefined) continue;
        expect(ruling.tricks.claimer, `${tricks} ${statement}`).toBeLessThanOrEqual(alone);
      }
    }
  });

  test('is taken from the words where none was given', () => {
    const ruling = rule({ statement: 'conceding a heart' });
    expect(ruling.claim).toEqual({ by: 'S', statement: 'conceding a heart' });
    expect(ruling.reasons).toContainEqual({ code: 'number-in-statement', facts: { tricks: 3, by: 'lost' }, cite: [] });
    expect(ruling.doubts.filter(({ code }) => code === 'number-said')).toEqual([]);
    expect(ruling.tricks.claimer).toBe(3);
    // two numbers in the words
    expect(doubts({ statement: 'nine tricks, making four' })).toMatchObject([
      {
        facts: {
          said: [
            { by: 'count', tricks: 3 },
            { by: 'result', tricks: 4 },
          ],
        },
      },
    ]);
  });
});
