// Declarer with the claimer's partner's cards, against a plain minimax that remembers nothing.

import { expect, test } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import { sideOf } from '../../../src/cards/cards.ts';
import { effortFor } from '../../../src/lines/effort.ts';
import { kernelComparison } from '../../../src/lines/kernel.ts';
import { withPartnersCards } from '../../../src/lines/partnersCards.ts';
import { Table } from '../../../src/lines/table.ts';
import { afterPlay, legalPlays, type Position, seatToPlay, tricksLeft } from '../../../src/play/position.ts';
import { randomQuestion, seeded } from './endings.ts';

function minimax(position: Position, claimer: number): number {
  if (position.trick.length === 0 && tricksLeft(position) === 0) return 0;
  const all = legalPlays(position).map((card) => {
    const next = afterPlay(position, card);
    const won = next.wonBy !== undefined && sideOf(next.wonBy) === (claimer & 1) ? 1 : 0;
    return won + minimax(next.position, claimer);
  });
  return seatToPlay(position) === claimer ? Math.max(...all) : Math.min(...all);
}

test('equals plain minimax, and is never more than best play on both sides', () => {
  const comparison = kernelComparison(createSolver());
  let lower = 0;
  for (let seed = 1; seed <= 120; seed++) {
    const question = randomQuestion(seeded(seed), seed % 6 === 0 ? 4 : 3);
    const found = withPartnersCards(question, effortFor('normal', 4))!;
    expect(found, `${seed}`).toBe(minimax(question.position, question.claimer));
    const best = comparison.doubleDummy(sideOf(question.claimer), new Table(question));
    expect(found).toBeLessThanOrEqual(best);
    if (found < best) lower++;
  }
  expect(lower).toBeGreaterThan(10);
});

test('is not given when the effort does not suffice', () => {
  const question = { ...randomQuestion(seeded(5), 4), claimed: 4 };
  expect(withPartnersCards(question, { layouts: 1, work: 0 })).toBeUndefined();
});
