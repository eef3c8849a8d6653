// What is written is read back as the same board: made-up boards by the hundred, and the real files when they are there.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSeats, type Seat } from '../../../src/cards/cards.ts';
import { emptyHands, handText, withCard } from '../../../src/cards/hands.ts';
import type { Board } from '../../../src/formats/board.ts';
import { handviewerLink, writeLin } from '../../../src/formats/writeLin.ts';
import { dealText, pbnHead, writePbn } from '../../../src/formats/writePbn.ts';
import { afterPlay, legalPlays, type Position } from '../../../src/play/position.ts';
import { candidateOf } from '../../../src/review/candidate.ts';
import { readAll } from './boards.ts';

/** What must be the same after a round trip. */
const essence = ({ deal, position, ...board }: Board, keep: readonly (keyof Board)[]) => ({
  ...Object.fromEntries(keep.map((key) => [key, (board as Partial<Board>)[key]])),
  deal: deal && allSeats.map((seat) => handText(deal, seat)).join(' '),
  left: position && allSeats.map((seat) => handText(position.hands, seat)).join(' '),
  trick: position?.trick,
  leader: position?.leader,
});

const common: readonly (keyof Board)[] = [
  'names',
  'dealer',
  'vulnerable',
  'declarer',
  'contract',
  'play',
  'recorded',
  'ending',
  'won',
  'shownOut',
];
const pbnKeys: readonly (keyof Board)[] = [...common, 'number', 'auction', 'table', 'irregular', 'strain'];

const one = (text: string): Board => {
  const { boards, strays } = readAll(text);
  expect(strays).toEqual([]);
  expect(boards.length).toBe(1);
  return boards[0]!;
};

/** A board with a random deal, played out legally for a random number of cards, and a result that can be. */
const madeUp = fc
  .record({
    order: fc.shuffledSubarray(
      Array.from({ length: 52 }, (_, card) => card),
      { minLength: 52, maxLength: 52 },
    ),
    choices: fc.array(fc.nat(12), { minLength: 5, maxLength: 51 }),
    declarer: fc.constantFrom<Seat>(0, 1, 2, 3),
    contract: fc.constantFrom('1C', '4S', '3NT', '6HX', '2DXX'),
    part: fc.nat(12),
    name: fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .filter((text) => !/[|,%\r\n\t\u0085\u2028\u2029]/.test(text) && text === text.trim() && text !== '?'),
  })
  .map(({ order, choices, declarer, contract, part, name }) => {
    let hands = emptyHands();
    order.forEach((card, i) => {
      hands = withCard(hands, (i & 3) as Seat, card);
    });
    const strain = ({ C: 3, S: 0, N: 4, H: 1, D: 2 } as const)[contract[1] as 'C'];
    let position: Position = { hands, strain, leader: ((declarer + 1) & 3) as Seat, trick: [] };
    const play: string[] = [];
    let won = 0;
    for (const choice of choices) {
      const cards = legalPlays(position);
      const card = cards[choice % cards.length]!;
      play.push('SHDC'[Math.floor(card / 13)]! + '23456789TJQKA'[card % 13]);
      const next = afterPlay(position, card);
      position = next.position;
      if (next.wonBy !== undefined && ((next.wonBy ^ declarer) & 1) === 0) won++;
    }
    const left = 13 - Math.floor(play.length / 4);
    const recorded = won + (part % (left + 1));
    const mb = ['p', 'p', 'p', 'p']
      .slice(0, declarer)
      .map((call) => `mb|${call}|`)
      .join('');
    const bid = contract.replace('NT', 'N').replace(/X+$/, '');
    const doubles = contract.endsWith('XX') ? 'mb|d|mb|r|' : contract.endsWith('X') ? 'mb|d|' : '';
    const md = `3${[2, 3, 0, 1]
      .map((seat) =>
        handText(hands, seat as Seat)
          .split('.')
          .map((ranks, i) => 'SHDC'[i] + ranks)
          .join(''),
      )
      .join(',')}`;
    return `pn|${name},b,c,d|st||md|${md}|sv|e|ah|Board 7|${mb}mb|${bid}|${doubles}mb|p|mb|p|mb|p|${play.map((card) => `pc|${card}|`).join('')}mc|${recorded}|`;
  });

