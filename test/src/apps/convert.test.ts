// `law70 convert`: what it writes is read again as the same boards, with the ruling in its place.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
import type { Board } from '../../../src/formats/board.ts';
import { readText } from '../../../src/formats/read.ts';
import { fakeIo, jsonLines } from './fakeIo.ts';

const evening = 'examples/evening.pbn';
const boardsIn = (text: string): Board[] =>
  [...readText(text)].flatMap((item) => ('board' in item ? [item.board] : []));

async function convert(...args: string[]) {
  const io = fakeIo();
  const code = await main(['convert', evening, ...args], io);
  return { code, output: io.output, errors: io.errors };
}

interface Ruled {
  readonly tricks: { readonly claimer: number };
}

/** Declarer's tricks in all by the ruling, board by board. */
async function ruledTricks(): Promise<number[]> {
  const cases = (await convert('--to', 'json')).output;
  const io = fakeIo(cases);
  expect(await main(['rule', '-'], io)).toBe(0);
  const rulings = jsonLines(io.output) as Ruled[];
  return boardsIn(readFileSync(evening, 'utf8')).map(({ won, declarer }, i) => {
    const before = declarer === 0 || declarer === 2 ? won!.NS : won!.EW;
    return before + rulings[i]!.tricks.claimer;
  });
}

test.each(['pbn', 'lin', 'link'])(
  'to %s and back: the same boards; with --rule the result of the ruling',
  async (to) => {
    const original = boardsIn(readFileSync(evening, 'utf8'));
    const plain = await convert('--to', to);
    expect(plain).toMatchObject({ code: 0, errors: '' });
    const what = ({ deal, play, declarer, contract, vulnerable, ending, recorded }: Board) => ({
      deal: deal && [...deal],
      play,
      declarer,
      contract,
      vulnerable,
      ending,
      recorded,
    });
    expect(boardsIn(plain.output).map(what)).toEqual(original.map(what));
    const tricks = await ruledTricks();
    expect(tricks).not.toEqual(original.map(({ recorded }) => recorded));
    const ruled = boardsIn((await convert('--to', to, '--rule')).output).map(what);
    expect(ruled).toEqual(original.map((board, i) => ({ ...what(board), recorded: tricks[i] })));
  },
);

test('PBN gets Termination and a note within its alphabet and line length; a case its ruling', async () => {
  const { output } = await convert('--rule');
  expect(output.startsWith('% PBN 2.1\r\n% EXPORT\r\n')).toBe(true);
  const boards = boardsIn(output);
  expect(output.match(/\[Termination "adjudication"\]/g)?.length).toBe(boards.length);
  const notes = output.match(/\[Note "1:law70, Laws of 2017: recorded [^"]*"\]/g)!;
  expect(notes.length).toBe(boards.length);
  for (const line of output.split('\r\n')) expect(line.length).toBeLessThanOrEqual(255);
  expect(output).toMatch(/^[\x20-\x7e\r\n]*$/);
  const cases = jsonLines((await convert('--to', 'json', '--rule')).output) as { case: object; ruling: Ruled }[];
  const plain = jsonLines((await convert('--to', 'json')).output);
  expect(cases.map((one) => one.case)).toEqual(plain);
  for (const { ruling } of cases) expect(ruling).toMatchObject({ law70: 'ruling/1' });
});

test.each([
  ['en', /^law70: .*wrong\.pbn, board 7: /, 'East has 1 card too many.', 'North has 1 card too few.'],
  ['nl', /^law70: .*wrong\.pbn, spel 7: /, 'Oost heeft 1 kaart te veel.', 'Noord heeft 1 kaart te weinig.'],
] as const)('a deal with wrong cards: what is wrong and which law applies, in %s', async (lang, place, ...said) => {
  const folder = mkdtempSync(join(tmpdir(), 'law70-'));
  const file = join(folder, 'wrong.pbn');
  const deal = 'N:AKQ.AKQ.AKQ.AKQ T9872.JT9.JT9.JT9 6543.876.876.876 J.5432.5432.5432';
  writeFileSync(file, `[Board "7"]\n[Deal "${deal}"]\n\n`);
  const io = fakeIo();
  expect(await main(['convert', file, evening, '--lang', lang], io)).toBe(1);
  rmSync(folder, { recursive: true });
  const lines = io.errors.trim().split('\n');
  for (const sentence of said) {
    const line = lines.find((one) => one.endsWith(`: ${sentence}`));
    expect(line, io.errors).toMatch(place);
  }
  expect(io.errors).toMatch(lang === 'nl' ? /art\. 13|artikel 13/ : /Law 13/);
  // nothing is said of boards whose cards are right, and they are written
  expect(lines.filter((line) => line.includes('evening.pbn'))).toEqual([]);
  expect(boardsIn(io.output).length).toBe(boardsIn(readFileSync(evening, 'utf8')).length);
});
