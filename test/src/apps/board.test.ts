// `law70 board`: the diagnosis in words and in JSON, and the guided ruling that follows from it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { main } from '../../../src/apps/cli/commands.ts';
import { diagnose } from '../../../src/doctor/diagnose.ts';
import { explainDiagnosis } from '../../../src/explain/doctor.ts';
import { pageWidth } from '../../../src/explain/layout.ts';
import { breakDeal, evidence, kinds } from '../doctor/breakages.ts';
import { fakeIo, jsonLines } from './fakeIo.ts';

/** West led a club and South showed out with a heart; then South's only club was found on the floor. */
const board = {
  law70: 'board/1',
  edition: '2017',
  hands: { N: 'KQ2.AKQ.AKQ.AK', E: 'T98.JT9.JT9.JT', S: '654.876.8765.', W: '.432.432.86543' },
  play: ['C2', 'CQ', 'C9', 'H5', 'SA', 'S7', 'S3', 'SJ'],
  opening: 'W',
  strain: 'NT',
  elsewhere: ['C7'],
};

async function run(args: string, ...input: string[]) {
  const io = fakeIo(...input);
  const code = await main(args.split(' '), io);
  return { code, output: io.output, errors: io.errors };
}

test('one a line: the finding, the revoke, the law, and the ruling as far as the cards answer it', async () => {
  const { code, output } = await run('board -', `${JSON.stringify(board)}\n`, '{"hands":{}}\n');
  expect(code).toBe(1);
  expect(jsonLines(output)).toMatchObject([
    {
      law70: 'diagnosis/1',
      counts: { N: 13, E: 13, S: 12, W: 13 },
      findings: [{ kind: 'missing', card: 'C7', owner: 'S', where: 'elsewhere' }],
      revokes: [{ seat: 'S', card: 'C7', trick: 1, played: 'H5', later: true }],
      laws: ['14'],
      restoration: 'cards-known',
      deal: 'N:AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.8765.8765.7 J.432.432.865432',
      ruling: { article: '14', outcome: { outcome: 'found-revoke', see: ['64'] } },
    },
    { error: { at: 'hands.N' } },
  ]);
});

test('as text from a file, Dutch with Dutch cards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'law70-'));
  const path = join(folder, 'board.json');
  writeFileSync(path, JSON.stringify({ ...board, edition: '1963' }));
  const english = await run(`board ${path}`);
  const dutch = await run(`board ${path} --lang nl`);
  rmSync(folder, { recursive: true });
  expect(english.output).toContain('Trick 1: South played ♥5 and had ♣7.');
  expect(english.output).toContain('Law 14');
  expect(dutch.output).toContain('Z  ♠ 6543');
  expect(dutch.output).toContain('N  ♠ AHV2');
});

test('session files: the boards with wrong cards, and which', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'law70-'));
  const deal = (hands: string) => `[Board "${hands.length}"]\n[Deal "N:${hands}"]\n\n`;
  writeFileSync(
    join(folder, 'evening.pbn'),
    deal('AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 J.5432.5432.5432') +
      deal('AKQ.AKQ.AKQ.AKQ T9872.JT9.JT9.JT9 6543.876.876.876 J.5432.5432.5432') +
      deal('AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JT 6543.876.876.876 J.5432.5432.5432') +
      deal('AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JTQ 6543.876.876.876 J.5432.5432.5432'),
  );
  writeFileSync(
    join(folder, 'late.lin'),
    'md|3SJH5432D5432C5432,SAKQ2HAKQDAKQCAKQ2,ST987HJT9DJT9CJT9,S6543H876D876C876|sv|o|\n',
  );
  const { output, errors } = await run(`board ${folder} --edition 1963 --json`);
  const text = await run(`board ${join(folder, 'evening.pbn')}`);
  rmSync(folder, { recursive: true });
  expect(errors).toContain('5 boards, 4 with wrong cards');
  expect(jsonLines(output)).toMatchObject([
    {
      findings: [
        { kind: 'too-few', seat: 'N' },
        { kind: 'too-many', seat: 'E' },
      ],
      laws: ['13'],
      ruling: { edition: '1963' },
    },
    { findings: [{ kind: 'missing', card: 'C9', owner: 'E' }], laws: ['14'] },
    {
      findings: [
        { kind: 'duplicate', card: 'CQ', seats: ['N', 'E'] },
        { kind: 'missing', card: 'C9' },
      ],
    },
    { findings: [{ kind: 'foreign', card: 'C2', by: 'count', seat: 'W' }], laws: ['13'] },
  ]);
  expect(text.output).toContain('East has 1 card too many.');
});

test('a folder: JSON that is not a board is skipped and counted, a board in JSON is examined, a faulty one named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'law70-'));
  const hands = { N: 'AKQ.AKQ.AKQ.AKQ', E: 'T987.JT9.JT9.JT9', S: '6543.876.876.876', W: 'J.5432.5432.5432' };
  writeFileSync(join(folder, 'package.json'), '{ "name": "something else" }');
  writeFileSync(join(folder, 'rulings.jsonl'), '{ "law70": "ruling/1" }\n{ "law70": "ruling/1" }\n');
  writeFileSync(join(folder, 'short.json'), JSON.stringify({ law70: 'board/1', hands }));
  writeFileSync(join(folder, 'slip.json'), JSON.stringify({ law70: 'board/1', hands: { ...hands, N: 'AKZ...' } }));
  const { code, output, errors } = await run(`board ${folder} --json`);
  const dutch = await run(`board ${folder} --lang nl`);
  rmSync(folder, { recursive: true });
  expect(jsonLines(output)).toMatchObject([{ findings: [{ kind: 'missing', card: 'S2', owner: 'N' }] }]);
  expect(code).toBe(1);
  expect(errors).toContain('package.json: not a board, skipped\n');
  expect(errors).toContain('rulings.jsonl: not a board, skipped (2 items)');
  expect(errors).toContain('"Z" is not a rank');
  expect(errors).toContain('1 board, 1 with wrong cards; 3 skipped, not a board');
  expect(errors.split('law70:').length - 1).toBe(4);
  expect(dutch.errors).toContain('1 spel, 1 met verkeerde kaarten; 3 overgeslagen, geen spel');
});

test('a zip of session files and an upper-case name are boards too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'law70-'));
  const pbn = '[Deal "N:AKQ.AKQ.AKQ.AKQ T9872.JT9.JT9.JT9 6543.876.876.876 J.5432.5432.5432"]\n\n';
  writeFileSync(join(folder, 'EVENING.PBN'), pbn);
  writeFileSync(join(folder, 'evening.zip'), zipSync({ 'a.pbn': strToU8(pbn) }));
  const { errors } = await run(`board ${join(folder, 'EVENING.PBN')} ${join(folder, 'evening.zip')}`);
  rmSync(folder, { recursive: true });
  expect(errors).toContain('2 boards, 2 with wrong cards');
});

test('in words, English and Dutch, within the page, nothing left out', () => {
  for (const kind of kinds)
    for (const known of evidence)
      for (let seed = 0; seed < 12; seed++) {
        const diagnosis = diagnose(breakDeal(seed, kind, known).board);
        const [en, nl] = [explainDiagnosis(diagnosis, 'en'), explainDiagnosis(diagnosis, 'nl')];
        expect(nl).not.toBe(en);
        for (const text of [en, nl]) {
          expect(text).not.toMatch(/undefined|\[object|NaN/);
          for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(pageWidth);
        }
      }
});
