// A board with hidden hands on the desk: at every point of its play a case that can be ruled on, and back again.

import { expect, test } from 'vitest';
import { problemsOf } from '../../../../src/apps/web/case/check.ts';
import { type Draft, emptyDraft } from '../../../../src/apps/web/case/draft.ts';
import { draftOfBoard, stepTo } from '../../../../src/apps/web/case/fromBoard.ts';
import { pack, unpack } from '../../../../src/apps/web/case/packed.ts';
import { readDraft } from '../../../../src/apps/web/case/readDraft.ts';
import { ranksOf } from '../../../../src/apps/web/case/unseen.ts';
import { unknownHandText } from '../../../../src/claim/unknown.ts';
import { readText } from '../../../../src/formats/read.ts';
import { parseAgain } from './hands.ts';

const south = 'SJ973HJ98742D3CK4';
const north = 'SH63DAKQ987CA9732';
const play = 'SKH3S4S3C2C6CKC5S7S2H6S5CACTC4C8DADTD3D2DKH5H7D4H2'.match(/../g)!.map((card) => `pc|${card}|`);
const lin = (west: string) =>
  `pn|,,,|md|3${south},${west},${north},|ah|Board 1|mb|1d|mb|p|mb|5h|mb|d|mb|p|mb|p|mb|p|${play.join('')}mc|9|`;

function drafted(text: string): Draft {
  const [item] = [...readText(text)];
  if (!item || !('board' in item)) throw new Error('a board');
  return draftOfBoard(item.board, emptyDraft);
}

test.each([
  ['two hidden hands', ''],
  ['a hand of which only honours are told', 'SKQxxHAxDJxxxxCxx'],
])('%s: a case at every point of the play', (_, west) => {
  const draft = drafted(lin(west));
  expect(draft).toMatchObject({ claimed: 3, won: 6, open: [0, 15, 0, 15] });
  // what East and West still hold between them follows from the deal and the play
  expect(draft.out.map((bits) => ranksOf(bits!))).toEqual(['68TQA', 'TQKA', '56J', 'JQ']);
  expect(problemsOf(draft)).toEqual([]);
  const { unknown, played } = parseAgain(draft);
  expect([unknown!.sizes, played.length]).toEqual([[7, 7, 6, 7], 25]);
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const linked = unpack(pack(draft));
  if (!linked.ok) throw new Error(linked.problem.wrong);
  expect(parseAgain(linked.value)).toEqual(parseAgain(draft));
  for (let at = 24; at >= 0; at--) {
    const back = stepTo(draft, at);
    expect(back.recorded!.at).toBe(at);
    expect(problemsOf({ ...back, claimed: null }), `${at}`).toEqual([]);
    const { sizes } = parseAgain({ ...back, claimed: null }).unknown!;
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(52 - at);
    expect(stepTo(back, 25)).toEqual({ ...draft, claimed: back.claimed });
  }
});

test('what is told of a suit goes with the play', () => {
  const draft = drafted(lin('SKQxxHAxDJxxxxCxx'));
  const spades = (at: number) => stepTo(draft, at).known.find(({ seats, suit }) => seats === 'W' && suit === 'S');
  expect([25, 9, 8, 1, 0].map((at) => spades(at)!.least)).toEqual([2, 3, 3, 3, 4]);
  expect(unknownHandText(parseAgain(draft).unknown!, 3)).toBe('Q?.A?.J?.?');
});

test('hands of a deal without a contract can still be put on the desk', () => {
  const draft = drafted(`[Board "3"]\n[Deal "N:AKQ.AKQ.AKQ.5432 - - -"]\n`);
  expect(draft.open).toEqual([0, 15, 15, 15]);
  expect(draft.hands.slice(0, 4)).toEqual([0x1c00, 0x1c00, 0x1c00, 0xf]);
});
