// Links, forum tags, RBN, cases in JSON, USEBIO, zip: told by their content, read to the same boards.

import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cardName } from '../../../src/cards/cards.ts';
import { handText } from '../../../src/cards/hands.ts';
import { decode } from '../../../src/formats/decode.ts';
import { readBoards } from '../../../src/formats/read.ts';
import { sniff } from '../../../src/formats/sniff.ts';
import { forgottenTrump } from '../../forgottenTrump.ts';
import { codes, readAll } from './boards.ts';

const lin =
  'pn|Sue,Will,Nan,Ed|st||md|3S3456H678D678C678,S2H2345D2345C2345,SAKQJHAKQDAKQCAKQ,|rh||ah|Board 5|sv|o|mb|p|mb|p|mb|7N|mb|p|mb|p|mb|p|pc|H2|pc|HA|pc|H9|pc|H6|pc|SA|mc|13|';
const pbn = '[Board "1"]\n[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]\n';

test('handviewer links with a LIN, several in a text', () => {
  const url = `https://www.bridgebase.com/tools/handviewer.html?bbo=y&lin=${encodeURIComponent(lin)}`;
  const { boards, strays } = readAll(`See ${url}\nand ${url.replaceAll('%20', '+')} there`);
  expect(strays).toEqual([]);
  expect(boards).toMatchObject([
    { format: 'handviewer', number: '5', ending: 'claim', recorded: 13, line: 1 },
    { format: 'handviewer', number: '5', ending: 'claim', recorded: 13, line: 2 },
  ]);
  expect(boards[0]!.names).toEqual(['Nan', 'Ed', 'Sue', 'Will']);
});

const hands = 's=s6543h876d876c876&w=s2h5432d5432c5432&n=sakqjhakqdakqcakq';
const parameters = `${hands}&d=n&v=e&b=9&a=p(none)p7n!ppp&p=h2hah9h6{a%20comment}sa&c=13`;

test('handviewer parameters and the forum tag: hands, auction with explanations, play, claim', () => {
  const link = readAll(`https://www.bridgebase.com/tools/handviewer.html?${parameters}&sn=Sue+S`).boards;
  const tag = readAll(`What now?\n[hv=pc=n&${parameters.replaceAll('&', '&amp;')}]399|300[/hv]`).boards;
  for (const [board] of [link, tag]) {
    expect(board).toMatchObject({
      number: '9',
      vulnerable: 'EW',
      dealer: 0,
      declarer: 2,
      ending: 'claim',
      recorded: 13,
    });
    expect(board!.position!.trick.map(cardName)).toEqual(['SA']);
    expect(handText(board!.deal!, 1)).toBe('T987.JT9.JT9.JT9');
  }
  expect(link[0]).toMatchObject({ format: 'handviewer', names: [undefined, undefined, 'Sue S', undefined] });
  expect(tag[0]).toMatchObject({ format: 'hv', line: 2 });
});

test('a link that only names a hand says so', () => {
  const { boards, strays } = readAll('https://www.bridgebase.com/tools/handviewer.html?bbo=y&myhand=M-123-456');
  expect(boards).toEqual([]);
  expect(strays.map(({ code }) => code)).toEqual(['link-only']);
});

test('RBN: labels, what goes on, notes, tricks, a play that is trivial from a point on', () => {
  const text = `% RBN 3.2
D 20120817
E Final:Set 1
N Nan+Sue:Will+Ed:O
B 7
H N:AKQJ.AKQ.AKQ.AKQ:T987.JT9.JT9.JT9:6543.876.876.876:
A NZ:PP7NP:PP
1 not an alert
C 7N:S
P H2A96:SA;
R 13:1520
{A paragraph
over two lines.}

A EB:PPPP

N Ann+Bea:Cid+Dan:C
A NN:PP6NP:PP
C 6NX:S
P H2A96:SA723
R =
`;
  const { boards, strays } = readAll(text);
  expect(strays).toEqual([]);
  expect(
    boards.map(({ number, room, ending, recorded, declarer }) => [number, room, ending, recorded, declarer]),
  ).toEqual([
    ['7', 'open', 'claim', 13, 2],
    ['7', 'open', 'passed', undefined, undefined],
    ['7', 'closed', 'claim', 12, 2],
  ]);
  expect(boards[0]!.play.map(cardName).join(' ')).toBe('H2 HA H9 H6 SA');
  expect(boards[0]!.names).toEqual(['Nan', 'Ed', 'Sue', 'Will']);
  expect(boards[2]!.names).toEqual(['Ann', 'Dan', 'Bea', 'Cid']);
  expect(boards.map(({ vulnerable }) => vulnerable)).toEqual(['None', 'Both', 'NS']);
});

