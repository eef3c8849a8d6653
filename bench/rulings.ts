// npm run bench:rulings [-- FILE [EVERY [MOST]]]: rules on real stopped plays (JSON lines as in ../shared/cases) and prints, by tricks
// left (MOST at most), how long a ruling takes beside one double-dummy solve of the same position from an empty table. Wall time, one
// thread, both in the same run. Answers are verified first: a claim is never ruled above the double-dummy value.

import { readFileSync } from 'node:fs';
import { createSolver } from '../solver/solver.ts';
import { parseCase } from '../src/claim/case.ts';
import { adjudicate } from '../src/ruling/adjudicate.ts';

const [path = '../shared/cases/stopped-plays.jsonl', every = '10', most = '8'] = process.argv.slice(2);
const solver = createSolver();
// the clock of user CPU ticks in milliseconds, too coarse for one ending: wall time, on a machine that does nothing else
const micros = () => performance.now() * 1000;
const rows = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .filter((_, i) => i % Number(every) === 0)
  .map((line) => JSON.parse(line))
  .filter(({ remaining }) => remaining <= Number(most));

interface Timing {
  readonly left: number;
  readonly ruling: number;
  readonly solve: number;
  readonly exact: boolean;
}

/** Microseconds of one solve, each from an empty table; the second of two rounds counts. */
function solveTime(positions: readonly Parameters<typeof solver.solve>[0][]): number {
  let from = 0;
  for (let round = 0; round < 2; round++) {
    from = micros();
    for (const position of positions) {
      solver.forget();
      solver.solve(position);
    }
  }
  return (micros() - from) / positions.length;
}

const cases = rows.map((row) => {
  const parsed = parseCase({
    law70: 'case/1',
    contract: row.contract,
    declarer: row.declarer,
    hands: row.hands,
    trick: row.trick,
    leader: row.leader,
    claim: { by: row.declarer, tricks: row.recordedForDeclarer },
    findings: { awareOfTrump: true },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return { left: row.remaining as number, theCase: parsed.value };
});

const lengths = [...new Set(cases.map(({ left }) => left))].sort((a, b) => a - b);
const timings: Timing[] = [];
console.log('left     n  exact   solve us   ruling us: p50      p95      p99      max    ratio of sums');
for (const left of lengths) {
  const of = cases.filter((one) => one.left === left);
  const solve = solveTime(of.map(({ theCase }) => theCase.position));
  const mine = of.map(({ theCase }): Timing => {
    const from = micros();
    const { exact, ladder } = adjudicate(theCase, solver, 'normal', { unrecorded: true });
    const ruling = micros() - from;
    if (ladder.normal > ladder.doubleDummy) throw new Error('a ruling above the double-dummy value');
    return { left, ruling, solve, exact };
  });
  timings.push(...mine);
  const sorted = mine.map(({ ruling }) => ruling).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!);
  const sum = sorted.reduce((a, b) => a + b, 0);
  const cells = [
    left,
    of.length,
    mine.filter(({ exact }) => exact).length,
    solve.toFixed(1),
    at(0.5),
    at(0.95),
    at(0.99),
    at(1),
  ];
  console.log([...cells, (sum / (solve * of.length)).toFixed(0)].map((cell) => String(cell).padStart(8)).join(' '));
}
for (const longest of [6, 8]) {
  const some = timings.filter(({ left }) => left >= 2 && left <= longest);
  const total = (key: 'ruling' | 'solve') => some.reduce((sum, timing) => sum + timing[key], 0);
  const ratios = some.map(({ ruling, solve }) => ruling / solve).sort((a, b) => a - b);
  const at = (share: number) => ratios[Math.floor(share * (ratios.length - 1))]!.toFixed(0);
  console.log(
    `2 to ${longest} left: ratio of sums ${(total('ruling') / total('solve')).toFixed(0)}, median ${at(0.5)} solves, p99 ${at(0.99)} solves`,
  );
}
