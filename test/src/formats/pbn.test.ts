// Every quirk that was met in real PBN files, each in a small game of our own.

import { expect, test } from 'vitest';
import { cardName, seatLetters } from '../../../src/cards/cards.ts';
import { codes, readAll } from './boards.ts';

const deal = 'N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432';
/** South in 7NT; West leads. Tricks 1 and 2 are West's heart and North's spade. */
const head = `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${deal}"]\n[Declarer "S"]\n[Contract "7NT"]\n`;
const two = 'H2 HA H9 H6\nS2 SA S7 S3\n';

const one = (text: string) => {
  const { boards } = readAll(text);
  expect(boards.length).toBe(1);
  return boards[0]!;
};

test('the classes of an ending', () => {
  const ending = (text: string) => one(text).ending;
  expect(ending(`${head}[Result "13"]\n[Play "W"]\n${two}*\n`)).toBe('claim');
  expect(ending(`${head}[Play "W"]\n${two}*\n`)).toBe('stopped');
  expect(ending(`${head}[Result "13"]\n[Play "W"]\n${two}- SK - -\n+\n`)).toBe('stopped');
  expect(ending(`${head}[Result "13"]\n[Play "W"]\nH2 - - -\n*\n`)).toBe('lead-only');
  expect(ending(`${head}[Result "13"]\n`)).toBe('no-play');
  expect(ending(`[Board "1"]\n[Deal "${deal}"]\n[Contract "Pass"]\n`)).toBe('passed');
  expect(ending(`[Dealer "N"]\n[Deal "${deal}"]\n[Auction "N"]\nAP\n`)).toBe('passed');
  expect(ending(`${head}[Result "1"]\n[Play "W"]\n${two}*\n`)).toBe('inconsistent');
  expect(ending(`${head}[Result "13"]\n[Play "W"]\nH2 HA H9 D6\n*\n`)).toBe('inconsistent');
});

test('where a claim stands: the position, tricks won, a trick in progress', () => {
  const board = one(`${head}[Result "13"]\n[Play "W"]\n${two}-  SK -  - \n*\n`);
  expect(board.won).toEqual({ NS: 2, EW: 0 });
  expect(board.position!.trick.map(cardName)).toEqual(['SK']);
  expect(seatLetters[board.position!.leader]).toBe('N');
  expect(board.shownOut).toEqual([0, 0, 0, 0]);
  const later = one(`${head}[Result "13"]\n[Play "W"]\n${two}C2 SK S8 S4\n*\n`);
  expect(later.shownOut).toEqual([0, 0, 0, 1]);
});

test('rows neither by seat nor by turn: the owner of each card decides, and it is said', () => {
  const board = one(`${head}[Result "13"]\n[Play "W"]\nH2 HA H9 H6\nSA S7 S3 S2\nCA CJ C8 C5\n*\n`);
  expect(board).toMatchObject({ ending: 'claim', won: { NS: 3, EW: 0 } });
  expect(board.play.slice(4, 8).map(cardName)).toEqual(['SA', 'S7', 'S3', 'S2']);
  expect(codes(board)).toEqual(['play-order']);
  expect(board.diagnostics[0]).toMatchObject({ line: 10, column: 1 });
});

test('thirteen rows of dashes, long dashes, lower case, tabs, the ten in figures, marks on cards, a row over two lines', () => {
  const rows = `${two}- - - -\n${'-- -- -- --\n'.repeat(10)}`;
  expect(one(`${head}[Result "13"]\n[Play "W"]\n${rows}`)).toMatchObject({ ending: 'claim', diagnostics: [] });
  const odd = one(
    `${head}[Result "13"]\n[Play "W"]\nH2!?\tha =1= $7\n\th9\tH6??\ns2 SA S10 $14 S3\n*\n[Note "1:good"]\n`,
  );
  expect(odd).toMatchObject({ ending: 'claim', diagnostics: [] });
  expect(odd.play.map(cardName).join(' ')).toBe('H2 HA H9 H6 SA ST S3 S2');
});

test('lines of three cards are rows when counting does not fit', () => {
  const board = one(`${head}[Result "13"]\n[Play "W"]\n${two}C2 SK S8\n`);
  expect(board).toMatchObject({ ending: 'inconsistent' });
  expect(board.diagnostics[0]!.wrong).toContain('no card by S');
});

