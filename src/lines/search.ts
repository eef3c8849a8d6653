// The worst normal line: the fewest tricks over all lines in which the claimer's side makes only normal plays and the
// opponents make any legal play (Law 70D), with the line as proof. All four seats steer for the same low count, so this
// is a search for one path, not a game. Exact for the layouts and the plays that `normal.ts` judges by.

import { allSeats, type Card, type Seat, sideOf, suitOf } from '../cards/cards.ts';
import { invariant } from '../cards/result.ts';
import { winningPlace } from '../play/position.ts';
import type { AnyPlay } from './anyPlay.ts';
import { outlook, stateOf } from './belief.ts';
import type { Comparison } from './compare.ts';
import type { Allowance } from './effort.ts';
import { cardsKey, holdings, judgementKey, ownersKey } from './keys.ts';
import { type Bench, judge, type Mind, neededAt } from './normal.ts';
import { representatives } from './plays.ts';
import type { Policy, Question, SeatPlay } from './policy.ts';
import { StatedLine } from './stated.ts';
import { SuitOrder } from './suitOrder.ts';
import { SureGame, sureStore } from './sure.ts';
import { Table } from './table.ts';

/** A play of the claimer's side on the line where he had a choice: the other normal plays and what they would give
 *  more, in tricks of the whole ending. */
export interface Fork {
  readonly at: number;
  readonly instead: readonly { readonly card: Card; readonly gain: number }[];
}

export class LineSearch {
  readonly table: Table;
  private readonly side: 0 | 1;
  private readonly minds: readonly Mind[];
  private readonly bench: Bench;
  private readonly anyPlay: AnyPlay;
  private readonly named: readonly Card[];
  /** The stated line, if there is one. */
  private readonly stated: StatedLine | undefined;
  /** The suits that a line has left, where they are not to be taken up again. */
  private readonly order: SuitOrder | undefined;
  /** Whether the director named cards, or what is known does not grow with what is seen. */
  private readonly byName: boolean;
  /** Seats whose hand is hidden from somebody of the claimer's side. */
  private readonly hidden: readonly Seat[];
  private readonly bounds = new Map<string, number>();
  /** The normal plays as places among the legal ones. */
  private readonly judgements = new Map<string, readonly number[]>();

  constructor(
    question: Question,
    minds: readonly Mind[],
    policy: Policy,
    comparison: Comparison,
    anyPlay: AnyPlay,
    allowance: Allowance,
  ) {
    this.table = new Table(question);
    this.side = sideOf(question.claimer);
    this.minds = minds;
    this.bench = {
      start: new Table(question),
      side: this.side,
      claimed: question.claimed,
      policy,
      comparison,
      sure: sureStore(comparison.sure, allowance),
      allowance,
    };
    this.anyPlay = anyPlay;
    this.named = [...policy.struck, ...policy.allowed].map(({ card }) => card);
    this.stated = policy.plan && new StatedLine(policy.plan, question);
    this.order = policy.noReturn ? new SuitOrder() : undefined;
    this.byName = this.named.length > 0 || policy.knowledge === 'frozen';
    this.hidden = allSeats.filter((seat) => minds.some(({ belief }) => belief.view.hidden.includes(seat)));
  }

  /** The worst line from the claim on. A first line shows what is surely not more; then ever lower counts are tried. */
  worst(): { tricks: number; line: SeatPlay[]; forks: Fork[] } {
    const first = this.firstLine();
    const tricks = this.isSureOf(this.table.left) ? this.table.left : this.fewest(first.tricks);
    return { tricks, ...this.walk(tricks, tricks === first.tricks ? first.line : undefined) };
  }

  /** The fewest tricks from here on, known to be at most `most`. */
  private fewest(most = this.table.left): number {
    let tricks = most;
    while (tricks > 0 && this.atMost(tricks - 1)) tricks--;
    return tricks;
  }

  /** A normal line in which everybody takes, of what he may play, what leaves the side least double dummy. */
  private firstLine(): { tricks: number; line: SeatPlay[] } {
    const { table, side } = this;
    const line: SeatPlay[] = [];
    let tricks = 0;
    while (table.left > 0) {
      const seat = table.seat;
      const plays = sideOf(seat) === side ? this.normalPlays() : this.distinct(table.legal());
      const left = plays.length > 1 ? this.bench.comparison.doubleDummyAfter(side, table, plays) : [0];
      const card = plays[left.indexOf(Math.min(...left))]!;
      line.push({ seat, card });
      if (this.wins(this.play(card))) tricks++;
    }
    for (let i = 0; i < line.length; i++) this.undo();
    return { tricks, line };
  }

