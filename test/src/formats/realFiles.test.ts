// Real session files, when they are there (a folder with INDEX.tsv: ../shared/files, or LAW70_FILES): every board accounted for,
// held against the counts of the index. A count that differs has its reason here, or the test fails.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type EndingClass, endings } from '../../../src/formats/board.ts';
import { readAll } from './boards.ts';

const folder = process.env.LAW70_FILES ?? new URL('../../../../shared/files', import.meta.url).pathname;
const index = join(folder, 'INDEX.tsv');
const there = existsSync(index);
if (!there) console.warn(`real session files: skipped, there is no ${index}`);

const noBoard = 'the index counts some records without deal, auction or play as boards, and not others';
const sample = 'the index counts records with a board number twice where a comment holds an empty line';
const starred =
  'records of this test file stop at "*" with a Result, as the standard writes a claim; the index has fewer';

/** By the end of the name: boards without a full deal whose hands are known in part; and those of which no hand can be used, with the reason. */
const withoutDeal: Readonly<Record<string, { readonly part: number; readonly none: number; readonly why: string }>> = {
  'correct_10.pbn': { part: 3, none: 3, why: 'no Deal at all' },
  'correct_20.pbn': { part: 13, none: 0, why: '' },
  'errors_10.pbn': { part: 1, none: 12, why: 'no Deal, four hidden hands, or hands of different sizes' },
  'Defensive_Discards.pbn': { part: 2, none: 0, why: '' },
  'Defensive_Play.pbn': { part: 30, none: 14, why: 'two cards of one trick are from one known hand' },
  'Opener_Rebid.pbn': { part: 4, none: 0, why: '' },
};

/** Why boards, boards with play or claims differ from the index. */
const differences: Readonly<Record<string, { readonly by: readonly [number, number, number]; readonly why: string }>> =
  {
    'correct_10.pbn': { by: [-2, 0, 4], why: `${noBoard}; ${starred}` },
    'correct_20.pbn': { by: [-3, 0, 2], why: `${noBoard}; ${starred}` },
    'errors_10.pbn': { by: [6, -1, 2], why: `${noBoard}; play without a readable card is none; ${starred}` },
    'Bridge-Classroom-Squeeze.pbn': { by: [-20, 0, 0], why: sample },
    'ABS2-2.pbn': { by: [-4, 0, 0], why: sample },
    'ABS2-2_-_S.pbn': { by: [-4, 0, 0], why: sample },
    'bridge-bots-sample.pbn': { by: [-1, 0, 1], why: `${sample}; and the record behind it` },
    'test_record_with_empty_line_in_comment.pbn': { by: [-1, 0, 0], why: sample },
    'endplay-example3.pbn': { by: [0, 0, -3], why: 'three results cannot be (won 7, lost 3, result 11): inconsistent' },
  };

interface Counts {
  readonly boards: number;
  readonly classes: Readonly<Record<EndingClass, number>>;
  readonly withPlay: number;
  readonly claims: number;
  readonly part: number;
  readonly none: number;
  readonly problems: number;
  readonly notes: number;
}

function countsOf(file: string): Counts {
  const { boards, strays } = readAll(readFileSync(join(folder, file)));
  const said = [...strays, ...boards.flatMap(({ diagnostics }) => diagnostics)];
  const count = (ending: EndingClass) => boards.filter((board) => board.ending === ending).length;
  const classes = Object.fromEntries(endings.map((ending) => [ending, count(ending)])) as Record<EndingClass, number>;
  return {
    boards: boards.length,
    classes,
    withPlay: boards.filter(({ ending, play }) => play.length > 0 || ending === 'inconsistent').length,
    claims: boards.filter(
      ({ ending, recorded }) => ending === 'claim' || (ending === 'lead-only' && recorded !== undefined),
    ).length,
    part: boards.filter(({ part }) => part !== undefined).length,
    none: boards.filter(({ deal, part }) => deal === undefined && part === undefined).length,
    problems: said.filter(({ weight }) => weight === 'problem').length,
    notes: said.filter(({ weight }) => weight === 'note').length,
  };
}

test.skipIf(!there)('every board of the real files is accounted for', () => {
  const rows = readFileSync(index, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter((row) => row.length > 4);
  const files = readdirSync(folder).filter((file) => /\.(pbn|lin)$/.test(file));
  expect(rows.map(([file]) => file).sort()).toEqual(files.sort());
  const table: string[] = [
    `${'file'.padEnd(62)}boards ${endings.map((ending) => ending.padStart(12)).join('')} hands in part problems notes`,
  ];
  for (const [file = '', , boards, withPlay, claims] of rows) {
    const found = countsOf(file);
    expect(Object.values(found.classes).reduce((sum, count) => sum + count, 0)).toBe(found.boards);
    const name = Object.keys(differences).find((end) => file.endsWith(end));
    const by = [found.boards - Number(boards), found.withPlay - Number(withPlay), found.claims - Number(claims)];
    expect(by, file).toEqual(name === undefined ? [0, 0, 0] : differences[name]!.by);
    const unseen = Object.keys(withoutDeal).find((end) => file.endsWith(end));
    const { part, none } = unseen === undefined ? { part: 0, none: 0 } : withoutDeal[unseen]!;
    expect([found.part, found.none], file).toEqual([part, none]);
    const cells = endings.map((ending) => String(found.classes[ending]).padStart(12)).join('');
    table.push(
      `${file.slice(-61).padEnd(62)}${String(found.boards).padStart(6)} ${cells} ${String(found.part).padStart(13)} ${String(found.problems).padStart(8)} ${String(found.notes).padStart(5)}`,
    );
    if (none > 0) table.push(`    ${none} without a hand to use: ${withoutDeal[unseen!]!.why}`);
    if (name) table.push(`    differs from the index by ${by.join(', ')}: ${differences[name]!.why}`);
  }
  console.info(table.join('\n'));
});
