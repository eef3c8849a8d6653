// Real plays that stopped: what online clubs let pass should pass. A fixed sample of 300 claims from online clubs with
// two to six tricks left; the claimer is declarer, the number is what was scored. The table is printed.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';

interface Stopped {
  readonly source: string;
  readonly contract: string;
  readonly declarer: string;
  readonly hands: unknown;
  readonly trick: unknown;
  readonly leader: string;
  readonly remaining: number;
  readonly recordedForDeclarer: number;
  readonly doubleDummyForDeclarer: number;
}

const path = '../shared/cases/stopped-plays.jsonl';
const clubs = ['BBO club LIN', 'ACBL speedball PBN(from LIN)', 'RealBridge PBN'];

/** Sixty of each length, evenly spread over the clubs' plays in the order of the file. */
function sample(): Stopped[] {
  const all: Stopped[] = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return [2, 3, 4, 5, 6].flatMap((left) => {
    const rows = all.filter(({ remaining, source }) => remaining === left && clubs.includes(source));
    return Array.from({ length: 60 }, (_, i) => rows[Math.floor((i * rows.length) / 60)]!);
  });
}

const solver = createSolver();

function rule(
  { contract, declarer, hands, trick, leader, recordedForDeclarer }: Stopped,
  awareOfTrump: boolean | null,
) {
  const parsed = parseCase({
    law70: 'case/1',
    contract,
    declarer,
    hands,
    trick,
    leader,
    claim: { by: declarer, tricks: recordedForDeclarer },
    findings: { awareOfTrump },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return adjudicate(parsed.value, solver);
}

describe.skipIf(!existsSync(path))('stopped plays of online clubs', () => {
  test('all are ruled exactly, and claims that are right are upheld', () => {
    const rows = sample().map((play) => ({ play, aware: rule(play, true), open: rule(play, null) }));
    expect(rows).toHaveLength(300);
    for (const { aware, open } of rows) expect([aware.exact, open.exact]).toEqual([true, true]);

    const right = rows.filter(
      ({ play }) => play.recordedForDeclarer === play.remaining && play.doubleDummyForDeclarer === play.remaining,
    );
    const upheld = (side: 'aware' | 'open', of: typeof right) =>
      of.filter((row) => row[side].tricks.claimer === row.play.remaining).length;
    const table = [2, 3, 4, 5, 6].map((left) => {
      const of = right.filter(({ play }) => play.remaining === left);
      return `${left} left: ${of.length} claims of all the rest; upheld ${upheld('aware', of)} aware of the trump, ${upheld('open', of)} silent about it`;
    });
    console.log(table.join('\n'));
    expect(upheld('aware', right) / right.length).toBeGreaterThanOrEqual(0.97);
  });
});