test('made-up boards: LIN, PBN, handviewer link and case JSON give the same board back', () => {
  fc.assert(
    fc.property(madeUp, (lin) => {
      const board = one(lin);
      expect(board.ending).toBe('claim');
      expect(essence(one(writePbn(board)), pbnKeys)).toEqual(essence(board, pbnKeys));
      expect(essence(one(pbnHead + writePbn(one(writePbn(board)))), pbnKeys)).toEqual(essence(board, pbnKeys));
      const linKeys = [...common, 'number', 'auction'] as const;
      expect(essence(one(writeLin(board)), linKeys)).toEqual(essence(board, linKeys));
      expect(essence(one(handviewerLink(board)), linKeys)).toEqual(essence(board, linKeys));
      const look = candidateOf(board, 'f', 0, '2017');
      expect(look).toHaveProperty('candidate');
      if (!look || !('candidate' in look)) return;
      const caseKeys: readonly (keyof Board)[] = [
        'vulnerable',
        'declarer',
        'contract',
        'play',
        'recorded',
        'ending',
        'won',
        'shownOut',
      ];
      expect(essence(one(JSON.stringify(look.candidate.case)), caseKeys)).toEqual(essence(board, caseKeys));
    }),
    { numRuns: 300 },
  );
});

test('a ruling is written as the standard has it', () => {
  const board = one(fc.sample(madeUp, { numRuns: 1, seed: 7 })[0]!);
  const text = writePbn(board, { tricks: 9, note: 'law70: 3 of the last 4 "tricks" (70C)' });
  expect(text).toContain('[Termination "adjudication"]\r\n');
  expect(text).toContain('[Result "9"]');
  expect(text).toContain('[Note "1:law70: 3 of the last 4 \\"tricks\\" (70C)"]');
  expect(text).toContain(' =1=');
  expect(text.split('\r\n').every((line) => line.length <= 255)).toBe(true);
  expect(dealText(board.deal!, 2).startsWith('S:')).toBe(true);
});

test('revokes and leads out of turn are marked again; an end position stays one', () => {
  const deal = 'N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432';
  const head = `[Dealer "N"]\n[Deal "${deal}"]\n[Declarer "S"]\n[Contract "7NT"]\n[Result "13"]\n[Play "W"]\n`;
  for (const rows of ['H2 HA H9 ^R S3\nS2 SA S7 S4\n*', 'H2 HA H9 H6\n^L S2 SA S7 S3\nC2 CA C9 C6\n*']) {
    const board = one(head + rows);
    expect(board).toMatchObject({ irregular: true, ending: 'claim' });
    expect(essence(one(writePbn(board)), pbnKeys)).toEqual(essence(board, pbnKeys));
  }
  const end = one('[Deal "N:KJ..5. QT...T 5..A.9 97.9.."]\n[Contract "NT"]\n[Play "S"]\n');
  expect(essence(one(writePbn(end)), pbnKeys)).toEqual(essence(end, pbnKeys));
});

const folder = process.env.LAW70_FILES ?? new URL('../../../../shared/files', import.meta.url).pathname;
test.skipIf(!existsSync(folder))('every whole board of the real files comes back the same from PBN and LIN', () => {
  let count = 0;
  for (const file of readdirSync(folder).filter((name) => /\.(pbn|lin)$/.test(name)))
    for (const board of readAll(readFileSync(join(folder, file))).boards) {
      if (!board.deal || board.ending === 'inconsistent') continue;
      count++;
      expect(essence(one(writePbn(board)), pbnKeys), `${file} ${board.line}`).toEqual(essence(board, pbnKeys));
      if (board.dealer === undefined || board.irregular || !board.contract || board.auction.length === 0) continue;
      if (/[|,]/.test(board.names.join(''))) continue;
      const keys = common.filter((key) => key !== 'recorded' || !['played-out', 'stopped'].includes(board.ending));
      expect(essence(one(writeLin(board)), keys), `${file} ${board.line}`).toEqual(essence(board, keys));
    }
  console.info(`${count} real boards written and read back`);
});
