// The library surface beside single answers: a warm deal with play and unplay, slices with progress and abort, a poll that
// throws, all parts in the build that keeps its asserts, and a long run over the memory cap.
import { describe, expect, test } from 'vitest';
import { caseOf, positionsOf } from '../../bench/work.ts';
import { kernelBase64 } from '../../solver/kernelDebugBytes.ts';
import { createSolver, loadSolver, NO_SCORE, type Progress, ROW } from '../../solver/solver.ts';
import { randomEnding, randomFrom } from './endings.ts';
import { knownDeals } from './shared.ts';

const deals = knownDeals();

describe('a warm deal', () => {
  test('plays a best line to the end and back with the answers of a fresh solver', () => {
    const solver = createSolver();
    const position = { hands: deals[0]!.hands, strain: 4, leader: 0, trick: [] };
    const line = solver.line(position);
    const opened = solver.open(position);
    if (!line.ok || !opened.ok) throw new Error('refused');
    const deal = opened.value;
    const start = deal.solve();
    for (const { seat, card, tricks } of line.value) {
      expect(deal.seat).toBe(seat);
      expect(deal.value()).toEqual({ ok: true, value: tricks });
      if (deal.played.length >= 24) expect(deal.solve()).toEqual(createSolver().solve(deal.position));
      expect(deal.play(card).ok).toBe(true);
    }
    expect(deal.ended).toBe(true);
    expect(deal.won[0] + deal.won[1]).toBe(13);
    expect(deal.value()).toMatchObject({ ok: false, problem: { code: 'no-cards' } });
    for (let i = 0; i < 52; i++) expect(deal.unplay()).toBe(true);
    expect(deal.unplay()).toBe(false);
    expect(deal.won).toEqual([0, 0]);
    expect(deal.solve()).toEqual(start);
  });

  test('refuses a card that is not legal and stays where it was', () => {
    const opened = createSolver().open({ hands: deals[0]!.hands, strain: 4, leader: 0, trick: [] });
    if (!opened.ok) throw new Error('refused');
    expect(opened.value.play(99)).toMatchObject({ ok: false, problem: { code: 'play-card' } });
    expect(opened.value.played).toEqual([]);
    expect(createSolver().open({ hands: [], strain: 4, leader: 0, trick: [] }).ok).toBe(false);
  });
});

describe('slices', () => {
  test('of one millisecond give the same table and scores, and report progress', async () => {
    const solver = await loadSolver();
    const seen: Progress[] = [];
    const { hands, table } = deals[1]!;
    const answer = await solver.tableSliced(hands, { sliceMs: 1, onProgress: (progress) => seen.push(progress) });
    expect(answer).toEqual({ ok: true, value: table });
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.at(-1)).toMatchObject({ done: seen.at(-1)!.of });
    const position = { hands, strain: 0, leader: 2, trick: [] };
    expect(await solver.solveSliced(position, { sliceMs: 1 })).toEqual(solver.solve(position));
  });

  test('an abort rejects, and the solver goes on', async () => {
    const solver = createSolver();
    const stop = new AbortController();
    const { hands, table } = deals[2]!;
    const running = solver.tableSliced(hands, { sliceMs: 1, signal: stop.signal, onProgress: () => stop.abort() });
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(solver.table(hands)).toEqual({ ok: true, value: table });
    expect(await solver.tableSliced([1, 2], {})).toMatchObject({ ok: false, problem: { code: 'hands-length' } });
  });

  test('a poll that throws ends the call and nothing else', () => {
    let left = 3;
    const solver = createSolver({
      poll() {
        if (--left === 0) throw new Error('enough');
      },
    });
    const { hands, table } = deals[3]!;
    expect(() => solver.table(hands)).toThrow('enough');
    expect(solver.table(hands)).toEqual({ ok: true, value: table });
  });
});

describe('limited work', () => {
  const { hands, table } = deals[3]!;

  test('is done within as many trick starts as it takes, and not with one less', () => {
    const solver = createSolver();
    const before = solver.stats.trickNodes;
    solver.afresh(() => solver.table(hands));
    const taken = solver.stats.trickNodes - before;
    for (const [most, done] of [
      [taken - 1, false],
      [taken, true],
      [1000, false],
    ] as const) {
      const answer = solver.afresh(() => solver.limited(most, () => solver.table(hands)));
      expect(answer).toEqual(done ? { ok: true, value: table } : undefined);
    }
    expect(solver.table(hands)).toEqual({ ok: true, value: table });
  });

  test('within limited work the tighter limit counts', () => {
    const solver = createSolver();
    const within = (most: number, inner: number) =>
      solver.afresh(() => solver.limited(most, () => ({ inner: solver.limited(inner, () => solver.table(hands)) })));
    expect(within(1e9, 1e9)).toEqual({ inner: { ok: true, value: table } });
    expect(within(1e9, 1000)).toEqual({ inner: undefined });
    expect(within(1000, 1e9)).toBeUndefined();
  });

  test('what it throws comes out, and nothing is limited any more', () => {
    const solver = createSolver();
    const broken = () => {
      throw new Error('broken');
    };
    expect(() => solver.limited(1, broken)).toThrow('broken');
    expect(solver.table(hands)).toEqual({ ok: true, value: table });
  });
});

describe('the build with asserts', () => {
  test('gives the same scores', () => {
    const checked = createSolver({ kernel: kernelBase64 });
    const release = createSolver();
    const random = randomFrom(31);
    const found = new Uint8Array(ROW);
    const expected = new Uint8Array(ROW);
    for (let i = 0; i < 600; i++) {
      const ending = randomEnding(random, 1 + (i % 9));
      const side = i % 3 === 0 && i % 9 < 6 ? ((i & 1) as 0 | 1) : undefined;
      checked.rawScores(ending, found, side);
      release.rawScores(ending, expected, side);
      expect(found.join()).toBe(expected.join());
    }
  });
});

test('a soak over the memory cap: forgotten many times, never beyond the cap, always right', () => {
  const solver = createSolver({ memoryMB: 0.5 });
  for (const { hands, table } of deals.slice(0, 6)) {
    expect(solver.table(hands)).toEqual({ ok: true, value: table });
    expect(solver.stats.tableBytes).toBeLessThanOrEqual(2 ** 19);
  }
  expect(solver.stats.resets).toBeGreaterThan(20);
});

test('par refuses what is no table', () => {
  const { par } = createSolver();
  expect(par([7, 7], 0, 'None')).toMatchObject({ ok: false, problem: { code: 'table', at: 'table', found: 2 } });
  const wrong = [...deals[0]!.table];
  wrong[6] = 14;
  expect(par(wrong, 0, 'None')).toMatchObject({ ok: false, problem: { code: 'table', at: 'table[6]', found: 14 } });
});

test('layouts solved together, in whatever order, have the scores of each alone', () => {
  const together = createSolver();
  const alone = createSolver();
  const out = new Uint8Array(ROW);
  for (const size of [5, 7]) {
    const one = caseOf(size, 300, 70 + size);
    const layouts = positionsOf(one);
    alone.rawScores(layouts[0]!, out);
    const plays = [...out.keys()].filter((card) => out[card] !== NO_SCORE);
    const scores = together.scoresInLayouts(one, plays);
    layouts.forEach((layout, i) => {
      alone.forget();
      alone.rawScores(layout, out);
      expect([...scores.subarray(i * plays.length, (i + 1) * plays.length)]).toEqual(plays.map((card) => out[card]));
    });
  }
});
