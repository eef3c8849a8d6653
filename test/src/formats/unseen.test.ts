// Boards of which not every hand is written: what the known hands and the play tell, in every format that can leave a hand out.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Seat } from '../../../src/cards/cards.ts';
import { handSize, handText } from '../../../src/cards/hands.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { unknownHandText } from '../../../src/claim/unknown.ts';
import type { Board } from '../../../src/formats/board.ts';
import { afterPlay, legalPlays, type Position, tricksLeft } from '../../../src/play/position.ts';
import { candidateOf } from '../../../src/review/candidate.ts';
import { codes, readAll } from './boards.ts';

/** The standard's own example of hidden hands: South stopped with the two of hearts on the table. */
const standard = (west: string, east: string) => `[Board "1"]
[Dealer "N"]
[Deal "W:${west} .63.AKQ987.A9732 ${east} J973.J98742.3.K4"]
[Declarer "S"]
[Contract "5HX"]
[Result "9"]
[Play "W"]
SK H3 S4 S3
C5 C2 C6 CK
S2 H6 S5 S7
C8 CA CT C4
D2 DA DT D3
D4 DK H5 H7
-  -  -  H2
*
`;
const west = 'KQT2.AT.J6542.85';
const east = 'A8654.KQ5.T.QJT6';

const only = (text: string): Board => readAll(text).boards[0]!;
const texts = ({ unknown }: Board) => ([0, 1, 2, 3] as const).map((seat) => unknownHandText(unknown!, seat));

test.each(['-', '?', '...'])('hands written %s are unknown; what was played and shown out of is known', (hidden) => {
  const board = only(standard(hidden, hidden));
  expect(board).toMatchObject({ ending: 'claim', recorded: 9, won: { NS: 6, EW: 0 }, shownOut: [1, 4, 4, 0] });
  expect(board.deal).toBeUndefined();
  expect(codes(board)).toContain('hands-unknown');
  expect(texts(board)).toEqual(['..Q987.973', '?.?..?', 'J9.J984..', '?']);
  expect(handText(board.part!.hands, 3)).toBe('K2..42.85');
  expect(board.part!.open).toEqual([0, 15, 0, 15]);
  expect(board.unknown!.sizes).toEqual([7, 7, 6, 7]);
  expect(tricksLeft(board.position!)).toBe(7);
});

test('a board with hidden defenders is a claim to rule on; one with a hidden declarer is left out, and says why', () => {
  const look = candidateOf(only(standard('-', '-')), 'a.pbn', 0, '2017')!;
  if (!('candidate' in look)) throw new Error(look.why);
  expect(look.candidate).toMatchObject({ claimed: 3, remaining: 7, unseen: ['E', 'W'] });
  const read = parseCase(look.candidate.case);
  expect(read.ok && read.value.unknown && read.value.played.length).toBe(25);
  const own = candidateOf(only(standard('-', '-').replace('J973.J98742.3.K4', '-')), 'a.pbn', 0, '2017');
  expect(own).toMatchObject({ leftOut: 'own-hands-unknown' });
});

test('a row that is turned to begin with its leader: the known hands tell whose cards the others are', () => {
  const whole = standard('-', '-');
  const board = only(whole.replace('C5 C2 C6 CK', 'C2 C6 CK C5')); // North led
  expect(codes(board)).toContain('play-order');
  expect(texts(board)).toEqual(texts(only(whole)));
  const begun = only(whole.replace(/S2 H6[^*]*/, 'S7 S2 -  -\n')); // South led, West followed
  expect([begun.play.length, handText(begun.part!.hands, 3)]).toEqual([10, 'K2...5']);
});

test('one hidden hand follows from the other three', () => {
  for (const text of [standard(west, '-'), standard('-', east)]) {
    const { deal, part } = only(text);
    expect([handText(deal!, 1), handText(deal!, 3), part]).toEqual([east, west, undefined]);
  }
});

test('LIN with two hands, a hand of small cards, and what a viewer link leaves out', () => {
  const play = 'pc|SK|pc|H3|pc|S4|pc|S3|pg||pc|C5|pc|C2|pc|C6|pc|CK|mc|9|';
  const calls = 'mb|1d|mb|p|mb|5h|mb|p|mb|p|mb|p|'; // declarer is South
  const lin = (south: string, westHand: string, north: string) => `md|3${south},${westHand},${north},|${calls}${play}`;
  const south = 'SJ973HJ98742D3CK4';
  const north = 'SH63DAKQ987CA9732';
  expect(texts(only(lin(south, '', north)))).toEqual(['.6.AKQ987.A973', '?', 'J97.J98742.3.4', '?']);
  // West's suits are told: 4-2-5-2, two of them played
  const small = only(lin(south, 'SKxxxHAxDxxxxxCxx', north));
  expect(texts(small)[3]).toBe('?.A?.?.?');
  const hearts = { seats: 8, of: [0, 0x1fff, 0, 0], least: 2, most: 2 };
  expect(small.unknown!.facts).toContainEqual(hearts);
  expect(small.unknown!.facts).toContainEqual({ seats: 8, of: [0x1fff, 0, 0, 0], least: 3, most: 3 });
  for (const way of [small.position!])
    expect(
      handText(way.hands, 3)
        .split('.')
        .map((suit) => suit.length),
    ).toEqual([3, 2, 5, 1]);
  const link = `[hv=pc=n&s=sj973hj98742d3ck4&n=sh63dakq987ca9732&d=n&a=1dp5hppp&p=skh3s4s3c5c2c6ck&c=9]400|300[/hv]`;
  expect(texts(only(link))).toEqual(texts(only(lin(south, '', north))));
});

