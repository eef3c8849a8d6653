// What must hold of every ending, whatever the policy: the ladder is a ladder, a normal play more never helps the claimer,
// names of seats and of plain suits do not matter, and every line found is one that can be played.

import { describe, expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { NT, type Seat, sideOf, suitOf } from '../../../src/cards/cards.ts';
import { effortFor } from '../../../src/lines/effort.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import type { Policy, Question } from '../../../src/lines/policy.ts';
import { worstLines } from '../../../src/lines/worst.ts';
import { afterPlay, legalPlays, seatToPlay } from '../../../src/play/position.ts';
import { pick, randomPolicy, randomQuestion, seeded } from './endings.ts';

const comparison = kernelComparison(createSolver());

function ladder(question: Question, policy: Policy) {
  const answer = worstLines(question, policy, comparison, effortFor('exhaustive', 5));
  const counts = answer.beliefs.map(({ tricks }) => tricks);
  return {
    anyPlay: answer.anyPlay,
    normal: Math.min(...counts),
    careful: counts[0]!,
    doubleDummy: answer.doubleDummy,
    answer,
  };
}

function eachEnding(
  seed: number,
  count: number,
  visit: (question: Question, policy: Policy, random: () => number) => void,
) {
  const random = seeded(seed);
  for (let i = 0; i < count; i++) visit(randomQuestion(random, 2 + (i % 4)), randomPolicy(random), random);
}

describe('every ending', () => {
  test('has a ladder that rises, and lines that can be played and give what they say', () => {
    eachEnding(1, 200, (question, policy) => {
      const { anyPlay, normal, careful, doubleDummy, answer } = ladder(question, policy);
      expect(anyPlay).toBeLessThanOrEqual(normal);
      expect(normal).toBeLessThanOrEqual(careful);
      expect(careful).toBeLessThanOrEqual(doubleDummy);
      for (const { line, tricks } of answer.beliefs) {
        let position = question.position;
        let won = 0;
        for (const { seat, card } of line) {
          expect(seatToPlay(position)).toBe(seat);
          expect(legalPlays(position)).toContain(card);
          const next = afterPlay(position, card);
          position = next.position;
          if (next.wonBy !== undefined && sideOf(next.wonBy) === sideOf(question.claimer)) won++;
        }
        expect(legalPlays(position)).toEqual([]);
        expect(won).toBe(tricks);
      }
    });
  });

  test('gives no more when the director allows a play more', () => {
    eachEnding(2, 150, (question, policy, random) => {
      const before = ladder(question, policy).normal;
      const ours = ([0, 1, 2, 3] as Seat[]).filter((seat) => sideOf(seat) === sideOf(question.claimer));
      const plays = ours.flatMap((seat) =>
        [0, 1, 2, 3].flatMap((suit) =>
          Array.from({ length: 13 }, (_, rank) => ({ seat, card: suit * 13 + rank })).filter(
            ({ card }) => question.position.hands[seat * 4 + suit]! & (1 << (card % 13)),
          ),
        ),
      );
      const after = ladder(question, { ...policy, allowed: [pick(random, plays)] }).normal;
      expect(after).toBeLessThanOrEqual(before);
    });
  });

  test('is the same when the seats are turned', () => {
    eachEnding(3, 120, (question, policy) => {
      const { answer: _, ...before } = ladder(question, policy);
      const turn = (seat: Seat) => ((seat + 1) & 3) as Seat;
      const hands = new Uint16Array(16);
      const shownOut = [0, 0, 0, 0];
      for (const seat of [0, 1, 2, 3] as Seat[]) {
        shownOut[turn(seat)] = question.shownOut[seat]!;
        for (let suit = 0; suit < 4; suit++) hands[turn(seat) * 4 + suit] = question.position.hands[seat * 4 + suit]!;
      }
      const { position, declarer, claimer, claimed } = question;
      const turned: Question = {
        position: { ...position, hands, leader: turn(position.leader) },
        declarer: turn(declarer),
        claimer: turn(claimer),
        claimed,
        shownOut,
      };
      const { answer: __, ...after } = ladder(turned, policy);
      expect(after).toEqual(before);
    });
  });

  test('is the same when plain suits change names', () => {
    eachEnding(4, 120, (question, policy, random) => {
      const { answer: _, ...before } = ladder(question, policy);
      const { position } = question;
      const plain = [0, 1, 2, 3].filter((suit) => suit !== position.strain);
      const [one, two] = [pick(random, plain), pick(random, plain)];
      const rename = (suit: number) => (suit === one ? two : suit === two ? one : suit);
      const hands = new Uint16Array(16);
      for (let i = 0; i < 16; i++) hands[(i & 12) + rename(i & 3)] = position.hands[i]!;
      const shownOut = question.shownOut.map((bits) =>
        [0, 1, 2, 3].reduce((out, suit) => (bits & (1 << suit) ? out | (1 << rename(suit)) : out), 0),
      );
      const trick = position.trick.map((card) => rename(suitOf(card)) * 13 + (card % 13));
      const renamed: Question = { ...question, shownOut, position: { ...position, hands, trick } };
      const { answer: __, ...after } = ladder(renamed, policy);
      expect(after).toEqual(before);
      expect(position.strain === NT || rename(position.strain) === position.strain).toBe(true);
    });
  });

  test('upholds a claim of what every line gives', () => {
    eachEnding(5, 120, (question, policy) => {
      const { anyPlay } = ladder(question, policy);
      expect(ladder({ ...question, claimed: anyPlay }, policy).normal).toBeGreaterThanOrEqual(anyPlay);
    });
  });
});
