// npm run bench [-- --compare FILE] [-- --out FILE] [-- --full]: verifies answers, then times the workloads in CPU time of this process, user
// and system (a busy machine disturbs it less than wall time), beside DDS in turns where DDS is installed. Never asserts a time.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Bench } from 'tinybench';
import { createSolver, NO_SCORE, type Position, ROW } from '../solver/solver.ts';
import { handsOf, knownDeals } from '../test/solver/shared.ts';
import { dds } from './dds.ts';
import { caseOf, endingsOf, pbnOf, playsOf, playText, positionsOf, randomDeals, verify } from './work.ts';
import { ZOO, ZOO_SLOW } from './zoo.ts';

interface Row {
  readonly name: string;
  /** milliseconds of CPU a unit */
  readonly median: number;
  readonly spread: string;
  readonly unit: string;
  /** to DDS 2.9 on the same work: median of the ratios, ratio of the sums */
  readonly dds?: { readonly median: number; readonly sum: number };
  readonly note?: string;
}

const { values: options } = parseArgs({
  options: { compare: { type: 'string' }, out: { type: 'string' }, full: { type: 'boolean' } },
});
const deals = knownDeals();
const solver = createSolver();
verify(
  solver,
  deals,
  [3, 4, 5].flatMap((size) => endingsOf(size, 20)),
);

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const rows: Row[] = [];
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const middle = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1]!;
const range = (list: readonly number[]) => `${Math.min(...list).toPrecision(3)}..${Math.max(...list).toPrecision(3)}`;

interface Peer {
  readonly task: string;
  /** our answer in the numbers of dds.cpp */
  readonly ours: () => number[];
}

/** Ours and DDS on the same tasks, in turns of `chunk`; `times` goes of each task of ours are averaged (short ones). */
function beside(name: string, unit: string, peers: readonly Peer[], chunk: number, times = 1): void {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let from = 0; from < peers.length; from += chunk) {
    const some = peers.slice(from, from + chunk);
    const peer = dds(some.map(({ task }) => task));
    for (const [i, { task, ours: answer }] of some.entries()) {
      const found = answer();
      if (peer && peer[i]!.numbers.join() !== found.join())
        throw new Error(`DDS differs on ${task}: ${peer[i]!.numbers.join()}, ours ${found.join()}`);
      const start = cpuMs();
      for (let time = 0; time < times; time++) answer();
      ours.push((cpuMs() - start) / times);
      if (peer) theirs.push(peer[i]!.micros / 1000);
    }
  }
  const ratio = {
    median: middle(ours.map((ms, i) => ms / Math.max(theirs[i] ?? 1, 0.001))),
    sum: sum(ours) / sum(theirs),
  };
  rows.push({
    name,
    unit,
    median: middle(ours),
    spread: range(ours),
    ...(theirs.length > 0 ? { dds: ratio } : {}),
  });
}

const tableOf = (hands: readonly number[]) => () => {
  const answer = solver.table(hands);
  return answer.ok ? answer.value : [];
};
const tables = (list: readonly (readonly number[])[]) =>
  list.map((hands) => ({ task: `t ${pbnOf(hands)}`, ours: tableOf(hands) }));
const list100 = readFileSync('bench/list100.txt', 'utf8').trim().split('\n').map(handsOf);
beside('20 results, 24 deals of the tests', 'deal', tables(deals.map(({ hands }) => hands)), 6);
beside('20 results, 24 random deals', 'deal', tables(randomDeals(24, 4000)), 6);
if (options.full) {
  beside('20 results, list100 of the DDS project', 'deal', tables(list100), 10);
  beside('20 results, 100 random deals', 'deal', tables(randomDeals(100, 2026)), 10);
}

const single = deals
  .flatMap(({ hands }, i) => [0, 1].map((j) => ({ hands, strain: (2 * i + j) % 5, leader: (i + j) & 3, trick: [] })))
  .map((position: Position) => ({
    task: `s ${position.strain} ${position.leader} 1 ${pbnOf(position.hands)}`,
    ours: () => {
      solver.forget();
      return [solver.rawValue(position)];
    },
  }));
beside('one solve at trick 1', 'solve', single, 12);

const tracesOf = (from: readonly { readonly hands: readonly number[] }[]) =>
  playsOf(solver, from).map(({ hands, strain, leader, cards }) => ({
    task: `a ${strain} ${leader} ${playText(cards)} ${pbnOf(hands)}`,
    ours: () => {
      solver.forget();
      const trace = solver.trace(hands, strain, leader, cards);
      return trace.ok ? trace.value.slice(0, 49) : [];
    },
  }));
beside('trace of 49 cards, 24 deals of the tests', 'trace', tracesOf(deals), 6);
beside(
  'trace of 49 cards, 50 deals of list100',
  'trace',
  tracesOf(list100.slice(0, 50).map((hands) => ({ hands }))),
  6,
);

