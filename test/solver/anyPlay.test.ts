// The fewest tricks by any play, asked of the kernel, against every line walked (test/oracles/minimax.ts): here and after each play,
// for either side, with tricks in progress, in one memory for all endings; and what a limit on the work does.
import { describe, expect, test } from 'vitest';
import { kernelBase64 as kernelDebugBase64 } from '../../solver/kernelDebugBytes.ts';
import { createSolver, type Side } from '../../solver/solver.ts';
import { minimax } from '../oracles/minimax.ts';
import { type Ending, randomEnding, randomFrom } from './endings.ts';

const NO_LIMIT = Number.POSITIVE_INFINITY;
const games = { 0: minimax(-1, 0), 1: minimax(-1, 1) };

/** Fewest tricks of the side after each legal card of the seat to play. */
function fewestAfter(side: Side, ending: Ending): Map<number, number> {
  const seat = (ending.leader + ending.trick.length) & 3;
  const scores = games[side].scores(ending, ending.total);
  return new Map([...scores].map(([card, own]) => [card, (seat & 1) === side ? own : ending.total - own]));
}

/** What the kernel says of all counts, as a list of what is wrong. */
function wrong(kernel: ReturnType<typeof createSolver>['anyPlay'], memory: number, ending: Ending): string[] {
  const found: string[] = [];
  const question = { ...ending, left: ending.total };
  for (const side of [0, 1] as const) {
    const after = fewestAfter(side, ending);
    const plays = [...after.keys()];
    const fewest = Math.min(...after.values());
    for (let tricks = -1; tricks <= ending.total; tricks++) {
      const told = `${JSON.stringify(question)} side ${side} at most ${tricks}`;
      if (kernel.atMost(side, question, tricks, memory, NO_LIMIT) !== fewest <= tricks) found.push(told);
      const bits = kernel.atMostAfter(side, question, plays, tricks, memory, NO_LIMIT);
      plays.forEach((card, i) => {
        if (((bits & (1 << i)) !== 0) !== after.get(card)! <= tricks) found.push(`${told} after ${card}`);
      });
    }
  }
  return found;
}

describe('any play = every line', () => {
  test.each([
    ['kernel', undefined, 1000],
    ['kernel with asserts', kernelDebugBase64, 300],
  ] as const)('%s', (_, kernel, count) => {
    const { anyPlay } = createSolver(kernel === undefined ? {} : { kernel });
    const random = randomFrom(20261130);
    const memory = anyPlay.memory();
    for (let i = 0; i < count; i++) {
      const ending = randomEnding(random, 1 + (i % 4));
      expect(wrong(anyPlay, memory, ending)).toEqual([]);
    }
  });

  test('a line is followed in one memory, and other deals in between do no harm', () => {
    const { anyPlay } = createSolver();
    const random = randomFrom(70);
    for (let i = 0; i < 100; i++) {
      const memory = anyPlay.memory();
      let ending = randomEnding(random, 4);
      while (ending.total > 0) {
        expect(wrong(anyPlay, memory, ending)).toEqual([]);
        expect(wrong(anyPlay, memory, randomEnding(random, 2))).toEqual([]);
        ending = afterTrick(random, ending);
      }
    }
  });

  test('what is cut counts as possible, tells so, and is not remembered', () => {
    const { anyPlay } = createSolver();
    const random = randomFrom(7);
    let cuts = 0;
    for (let i = 0; i < 200; i++) {
      const ending = randomEnding(random, 4);
      const question = { ...ending, left: ending.total };
      const fewest = Math.min(...fewestAfter(0, ending).values());
      const memory = anyPlay.memory();
      const first = anyPlay.atMost(0, question, fewest - 1, memory, 2);
      if (anyPlay.spent() === 3) {
        cuts++;
        expect(first).toBe(true);
      } else expect([first, anyPlay.spent() <= 2]).toEqual([false, true]);
      expect(anyPlay.atMost(0, question, fewest - 1, memory, NO_LIMIT)).toBe(false);
      expect(anyPlay.atMost(0, question, fewest, memory, NO_LIMIT)).toBe(true);
    }
    expect(cuts).toBeGreaterThan(20);
  });
});

/** The rest of the trick, or a whole one, played at random. */
function afterTrick(random: ReturnType<typeof randomFrom>, { hands, strain, leader, trick, total }: Ending): Ending {
  const left = [...hands];
  const table = [...trick];
  while (table.length < 4) {
    const seat = (leader + table.length) & 3;
    const held = Array.from({ length: 52 }, (_, card) => card).filter(
      (card) => (left[seat * 4 + Math.floor(card / 13)]! >> (card % 13)) & 1,
    );
    const follow = held.filter((card) => table.length > 0 && Math.floor(card / 13) === Math.floor(table[0]! / 13));
    const legal = follow.length > 0 ? follow : held;
    const card = legal[random.below(legal.length)]!;
    left[seat * 4 + Math.floor(card / 13)]! &= ~(1 << (card % 13));
    table.push(card);
  }
  const rank = (card: number) =>
    (Math.floor(card / 13) === strain ? 100 : Math.floor(card / 13) === Math.floor(table[0]! / 13) ? 0 : -100) +
    (card % 13);
  const best = table.reduce((at, card, i) => (rank(card) > rank(table[at]!) ? i : at), 0);
  return { hands: left, strain, leader: (leader + best) & 3, trick: [], total: total - 1 };
}
