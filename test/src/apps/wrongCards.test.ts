// A board of a reviewed file whose hands have wrong cards: the diagnosis of the board doctor in every form of the report, with and
// without a recorded play.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
import type { Finding } from '../../../src/review/finding.ts';
import { fakeIo, jsonLines } from './fakeIo.ts';

const folder = mkdtempSync(join(tmpdir(), 'law70-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rest = '6543.876.876.876 J.5432.5432.5432';
/** A card more with East, a card twice, a card that is nowhere while the play shows that its owner did not follow. */
const boards = [
  `[Board "1"]\n[Deal "N:AKQ.AKQ.AKQ.AKQ T9872.JT9.JT9.JT9 ${rest}"]\n\n`,
  `[Board "2"]\n[Deal "N:AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JTQ ${rest}"]\n\n`,
  `[Board "3"]\n[Deal "N:AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.8765.8765. J.432.432.865432"]
[Declarer "N"]\n[Contract "3NT"]\n[Result "9"]\n[Play "E"]\nC9 H5 C2 CQ\n*\n`,
  `[Board "4"]\n[Deal "N:AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 ${rest}"]\n\n`,
];
const file = join(folder, 'evening.pbn');
writeFileSync(file, boards.join(''));

async function run(args: string) {
  const io = fakeIo();
  const code = await main(['review', file, ...args.split(' ')], io);
  return { code, output: io.output };
}

test('JSON lines: the finding, the law, the play that becomes a revoke, and the guided ruling that follows', async () => {
  const { code, output } = await run('--format jsonl');
  const found = jsonLines(output) as (Finding & { said: string[] })[];
  expect(code).toBe(0);
  expect(found.map(({ board, verdict }) => [board, verdict])).toEqual([
    ['1', 'wrong-cards'],
    ['2', 'wrong-cards'],
    ['3', 'wrong-cards'],
  ]);
  expect(found.map(({ diagnosis }) => diagnosis)).toMatchObject([
    {
      laws: ['13'],
      counts: { N: 12, E: 14 },
      findings: [
        { kind: 'too-few', seat: 'N', by: 1 },
        { kind: 'too-many', seat: 'E', by: 1 },
      ],
      next: { article: '13', answers: { cardsInHand: 14 } },
    },
    { findings: [{ kind: 'duplicate', card: 'CQ', seats: ['N', 'E'] }, { card: 'C9' }] },
    {
      laws: ['14'],
      findings: [{ kind: 'missing', card: 'C7', owner: 'S', where: 'not-found' }],
      restoration: 'cards-known',
      revokes: [{ seat: 'S', card: 'C7', trick: 1, played: 'H5', later: false }],
      next: { article: '14', answers: { shortHand: 'S', missingCard: 'C7', failedToPlayIt: true } },
    },
  ]);
  expect(found[2]!.said).toContain('Trick 1: South played ♥5 and had ♣7. That can be a revoke.');
});

test('a LIN file that leaves out the fourth hand, as it may, is examined too: it has the rest of the pack', async () => {
  const lin = join(folder, 'fourth.lin');
  const hands = 'S6543H876D876C876,SJH5432D5432C5432,SAKQ2HAKQDAKQCAKQT,';
  writeFileSync(lin, `qx|o1|md|1${hands}|sv|o|mb|1N|mb|p|mb|p|mb|p|pg||`);
  const io = fakeIo();
  await main(['review', lin, '--format', 'jsonl'], io);
  expect(jsonLines(io.output)).toMatchObject([
    { verdict: 'wrong-cards', diagnosis: { laws: ['13'], counts: { N: 14, E: 12, S: 13, W: 13 } } },
  ]);
});

test('JSON: counted with their verdict, and the counts add up', async () => {
  const { tally, findings } = JSON.parse((await run('--format json')).output);
  expect(tally).toMatchObject({ boards: 4, candidates: 3, verdicts: { 'wrong-cards': 3 } });
  expect(findings.length).toBe(3);
});

test('text, CSV and HTML say it in both languages', async () => {
  const text = (await run('--format text')).output;
  expect(text).toContain('THE CARDS ARE WRONG');
  expect(text).toContain('East has 1 card too many.');
  expect(text).toContain('law70 irregularity --article 14');
  expect((await run('--format text --lang nl')).output).toContain('Oost heeft 1 kaart te veel.');
  const rows = (await run('--format csv')).output.trim().split('\r\n');
  expect(rows.length).toBe(4);
  expect(rows[3]).toContain('♣7 is missing');
  expect((await run('--format html')).output).toContain('What applies: Law 13');
});

test('by the edition of the review', async () => {
  const found = jsonLines((await run('--format jsonl --edition 1963')).output) as Finding[];
  expect(found.map(({ diagnosis }) => diagnosis?.next?.edition)).toEqual(['1963', '1963', '1963']);
});
