// What declarer is sure of, whatever the layout and without a guess: the questions that the search asks the kernel, which
// plays the sure game (solver/sure.ts; the rules of the game are told in solver/assembly/sureGame.ts). What is sure there is sure
// at the table: the opponents may hold the unseen cards in any way believed in, and nobody is squeezed or thrown in.

import type { SureKernel } from '../../solver/solver.ts';
import type { Card, Seat, Side, Strain } from '../cards/cards.ts';
import type { Lies } from '../knowledge/lies.ts';
import type { Allowance } from './effort.ts';
import type { Table } from './table.ts';

/** What the sure games of one case share: the kernel, what it has found for them, and the allowance. */
export interface SureStore {
  readonly kernel: SureKernel;
  readonly memory: number;
  readonly allowance: Allowance;
}

export const sureStore = (kernel: SureKernel, allowance: Allowance): SureStore => ({
  kernel,
  memory: kernel.memory(),
  allowance,
});

export class SureGame {
  private readonly side: Side;
  private readonly strain: Strain;
  private readonly first: Seat;
  private readonly store: SureStore;

  /** `hidden`: the two hands of the other side. */
  constructor(side: Side, table: Table, hidden: readonly [Seat, Seat], store: SureStore) {
    this.side = side;
    this.strain = table.strain;
    this.first = hidden[0];
    this.store = store;
  }

  /** Whether the side is sure of `tricks` from this point of the line; not shown to be when the allowance runs out. */
  isSure(table: Table, lies: Lies, tricks: number): boolean {
    return this.ask(table, lies, tricks);
  }

  /** The same when the seat to play, of the side, plays `card`. */
  isSureAfter(table: Table, lies: Lies, card: Card, tricks: number): boolean {
    return this.ask(table, lies, tricks, card);
  }

  private ask({ hands, leader, trick, left }: Table, lies: Lies, tricks: number, card?: Card): boolean {
    const { side, strain, first } = this;
    const { kernel, memory, allowance } = this.store;
    const question = { side, hands, first, strain, leader, trick, left, lies, tricks, card };
    // a long list of layouts is looked through at every point, and with many tricks left a point takes more time
    const units = (1 + Math.floor((lies.listed?.layouts.length ?? 0) / 50_000)) * 2 ** Math.max(0, left - 10);
    const { sure, spent } = kernel.ask(question, memory, Math.floor(allowance.left / units));
    if (spent > 0) allowance.spend(spent * units);
    return sure;
  }
}