test('an end position with hidden hands', () => {
  const board = only(`[Deal "N:.32.A2. - .A.K3.2 -"]\n[Declarer "S"]\n[Contract "H"]\n[Play "S"]\n\n`);
  expect(board.unknown).toMatchObject({ sizes: [4, 4, 4, 4] });
  expect(board.part!.size).toBe(4);
});

test('a play that no cards fit is said, and the board is inconsistent', () => {
  const back = standard('-', '-').replace('D4 DK H5 H7', 'D4 DK H5 H7\nSQ S8 C3 S9');
  const again = back.replace('-  -  -  H2', '').replace('SQ S8 C3 S9', 'SA DQ D5 H2');
  expect(only(again)).toMatchObject({ ending: 'inconsistent' });
  expect(codes(only(again))).toContain('revoke'); // East showed out of diamonds
  const full = only(
    'md|3SJ973HJ98742D3CK4,SKQxxHAxDxxxxxCxx,SH63DAKQ987CA9732,|mb|1d|mb|p|mb|5h|mb|p|mb|p|mb|p|pc|CA|mc|9|',
  );
  expect(full).toMatchObject({ ending: 'inconsistent' });
});

test('no hand at all, or hands of different sizes, tell nothing to rule on', () => {
  for (const deal of ['W:- - - -', 'W:AK... - Q2...J - ']) {
    const board = only(
      `[Board "1"]\n[Deal "${deal}"]\n[Contract "3NT"]\n[Declarer "S"]\n[Result "9"]\n[Play "W"]\nSK S3 S4 S5\nSA S6 S7 S8\n*\n`,
    );
    expect([board.part, board.position]).toEqual([undefined, undefined]);
  }
});

/** Legal cards at random from a shuffled deal, and the same record with hands hidden: what is known must hold of the real ones. */
test('whatever is hidden, the real cards are one of the ways left open', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...Array(52).keys()], { minLength: 52, maxLength: 52 }),
      fc.integer({ min: 5, max: 47 }),
      fc.constantFrom<Seat[]>([1, 3], [1, 2, 3], [0], [0, 3], [2, 3]),
      fc.infiniteStream(fc.nat(51)),
      (cards, count, hidden, stream) => {
        const hands = new Uint16Array(16);
        cards.forEach((card, i) => {
          hands[(i % 4) * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
        });
        let position: Position = { hands, strain: 4, leader: 3, trick: [] };
        let text = '';
        let won = 0;
        for (let i = 0; i < count; i++) {
          const legal = legalPlays(position);
          const card = legal[stream.next().value % legal.length]!;
          text += `pc|${'SHDC'[Math.floor(card / 13)]}${'23456789TJQKA'[card % 13]}|`;
          const next = afterPlay(position, card);
          position = next.position;
          if (next.wonBy === 0 || next.wonBy === 2) won++;
        }
        const dotted = (seat: Seat) =>
          hidden.includes(seat)
            ? ''
            : handText(hands, seat)
                .split('.')
                .map((ranks, suit) => 'SHDC'[suit] + ranks)
                .join('');
        const order = [2, 3, 0, 1] as const;
        const board = only(`md|1${order.map(dotted).join(',')}|mb|1N|mb|p|mb|p|mb|p|${text}mc|${won}|`);
        const { unknown } = board;
        if (hidden.length === 1) expect(handText(board.deal!, hidden[0]!)).toBe(handText(hands, hidden[0]!));
        if (!unknown) return hidden.length === 1;
        for (const seat of [0, 1, 2, 3] as const) {
          expect(unknown.sizes[seat]).toBe(handSize(position.hands, seat));
          for (const suit of [0, 1, 2, 3]) {
            const real = position.hands[seat * 4 + suit]!;
            const known = unknown.known[seat * 4 + suit]!;
            expect(known & ~real).toBe(0);
            if (!(unknown.open[seat]! & (1 << suit))) expect(real).toBe(known);
          }
        }
        const look = candidateOf(board, 'a.lin', 0, '2017');
        if (look && 'candidate' in look) expect(parseCase(look.candidate.case)).toMatchObject({ ok: true });
        return position.leader === board.position!.leader;
      },
    ),
    { numRuns: 200 },
  );
});

test('cards after a whole pack are not of that board, whether its hands are known or not', () => {
  const ranks = [...'23456789TJQKA'];
  // every hand has a suit of its own: North leads and wins every trick
  const pack = ranks.map((rank) => `pc|S${rank}|pc|H${rank}|pc|D${rank}|pc|C${rank}|`).join('');
  const suit = (letter: string) => letter + ranks.join('');
  for (const [south, west] of [
    [suit('D'), suit('C')],
    ['', ''],
  ]) {
    // West has bid, so North is to lead
    const deal = `md|2${south},${west},${suit('S')},${suit('H')}|mb|1N|mb|p|mb|p|mb|p|`;
    const board = readAll(`${deal}${pack}zz|1|\nq|S4|pc|SA|pc|S5|\n`).boards[0]!;
    expect([board.play.length, board.ending]).toEqual([52, 'played-out']);
  }
});