  /** Whether some normal line gives the claimer's side at most `tricks` from here on. */
  atMost(tricks: number): boolean {
    const { table } = this;
    if (tricks < 0) return false;
    if (table.left <= tricks) return true;
    if (table.trick.length > 0) {
      if (!this.anyPlay.atMost(table, tricks)) return false;
      return !(table.isStart && this.isSurelyMore(tricks)) && this.somePlay(tricks);
    }
    const key = this.key();
    const known = this.bounds.get(key) ?? 0x0f00;
    if (tricks < (known & 0xff)) return false;
    if (tricks >= known >> 8) return true;
    const { allowance } = this.bench;
    if (!allowance.spend(1)) return false;
    const found = this.anyPlay.atMost(table, tricks) && !this.isSurelyMore(tricks) && this.somePlay(tricks);
    if (!found && allowance.cut) return false;
    const now = this.bounds.get(key) ?? 0x0f00;
    this.bounds.set(
      key,
      found ? (now & 0xff) | (Math.min(tricks, now >> 8) << 8) : (now & 0xff00) | Math.max(tricks + 1, now & 0xff),
    );
    return found;
  }

  /** Whether the claimer is sure of so many of the tricks left, all or what his claim needs. Then only sure plays are
   *  normal, here and later, and no normal line gives less. */
  private isSureOf(tricks: number): boolean {
    const { policy, start, side, sure, comparison } = this.bench;
    const mind = this.minds[0]!;
    // what he stated may take him away from a sure line
    if (this.stated?.binds) return false;
    if (!mind.sureLines || policy.knowledge === 'frozen' || this.named.length > 0) return false;
    const { table } = this;
    // as the cards lie a plain player must take them: a cheap test that most points fail
    if (comparison.plain(side, table) < tricks) return false;
    const seen = outlook(start, table, mind.belief, policy);
    return (
      seen.includesTable && new SureGame(side, table, mind.belief.view.hidden, sure).isSure(table, seen.lies, tricks)
    );
  }

  /** Whether it is sure that no normal line gives as few tricks as these. */
  private isSurelyMore(tricks: number): boolean {
    const needed = neededAt(this.bench, this.table);
    return this.isSureOf(this.table.left) || (tricks < needed && this.isSureOf(needed));
  }

  /** Walks a line that gives `tricks`, the one known or one the search found, and notes where else the claimer's side
   *  could have gone; these forks are left out when nothing is left to spend on them. */
  private walk(tricks: number, known: readonly SeatPlay[] | undefined): { line: SeatPlay[]; forks: Fork[] } {
    const { table } = this;
    const line: SeatPlay[] = [];
    const forks: Fork[] = [];
    let left = tricks;
    while (table.left > 0) {
      const seat = table.seat;
      const own = sideOf(seat) === this.side;
      const plays = own ? this.normalPlays() : this.distinct(table.legal());
      const card = known?.[line.length]?.card ?? plays.find((play) => this.afterPlay(play, left));
      invariant(card !== undefined, 'a line that was found cannot be walked');
      // a claim that stands even so leaves no doubt
      if (own && plays.length > 1 && tricks < this.bench.claimed && !this.bench.allowance.cut) {
        const instead = plays
          .filter((play) => play !== card)
          .map((play) => ({ card: play, gain: this.fewestAfter(play) - left }))
          .filter(({ gain }) => gain > 0);
        if (instead.length > 0) forks.push({ at: line.length, instead });
      }
      line.push({ seat, card });
      if (this.wins(this.play(card))) left--;
    }
    for (let i = 0; i < line.length; i++) this.undo();
    return { line, forks };
  }

  /** Normal plays of the seat to play, one of each kind, and those last that trump a trick which the side is winning: where
   *  the count is the same, a line should not look sillier than it need be. */
  normalPlays(): Card[] {
    const { table, side } = this;
    const plays = this.distinct(
      this.order?.straight(this.table, this.normal(), this.bench.policy.allowed) ?? this.normal(),
    );
    const { trick, strain, leader } = table;
    if (trick.length === 0 || suitOf(trick[0]!) === strain) return plays;
    if (((leader + winningPlace(trick, strain)) & 1) !== side) return plays;
    const trumps = (card: Card) => (suitOf(card) === strain ? 1 : 0);
    return [...plays].sort((a, b) => trumps(a) - trumps(b));
  }

