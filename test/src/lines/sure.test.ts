// The sure game of the kernel against the literal one (test/oracles/sureGame.ts): lies counted and listed, cards forgotten,
// tricks in progress, show-outs before and after the claim; asked in one memory all along a line, as the search does.

import { describe, expect, test } from 'vitest';
import { kernelBase64 as kernelDebugBase64 } from '../../../solver/kernelDebugBytes.ts';
import { createSolver } from '../../../solver/solver.ts';
import { type Card, rankOf, type Seat, sideOf, suitOf } from '../../../src/cards/cards.ts';
import { type Hands, hasCard, holding, withoutCard } from '../../../src/cards/hands.ts';
import { allLayouts, Narrowing } from '../../../src/knowledge/layouts.ts';
import { type Belief, countedLies, outlook, unseenBy, viewOf } from '../../../src/lines/belief.ts';
import { Allowance } from '../../../src/lines/effort.ts';
import type { Policy, Question } from '../../../src/lines/policy.ts';
import { SureGame, sureStore } from '../../../src/lines/sure.ts';
import { Table } from '../../../src/lines/table.ts';
import { SlowSureGame } from '../../oracles/sureGame.ts';
import { pick, randomPolicy, randomQuestion, seeded } from './endings.ts';

const solver = createSolver();
const policy: Policy = { ...randomPolicy(seeded(70)), knowledge: 'as-shown' };
const enough = () => new Allowance({ layouts: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY });

/** What declarer believes at the start, and the same written out as hands. */
interface Believed {
  readonly belief: Belief;
  readonly lies: readonly Hands[];
}

function randomBelief(random: () => number, question: Question): Believed | undefined {
  const start = new Table(question);
  const view = viewOf(question.declarer, question);
  const unseen = unseenBy(start, view);
  const suit = Math.floor(random() * 4);
  const gone = random();
  const forgotten =
    gone < 0.7 || unseen.length === 0
      ? []
      : gone < 0.85
        ? [pick(random, unseen)]
        : unseen.filter((card) => suitOf(card) === suit);
  const counted = countedLies(start, start, view, forgotten);
  if (!counted.possible()) return undefined;
  const pool = unseen.filter((card) => !forgotten.includes(card));
  let bits = allLayouts(pool, counted.limits());
  if (bits.length > 80) return undefined;
  const share = random();
  const some = bits.filter(() => random() < share);
  const listed = random() < 0.5 && some.length > 0;
  if (listed) bits = some;
  const lies = [...bits].map((layout) => {
    const hands = question.position.hands.slice();
    for (const seat of view.hidden) hands.fill(0, seat * 4, seat * 4 + 4);
    pool.forEach((card, i) => {
      hands[view.hidden[layout & (1 << i) ? 0 : 1]! * 4 + suitOf(card)]! |= 1 << rankOf(card);
    });
    return hands;
  });
  const belief = { view, forgotten };
  return { belief: listed ? { ...belief, only: new Narrowing({ pool, bits }) } : belief, lies };
}

/** The lies in which a hand could have played the card, without it. */
function afterPlay(lies: readonly Hands[], table: Table, seat: Seat, card: Card): Hands[] {
  const led = table.trick[0];
  return lies
    .filter((lie) => hasCard(lie, seat, card))
    .filter((lie) => led === undefined || suitOf(led) === suitOf(card) || holding(lie, seat, suitOf(led)) === 0)
    .map((lie) => withoutCard(lie, seat, card));
}

/** Every question at some points of a random line; the answers of the kernel and of the definition. */
function compareAlongLine(random: () => number, question: Question, kernel = solver): number {
  const believed = randomBelief(random, question);
  if (believed === undefined) return 0;
  const { belief } = believed;
  const side = sideOf(question.declarer);
  const start = new Table(question);
  const table = new Table(question);
  const game = new SureGame(side, start, belief.view.hidden, sureStore(kernel.sure, enough()));
  const slow = new SlowSureGame(side);
  let { lies } = believed;
  let asked = 0;
  while (table.left > 0 && lies.length > 0) {
    if (random() < 0.5) {
      const seen = outlook(start, table, belief, policy);
      const position = {
        hands: table.hands,
        strain: table.strain,
        leader: table.leader,
        trick: table.trick,
        toPlay: table.seat,
      };
      for (let tricks = 0; tricks <= table.left; tricks++) {
        const place = JSON.stringify({ question, belief, trick: table.trick, left: table.left, tricks });
        expect(game.isSure(table, seen.lies, tricks), place).toBe(slow.isSure(position, lies, tricks));
        asked++;
        if (sideOf(table.seat) !== side) continue;
        for (const card of table.legal()) {
          const is = game.isSureAfter(table, seen.lies, card, tricks);
          expect(is, `${place} after ${card}`).toBe(slow.isSureAfter(position, lies, card, tricks));
          asked++;
        }
      }
    }
    const card = pick(random, table.legal());
    if (belief.forgotten.includes(card)) break;
    lies = afterPlay(lies, table, table.seat, card);
    table.play(card);
  }
  return asked;
}

function byDeclarer(random: () => number, cards: number): Question {
  const question = randomQuestion(random, cards);
  return { ...question, claimer: question.declarer };
}

describe('what declarer is sure of', () => {
  test.each([
    { cards: 1, endings: 300 },
    { cards: 2, endings: 1500 },
    { cards: 3, endings: 500 },
    { cards: 4, endings: 40 },
    { cards: 5, endings: 6 },
  ])('equals the definition along $endings lines of $cards cards', ({ cards, endings }) => {
    const random = seeded(7040 + cards);
    let asked = 0;
    for (let i = 0; i < endings; i++) asked += compareAlongLine(random, byDeclarer(random, cards));
    expect(asked).toBeGreaterThan(endings);
  });

  test('is the same by the kernel with its asserts', () => {
    const checked = createSolver({ kernel: kernelDebugBase64 });
    const random = seeded(7050);
    for (let i = 0; i < 200; i++) compareAlongLine(random, byDeclarer(random, 2), checked);
  });
});

describe('an allowance', () => {
  test('cuts at the same point every time, and what is said to be sure when cut is', () => {
    const random = seeded(7060);
    let cuts = 0;
    for (let i = 0; i < 150; i++) {
      const question = byDeclarer(random, 4 + (i % 3));
      const believed = randomBelief(random, question);
      if (believed === undefined) continue;
      const { belief } = believed;
      const table = new Table(question);
      const { lies } = outlook(table, table, belief, policy);
      const ask = (tricks: number, allowance: Allowance) => {
        const store = sureStore(solver.sure, allowance);
        return new SureGame(sideOf(question.declarer), table, belief.view.hidden, store).isSure(table, lies, tricks);
      };
      for (let tricks = 1; tricks <= table.left; tricks++) {
        const whole = enough();
        const is = ask(tricks, whole);
        const work = Math.floor(random() * 12);
        const few = () => new Allowance({ layouts: 0, work });
        const [one, two] = [few(), few()];
        const first = ask(tricks, one);
        expect(ask(tricks, two)).toBe(first);
        expect(two.cut).toBe(one.cut);
        if (one.cut) cuts++;
        if (first || !one.cut) expect(first).toBe(is);
        expect(whole.cut).toBe(false);
      }
    }
    expect(cuts).toBeGreaterThan(50);
  });
});
