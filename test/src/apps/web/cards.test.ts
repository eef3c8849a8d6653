// Cards in a draft: tapped and typed, to the table in turn, and from a board of a file.

import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../../src/apps/web/case/check.ts';
import { type Draft, emptyDraft, sizeOf, tricksToGo } from '../../../../src/apps/web/case/draft.ts';
import {
  holdersOf,
  tapCard,
  tapTable,
  toggleAllowed,
  toggleStruck,
  typeSuit,
} from '../../../../src/apps/web/case/edit.ts';
import { draftOfBoard, stepTo } from '../../../../src/apps/web/case/fromBoard.ts';
import { readRanks } from '../../../../src/apps/web/case/ranks.ts';
import { cardName, makeCardNumber } from '../../../../src/cards/cards.ts';
import { readText } from '../../../../src/formats/read.ts';
import { card, ending, parseAgain } from './hands.ts';

describe('cards', () => {
  test('a tap gives a card, moves it, and takes it away', () => {
    const once = tapCard(emptyDraft, 0, card('SA'));
    const moved = tapCard(once, 1, card('SA'));
    expect([
      holdersOf(once, card('SA')),
      holdersOf(moved, card('SA')),
      holdersOf(tapCard(moved, 1, card('SA')), card('SA')),
    ]).toEqual([[0], [1], []]);
  });

  test('typed twice, a card is a problem in both hands until a tap settles it', () => {
    const twice = typeSuit(typeSuit(emptyDraft, 0, 0, 1 << 12), 1, 0, 1 << 12);
    expect(problemsOf(twice)).toContainEqual({
      at: 'cards',
      wrong: true,
      code: 'card-twice',
      card: card('SA'),
      seats: [0, 1],
    });
    expect(holdersOf(tapCard(twice, 1, card('SA')), card('SA'))).toEqual([1]);
  });

  test('the fourth hand gets the rest of the pack', () => {
    let draft = emptyDraft;
    for (const seat of [0, 1, 2] as const)
      for (let rank = 0; rank < 13; rank++) draft = tapCard(draft, seat, makeCardNumber(seat, rank));
    expect([sizeOf(draft, 3), holdersOf(draft, card('CA'))]).toEqual([13, [3]]);
  });

  test('a hand with a card too few or too many is named', () => {
    const short = tapCard(ending, 3, card('C2'));
    expect(problemsOf(short)).toContainEqual({
      at: 'cards',
      wrong: false,
      code: 'hand-size',
      seat: 3,
      has: 3,
      wants: 4,
    });
    const long = tapCard(ending, 3, card('CA'));
    expect(problemsOf(long)).toContainEqual({ at: 'cards', wrong: true, code: 'hand-size', seat: 3, has: 5, wants: 4 });
  });

  test('go to the table in turn only, complete the trick with the fourth, and come back', () => {
    const lay = (draft: Draft, name: string): Draft => {
      const done = tapTable(draft, card(name));
      if ('refused' in done) throw new Error(done.refused);
      return done.draft;
    };
    const led = lay(ending, 'HA');
    expect([led.trick.map(cardName), led.leader, tricksToGo(led)]).toEqual([['HA'], 2, 4]);
    expect(tapTable(led, card('H3'))).toEqual({ refused: 'not-turn', seat: 3, holder: 0 });
    const done = tapTable(lay(lay({ ...led, won: 6 }, 'S2'), 'H2'), card('DQ'));
    expect(done).toMatchObject({ wonBy: 3, draft: { trick: [], leader: 3, won: 6 } });
    expect(lay(led, 'HA').hands).toEqual(ending.hands);
    expect(problemsOf(lay(led, 'C2'))).toEqual([]);
    expect(problemsOf({ ...lay(lay(led, 'C2'), 'DA') }).map(({ code }) => code)).toEqual(['revoke']);
  });

  test('a play is struck out or allowed, never both', () => {
    const play = { seat: 2, card: card('HA') } as const;
    const struck = toggleStruck(ending, play);
    const allowed = toggleAllowed(struck, play);
    expect([struck.struck, struck.allowed, allowed.struck, allowed.allowed]).toEqual([[play], [], [], [play]]);
    expect(toggleAllowed(allowed, play).allowed).toEqual([]);
  });
});

test.each([
  ['akq', 'en', 0b1110000000000, [], []],
  ['A 10 4', 'en', 0b1000100000100, [], []],
  ['ahv', 'nl', 0b1110000000000, [], []],
  ['akq', 'nl', 0b1110000000000, [], []],
  ['ah', 'en', 0b1000000000000, ['H'], []],
  ['aa2x', 'en', 0b1000000000001, ['X'], ['A']],
] as const)('typed "%s" in %s', (text, lang, bits, strange, twice) => {
  expect(readRanks(text, lang)).toEqual({ bits, strange, twice });
});

test('a board of a file stands where its play stopped, and steps back and forth with all that follows from the play', () => {
  const pbn = `[Board "7"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:AKQ.AKQ.AKQ.AKQJ JT9.JT9.JT9.T987 876.876.8765.654 5432.5432.432.32"]
[Declarer "N"]
[Contract "7NT"]
[Result "13"]
[Play "E"]
SJ S6 S2 SA
H9 H6 H2 HA
*
`;
  const [item] = readText(pbn);
  const draft = draftOfBoard((item as Extract<typeof item, { board: unknown }>).board, emptyDraft);
  expect(problemsOf(draft)).toEqual([]);
  expect([draft.won, draft.leader, draft.claimed, draft.about.board, tricksToGo(draft)]).toEqual([2, 0, 11, '7', 11]);
  const back = stepTo(draft, 5);
  expect([back.trick.map(cardName), back.leader, back.won]).toEqual([['HA'], 0, 1]);
  expect(stepTo(back, 8)).toEqual(draft);
  expect(parseAgain(back).played.length).toBe(5);
});