const out = new Uint8Array(ROW);
for (const size of [4, 5, 6, 7, 8]) {
  // too short for the clock one by one, so groups of endings are compared
  const groups = Array.from({ length: 5 }, (_, i) => endingsOf(size, 200).slice(i * 40, i * 40 + 40));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (const group of groups) {
    const peer = dds(group.map(({ strain, leader, hands }) => `s ${strain} ${leader} 3 ${pbnOf(hands)}`));
    const scores = group.map((position) => {
      solver.forget();
      solver.rawScores(position, out);
      return out.slice();
    });
    peer?.forEach(({ numbers }, i) => {
      for (let at = 0; at < numbers.length; at += 2)
        if (scores[i]![numbers[at]!] !== numbers[at + 1]) throw new Error(`DDS differs on ${JSON.stringify(group[i])}`);
    });
    const start = cpuMs();
    for (let time = 0; time < 10; time++)
      for (const position of group) {
        solver.forget();
        solver.rawScores(position, out);
      }
    ours.push((cpuMs() - start) / 10 / group.length);
    if (peer) theirs.push(sum(peer.map(({ micros }) => micros)) / 1000 / group.length);
  }
  const ratios = ours.map((ms, i) => ms / (theirs[i] ?? 1));
  rows.push({
    name: `ending of ${size} cards, fresh, all cards' scores`,
    unit: 'ending',
    median: middle(ours),
    spread: range(ours),
    ...(theirs.length > 0 ? { dds: { median: middle(ratios), sum: sum(ours) / sum(theirs) } } : {}),
  });
}

// Many layouts of one case, through tinybench with CPU time as its clock
const bench = new Bench({ now: cpuMs, time: 500, iterations: 5, warmupTime: 100, warmupIterations: 2 });
const LAYOUTS = 1000;
for (const size of [6, 8]) {
  const one = caseOf(size, LAYOUTS);
  const cold = positionsOf(one);
  solver.rawScores(cold[0]!, out);
  const cards = [...out.keys()].filter((card) => out[card] !== NO_SCORE);
  const scores = solver.scoresInLayouts(one, cards);
  cold.forEach((position, i) => {
    solver.forget();
    solver.rawScores(position, out);
    cards.forEach((card, j) => {
      if (out[card] !== scores[i * cards.length + j])
        throw new Error(`a warm table changed layout ${i} of ${size} cards`);
    });
  });
  bench.add(`layout of ${size} cards, cold`, () => {
    for (const position of cold) {
      solver.forget();
      solver.rawScores(position, out);
    }
  });
  bench.add(`layout of ${size} cards, warm`, () => {
    solver.forget();
    solver.scoresInLayouts(one, cards);
  });
  bench.add(`layout of ${size} cards, plain game, warm`, () => {
    solver.forget();
    solver.scoresInLayouts(one, cards, 0);
  });
}
await bench.run();
for (const task of bench.tasks) {
  const result = task.result;
  if (!('latency' in result)) throw new Error(`${task.name}: ${JSON.stringify(result)}`);
  const { p50, min, max } = result.latency;
  const cold = rows.find(({ name }) => name === task.name.replace('warm', 'cold'));
  const median = p50 / LAYOUTS;
  rows.push({
    name: task.name,
    median,
    spread: `${(min / LAYOUTS).toPrecision(3)}..${(max / LAYOUTS).toPrecision(3)}`,
    unit: 'layout',
    ...(cold ? { note: `${(cold.median / median).toFixed(1)} times faster than cold` } : {}),
  });
}

// The zoo: a solver of its own for each deal, so that the memory of one is not that of another
for (const { name, deal } of [...ZOO, ...(options.full ? ZOO_SLOW : [])]) {
  let most = 0;
  const own = createSolver({
    poll() {
      most = Math.max(most, own.stats.tableBytes);
    },
  });
  const start = cpuMs();
  const answer = own.table(handsOf(deal));
  const ms = cpuMs() - start;
  if (!answer.ok) throw new Error(answer.problem.code);
  const note = `table at most ${(most / 2 ** 20).toFixed(0)} MB, forgotten ${own.stats.resets} times`;
  rows.push({ name: `zoo: ${name}`, median: ms, spread: ms.toPrecision(3), unit: 'deal', note });
}

const before = options.compare ? (JSON.parse(readFileSync(options.compare, 'utf8')) as { rows: Row[] }).rows : [];
console.log('CPU time, median of the runs (min..max); ratio to DDS 2.9 on the same work: median, and of the sums');
for (const { name, median, spread, unit, dds: ratio, note } of rows) {
  const old = before.find((row) => row.name === name);
  const change = old ? `  x${(median / old.median).toFixed(2)} of before` : '';
  const peer = ratio ? `  DDS ${ratio.median.toFixed(2)} / ${ratio.sum.toFixed(2)}` : '';
  console.log(
    `${name.padEnd(44)} ${median.toPrecision(4).padStart(9)} ms a ${unit}  (${spread})${peer}${note ? `  ${note}` : ''}${change}`,
  );
}
const file = options.out ?? 'bench/last.json';
writeFileSync(file, `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
console.log(`written to ${file}`);