  /** The normal plays of the seat to play, of the claimer's side. */
  private normal(): readonly Card[] {
    const { table, bench } = this;
    const legal = table.legal();
    const plays = this.stated?.allowed(table, legal) ?? legal;
    if (plays.length === 1) return plays;
    const mind = this.minds.find(({ controls }) => controls.includes(table.seat));
    invariant(mind !== undefined, 'a seat of the claimer has no mind');
    const key = this.told()
      ? `${this.key()}${String.fromCharCode(...table.trick)}`
      : judgementKey(bench.start, table, mind.belief) + String.fromCharCode(neededAt(bench, table));
    const known = this.judgements.get(key);
    if (known) return known.map((at) => legal[at]!);
    const { normal } = judge(bench, table, mind, plays);
    this.judgements.set(
      key,
      normal.map((card) => legal.indexOf(card)),
    );
    return normal;
  }

  private somePlay(tricks: number): boolean {
    const { table } = this;
    if (sideOf(table.seat) !== this.side) {
      return this.distinct(table.legal()).some((card) => this.afterPlay(card, tricks));
    }
    const lowering = this.distinct(table.legal()).filter((card) => this.mightLower(card, tricks));
    if (lowering.length === 0) return false;
    const normal = this.normalPlays();
    return normal.some((card) => this.afterPlay(card, tricks));
  }

  private mightLower(card: Card, tricks: number): boolean {
    const winner = this.table.play(card);
    const might = this.anyPlay.atMost(this.table, tricks - (this.wins(winner) ? 1 : 0));
    this.table.undo();
    return might;
  }

  private afterPlay(card: Card, tricks: number): boolean {
    const winner = this.play(card);
    const found = this.atMost(tricks - (this.wins(winner) ? 1 : 0));
    this.undo();
    return found;
  }

  private fewestAfter(card: Card): number {
    const won = this.wins(this.play(card)) ? 1 : 0;
    const tricks = won + this.fewest();
    this.undo();
    return tricks;
  }

  private play(card: Card): Seat | undefined {
    this.stated?.play(this.table, card);
    this.order?.play(this.table, card, this.side);
    return this.table.play(card);
  }

  private undo(): void {
    this.table.undo();
    this.stated?.undo();
    this.order?.undo();
  }

  private wins(winner: number | undefined): boolean {
    return winner !== undefined && (winner & 1) === this.side;
  }

  /** Whether every card is told apart: some are named, here or in what was stated, or knowledge does not grow. */
  private told(): boolean {
    return this.byName || this.stated?.binds === true;
  }

  private key(): string {
    const { table, bench } = this;
    const { shownOut } = table;
    const needed = neededAt(bench, table);
    const stated = (this.stated?.binds ? this.stated.key() : '') + (this.order?.key() ?? '');
    if (bench.policy.knowledge === 'frozen') return cardsKey(table) + String.fromCharCode(needed) + stated;
    let out = 0;
    for (const seat of this.hidden) out = (out << 4) | shownOut[seat]!;
    const rest = String.fromCharCode(needed, out);
    if (this.told()) return cardsKey(table) + rest + stated;
    // only the claimer himself may have forgotten a card
    const { forgotten } = this.minds[0]!.belief;
    const [first, second] = this.minds.map(({ belief }) => stateOf(bench.start, table, belief));
    const apart = first!.active ? holdings(forgotten) : undefined;
    return `${ownersKey(table, apart)}${rest}${this.order?.key() ?? ''}${first!.key}|${second?.key ?? ''}`;
  }

  /** One of each run of equals. Equals of a hidden hand are told apart while the other hidden hand has yet to play to the
   *  trick, and by who has forgotten one of them or counted on where it lies; cards that the director named always are. */
  private distinct(cards: readonly Card[]): Card[] {
    const { seat, trick, leader } = this.table;
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
      forgotten.includes(one) !== forgotten.includes(other) || this.named.includes(one) || this.named.includes(other);
    return representatives(this.table, cards, apart);
  }
}
