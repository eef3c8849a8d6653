// The kernel against itself: each work-saving part off, a table so small that it is forgotten all the time, and a warm table
// over many layouts of one case. Answers must not change. Also what the API says about bad input.
import { describe, expect, test } from 'vitest';
import {
  createSolver,
  HAND_TO_HIGHER,
  NO_SCORE,
  PARTS,
  type Position,
  ROW,
  type Side,
  type Solver,
} from '../../solver/solver.ts';
import { type Ending, type Random, randomEnding, randomFrom, randomPlainEnding } from './endings.ts';
import { knownDeals } from './shared.ts';

const ALL = Object.values(PARTS).reduce((a, b) => a | b, 0);

function row(solver: Solver, position: Position, side?: Side): string {
  const out = new Uint8Array(ROW);
  solver.rawScores(position, out, side);
  return out.join();
}

function endings(seed: number, count: number, sizes: readonly number[]): Ending[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i) => randomEnding(random, sizes[i % sizes.length]!));
}

describe('work-saving parts change no answer', () => {
  const games = endings(11, 150, [4, 5, 6, 7]);
  const random = randomFrom(12);
  const plainGames = Array.from({ length: 300 }, (_, i) => randomPlainEnding(random, 3 + (i % 3), (i & 1) as Side));
  const full = createSolver();
  const expected = games.map((game) => row(full, game));
  const plainExpected = plainGames.map((game, i) => row(full, game, (i & 1) as Side));

  test.each(Object.entries(PARTS))('without %s', (_, part) => {
    const solver = createSolver();
    solver.setParts(ALL & ~part);
    expect(games.map((game) => row(solver, game))).toEqual(expected);
    expect(plainGames.map((game, i) => row(solver, game, (i & 1) as Side))).toEqual(plainExpected);
  });

  test('with a table of 64 kB, forgotten again and again', () => {
    const small = createSolver({ memoryMB: 0.0625 });
    const big = createSolver();
    for (const game of endings(13, 40, [8, 9])) expect(row(small, game)).toBe(row(big, game));
    expect(small.stats.resets).toBeGreaterThan(10);
    expect(small.stats.tableBytes).toBeLessThanOrEqual(65536);
  });

  test('a table too small for a deal by far forgets short endings first: little is searched again', () => {
    const { hands, table } = knownDeals()[19]!;
    const small = createSolver({ memoryMB: 1 });
    const big = createSolver();
    for (const solver of [small, big]) expect(solver.table(hands)).toEqual({ ok: true, value: table });
    expect(small.stats.resets).toBeGreaterThan(10);
    // 1.39 times as much; 1.64 when everything is forgotten
    expect(small.stats.trickNodes).toBeLessThan(1.5 * big.stats.trickNodes);
  });
});

/** The unseen cards of a case dealt again between the two hands of the other side. */
function dealAgain(random: Random, position: Ending, side: Side): Ending {
  const hands = [...position.hands];
  const cards: number[] = [];
  const room = [0, 0, 0, 0];
  for (let i = 0; i < 16; i++) {
    if (((i >> 2) & 1) === side) continue;
    for (let rank = 0; rank < 13; rank++)
      if ((hands[i]! >> rank) & 1) {
        cards.push((i & 3) * 13 + rank);
        room[i >> 2]!++;
      }
    hands[i] = 0;
  }
  for (let i = cards.length - 1; i >= 0; i--) {
    const [card] = cards.splice(random.below(cards.length), 1) as [number];
    const lower = 1 - side;
    const seat = random.below(room[lower]! + room[lower + 2]!) < room[lower]! ? lower : lower + 2;
    room[seat]!--;
    hands[seat * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
  }
  return { ...position, hands };
}

describe('one warm table for many layouts', () => {
  test.each([undefined, 0, 1] as const)('game %s', (game) => {
    const random = randomFrom(14);
    const warm = createSolver();
    for (let i = 0; i < 12; i++) {
      const side = (game ?? i & 1) as Side;
      let start = randomEnding(random, 4 + (i % 4));
      while (start.trick.length > 0) start = randomEnding(random, 4 + (i % 4));
      const layouts = Array.from({ length: 30 }, () => dealAgain(random, start, side));
      const asked: Side | undefined = game === undefined ? undefined : side;
      const answers = layouts.map((layout) => row(warm, layout, asked));
      expect(answers).toEqual(layouts.map((layout) => row(createSolver(), layout, asked)));
      expect(batchRows(warm, layouts, side, game !== undefined)).toEqual(answers);
      for (let tricks = 0; tricks <= 5 + (i % 4); tricks++) {
        const reached = layouts.map((layout) => {
          const value = warm.rawValue(layout, asked);
          const left = 4 + (i % 4);
          return (((layout.leader + layout.trick.length) & 1) === side ? value : left - value) >= tricks ? 1 : 0;
        });
        expect([...warm.rawReaches(batchOf(layouts, side), tricks, asked)]).toEqual(reached);
      }
    }
  });
});

function batchOf(layouts: Ending[], side: Side) {
  const lower = 1 - side;
  const holdings = new Uint16Array(layouts.length * 8);
  layouts.forEach(({ hands }, i) => {
    holdings.set(hands.slice(lower * 4, lower * 4 + 4), i * 8);
    holdings.set(hands.slice(lower * 4 + 8, lower * 4 + 12), i * 8 + 4);
  });
  return { ...layouts[0]!, side, layouts: holdings };
}

function batchRows(solver: Solver, layouts: Ending[], side: Side, plain: boolean): string[] {
  const batch = batchOf(layouts, side);
  const { cards, scores } = plain ? solver.plainScoresBatch(batch) : solver.scoresBatch(batch);
  return layouts.map((_, i) => {
    const full = new Uint8Array(ROW).fill(NO_SCORE);
    cards.forEach((card, j) => {
      full[card] = scores[i * cards.length + j]!;
    });
    return full.join();
  });
}

describe('bad input is answered, not thrown', () => {
  const good: Position = { hands: [1, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0], strain: 4, leader: 0, trick: [] };
  const solver = createSolver();
  const bad: [string, Partial<Record<keyof Position, unknown>>, string][] = [
    ['too few holdings', { hands: [1] }, 'hands-length'],
    ['a rank out of range', { hands: [8192, ...Array(15).fill(0)] }, 'holding'],
    ['a card held twice', { hands: [1, 0, 0, 0, 1, ...Array(11).fill(0)] }, 'card-twice'],
    ['uneven hands', { hands: [1, 1, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0] }, 'hand-size'],
    ['no cards', { hands: Array(16).fill(0) }, 'no-cards'],
    ['strain 5', { strain: 5 }, 'strain'],
    ['leader 1.5', { leader: 1.5 }, 'leader'],
    ['four cards in the trick', { trick: [1, 2, 3, 4] }, 'trick-length'],
    ['a card on the table and in a hand', { trick: [0] }, 'card-twice'],
    ['a revoke', { hands: [0, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0], trick: [5, 14] }, 'not-following'],
  ];
  test.each(bad)('%s', (_, change, code) => {
    const answer = solver.solve({ ...good, ...change } as Position);
    expect(answer.ok ? 'accepted' : answer.problem.code).toBe(code);
  });
  test('the plain game may hand the lead over', () => {
    const answer = solver.plainSolve({ ...good, leader: 1 }, 0);
    expect(answer.ok && answer.value.some(({ card }) => card === HAND_TO_HIGHER)).toBe(true);
  });
});
