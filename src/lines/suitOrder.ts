// The order in which a line takes up the suits, for authorities that do not hold a claimer to a tortuous one: a suit once
// left is not taken up again while another can be led (EBU; see laws/regulations.ts).

import { type Card, type Side, sideOf, suitOf } from '../cards/cards.ts';
import type { SeatPlay } from './policy.ts';
import type { Table } from './table.ts';

const NONE = 4;

export class SuitOrder {
  /** The suit that the side led last, and those it has left for another (bits). */
  private last = NONE;
  private left = 0;
  private readonly past: number[] = [];

  key(): string {
    return String.fromCharCode(this.last | (this.left << 3));
  }

  /** Of the normal plays those that take up no suit again, or all; plays that the director allowed are kept. */
  straight({ trick, seat }: Table, plays: readonly Card[], allowed: readonly SeatPlay[]): readonly Card[] {
    if (trick.length > 0 || this.left === 0) return plays;
    const isNew = (card: Card) =>
      (this.left & (1 << suitOf(card))) === 0 || allowed.some((play) => play.seat === seat && play.card === card);
    const others = plays.filter(isNew);
    return others.length > 0 ? others : plays;
  }

  /** To be called before the card is played to the table. */
  play({ trick, seat }: Table, card: Card, side: Side): void {
    this.past.push(this.last | (this.left << 3));
    if (trick.length > 0 || sideOf(seat) !== side) return;
    const suit = suitOf(card);
    if (suit !== this.last && this.last !== NONE) this.left |= 1 << this.last;
    this.left &= ~(1 << suit);
    this.last = suit;
  }

  undo(): void {
    const state = this.past.pop()!;
    this.last = state & 7;
    this.left = state >> 3;
  }
}
