// The workloads: full deals with known answers, fresh endings, and warm layouts of one case. Everything from fixed seeds.
// Answers are verified before anything is timed.
import { readFileSync } from 'node:fs';
import { createSolver, type Position, ROW, type Side, type Solver } from '../solver/solver.ts';
import { randomEnding, randomFrom } from '../test/solver/endings.ts';
import { handsOf } from '../test/solver/shared.ts';

export interface Deal {
  readonly deal: string;
  readonly table: number[];
  readonly hands: number[];
}

/** 24 random deals with the 20 results DDS gives. */
export function knownDeals(): Deal[] {
  return readFileSync('test/solver/facts.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { deal: string; table: number[] })
    .map((fact) => ({ ...fact, hands: handsOf(fact.deal) }));
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

export interface Case {
  readonly position: Position;
  readonly layouts: Uint16Array;
}

/** One case of `size` cards with its hidden hands (East and West) dealt `count` times. */
export function caseOf(size: number, count: number): Case {
  const random = randomFrom(2000 + size);
  let position = randomEnding(random, size);
  while (position.trick.length > 0) position = randomEnding(random, size);
  const unseen: number[] = [];
  for (const seat of [1, 3])
    for (let card = 0; card < 52; card++)
      if ((position.hands[seat * 4 + Math.floor(card / 13)]! >> (card % 13)) & 1) unseen.push(card);
  const layouts = new Uint16Array(count * 8);
  for (let i = 0; i < count; i++) {
    const left = [...unseen];
    for (let j = 0; j < unseen.length; j++) {
      const [card] = left.splice(random.below(left.length), 1) as [number];
      layouts[i * 8 + (j & 1) * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
    }
  }
  return { position: { ...position, leader: 0 }, layouts };
}

/** Throws unless the solver gives the known tables, and a warm table the answers of a cold one. */
export function verify(solver: Solver, deals: readonly Deal[], endings: readonly Position[]): void {
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
