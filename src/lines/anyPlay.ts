// The lowest rung of the ladder: the fewest tricks for a side when every legal play by everybody counts, its own
// blunders and the opponents' included. Also the lower bound that spares the search for normal lines most of its work.

import { NT, type Side, sideOf } from '../cards/cards.ts';
import type { Allowance } from './effort.ts';
import { ownersKey } from './keys.ts';
import { representatives } from './plays.ts';
import type { Table } from './table.ts';

export class AnyPlay {
  private readonly side: Side;
  private readonly allowance: Allowance;
  /** Per point between tricks: at least this many tricks (low byte) and at most this many (high byte). */
  private readonly bounds = new Map<string, number>();

  constructor(side: Side, allowance: Allowance) {
    this.side = side;
    this.allowance = allowance;
  }

  /** Whether some line of legal plays gives the side at most `tricks` from here on. */
  atMost(table: Table, tricks: number): boolean {
    if (tricks < 0) return false;
    if (table.left <= tricks) return true;
    if (table.trick.length > 0) return this.somePlay(table, tricks);
    if (this.sureTrumps(table) > tricks) return false;
    const key = ownersKey(table);
    const known = this.bounds.get(key) ?? 0x0f00;
    if (tricks < (known & 0xff)) return false;
    if (tricks >= known >> 8) return true;
    // nothing left to spend: taken to be possible, which is on the safe side of every use
    if (!this.allowance.spend(1)) return true;
    const found = this.somePlay(table, tricks);
    if (found && this.allowance.cut) return true;
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

  /** Each trump of a hand wins the trick it is played to, unless a higher trump takes it; an opponent's trump can take
   *  one such trick, and partner's trumps take tricks for the side. */
  private sureTrumps(table: Table): number {
    const { strain } = table;
    if (strain === NT) return 0;
    const of = (seat: number) => table.holding(seat, strain);
    const theirs = of(1 - this.side) | of(3 - this.side);
    return Math.max(unbeaten(of(this.side), theirs), unbeaten(of(this.side + 2), theirs));
  }
}

/** Cards of `held` left when each card of `theirs` beats one that is lower. */
function unbeaten(held: number, theirs: number): number {
  let higher = 0;
  let count = 0;
  for (let bit = 4096; bit !== 0; bit >>= 1) {
    if (theirs & bit) higher++;
    else if (held & bit) {
      if (higher > 0) higher--;
      else count++;
    }
  }
  return count;
}