test('a revoke and a lead out of turn that are marked are walked over', () => {
  const revoke = one(`${head}[Result "13"]\n[Play "W"]\nH2 HA H9 ^R S3\nS2 SA S7 S4\n*\n`);
  expect(revoke).toMatchObject({ ending: 'claim', irregular: true, shownOut: [0, 0, 0, 0] });
  expect(one(`${head}[Result "^1"]\n[Play "W"]\n${two}*\n`)).toMatchObject({ ending: 'claim', irregular: true });
  const lead = one(`${head}[Result "13"]\n[Play "W"]\nH2 HA H9 H6\n^L S2 SA S7 S3\nC2 CA C9 C6\n*\n`);
  expect(lead).toMatchObject({ ending: 'claim', irregular: true, won: { NS: 3, EW: 0 } });
});

test('the second record of a board has no deal; the third is another board', () => {
  const text = `${head}[Result "13"]\n[Play "W"]\n${two}*\n\n[Declarer "N"]\n[Contract "6NT"]\n[Result "12"]\n[Play "E"]\nHJ H8 H2 HQ\nS7 S3 S2 SA\n*\n\n[Board "2"]\n[Auction "E"]\n`;
  const { boards } = readAll(text);
  expect(boards.map(({ ending, number, declarer }) => [ending, number, declarer])).toEqual([
    ['claim', '1', 2],
    ['claim', '1', 0],
    ['no-play', '2', undefined],
  ]);
  expect(codes(boards[1])).toEqual(['deal-carried']);
  expect(boards[2]!.deal).toBeUndefined();
});

test('"#" and "##" inherit', () => {
  const { boards } = readAll(
    `[Room "##Open"]\n[North "Ann"]\n${head}\n[North "#"]\n${head}\n[North "Bob"]\n[Room "Closed"]\n${head}`,
  );
  expect(boards.map(({ names, room }) => [names[0], room])).toEqual([
    ['Ann', 'Open'],
    ['Ann', 'Open'],
    ['Bob', 'Closed'],
  ]);
});

test('comments before, between and in games, with empty lines, braces and tags in them', () => {
  const text = `% PBN 2.1\r\n{ first\r\n\r\n% no escape here\r\n[Board "9"]\r\n}\r\n${head}{ {} { }[Result "13"] ; rest\n[Play "W"] { x }\n${two}*\n`;
  expect(one(text)).toMatchObject({ ending: 'claim', number: '1', recorded: 13, diagnostics: [] });
});

test('a comment that is never closed swallows no game', () => {
  const { boards } = readAll(`{Feasability: 4 6 7\n${head}\n{again\n[Board "2"]\n[Deal "${deal}"]\n`);
  expect(boards.map(({ number }) => number)).toEqual(['1', '2']);
  expect(boards.flatMap(codes)).toEqual(['comment-open', 'comment-open']);
});

test('lines that look like tags, statistics, words after a tag', () => {
  const { boards, strays } = readAll(
    `Generated 2922012 hands\nProduced 10\n\n[Event Random Deal #]\n[Event]\n${head}[Scoring ""]\nbad words\n[Result "13"]\n[Play "W"]\n${two}*\n`,
  );
  expect(boards).toMatchObject([{ ending: 'claim', number: '1' }]);
  expect(strays.map(({ code }) => code)).toEqual(['stray-text']);
  expect(codes(boards[0])).toEqual(['tag-form', 'tag-form']);
});

test('tags: escapes, quotation marks inside, several on a line, over lines, twice; games without an empty line between', () => {
  const board = one(
    `[North "a \\"b\\" \\\\"] [South "the "big" one"]\n[West "x\ny"]\n${head}[Board "1"]\n[Dealer "S"]\n`,
  );
  expect(board.names).toEqual(['a "b" \\', undefined, 'the "big" one', 'x y']);
  expect(codes(board)).toEqual(['tag-twice']);
  expect(readAll(`${head}[Board "2"]\n[Deal "${deal}"]\n`).boards.map(({ number }) => number)).toEqual(['1', '2']);
});

