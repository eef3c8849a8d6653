// What a statement asserts about the cards, as beliefs.

import { describe, expect, it } from 'vitest';
import { cardName } from '../../../../src/cards/cards.ts';
import { holding } from '../../../../src/cards/hands.ts';
import { parseStatement } from '../../../../src/claim/statement/parse.ts';
import { assertionsOf } from '../../../../src/claim/statement/plan/assertions.ts';
import { believed } from '../../../../src/claim/statement/plan/believed.ts';
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

describe('what is believed', () => {
  const beliefs = (text: string, hands = table) => {
    const read = parseStatement(text);
    if (!read.ok) throw new Error(read.problem.wrong);
    const { forgotten, fits } = believed(read.value.steps, places, handsOf(hands));
    const truth = (other: string) => fits?.((seat, suit) => holding(handsOf(other), seat, suit));
    return { forgotten: forgotten.map((set) => set.map(cardName).join(' ')), truth };
  };

  it('is a set of cards thought gone', () => {
    expect(beliefs('all trumps are gone').forgotten).toEqual(['S7 S6 S5']);
    expect(beliefs('draw trumps').forgotten).toEqual([]);
  });

  it('is every set that makes a wrong number right', () => {
    expect(beliefs('draw the last trump').forgotten).toEqual(['S7 S6', 'S7 S5', 'S6 S5']);
    expect(beliefs('there are three trumps out').forgotten).toEqual([]);
  });

  it('takes of several numbers for one suit the first', () => {
    const once = ['S7 S6', 'S7 S5', 'S6 S5'];
    expect(beliefs('there is one trump out, draw the last trump').forgotten).toEqual(once);
    expect(beliefs('there are two trumps out, draw one, then the last trump').forgotten).toEqual(['S7', 'S6', 'S5']);
  });

  it('is the lies in which a suit runs, where it can', () => {
    // AK43 and 2 of hearts: three rounds of them run when nobody has three cards with the queen
    const { forgotten, truth } = beliefs('the hearts are good', '43.K42.. 5.QJ.32. AK2.A3.. 76.T9.4.');
    expect(forgotten).toEqual([]);
    expect(truth('43.K42.. 5.QJ.32. AK2.A3.. 76.T9.4.')).toBe(true);
    expect(truth('43.K42.. 5.QJT.3. AK2.A3.. 76.9.42.')).toBe(false);
    const good = beliefs('the hearts are good', '43.KT2.. 5.QJ.32. AK2.A3.. 76.98.4.');
    expect(good.truth('43.KT2.. 5.QJ.32. AK2.A3.. 76.98.4.')).toBe(true);
    expect(good.truth('43.KT2.. 5.QJ8.3. AK2.A3.. 76.9.42.')).toBe(false);
  });

  it('is that a card in the way is gone, where the suit cannot run', () => {
    expect(beliefs('the hearts are good', '2.A2..A2 .54..QJT A4.Q6..4 3.K3..K3').forgotten).toEqual(['HK']);
    expect(beliefs('the king of hearts is good', '..K. ..A. .K.. .A..').forgotten).toEqual(['HA']);
  });
});
