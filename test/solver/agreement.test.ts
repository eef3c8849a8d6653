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
  type UnseenCards,
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

/** The unseen cards of a position dealt again `count` times between the two hands of the other side, and those positions. */
function dealtAgain(
  random: Random,
  start: Ending,
  side: Side,
  count: number,
): { cards: UnseenCards; positions: Ending[] } {
  const hidden = [1 - side, 3 - side] as const;
  const unseen: number[] = [];
  const room = hidden.map(() => 0);
  hidden.forEach((seat, place) => {
    for (let card = 0; card < 52; card++)
      if ((start.hands[seat * 4 + Math.floor(card / 13)]! >> (card % 13)) & 1) {
        unseen.push(card);
        room[place]!++;
      }
  });
  const layouts = new Uint32Array(count);
  const positions = Array.from({ length: count }, (_, layout) => {
    const hands = [...start.hands];
    for (const seat of hidden) hands.fill(0, seat * 4, seat * 4 + 4);
    const left = [...room];
    for (let i = unseen.length; i > 0; i--) {
      const place = random.below(left[0]! + left[1]!) < left[0]! ? 0 : 1;
      left[place]!--;
      const card = unseen[i - 1]!;
      if (place === 0) layouts[layout]! |= 1 << (i - 1);
      hands[hidden[place] * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
    }
    return { ...start, hands };
  });
  return { cards: { ...start, hidden, unseen, layouts }, positions };
}

describe('one warm table for many layouts', () => {
  test.each([undefined, 0, 1] as const)('game %s', (game) => {
    const random = randomFrom(14);
    const warm = createSolver();
    let compared = 0;
    for (let i = 0; i < 24; i++) {
      const side = (game ?? i & 1) as Side;
      const start = randomEnding(random, 4 + (i % 4));
      const seat = (start.leader + start.trick.length) & 3;
      const { cards, positions } = dealtAgain(random, start, side, 30);
      const asked: Side | undefined = game === undefined ? undefined : side;
      const answers = positions.map((position) => row(warm, position, asked));
      expect(answers).toEqual(positions.map((position) => row(createSolver(), position, asked)));
      for (let tricks = 0; tricks <= 5 + (i % 4); tricks++) {
        const reached = positions.map((position) => {
          const value = warm.rawValue(position, asked);
          const left = 4 + (i % 4);
          return ((seat & 1) === side ? value : left - value) >= tricks ? 1 : 0;
        });
        expect([...warm.reachedInLayouts(cards, side, tricks, asked)]).toEqual(reached);
      }
      if ((seat & 1) !== side) continue;
      compared++;
      const plays = answers[0]!.split(',').flatMap((score, card) => (Number(score) === NO_SCORE ? [] : [card]));
      const rows = answers.map((answer) => plays.map((card) => Number(answer.split(',')[card])));
      expect([...warm.scoresInLayouts(cards, plays, asked)]).toEqual(rows.flat());
      const { better, least, most } = warm.comparePlays(cards, plays, asked);
      plays.forEach((_, p) => {
        expect(least[p]).toBe(Math.min(...rows.map((scores) => scores[p]!)));
        expect(most[p]).toBe(Math.max(...rows.map((scores) => scores[p]!)));
        plays.forEach((_, q) => {
          expect((better[p]! >> q) & 1).toBe(rows.some((scores) => scores[p]! > scores[q]!) ? 1 : 0);
        });
      });
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('more layouts than the kernel takes in one portion', () => {
    const random = randomFrom(15);
    const solver = createSolver();
    let start = randomEnding(random, 6);
    while (start.trick.length > 0 || (start.leader & 1) === 1) start = randomEnding(random, 6);
    const { cards, positions } = dealtAgain(random, start, 0, 5000);
    const out = new Uint8Array(ROW);
    solver.rawScores(positions[0]!, out);
    const plays = [...out.keys()].filter((card) => out[card] !== NO_SCORE);
    const scores = solver.scoresInLayouts(cards, plays);
    const { least, most } = solver.comparePlays(cards, plays);
    positions.forEach((position, i) => {
      solver.rawScores(position, out);
      plays.forEach((card, p) => {
        expect(scores[i * plays.length + p]).toBe(out[card]);
        expect(out[card]).toBeGreaterThanOrEqual(least[p]!);
        expect(out[card]).toBeLessThanOrEqual(most[p]!);
      });
    });
  });
});

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