test('contracts and results as they are written', () => {
  const read = (contract: string, result = '13') =>
    one(`${head.replace('7NT', contract)}[Result "${result}"]\n[Play "W"]\n${two}*\n`);
  expect(read('2Sx').contract).toEqual({ level: 2, strain: 0, doubled: 1 });
  expect(read('1N').contract).toEqual({ level: 1, strain: 4, doubled: 0 });
  expect(read('3NR').contract).toEqual({ level: 3, strain: 4, doubled: 2 });
  expect(['9', '^9', 'NS 9', 'EW 4', 'EW 4 NS 9'].map((result) => read('3NT', result).recorded)).toEqual([
    9, 9, 9, 9, 9,
  ]);
  expect(codes(read('3NT', 'C-2'))).toEqual(['unknown-result']);
  const bare = head.replace(/\[Declarer "."\]\n/, '');
  for (const result of ['EW 4 NS 9', 'EW 4', 'NS 9'])
    expect(one(`${bare}[Result "${result}"]\n[Play "W"]\n${two}*\n`)).toMatchObject({ declarer: 2, recorded: 9 });
  expect(read('?').ending).toBe('inconsistent');
});

test('contract and declarer follow from the auction', () => {
  const board = one(
    `[Deal "${deal}"]\n[Dealer "W"]\n[Auction "W"]\nPass 1H =1= 1S ! 4H\nPass Pass X AP\n[Result "13"]\n[Play "E"]\nHJ H8 H2 HQ\nS7 S3 S2 SA\n*\n`.replace(
      ' -',
      '',
    ),
  );
  expect(board).toMatchObject({ declarer: 0, contract: { level: 4, strain: 1, doubled: 1 }, ending: 'claim' });
});

test('hands: suit letters, a fourth hand missing, unknown hands, end positions, faults', () => {
  const lettered = 'N:SAKQJ.HAKQ.DAKQ.CAKQ ST987.HJT9.DJT9.CJT9 S6543.H876.D876.C876 S2.H5432.D5432.C5432';
  const dealOf = (text: string) => one(`[Board "1"]\n[Deal "${text}"]\n`);
  expect(dealOf(lettered).deal).toEqual(dealOf(deal).deal);
  expect(dealOf(deal.replace(/ \S+$/, ' -')).deal).toEqual(dealOf(deal).deal);
  expect(dealOf('N:AKQJ.AKQ.AKQ.AKQ - - -').deal).toBeUndefined();
  expect(codes(dealOf(deal.replace('T987', 'A987')))).toEqual(['duplicate-card']);
  expect(codes(dealOf(deal.replace('T987', 'v987')))).toEqual(['unknown-rank']);
  const end = one('[Deal "N:KJ..5. QT...T 5..A.9 97.9.."]\n[Contract "NT"]\n[Play "S"]\n');
  expect(end).toMatchObject({ ending: 'no-play', strain: 4, position: { leader: 2, trick: [] } });
});

test('one bad board is one diagnostic; its neighbours are read', () => {
  const good = `${head}[Result "13"]\n[Play "W"]\n${two}*\n\n`;
  const bad = good.replace('S7', 'H7').replace('"1"', '"66"');
  const { boards } = readAll(good + bad + good);
  expect(boards.map(({ ending }) => ending)).toEqual(['claim', 'inconsistent', 'claim']);
  expect(boards[1]!.diagnostics).toMatchObject([
    { weight: 'problem', code: 'two-from-one-hand', line: 22, column: 10 },
  ]);
});

test('encodings: UTF-8 with and without mark, Windows-1252, UTF-16', () => {
  const text = `[North "Königin"]\n${head}`;
  const latin = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
  const wide = new Uint8Array(2 + text.length * 2);
  wide.set([0xff, 0xfe]);
  for (const [i, letter] of [...text].entries()) wide[2 + i * 2] = letter.charCodeAt(0);
  for (const input of [text, `\uFEFF${text}`, latin, wide]) expect(readAll(input).boards[0]!.names[0]).toBe('Königin');
});

test('the first seat of a play is never inherited, even where "##" stands before it', () => {
  const deal = '[Deal "N:AJT732.K3.Q643.7 .975.AT7.Q986532 Q965.A82.985.AKJ K84.QJT64.KJ2.T4"]';
  const { boards } = readAll(`[Board "1"]\n${deal}\n[Play "##N"]\n\n[Board "2"]\n${deal}\n`);
  expect(boards.map(({ opening }) => opening)).toEqual([0, undefined]);
});