test('cases: one, a list, lines; a bad one is named, the others are read', () => {
  expect(readAll(JSON.stringify(forgottenTrump, null, 2)).boards).toMatchObject([
    { format: 'json', ending: 'claim', recorded: 10 },
  ]);
  const bad = { ...forgottenTrump, declarer: 'Z' };
  const list = readAll(JSON.stringify([forgottenTrump, bad, forgottenTrump]));
  expect(list.boards.length).toBe(2);
  expect(list.strays).toMatchObject([{ code: 'unknown-seat', at: 'line 1, column 1, declarer' }]);
  const lines = readAll(
    `${[forgottenTrump, forgottenTrump, bad].map((value) => JSON.stringify(value)).join('\n')}\n{"a":\n`,
  );
  expect(lines.boards.map(({ line }) => line)).toEqual([1, 2]);
  expect(lines.strays.map(({ line }) => line)).toEqual([3, 4]);
  const defender = readAll(JSON.stringify({ ...forgottenTrump, claim: { by: 'W', tricks: 1 } })).boards;
  expect(defender).toMatchObject([{ recorded: 9, given: { claim: { by: 3, tricks: 1 } } }]);
});

const usebio = (line: string) => `<?xml version="1.0" encoding="iso-8859-1"?>
<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd" [<!ENTITY a "aaaa">]>
<USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS"><SESSION SESSION_ID="1"><SECTION SECTION_ID="A">
<BOARD><BOARD_NUMBER>11</BOARD_NUMBER>
<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><CONTRACT>7NT</CONTRACT><PLAYED_BY>S</PLAYED_BY><TRICKS>13</TRICKS>${line}</TRAVELLER_LINE>
<TRAVELLER_LINE><CONTRACT>3NT</CONTRACT></TRAVELLER_LINE>
</BOARD></SECTION></SESSION></EVENT></USEBIO>`;

test('USEBIO: the LIN of each table; results without play are counted', () => {
  const data = lin.replace('ah|Board 5|', '').replace('Sue', 'Sue &amp; Co');
  const { boards, strays } = readAll(usebio(`<LIN_DATA>${data}</LIN_DATA>`));
  expect(boards).toMatchObject([{ format: 'usebio', number: '11', ending: 'claim', recorded: 13 }]);
  expect(boards[0]!.names[2]).toBe('Sue & Co');
  expect(strays).toMatchObject([{ code: 'no-play', weight: 'note', wrong: '1 of 2 results have no play' }]);
  expect(readAll('<USEBIO><EVENT></USEBIO>').boards).toEqual([]);
  expect(readAll('<USEBIO/>').strays).toMatchObject([{ code: 'no-play' }]);
});

test('a zip of all that, with a folder, an unknown file and a zip in it; a damaged one', () => {
  const inner = zipSync({ 'deep.pbn': strToU8(pbn) });
  const zip = zipSync({
    'evening/a.lin': strToU8(lin),
    'b.json': strToU8(JSON.stringify(forgottenTrump)),
    'readme.txt': strToU8('hello'),
    'inner.zip': inner,
  });
  const items = [...readBoards(zip)];
  expect(items.map((item) => [item.within, 'board' in item ? item.board.format : item.stray.code])).toEqual([
    ['evening/a.lin', 'lin'],
    ['b.json', 'json'],
    ['readme.txt', 'file-kind'],
    ['inner.zip/deep.pbn', 'pbn'],
  ]);
  expect(readAll(zip.subarray(0, 60)).strays).toMatchObject([{ code: 'zip' }]);
});

test('a zip that would unpack to more than is sensible is refused', () => {
  const zip = zipSync({ 'bomb.pbn': new Uint8Array(1000) });
  const view = new DataView(zip.buffer, zip.byteOffset);
  for (let at = 0; at + 28 < zip.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xfffffff0, true);
  expect(readAll(zip).strays).toMatchObject([{ code: 'zip' }]);
});

test('sniffing goes by content', () => {
  const kinds: [string, string][] = [
    ['', 'empty'],
    ['\n\n% PBN 2.1\n', 'pbn'],
    [pbn, 'pbn'],
    [`{a comment}\n${pbn}`, 'pbn'],
    [lin, 'lin'],
    ['vg|Final|\nrs|,|\n', 'lin'],
    [encodeURIComponent(lin), 'lin'],
    ['[{"law70":"case/1"}]', 'json'],
    ['[1, null]', 'json'],
    ['{"a":1}\n{"a":2}\n', 'jsonl'],
    ['{\n "a": 1\n}', 'json'],
    ['<?xml version="1.0"?><USEBIO>', 'usebio'],
    ['% RBN 3.2\nB 1\nH W:873.A6.KT864.KQ8:96.T54.97.AJ9643:T542.K93.AQ53.52:\n', 'rbn'],
    ['Dear all', 'unknown'],
  ];
  for (const [text, kind] of kinds) expect([text, sniff(text)]).toEqual([text, kind]);
  expect(readAll(Uint8Array.from([0, 1, 0, 0, ...strToU8('Standard Jet DB')])).strays[0]!.wrong).toContain(
    'Bridgemate',
  );
  expect(decode(Uint8Array.from([0x4b, 0xf6])).encoding).toBe('windows-1252');
});

test('a link with faulty hands, calls or cards is one diagnostic', () => {
  const faulty = readAll(
    `https://www.bridgebase.com/tools/handviewer.html?${parameters.replace('p=h2', 'p=zz').replace('7n!', '9x')}`,
  );
  expect(codes(faulty.boards[0])).toEqual(['unknown-call', 'unknown-card']);
  expect(
    codes(readAll(`https://www.bridgebase.com/tools/handviewer.html?${parameters.replace('w=s2', 'w=sa')}`).boards[0]),
  ).toEqual(['duplicate-card']);
});
