// What is said about trumps, which settles Law 70C.

import { describe, expect, it } from 'vitest';
import { parseStatement } from '../../../../src/claim/statement/parse.ts';
import { trumpsIn } from '../../../../src/claim/statement/trumps.ts';

const mentioned: readonly string[] = [
  'draw trumps',
  'draw the last trump and ruff a heart in dummy',
  'I take your last trump',
  'one more round, then the hearts',
  'there is one trump out',
  'West has the king of trumps',
  'the rest if trumps are 2-2',
  'if trumps are gone the rest, otherwise one down',
  'you get the ace of trumps',
  'I lose a trump',
  'trumps are not drawn',
  'no trump finesse, then hearts',
  'spades from the top',
  'finesse in trumps',
  'you draw trumps',
  'draw trumps, then trumps are gone',
  'troef trekken',
  'ik haal je laatste troef',
  'er is nog een troef buiten',
  'als de troeven 2-2 zitten, alles',
  'schoppen trekken',
];
const thoughtGone: readonly string[] = [
  'the rest, all trumps are gone',
  'No trumps left: two master diamonds and the last trump',
  'trumps are drawn',
  'the spades are gone, all good',
  'nobody has a trump',
  'both defenders have no trumps',
  'geen troef meer, alles hoog',
  'de troeven zijn eruit',
];
const notMentioned: readonly string[] = [
  '',
  'all good',
  'four hearts and the diamond queen',
  'two diamonds and the last trump',
  'three trumps and a heart',
  'my trumps are good',
  'the hearts are gone',
  'draw the hearts',
  'ruff a heart with the ten of trumps',
  'West has no trumps',
  'alles hoog',
  'twee troeven en hartenaas',
];

describe('the opponents’ trumps are', () => {
  const said = (text: string, strain: 0 | 4 = 0) => {
    const read = parseStatement(text);
    return read.ok && trumpsIn(read.value, strain);
  };

  it.each(mentioned)('mentioned in “%s”', (text) => expect(said(text)).toMatchObject({ mention: 'mentioned' }));
  it.each(thoughtGone)('thought gone in “%s”', (text) => expect(said(text)).toMatchObject({ mention: 'thought-gone' }));
  it.each(notMentioned)('not mentioned in “%s”', (text) =>
    expect(said(text)).toMatchObject({ mention: 'not-mentioned' }),
  );

  it('drawn when he says so, and not when he says that he will not', () => {
    expect(said('draw trumps')).toMatchObject({ draws: true });
    expect(said('cash trumps, then the hearts')).toMatchObject({ draws: true });
    expect(said('do not draw trumps')).toEqual({ mention: 'mentioned', draws: false });
  });

  it('nothing at notrump', () => {
    expect(said('trumps are gone', 4)).toMatchObject({ mention: 'not-mentioned' });
  });
});
