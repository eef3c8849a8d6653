// The lowest rung of the ladder: the fewest tricks for a side when every legal play by everybody counts, its own
// blunders and the opponents' included. Also the lower bound that spares the search for normal lines most of its work.
// The kernel searches (solver/anyPlay.ts); here the allowance is kept.

import type { AnyPlayKernel } from '../../solver/solver.ts';
import type { Card, Side } from '../cards/cards.ts';
import type { Allowance } from './effort.ts';
import type { Table } from './table.ts';

export class AnyPlay {
  private readonly kernel: AnyPlayKernel;
  private readonly side: Side;
  private readonly allowance: Allowance;
  private readonly memory: number;

  constructor(kernel: AnyPlayKernel, side: Side, allowance: Allowance) {
    this.kernel = kernel;
    this.side = side;
    this.allowance = allowance;
    this.memory = kernel.memory();
  }

  /** Whether some line of legal plays gives the side at most `tricks` from here on; taken to be possible when nothing is
   *  left to spend, which is on the safe side of every use. */
  atMost(table: Table, tricks: number): boolean {
    const { kernel, side, memory, allowance } = this;
    return this.counted(kernel.atMost(side, table, tricks, memory, allowance.left));
  }

  /** Those of some plays of the seat to play after which it is so. */
  lowering(table: Table, plays: readonly Card[], tricks: number): Card[] {
    const { kernel, side, memory, allowance } = this;
    const bits = this.counted(kernel.atMostAfter(side, table, plays, tricks, memory, allowance.left));
    return plays.filter((_, i) => bits & (1 << i));
  }

  fewest(table: Table): number {
    let tricks = 0;
    while (!this.atMost(table, tricks)) tricks++;
    return tricks;
  }

  private counted<T>(answer: T): T {
    const spent = this.kernel.spent();
    if (spent > 0) this.allowance.spend(spent);
    return answer;
  }
}
