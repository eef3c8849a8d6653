// Why a play is normal or not, and the few worst lines: counts of layouts against the slow game, lines played out card by card.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { type Seat, sideOf } from '../../../src/cards/cards.ts';
import { groundsOf, refusalOf } from '../../../src/lines/account.ts';
import { effortFor } from '../../../src/lines/effort.ts';
import { fewWorst } from '../../../src/lines/few.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import type { Policy, Question, SeatPlay } from '../../../src/lines/policy.ts';
import { worstLines } from '../../../src/lines/worst.ts';
import { afterPlay, legalPlays, type Position, seatToPlay } from '../../../src/play/position.ts';
import { SlowGame } from '../../oracles/plainGame.ts';
import { randomPolicy, randomQuestion, seeded } from './endings.ts';

const comparison = kernelComparison(createSolver());

function setUp(seed: number, cards: number) {
  const random = seeded(seed);
  const { position, declarer, shownOut, claimed } = randomQuestion(random, cards);
  const question: Question = { position, declarer, claimer: declarer, shownOut, claimed };
  const policy: Policy = { ...randomPolicy(random), comparison: 'plain', knowledge: 'as-shown' };
  const watched: { tricks: number; line: readonly SeatPlay[] }[] = [];
  const answer = worstLines(question, policy, comparison, effortFor('exhaustive', cards), (known) =>
    watched.push(known),
  );
  return { question, policy, answer, watched, side: sideOf(declarer) };
}

/** Plays a line out; the tricks of a side. Throws at a play that is not legal. */
function playOut(start: Position, line: readonly SeatPlay[], side: number): number {
  let position = start;
  let won = 0;
  for (const { seat, card } of line) {
    if (seatToPlay(position) !== seat || !legalPlays(position).includes(card)) throw new Error('not a legal line');
    const next = afterPlay(position, card);
    if (next.wonBy !== undefined && sideOf(next.wonBy) === side) won++;
    position = next.position;
  }
  return won;
}

describe('the few worst lines', () => {
  test.each([2, 3, 4])('are legal, different, and in order, %i cards', (cards) => {
    for (let seed = 1; seed <= 40; seed++) {
      const { question, answer, side } = setUp(seed * 10 + cards, cards);
      for (const { search, line, tricks } of answer.beliefs) {
        const few = fewWorst(search, { line, tricks }, 6);
        const own = few.map((one) =>
          one.line.flatMap((play, at) => (sideOf(play.seat) === side ? [`${at}:${play.card}`] : [])).join(),
        );
        expect(few[0]).toEqual({ tricks, line });
        few.forEach((one, i) => {
          expect(playOut(question.position, one.line, side)).toBe(one.tricks);
          expect(one.tricks).toBeGreaterThanOrEqual(few[Math.max(0, i - 1)]!.tricks);
          if (one.differs === undefined) return;
          const { from, at, instead } = one.differs;
          expect(few[from]!.line[at]!.card).toBe(instead);
          expect(one.line[at]!.card).not.toBe(instead);
          expect(one.line.slice(0, at)).toEqual(few[from]!.line.slice(0, at));
        });
        expect(new Set(own).size).toBe(few.length);
      }
    }
  });

  test('bounds that are shown while the search goes on only go down, and end at the count', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { question, answer, watched, side } = setUp(seed * 10, 3);
      expect(watched[0]!.line).toEqual([]);
      for (const { tricks, line } of watched.slice(1)) expect(playOut(question.position, line, side)).toBe(tricks);
      expect(Math.min(...watched.map(({ tricks }) => tricks))).toBe(
        Math.min(answer.doubleDummy, ...answer.beliefs.map(({ tricks }) => tricks)),
      );
    }
  });
});

describe('why a play is normal, and why not', () => {
  test('layouts are counted as the slow game does', () => {
    const codes = new Set<string>();
    for (let seed = 1; seed <= 150; seed++) {
      const { answer, side } = setUp(seed, 3);
      const { search, line } = answer.beliefs[0]!;
      const game = new SlowGame(side, 'plain');
      const grounds = new Map(groundsOf(search, line).map(({ at, ground }) => [at, ground]));
      const asked: { at: number; cards: readonly number[] }[] = [];
      search.along(line, (at) => search.isOwn && asked.push({ at, cards: search.table.legal() }));
      for (const { at, cards } of asked) {
        expect(grounds.has(at)).toBe(cards.length > 1);
        for (const card of cards) {
          const found = refusalOf(search, line, card, undefined);
          if (found === undefined || found.at !== at) continue;
          const { refusal } = found;
          codes.add(refusal.code);
          if (refusal.code !== 'dominated' || answer.beliefs[0]!.belief.only !== undefined) continue;
          codes.add('counted');
          search.along(line, (now) => {
            if (now !== at) return;
            const { table, bench, mind } = search;
            const layouts = layoutsOf(search);
            const scores = layouts.map((hands) => game.scores({ ...table, hands, trick: [...table.trick] }));
            const gains = scores.map((by) => by.get(refusal.instead)! - by.get(card)!);
            expect(refusal.layouts).toBe(layouts.length);
            expect(Math.min(...gains), `${seed} ${at} ${bench.claimed} ${mind.controls}`).toBeGreaterThanOrEqual(0);
            expect(gains.filter((gain) => gain > 0).length).toBe(refusal.better);
          });
        }
      }
    }
    expect([...codes]).toEqual(expect.arrayContaining(['normal', 'sure', 'dominated', 'habit', 'counted']));
  });
});

/** All four hands in each layout that the player to move may see, written out by hand from the facts at the table. */
function layoutsOf({ table, mind }: ReturnType<typeof setUp>['answer']['beliefs'][number]['search']): Uint16Array[] {
  const { only, view, forgotten } = mind.belief;
  if (only !== undefined || forgotten.length > 0) return [];
  const [first, second] = view.hidden;
  const pool = Array.from({ length: 52 }, (_, card) => card).filter((card) =>
    [first, second].some((seat) => table.holding(seat, Math.floor(card / 13)) & (1 << (card % 13))),
  );
  const size = (seat: Seat) =>
    pool.filter((card) => table.holding(seat, Math.floor(card / 13)) & (1 << (card % 13))).length;
  const found: Uint16Array[] = [];
  for (let bits = 0; bits < 2 ** pool.length; bits++) {
    const hands = table.hands.slice();
    for (const seat of [first, second]) hands.fill(0, seat * 4, seat * 4 + 4);
    let held = 0;
    let fits = true;
    pool.forEach((card, i) => {
      const seat = bits & (1 << i) ? first : second;
      if (seat === first) held++;
      if (table.shownOut[seat]! & (1 << Math.floor(card / 13))) fits = false;
      hands[seat * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
    });
    if (fits && held === size(first)) found.push(hands);
  }
  return found;
}
