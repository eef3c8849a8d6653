// What a statement asserts about the cards, as beliefs.

import { describe, expect, it } from 'vitest';
import { cardName } from '../../../../src/cards/cards.ts';
import { holding } from '../../../../src/cards/hands.ts';
import { parseStatement } from '../../../../src/claim/statement/parse.ts';
import { assertionsOf } from '../../../../src/claim/statement/plan/assertions.ts';
import { handsOf } from './followed.ts';

const places = { claimer: 2, declarer: 2, strain: 0 } as const;
const table = '43.K42.. 5.QJ.32. AK2.A3.. 76.T9.4.';

function said(text: string) {
  const read = parseStatement(text);
  if (!read.ok) throw new Error(read.problem.wrong);
  const { gone, high, left, fits } = assertionsOf(read.value.steps, places, handsOf(table));
  const names = (cards: readonly number[]) =>
    [...cards]
      .sort((a, b) => a - b)
      .map(cardName)
      .join(' ');
  /** How many of these lies fit: as it is, and with the hands of East and West changed. */
  const fit = (hands: string) => fits.every((one) => one((seat, suit) => holding(handsOf(hands), seat, suit)));
  return { gone: names(gone), high: names(high), left, fit };
}

describe('an assertion', () => {
  it('that cards are gone', () => {
    expect(said('all trumps are gone').gone).toBe('S5 S6 S7');
    expect(said('the queen of hearts is gone').gone).toBe('HQ');
    expect(said('geen troef meer, alles hoog').gone).toBe('S5 S6 S7');
    expect(said('the rest if trumps are gone').gone).toBe('');
    expect(said('trumps are not drawn').gone).toBe('');
  });

  it('that cards are winners', () => {
    expect(said('the hearts are good').high).toBe('H2 H3 H4 HK HA');
    expect(said('dummy is good').high).toBe('S3 S4 H2 H4 HK');
    expect(said('the king of hearts is good').high).toBe('HK');
  });

  it('that so many are out', () => {
    expect(said('draw the last trump').left).toEqual([{ suit: 0, count: 1 }]);
    expect(said('there is one trump out').left).toEqual([{ suit: 0, count: 1 }]);
    expect(said('there are two trumps out').left).toEqual([{ suit: 0, count: 2 }]);
  });

  it('that the cards lie so', () => {
    const other = '43.K42.. 65.T9.4. AK2.A3.. 7.QJ.32.';
    const even = '43.K42.. 765.QJ.. AK2.A3.. .T9.432.';
    expect([table, other, even].map(said('East has the queen of hearts').fit)).toEqual([true, false, true]);
    expect([table, other, even].map(said('trumps are 2-1').fit)).toEqual([true, true, false]);
    expect([table, other, even].map(said('trumps are 3-0').fit)).toEqual([false, false, true]);
    expect([table, other, even].map(said('West has two trumps').fit)).toEqual([true, false, false]);
    expect([table, other, even].map(said('West has no trumps').fit)).toEqual([false, false, true]);
    expect([table, other, even].map(said('LHO has the queen of hearts').fit)).toEqual([false, true, false]);
    expect([table, other, even].map(said('the queen of hearts falls').fit)).toEqual([true, true, true]);
    expect(said('the queen of hearts falls').fit('43.K42.. 5.QJT9.. AK2.A3.. 76..432.')).toBe(false);
  });
});
