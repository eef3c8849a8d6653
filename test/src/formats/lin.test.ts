// LIN in the layouts that occur: one board a line, many boards, vugraph with two rooms; and its quirks.

import { expect, test } from 'vitest';
import { cardName, seatLetters } from '../../../src/cards/cards.ts';
import { codes, readAll } from './boards.ts';

const md = '3S3456H678D678C678,S2H2345D2345C2345,SAKQJHAKQDAKQCAKQ,';
const bids = 'mb|p|mb|p|mb|7N!|an|strong, 13 tricks|mb|p|mb|p|mb|p|';
const two = 'pc|H2|pc|HA|pc|H9|pc|H6|pg||pc|SA|pc|S7|pc|S3|pc|S2|pg||';
const board = (number: number, end = 'mc|13|') => `md|${md}|rh||ah|Board ${number}|sv|o|${bids}pg||${two}${end}pg||\n`;
const names = 'pn|Sue,Will,Nan,Ed|st||';

test('one board a line, in one line, without a line end', () => {
  const { boards } = readAll(names + board(5).trim());
  expect(boards).toMatchObject([
    { number: '5', ending: 'claim', recorded: 13, vulnerable: 'None', won: { NS: 2, EW: 0 }, vugraph: false },
  ]);
  expect(boards[0]!.names).toEqual(['Nan', 'Ed', 'Sue', 'Will']);
  expect(seatLetters[boards[0]!.dealer!]).toBe('N');
  expect(seatLetters[boards[0]!.declarer!]).toBe('S');
  expect(boards[0]!.deal![4]).toBe(0b111100000); // the fourth hand, East: S T987
});

test('many boards with qx, names for each', () => {
  const { boards } = readAll(`qx|o1|pn|a,b,c,d|${board(1)}qx|o2|pn|e,f,g,h|${board(2)}`);
  expect(boards.map(({ number, names }) => [number, names[2]])).toEqual([
    ['1', 'a'],
    ['2', 'e'],
  ]);
});

test('vugraph: eight names, two rooms, the results at the head', () => {
  const head = 'vg|Final,Set 1,I,3,4,A,0,B,0|\nrs|7NS=,7NS-1,7NS-2,|\npn|s,w,n,e,S,W,N,E|pg||\n';
  const room = (qx: string, end: string) =>
    `qx|${qx}|st||md|${md}|sv|b|nt|hello|pg||\n${bids}nt|lead|pg||\n${two}${end}pg||\n`;
  const { boards } = readAll(head + room('o3', 'mc|13|') + room('c3', '') + room('o4', '') + room('c4', ''));
  expect(boards.map(({ number, room, names, recorded, ending }) => [number, room, names[2], recorded, ending])).toEqual(
    [
      ['3', 'open', 's', 13, 'claim'],
      ['3', 'closed', 'S', 12, 'claim'],
      ['4', 'open', 's', 11, 'claim'],
      ['4', 'closed', 'S', undefined, 'stopped'],
    ],
  );
  expect(boards.every(({ vugraph }) => vugraph)).toBe(true);
});

test('labels and vulnerability before or after the cards', () => {
  const { boards } = readAll(`qx|o1|rh||ah|Board 1|md|${md}|sv|0|pg||\nqx|o2|rh||ah|Board 2|md|${md}|sv|e|pg||\n`);
  expect(boards.map(({ number, vulnerable, ending }) => [number, vulnerable, ending])).toEqual([
    ['1', 'None', 'no-play'],
    ['2', 'EW', 'no-play'],
  ]);
});

test('claims in mid-trick, claims without play, boards stopped by the clock, passed boards', () => {
  const ending = (text: string) => readAll(text).boards[0]!;
  const mid = ending(`md|${md}|${bids}${two}pc|SK|mc|13|pg||`);
  expect(mid.position!.trick.map(cardName)).toEqual(['SK']);
  expect(ending(`md|${md}|${bids}${two}pg||`).ending).toBe('stopped');
  expect(ending(`md|${md}|${bids}${two}mc||pg||`).ending).toBe('stopped');
  expect(ending(`md|${md}|${bids}mc|13|pg||`).ending).toBe('no-play');
  expect(ending(`md|${md}|${bids}pc|H2|mc|13|pg||`).ending).toBe('lead-only');
  expect(ending(`md|${md}|mb|p|mb|P|mb|p|mb|p|pg||`).ending).toBe('passed');
});

test('calls together in one field, mixed case, doubles; cards in lower case', () => {
  const [board] = readAll(`md|${md}|mb|pp7NDrppp|pc|h2|pc|hA|pc|h9|pc|h6|pc|sA|mc|13|`).boards;
  expect(board).toMatchObject({ contract: { level: 7, strain: 4, doubled: 2 }, ending: 'claim' });
});

test('a bar inside a comment loses the comment only', () => {
  const [board] = readAll(`md|${md}|${bids}nt|either | perhaps | neither |or|pg||${two}mc|13|pg||`).boards;
  expect(board).toMatchObject({ ending: 'claim', recorded: 13 });
  expect(codes(board)).toContain('lin-tag');
});

test('a card that its hand does not hold; a result that cannot be; neighbours are read', () => {
  const { boards } = readAll(
    `${board(1)}md|${md}|ah|Board 2|${bids}pc|H2|pc|SA|pc|HA|pg||mc|9|\n${board(3, 'mc|1|')}${board(4)}`,
  );
  expect(boards.map(({ number, ending }) => [number, ending])).toEqual([
    ['1', 'claim'],
    ['2', 'inconsistent'],
    ['3', 'inconsistent'],
    ['4', 'claim'],
  ]);
  expect(boards[1]!.diagnostics).toMatchObject([{ code: 'two-from-one-hand', line: 2 }]);
  expect(codes(boards[2])).toEqual(['result-impossible']);
});

test('taken out of a link', () => {
  const text = encodeURIComponent(names + board(5).trim()).replaceAll('%20', '+');
  expect(readAll(text).boards).toMatchObject([{ number: '5', ending: 'claim' }]);
});

test('unknown spots and missing hands', () => {
  const [board] = readAll(`md|1SAKxxH,,SQJT,|${bids}pc|SA|`).boards;
  expect(board!.deal).toBeUndefined();
  expect(board!.position).toBeUndefined();
});
