// The lowest rung of the ladder: the fewest tricks for a side when every legal play by everybody counts, its own
// blunders and the opponents' included. Also the lower bound that spares the search for normal lines most of its work.

import { NT, type Side, sideOf } from '../cards/cards.ts';
import { representatives, trickKey } from './plays.ts';
import type { Table } from './table.ts';

export class AnyPlay {
  private readonly side: Side;
  /** Per point between tricks: at least this many tricks (low byte) and at most this many (high byte). */
  private readonly bounds = new Map<string, number>();

  constructor(side: Side) {
    this.side = side;
  }

  /** Whether some line of legal plays gives the side at most `tricks` from here on. */
  atMost(table: Table, tricks: number): boolean {
    if (tricks < 0) return false;
    if (table.left <= tricks) return true;
    if (table.trick.length > 0) return this.somePlay(table, tricks);
    if (this.sureTrumps(table) > tricks) return false;
    const key = trickKey(table);
    const known = this.bounds.get(key) ?? 0x0f00;
    if (tricks < (known & 0xff)) return false;
    if (tricks >= known >> 8) return true;
    const found = this.somePlay(table, tricks);
    const now = this.bounds.get(key) ?? 0x0f00;
    this.bounds.set(
      key,
      found ? (now & 0xff) | (Math.min(tricks, now >> 8) << 8) : (now & 0xff00) | Math.max(tricks + 1, now & 0xff),
    );
    return found;
  }

  fewest(table: Table): number {
    let tricks = 0;
    while (!this.atMost(table, tricks)) tricks++;
    return tricks;
  }

  private somePlay(table: Table, tricks: number): boolean {
    const own = sideOf(table.seat) === this.side;
    const plays = representatives(table, table.legal());
    if (own) plays.reverse();
    return plays.some((card) => {
      const winner = table.play(card);
      const found = this.atMost(table, tricks - (winner !== undefined && sideOf(winner) === this.side ? 1 : 0));
      table.undo();
      return found;
    });
  }

  /** The highest trumps out, all with the side: whatever happens each wins a trick unless two of them meet. */
  private sureTrumps(table: Table): number {
    if (table.strain === NT) return 0;
    const held = [0, 1, 2, 3].map((seat) => table.holding(seat, table.strain));
    const theirs = this.side === 0 ? held[1]! | held[3]! : held[0]! | held[2]!;
    const first = this.side === 0 ? 0 : 1;
    const tops = (bits: number) => {
      let count = 0;
      for (let rank = 12; rank >= 0 && !(theirs & (1 << rank)); rank--) if (bits & (1 << rank)) count++;
      return count;
    };
    return Math.max(tops(held[first]!), tops(held[first + 2]!));
  }
}
