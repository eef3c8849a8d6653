// Deals that look the same from another seat: answers with positions turned are those without, of DDS, and of the plain search.
import { describe, expect, test } from 'vitest';
import { createSolver, PARTS, type Position, ROW } from '../../solver/solver.ts';
import { type Random, randomFrom } from './endings.ts';
import { handsOf } from './shared.ts';

const ALL = Object.values(PARTS).reduce((a, b) => a | b, 0);

function held(hands: readonly number[]): number {
  let count = 0;
  for (const holding of hands) for (let rest = holding; rest; rest &= rest - 1) count++;
  return count;
}

/** An ending that is itself after a turn by `step` seats (1 or 2) when each suit becomes the one `step` on. */
function alike(random: Random, cards: number, step: number): number[] {
  while (true) {
    const hands = new Array<number>(16).fill(0);
    const pack = Array.from({ length: 13 * step }, (_, card) => card);
    for (let i = 0; i < cards * step; i++) {
      const [card] = pack.splice(random.below(pack.length), 1) as [number];
      const owner = random.below(4);
      for (let by = 0; by < 4; by += step)
        hands[((owner + by) & 3) * 4 + ((Math.floor(card / 13) + by) & 3)]! |= 1 << (card % 13);
    }
    if ([0, 4, 8, 12].every((at) => held(hands.slice(at, at + 4)) === cards)) return hands;
  }
}

const row = (solver: ReturnType<typeof createSolver>, position: Position) => {
  const out = new Uint8Array(ROW);
  solver.rawScores(position, out);
  return out.join();
};

describe.each([
  ['next', 1],
  ['opposite', 2],
])('deals alike from the %s seat', (_, step) => {
  const random = randomFrom(60 + step);
  const positions = Array.from({ length: 600 }, (_, i) => ({
    hands: alike(random, 1 + (i % 6), step),
    strain: i % 3 === 0 ? random.below(4) : 4,
    leader: random.below(4),
    trick: [],
  }));

  test('scores = those of a search without any part that saves work', () => {
    const solver = createSolver();
    const bare = createSolver();
    bare.setParts(0);
    for (const position of positions)
      if (held(position.hands) <= 16) expect(row(solver, position), JSON.stringify(position)).toBe(row(bare, position));
  });

  test('scores = those without turns, cold and on a table other deals have filled', () => {
    const warm = createSolver();
    const cold = createSolver();
    const unturned = createSolver();
    unturned.setParts(ALL & ~PARTS.turns);
    for (const position of positions) {
      cold.forget();
      const expected = row(unturned, position);
      expect(row(cold, position), JSON.stringify(position)).toBe(expected);
      expect(row(warm, position), JSON.stringify(position)).toBe(expected);
    }
  });

  test('fewer positions are searched', () => {
    const [turned, unturned] = [true, false].map((turns) => {
      const solver = createSolver();
      if (!turns) solver.setParts(ALL & ~PARTS.turns);
      for (const position of positions) if (position.strain === 4) row(solver, position);
      return solver.stats.trickNodes;
    });
    expect(turned!).toBeLessThan(0.95 * unturned!);
  });
});

test('a plain game after a deal alike from the next seat is not turned', () => {
  const random = randomFrom(63);
  for (let i = 0; i < 100; i++) {
    const solver = createSolver();
    const fresh = createSolver();
    const position = { hands: alike(random, 4, 1), strain: 4, leader: i & 3, trick: [] };
    row(solver, position);
    const side = ((i >> 2) & 1) as 0 | 1;
    expect(solver.plainSolve(position, side)).toEqual(fresh.plainSolve(position, side));
  }
});

// results of DDS 2.9, strain*4+declarer
test.each([
  ['N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62', '75755757757557576666'],
  ['N:JT63.Q987.K4.A52 A52.JT63.Q987.K4 K4.A52.JT63.Q987 Q987.K4.A52.JT63', '67677676676776766666'],
  ['N:QT97.J7652.4.AQ3 AJ62.84.K853.KT9 4.AQ3.QT97.J7652 K853.KT9.AJ62.84', '49498575494975855858'],
  ['N:J86.AKQT72.4.953 953.J86.AKQT72.4 4.953.J86.AKQT72 AKQT72.4.953.J86', '1b1bb1b11b1bb1b11111'],
])('table of %s', (deal, results) => {
  const expected = [...results].map((digit) => Number.parseInt(digit, 16));
  const unturned = createSolver();
  unturned.setParts(ALL & ~PARTS.turns);
  expect(createSolver().table(handsOf(deal))).toEqual({ ok: true, value: expected });
  expect(unturned.table(handsOf(deal))).toEqual({ ok: true, value: expected });
});
