// Which points of a line are the same but for the names of cards, and which cards are as good as each other at one. Names count
// where the director or the claimer named cards, or where a habit goes by them.

import { allSeats, type Card, type Seat } from '../cards/cards.ts';
import { stateOf } from './belief.ts';
import { isHonour } from './habits.ts';
import { cardsKey, holdings, honoursKey, judgementKey, ownersKey } from './keys.ts';
import { type Bench, type Mind, neededAt } from './normal.ts';
import { representatives } from './plays.ts';
import type { StatedLine } from './stated.ts';
import type { SuitOrder } from './suitOrder.ts';
import type { Table } from './table.ts';

export class Sameness {
  /** Cards that the director named. */
  readonly named: readonly Card[];
  private readonly bench: Bench;
  private readonly minds: readonly Mind[];
  private readonly stated: StatedLine | undefined;
  private readonly order: SuitOrder | undefined;
  /** Whether it depends on a queen or better how a suit is led. */
  private readonly honoursCount: boolean;
  /** Whether cards are named, or what is known does not grow with what is seen. */
  private readonly byName: boolean;
  /** Seats whose hand is hidden from somebody of the claimer's side. */
  private readonly hidden: readonly Seat[];

  constructor(bench: Bench, minds: readonly Mind[], stated: StatedLine | undefined, order: SuitOrder | undefined) {
    const { struck, allowed, habits, knowledge } = bench.policy;
    this.bench = bench;
    this.minds = minds;
    this.stated = stated;
    this.order = order;
    this.named = [...struck, ...allowed].map(({ card }) => card);
    this.honoursCount = habits.topDown === 'with-honours';
    this.byName = this.named.length > 0 || knowledge === 'frozen';
    this.hidden = allSeats.filter((seat) => minds.some(({ belief }) => belief.view.hidden.includes(seat)));
  }

  /** Whether every card is told apart: some are named, here or in what was stated, or knowledge does not grow. */
  get told(): boolean {
    return this.byName || this.stated?.binds === true;
  }

  /** Equal for points between tricks from which the same counts can be reached. */
  pointKey(table: Table): string {
    const { bench } = this;
    const { shownOut } = table;
    const needed = neededAt(bench, table);
    const stated = (this.stated?.binds ? this.stated.key() : '') + (this.order?.key() ?? '');
    if (bench.policy.knowledge === 'frozen') return cardsKey(table) + String.fromCharCode(needed) + stated;
    let out = 0;
    for (const seat of this.hidden) out = (out << 4) | shownOut[seat]!;
    const rest = String.fromCharCode(needed, out);
    if (this.told) return cardsKey(table) + rest + stated;
    // only the claimer himself may have forgotten a card
    const { forgotten } = this.minds[0]!.belief;
    const [first, second] = this.minds.map(({ belief }) => stateOf(bench.start, table, belief));
    const apart = first!.active ? holdings(forgotten) : undefined;
    return `${ownersKey(table, apart)}${rest}${this.order?.key() ?? ''}${this.honours(table)}${first!.key}|${second?.key ?? ''}`;
  }

  /** Equal for points at which the same of the legal plays are normal. */
  judgementKey(table: Table, mind: Mind): string {
    const { bench } = this;
    if (this.told) return `${this.pointKey(table)}${String.fromCharCode(...table.trick)}`;
    const needed = String.fromCharCode(neededAt(bench, table));
    return judgementKey(bench.start, table, mind.belief) + this.honours(table) + needed;
  }

  private honours(table: Table): string {
    return this.honoursCount ? honoursKey(table) : '';
  }

  /** One of each run of equals. Equals of a hidden hand are told apart while the other hidden hand has yet to play to the
   *  trick, and by who has forgotten one of them or counted on where it lies; cards that the director named always are. */
  distinct(table: Table, cards: readonly Card[]): Card[] {
    const { seat, trick, leader } = table;
    if (this.stated?.binds) return [...cards];
    const { forgotten } = this.minds[0]!.belief;
    const someLies = this.minds.some(({ belief }) => belief.only !== undefined);
    const told = this.minds.some(({ belief }) => {
      const place = belief.view.hidden.indexOf(seat);
      if (place < 0) return false;
      const other = belief.view.hidden[1 - place]!;
      return someLies || (this.byName && forgotten.length > 0) || ((other - leader) & 3) >= trick.length;
    });
    if (told) return [...cards];
    const apart = (one: Card, other: Card) =>
      forgotten.includes(one) !== forgotten.includes(other) ||
      this.named.includes(one) ||
      this.named.includes(other) ||
      (this.honoursCount && isHonour(one) !== isHonour(other));
    return representatives(table, cards, apart);
  }
}
