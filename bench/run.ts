// npm run bench [-- --compare FILE] [-- --out FILE]: verifies answers, then times the workloads in user CPU time of this process
// (a busy machine disturbs it less than wall time), beside DDS in turns where DDS is installed. Never asserts a time.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Bench } from 'tinybench';
import { createSolver, ROW } from '../solver/solver.ts';
import { ddsTables } from './dds.ts';
import { caseOf, endingsOf, knownDeals, verify } from './work.ts';

interface Row {
  readonly name: string;
  /** milliseconds of user CPU a unit */
  readonly median: number;
  readonly spread: string;
  readonly unit: string;
}

const { values: options } = parseArgs({ options: { compare: { type: 'string' }, out: { type: 'string' } } });
const deals = knownDeals();
const solver = createSolver();
verify(
  solver,
  deals,
  [3, 4, 5].flatMap((size) => endingsOf(size, 20)),
);

const userMs = () => process.cpuUsage().user / 1000;
const rows: Row[] = [];
const median = (list: number[]) => [...list].sort((a, b) => a - b)[list.length >> 1]!;
const range = (list: number[]) => `${Math.min(...list).toPrecision(3)}..${Math.max(...list).toPrecision(3)}`;

// Tables, ours and DDS in turns of six deals
const ours: number[] = [];
const theirs: number[] = [];
for (let round = 0; round < 2; round++) {
  for (let from = 0; from < deals.length; from += 6) {
    const chunk = deals.slice(from, from + 6);
    const dds = ddsTables(chunk.map(({ deal }) => deal));
    dds?.forEach(({ micros, table }, i) => {
      if (table.join() !== chunk[i]!.table.join()) throw new Error(`DDS differs on ${chunk[i]!.deal}`);
      theirs.push(micros / 1000);
    });
    for (const { hands } of chunk) {
      const start = userMs();
      solver.table(hands);
      ours.push(userMs() - start);
    }
  }
}
rows.push({ name: '20 results, full deal', median: median(ours), spread: range(ours), unit: 'deal' });
const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
const ratio = theirs.length > 0 ? sum(ours) / sum(theirs) : undefined;
if (ratio !== undefined)
  rows.push({ name: '20 results, DDS 2.9', median: median(theirs), spread: range(theirs), unit: 'deal' });

// Small work, many units an iteration, through tinybench with user CPU as its clock
const bench = new Bench({ now: userMs, time: 1500, iterations: 10, warmupTime: 300 });
const units = new Map<string, number>();
const add = (name: string, count: number, run: () => void) => {
  units.set(name, count);
  bench.add(name, run);
};
const out = new Uint8Array(ROW);
for (const size of [4, 5, 6, 7, 8]) {
  const fresh = endingsOf(size, 100);
  add(`ending of ${size} cards, fresh, all cards' scores`, fresh.length, () => {
    for (const position of fresh) {
      solver.forget();
      solver.rawScores(position, out);
    }
  });
}
for (const size of [4, 5, 6, 7, 8]) {
  const { position, layouts } = caseOf(size, 500);
  const batch = { ...position, side: 0 as const, layouts };
  add(`layout of ${size} cards, warm table`, 500, () => {
    solver.forget();
    solver.scoresBatch(batch);
  });
  add(`layout of ${size} cards, plain game, warm table`, 500, () => {
    solver.forget();
    solver.plainScoresBatch(batch);
  });
}
await bench.run();
for (const task of bench.tasks) {
  const count = units.get(task.name)!;
  const result = task.result;
  if (!('latency' in result)) throw new Error(`${task.name}: ${JSON.stringify(result)}`);
  const { p50, min, max } = result.latency;
  rows.push({
    name: task.name,
    median: p50 / count,
    spread: `${(min / count).toPrecision(3)}..${(max / count).toPrecision(3)}`,
    unit: 'position',
  });
}

const before = options.compare ? (JSON.parse(readFileSync(options.compare, 'utf8')) as { rows: Row[] }).rows : [];
console.log('user CPU, median of the runs, min..max');
for (const { name, median: middle, spread, unit } of rows) {
  const old = before.find((row) => row.name === name);
  const change = old ? `  x${(middle / old.median).toFixed(2)} of before` : '';
  console.log(`${name.padEnd(52)} ${middle.toPrecision(4).padStart(9)} ms a ${unit}  (${spread})${change}`);
}
console.log(
  ratio === undefined ? 'DDS is not installed: no ratio' : `ratio to DDS 2.9, same deals in turns: ${ratio.toFixed(2)}`,
);
const file = options.out ?? 'bench/last.json';
writeFileSync(file, `${JSON.stringify({ node: process.version, ratio, rows }, null, 2)}\n`);
console.log(`written to ${file}`);
