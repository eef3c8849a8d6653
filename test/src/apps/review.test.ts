// `law70 review` as a user sees it: every form, counts that add up, hostile names as text, bad files, time limits, stops and
// journals. The lanes are real threads (dist/lane.js, which `npm test` has built before).

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
import { progressText } from '../../../src/apps/cli/progress.ts';
import { openJournal } from '../../../src/apps/review/journal.ts';
import { speechOf } from '../../../src/apps/review/words.ts';
import type { Finding } from '../../../src/review/finding.ts';
import { fakeIo, jsonLines } from './fakeIo.ts';

const folder = mkdtempSync(join(tmpdir(), 'law70-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: string[], ...input: string[]) {
  const io = fakeIo(...input);
  const code = await main(['review', '--lanes', '1', ...args], io);
  return { code, output: io.output, errors: io.errors };
}

const hostile = '</script><img src=x onerror=alert(1)>\u202e=1+1';
const hands = 'N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432';
const rows = `H2 HA H9 H6
S2 SA S7 S3
C2 SK S8 S4
C3 SQ S9 S5
C4 SJ ST S6
H3 HK HT H7
H4 HQ HJ H8
C5 CA C9 C6
D2 CK CT C7
D3 CQ CJ C8`;

/** Ten tricks, all won by North; the last three are his top diamonds. */
const game = (number: number, result: number, north = 'Nan') =>
  `[Board "${number}"]
[North "${north}"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "${hands}"]
[Declarer "S"]
[Contract "7NT"]
[Result "${result}"]
[Play "W"]
${rows}
*

`;

const evening = join(folder, 'evening');
mkdirSync(evening);
writeFileSync(
  join(evening, 'a.pbn'),
  `${game(1, 13, hostile)}${game(2, 12)}[Board "3"]\n[Deal "${hands}"]\n\n${game(4, 1)}`,
);
writeFileSync(join(evening, 'b.lin'), 'md|x|');
writeFileSync(join(evening, 'notes.md'), 'not a session file');

interface Counts {
  readonly boards: number;
  readonly candidates: number;
  readonly endings: Record<string, number>;
  readonly verdicts: Record<string, number>;
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

test('JSON: findings with their numbers, and counts that add up', async () => {
  const { code, output } = await run([evening, '--format', 'json', '--all']);
  const review = JSON.parse(output) as { tally: Counts; findings: Finding[]; stopped: boolean };
  expect(code).toBe(0);
  expect(review.stopped).toBe(false);
  expect(review.tally).toMatchObject({ files: 2, boards: 5, candidates: 3 });
  expect(sum(review.tally.endings)).toBe(5);
  expect(sum(review.tally.verdicts)).toBe(3);
  expect(review.findings.length).toBe(3);
  const impossible = review.findings.find(({ leftOut }) => leftOut === 'result-impossible');
  expect(impossible).toMatchObject({ board: '4', verdict: 'more-than-possible', line: 46 });
  expect(review.tally.verdicts).toMatchObject({ stands: 1, conceded: 1, 'more-than-possible': 1 });
  const imps = review.findings.map(({ swing }) => Math.abs(swing?.imps ?? 0));
  expect(imps).toEqual([...imps].sort((a, b) => b - a));
});

test('text: the claims worth a look, the counts, and what the report does not know', async () => {
  const { output } = await run([evening, '--all']);
  expect(output).toContain('board 1');
  expect(output).toContain('2 files, 5 boards:');
  expect(output).toMatch(/\n\s+3 {2}stopped with a result|3 with a verdict/);
  expect(output).toContain('Files do not say who claimed');
  expect(output).not.toContain('\u202e');
});

test('JSON lines and CSV: a row for each claim; no formula for a spreadsheet', async () => {
  const lines = jsonLines((await run([evening, '--format', 'jsonl', '--all'])).output) as Finding[];
  expect(lines.map(({ board }) => board)).toEqual(['1', '2', '4']);
  const name = '=HYPERLINK("http://x","y")';
  const file = join(folder, 'formula.pbn');
  writeFileSync(file, game(1, 13, name.replaceAll('"', '\\"')));
  const { output } = await run([file, '--format', 'csv', '--all']);
  const rows = output.split('\r\n');
  expect(rows[0]).toMatch(/^file,line,board,/);
  expect(rows[1]).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
  expect(rows.length).toBe(3);
});

test('the page: whole in itself, hostile names as text only', async () => {
  const out = join(folder, 'page.html');
  const { code, output } = await run([evening, '--format', 'html', '--all', '--out', out]);
  expect({ code, output }).toEqual({ code: 0, output: '' });
  const page = readFileSync(out, 'utf8');
  expect(page).not.toContain('<img');
  expect(page.match(/<script/g)?.length).toBe(2);
  expect(page.match(/<\/script>/g)?.length).toBe(2);
  const withoutData = page.replace(/<script type="application\/json".*?<\/script>/s, '');
  expect(withoutData).not.toMatch(/(?:src|href)\s*=|url\(|@import|innerHTML|https?:/);
  const data = JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)![1]!);
  expect(JSON.stringify(data)).toContain(JSON.stringify(hostile).slice(1, -1));
  expect(data.findings.length).toBe(3);
  expect(page).toContain("default-src 'none'");
});

test('files that are not there or hold nothing are named; the rest goes on', async () => {
  writeFileSync(join(folder, 'letter.txt'), 'Dear all');
  const { code, output, errors } = await run([join(folder, 'none.pbn'), join(folder, 'letter.txt'), evening]);
  expect(code).toBe(1);
  expect(errors).toContain('none.pbn');
  expect(errors).toContain('letter.txt: line 1, column 1: this is no kind of file that law70 knows');
  expect(output).toContain('5 boards');
});

test('a board that takes too long is reported as such, with what was found before', async () => {
  const { code, output } = await run([evening, '--format', 'jsonl', '--all', '--seconds', '0.01']);
  const found = jsonLines(output) as Finding[];
  expect(code).toBe(1);
  expect(found.length).toBe(3);
  for (const { verdict } of found) expect(['too-long', 'more-than-possible']).toContain(verdict);
});

test('standard input: an answer for every line, in order', async () => {
  const aCase = readFileSync(new URL('../../../examples/all-good.json', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const { code, output } = await run(['-', '--format', 'jsonl'], `${aCase}\n{\n\n`, aCase);
  const found = jsonLines(output) as Finding[];
  expect(code).toBe(1);
  expect(found.map(({ line, verdict }) => [line, verdict])).toEqual([
    [1, 'stands-only-if'],
    [2, 'failed'],
    [4, 'stands-only-if'],
  ]);
});

test('standard input: a line is answered before the next one comes', async () => {
  const aCase = readFileSync(new URL('../../../examples/all-good.json', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const io = fakeIo();
  const answered = [0];
  const stdin = (async function* () {
    for (let asked = 1; asked <= 3; asked++) {
      yield `${aCase}\n`;
      while (jsonLines(io.output).length < asked) await new Promise((resolve) => setTimeout(resolve, 5));
      answered.push(asked);
    }
  })();
  const talking = {
    ...io,
    stdin,
    out: (text: string) => {
      io.output += text;
    },
  };
  expect(await main(['review', '-', '--format', 'jsonl', '--lanes', '1'], talking)).toBe(0);
  expect(answered).toEqual([0, 1, 2, 3]);
});

test('in Dutch: text, CSV and what JSON says; what programs read is the same in both languages', async () => {
  const inDutch = (format: string) => run([evening, '--all', '--lang', 'nl', '--format', format]);
  const text = (await inDutch('text')).output;
  for (const words of [
    '2 spellen om naar te kijken',
    'KLOPT IN ELKE NORMALE SPEELWIJZE',
    'door Zuid',
    '7SA',
    '1 andere',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/North|South|tricks|board|stands|\dNT/);
  const csv = (await inDutch('csv')).output.split('\r\n');
  expect(csv[0]).toMatch(/^bestand,regel,spel,zaal,tafel,noord,oost,/);
  expect(csv[2]).toContain('♦H');
  const dutch = jsonLines((await inDutch('jsonl')).output) as (Finding & { said: string[] })[];
  const english = jsonLines((await run([evening, '--all', '--format', 'jsonl'])).output) as typeof dutch;
  const machine = (findings: typeof dutch) => findings.map(({ said, ...rest }) => rest);
  expect(machine(dutch)).toEqual(machine(english));
  expect(dutch[0]!.said[0]).toMatch(/^Genoteerd: /);
  expect(english[0]!.said[0]).toMatch(/^Recorded: /);
});

test('stopped by hand: a whole report of what was done, marked as such', async () => {
  const io = fakeIo();
  const onInterrupt = (listener: () => void) => {
    queueMicrotask(listener);
    return () => {};
  };
  const stopping = { ...io, out: io.out, onInterrupt };
  let output = '';
  stopping.out = (text) => {
    output += text;
  };
  expect(await main(['review', evening, '--format', 'json'], stopping)).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ law70: 'review/1', stopped: true });
});

test('the journal: nothing twice, a line that was cut off is dropped, a changed board is done again', async () => {
  const path = join(folder, 'journal');
  const args = [evening, '--format', 'jsonl', '--all', '--resume', path];
  const first = await run(args);
  const written = readFileSync(path, 'utf8');
  expect(written.trim().split('\n').length).toBe(2);
  expect((await run(args)).output).toBe(first.output);
  expect(readFileSync(path, 'utf8')).toBe(written);
  writeFileSync(path, written.slice(0, -10));
  expect((await run(args)).output).toBe(first.output);
  expect(readFileSync(path, 'utf8')).toBe(written);
  const journal = openJournal(path);
  expect(journal.known.size).toBe(2);
  journal.close();
});

test('progress: how many, how fast, how long yet', () => {
  const { words } = speechOf('en');
  expect(progressText(50, 200, 10, words)).toBe('[######..................] 50 of 200, 5.0 a second, 30 s left');
  expect(progressText(0, 0, 0, words)).toContain('0 of 0');
  expect(progressText(7, undefined, 0.5, words)).toBe('7 reviewed, 14 a second');
});

test('a file that would be destroyed is refused, and stays as it is', async () => {
  const session = join(folder, 'refused.pbn');
  const text = game(1, 13);
  writeFileSync(session, text);
  const refusals = [
    { args: ['--resume', session], says: 'no journal of a review' },
    { args: ['--out', session], says: 'a file to review' },
    { args: ['--out', folder], says: 'this is a folder' },
    { args: ['--out', join(folder, 'nowhere', 'report.html')], says: 'no such folder' },
    { args: ['--resume', join(folder, 'nowhere', 'journal')], says: 'no such folder' },
  ];
  for (const { args, says } of refusals) {
    const { code, errors } = await run([session, ...args]);
    expect(code).toBe(1);
    expect(errors).toContain(says);
    expect(readFileSync(session, 'utf8')).toBe(text);
  }
});

test('a file that hides the hands of the defenders: `rule` sends it to `review`, which rules for the worst lie and says so', async () => {
  const file = 'test/fixtures/hidden-hands.pbn';
  const io = fakeIo();
  expect(await main(['rule', file], io)).toBe(1);
  expect(io.errors).toContain(`law70 review ${file}`);
  const { code, output } = await run([file, '--format', 'json', '--all']);
  const { tally, findings } = JSON.parse(output) as { tally: Counts; findings: Finding[] };
  expect(code).toBe(0);
  expect(tally).toMatchObject({ boards: 1, candidates: 1, verdicts: { falls: 1 } });
  expect(findings).toMatchObject([{ board: '1', recorded: 9, verdict: 'falls' }]);
  expect((await run([file])).output).toContain('Not all cards of East and West are in the file');
});
