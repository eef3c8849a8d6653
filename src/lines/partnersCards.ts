// What a claiming defender's side still takes when declarer may treat the partner's cards as penalty cards (article 73 of
// 1963): declarer chooses partner's legal plays too, and only the claimer plays against him. All cards are in view.

import { type Seat, sideOf } from '../cards/cards.ts';
import { Allowance, type Effort } from './effort.ts';
import { ownersKey } from './keys.ts';
import { representatives } from './plays.ts';
import type { Question } from './policy.ts';
import { Table } from './table.ts';

/** Tricks for the claimer's side; undefined when the effort did not suffice. */
export function withPartnersCards(question: Question, effort: Effort): number | undefined {
  const allowance = new Allowance(effort);
  const game = new PenaltyGame(question.claimer, allowance);
  const table = new Table(question);
  let tricks = 0;
  while (!game.atMost(table, tricks)) tricks++;
  return allowance.cut ? undefined : tricks;
}

class PenaltyGame {
  private readonly claimer: Seat;
  private readonly allowance: Allowance;
  /** Per point between tricks: at least this many tricks (low byte) and at most this many (high byte). */
  private readonly bounds = new Map<string, number>();

  constructor(claimer: Seat, allowance: Allowance) {
    this.claimer = claimer;
    this.allowance = allowance;
  }

  /** Whether declarer can hold the claimer's side to so many tricks from here on. */
  atMost(table: Table, tricks: number): boolean {
    if (tricks < 0) return false;
    if (table.left <= tricks) return true;
    if (table.trick.length > 0) return this.holds(table, tricks);
    const key = ownersKey(table);
    const known = this.bounds.get(key) ?? 0x0f00;
    if (tricks < (known & 0xff)) return false;
    // nothing left to spend: any answer will do, it is thrown away
    if (tricks >= known >> 8 || !this.allowance.spend(1)) return true;
    const held = this.holds(table, tricks);
    const now = this.bounds.get(key) ?? 0x0f00;
    this.bounds.set(
      key,
      held ? (now & 0xff) | (Math.min(tricks, now >> 8) << 8) : (now & 0xff00) | Math.max(tricks + 1, now & 0xff),
    );
    return held;
  }

  private holds(table: Table, tricks: number): boolean {
    const held = (card: number) => {
      const winner = table.play(card);
      const won = winner !== undefined && sideOf(winner) === sideOf(this.claimer) ? 1 : 0;
      const found = this.atMost(table, tricks - won);
      table.undo();
      return found;
    };
    const plays = representatives(table, table.legal());
    return table.seat === this.claimer ? plays.every(held) : plays.some(held);
  }
}
