// The table during a line: the hands, the trick in progress and who has shown out of what, changed by `play` and set
// back by `undo`. The mutable twin of play/position.ts, for the search only; plays are taken to be legal.

import { type Card, rankOf, type Seat, type Strain, sideOf, suitOf } from '../cards/cards.ts';
import { cardsOf, type Hands } from '../cards/hands.ts';
import { beats } from '../play/position.ts';
import type { Question } from './policy.ts';

export class Table {
  readonly hands: Hands;
  readonly strain: Strain;
  /** By seat, suits it has shown out of (bits). */
  readonly shownOut: Uint8Array;
  leader: Seat;
  trick: Card[];
  /** Tricks to be won, the trick in progress included. */
  left: number;
  /** Tricks won since the claim, by side. */
  readonly won: [number, number] = [0, 0];
  private readonly past: { leader: Seat; trick: Card[]; shownOut: number; seat: Seat; card: Card }[] = [];

  constructor({ position, shownOut }: Question) {
    this.hands = position.hands.slice();
    this.strain = position.strain;
    this.leader = position.leader;
    this.trick = [...position.trick];
    this.shownOut = Uint8Array.from(shownOut);
    this.left = 0;
    for (let suit = 0; suit < 4; suit++) this.left += cardsOf(suit, this.hands[this.seat * 4 + suit]!).length;
  }

  /** Whether nothing has been played since the claim. */
  get isStart(): boolean {
    return this.past.length === 0;
  }

  /** The seat to play. */
  get seat(): Seat {
    return ((this.leader + this.trick.length) & 3) as Seat;
  }

  holding(seat: number, suit: number): number {
    return this.hands[seat * 4 + suit]!;
  }

  /** Legal plays, from the highest of each suit. */
  legal(): Card[] {
    const seat = this.seat;
    if (this.trick.length > 0) {
      const led = suitOf(this.trick[0]!);
      const held = this.holding(seat, led);
      if (held !== 0) return cardsOf(led, held);
    }
    const cards: Card[] = [];
    for (let suit = 0; suit < 4; suit++) {
      const held = this.holding(seat, suit);
      for (let rank = 12; rank >= 0; rank--) if (held & (1 << rank)) cards.push(suit * 13 + rank);
    }
    return cards;
  }

  /** Plays a card; the seat that won the trick when this completed it. */
  play(card: Card): Seat | undefined {
    const seat = this.seat;
    const suit = suitOf(card);
    this.past.push({ leader: this.leader, trick: this.trick, shownOut: this.shownOut[seat]!, seat, card });
    this.hands[seat * 4 + suit]! &= ~(1 << rankOf(card));
    if (this.trick.length > 0) {
      const led = suitOf(this.trick[0]!);
      if (led !== suit) this.shownOut[seat]! |= 1 << led;
    }
    const trick = [...this.trick, card];
    if (trick.length < 4) {
      this.trick = trick;
      return undefined;
    }
    let best = 0;
    for (let i = 1; i < 4; i++) if (beats(trick[i]!, trick[best]!, this.strain)) best = i;
    this.leader = ((this.leader + best) & 3) as Seat;
    this.trick = [];
    this.left--;
    this.won[sideOf(this.leader)]++;
    return this.leader;
  }

  undo(): void {
    const last = this.past.pop()!;
    if (this.trick.length === 0) {
      this.left++;
      this.won[sideOf(this.leader)]--;
    }
    this.leader = last.leader;
    this.trick = last.trick;
    this.shownOut[last.seat] = last.shownOut;
    this.hands[last.seat * 4 + suitOf(last.card)]! |= 1 << rankOf(last.card);
  }

  /** Cards of the suit on the table in the trick in progress, as bits. */
  onTable(suit: number): number {
    let bits = 0;
    for (const card of this.trick) if (suitOf(card) === suit) bits |= 1 << rankOf(card);
    return bits;
  }
}
