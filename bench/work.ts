// The workloads: full deals with known answers, plays of them, fresh endings, and layouts of one case. Everything from fixed
// seeds. Answers are verified before anything is timed.
import { createSolver, type Position, ROW, type Side, type Solver, type UnseenCards } from '../solver/solver.ts';
import { randomEnding, randomFrom } from '../test/solver/endings.ts';
import { cardName, type KnownDeal } from '../test/solver/shared.ts';

export const RANKS = '23456789TJQKA';

export function pbnOf(hands: ArrayLike<number>): string {
  const suit = (holding: number) => [...RANKS].filter((_, rank) => (holding >> rank) & 1).reverse();
  const hand = (seat: number) => [0, 1, 2, 3].map((s) => suit(hands[seat * 4 + s]!).join('')).join('.');
  return `N:${[0, 1, 2, 3].map(hand).join(' ')}`;
}

/** Full deals nobody has solved before: DDS is asked, where it is there. */
export function randomDeals(count: number, seed: number): number[][] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const pack = Array.from({ length: 52 }, (_, card) => card);
    const hands = new Array<number>(16).fill(0);
    for (let i = 0; i < 52; i++) {
      const [card] = pack.splice(random.below(pack.length), 1) as [number];
      hands[(i & 3) * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
    }
    return hands;
  });
}

/** Endings of `size` cards a hand from a full pack (all suits), at a trick start. */
export function endingsOf(size: number, count: number): Position[] {
  const random = randomFrom(1000 + size);
  return Array.from({ length: count }, () => {
    const pack = Array.from({ length: 52 }, (_, card) => card);
    const hands = new Array<number>(16).fill(0);
    for (let i = 0; i < size * 4; i++) {
      const [card] = pack.splice(random.below(pack.length), 1) as [number];
      hands[(i & 3) * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
    }
    return { hands, strain: random.below(5), leader: random.below(4), trick: [] };
  });
}

export interface Played {
  readonly hands: readonly number[];
  readonly strain: number;
  readonly leader: number;
  readonly cards: number[];
}

/** A play of each deal, 49 cards: mostly a best card, one time in five any legal one. */
export function playsOf(solver: Solver, deals: readonly { readonly hands: readonly number[] }[]): Played[] {
  const random = randomFrom(3000);
  return deals.map(({ hands }) => {
    const strain = random.below(5);
    const leader = random.below(4);
    const opened = solver.open({ hands, strain, leader, trick: [] });
    if (!opened.ok) throw new Error(opened.problem.code);
    const deal = opened.value;
    while (deal.played.length < 49) {
      const scores = deal.solve();
      if (!scores.ok) throw new Error(scores.problem.code);
      const top = Math.max(...scores.value.map(({ tricks }) => tricks));
      const from = random.below(5) === 0 ? scores.value : scores.value.filter(({ tricks }) => tricks === top);
      deal.play(from[random.below(from.length)]!.card);
    }
    return { hands, strain, leader, cards: [...deal.played] };
  });
}

export const playText = (cards: readonly number[]) => cards.map(cardName).join('');

/** One case of `size` cards with its hidden hands (East and West) dealt `count` times. */
export function caseOf(size: number, count: number, seed = 2000 + size): UnseenCards {
  const random = randomFrom(seed);
  let position = randomEnding(random, size);
  while (position.trick.length > 0) position = randomEnding(random, size);
  const unseen: number[] = [];
  for (const seat of [1, 3])
    for (let card = 0; card < 52; card++)
      if ((position.hands[seat * 4 + Math.floor(card / 13)]! >> (card % 13)) & 1) unseen.push(card);
  const layouts = Uint32Array.from({ length: count }, () => {
    const left = unseen.map((_, i) => i);
    let layout = 0;
    for (let j = 0; j < unseen.length; j++) {
      const [i] = left.splice(random.below(left.length), 1) as [number];
      if ((j & 1) === 0) layout |= 1 << i;
    }
    return layout >>> 0;
  });
  return { ...position, leader: 0, hidden: [1, 3], unseen, layouts };
}

/** The layouts of a case as positions of their own. */
export function positionsOf({ layouts, unseen, hidden, ...position }: UnseenCards): Position[] {
  return Array.from(layouts, (layout) => {
    const hands = Array.from(position.hands);
    for (const seat of hidden) hands.fill(0, seat * 4, seat * 4 + 4);
    Array.from(unseen).forEach((card, i) => {
      hands[hidden[layout & (1 << i) ? 0 : 1] * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
    });
    return { ...position, hands };
  });
}

/** Throws unless the solver gives the known tables, and a warm table the answers of a cold one. */
export function verify(solver: Solver, deals: readonly KnownDeal[], endings: readonly Position[]): void {
  for (const { hands, table, deal } of deals) {
    const answer = solver.table(hands);
    if (!answer.ok || answer.value.join() !== table.join()) throw new Error(`wrong table of ${deal}`);
  }
  const bare = createSolver();
  bare.setParts(0);
  const fast = new Uint8Array(ROW);
  const slow = new Uint8Array(ROW);
  for (const position of endings) {
    for (const side of [undefined, 0, 1] as (Side | undefined)[]) {
      solver.rawScores(position, fast, side);
      bare.rawScores(position, slow, side);
      if (fast.join() !== slow.join()) throw new Error(`wrong scores of ${JSON.stringify(position)}`);
    }
  }
}
