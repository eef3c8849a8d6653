// The worst normal line: the fewest tricks over all lines in which the claimer's side makes only normal plays and the
// opponents make any legal play (Law 70D), with the line as proof. All four seats steer for the same low count, so this
// is a search for one path, not a game. Exact for the layouts and the plays that `normal.ts` judges by.

import { type Card, type Seat, sideOf, suitOf } from '../cards/cards.ts';
import { invariant } from '../cards/result.ts';
import { winningPlace } from '../play/position.ts';
import type { AnyPlay } from './anyPlay.ts';
import { outlook } from './belief.ts';
import type { Comparison } from './compare.ts';
import type { Allowance } from './effort.ts';
import { type Bench, judge, type Mind, neededAt } from './normal.ts';
import type { Policy, Question, SeatPlay } from './policy.ts';
import { Sameness } from './sameness.ts';
import { StatedLine } from './stated.ts';
import { SuitOrder } from './suitOrder.ts';
import { SureGame, sureStore } from './sure.ts';
import { Table } from './table.ts';

/** Normal plays found before, as places among the legal ones. */
export type Judgements = Map<string, readonly number[]>;

export class LineSearch {
  readonly table: Table;
  private readonly side: 0 | 1;
  private readonly minds: readonly Mind[];
  readonly bench: Bench;
  private readonly anyPlay: AnyPlay;
  /** The stated line, if there is one. */
  private readonly stated: StatedLine | undefined;
  /** The suits that a line has left, where they are not to be taken up again. */
  private readonly order: SuitOrder | undefined;
  private readonly sameness: Sameness;
  private readonly bounds = new Map<string, number>();
  private readonly judgements: Judgements = new Map();
  /** Layouts that were gone through to know what is left of the beliefs. */
  private looked = 0;
  /** Those that rest on nothing but what is in their key, for all searches of a case. */
  private readonly shared: Judgements;

  constructor(
    question: Question,
    minds: readonly Mind[],
    policy: Policy,
    comparison: Comparison,
    anyPlay: AnyPlay,
    allowance: Allowance,
    shared: Judgements = new Map(),
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
    this.shared = shared;
    this.stated = policy.plan && new StatedLine(policy.plan, question);
    this.order = policy.noReturn ? new SuitOrder() : undefined;
    this.sameness = new Sameness(this.bench, minds, this.stated, this.order);
  }

  /** The fewest tricks from here on, known to be at most `most`. */
  fewest(most = this.table.left): number {
    let tricks = most;
    while (tricks > 0 && this.atMost(tricks - 1)) tricks--;
    return tricks;
  }

  /** Whether it is the claimer's side that is to play. */
  get isOwn(): boolean {
    return sideOf(this.table.seat) === this.side;
  }

  /** Tricks of the claimer's side since the claim. */
  get taken(): number {
    return this.table.won[this.side];
  }

  /** Who judges the play that is to be made, of the claimer's side. */
  get mind(): Mind {
    const mind = this.minds.find(({ controls }) => controls.includes(this.table.seat));
    invariant(mind !== undefined, 'a seat of the claimer has no mind');
    return mind;
  }

  /** Walks a line and visits each point before its card is played. */
  along(line: readonly SeatPlay[], visit: (at: number, card: Card) => void): void {
    line.forEach(({ card }, at) => {
      visit(at, card);
      this.play(card);
    });
    for (let i = 0; i < line.length; i++) this.undo();
  }

  /** The legal plays that what was said leaves to the side. */
  statedPlays(): readonly Card[] {
    const legal = this.table.legal();
    return this.stated?.allowed(this.table, legal) ?? legal;
  }

  /** Whether a normal play is passed over because it takes up a suit again. */
  leaves(card: Card): boolean {
    return this.order !== undefined && !this.straight(this.normal()).includes(card);
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
    const key = this.sameness.pointKey(table);
    const known = this.bounds.get(key) ?? 0x0f00;
    if (tricks < (known & 0xff)) return false;
    if (tricks >= known >> 8) return true;
    const { allowance } = this.bench;
    const before = this.looked;
    this.looked = this.minds.reduce((sum, { belief }) => sum + (belief.only?.looked ?? 0), 0);
    allowance.lookedThrough(this.looked - before);
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
  isSureOf(tricks: number): boolean {
    const { policy, start, side, sure, comparison } = this.bench;
    const mind = this.minds[0]!;
    // what he stated may take him away from a sure line
    if (this.stated?.binds) return false;
    if (!mind.sureLines || policy.knowledge === 'frozen' || this.sameness.named.length > 0) return false;
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

  /** What may be played here: normal plays of the claimer's side, legal ones of the opponents, one of each kind. */
  choices(): readonly Card[] {
    return this.isOwn ? this.normalPlays() : this.sameness.distinct(this.table, this.table.legal());
  }

  /** Normal plays of the seat to play, one of each kind, and those last that trump a trick which the side is winning: where
   *  the count is the same, a line should not look sillier than it need be. */
  normalPlays(): Card[] {
    const { table, side } = this;
    const { trick, strain, leader } = table;
    const legal = table.legal();
    // of cards that are all alike one is as normal as another: the one that the habits pick
    if (this.sameness.distinct(table, legal).length === 1) return [trick.length === 0 ? legal[0]! : legal.at(-1)!];
    const plays = this.sameness.distinct(table, this.straight(this.normal()));
    if (trick.length === 0 || suitOf(trick[0]!) === strain) return plays;
    if (((leader + winningPlace(trick, strain)) & 1) !== side) return plays;
    const trumps = (card: Card) => (suitOf(card) === strain ? 1 : 0);
    return [...plays].sort((a, b) => trumps(a) - trumps(b));
  }

  private straight(plays: readonly Card[]): readonly Card[] {
    return this.order?.straight(this.table, plays, this.bench.policy.allowed) ?? plays;
  }

  /** The normal plays of the seat to play, of the claimer's side. */
  private normal(): readonly Card[] {
    const { table, bench } = this;
    const legal = table.legal();
    const plays = this.statedPlays();
    if (plays.length === 1) return plays;
    const { mind } = this;
    const { told } = this.sameness;
    const key = this.sameness.judgementKey(table, mind);
    const judgements = told ? this.judgements : this.shared;
    const known = judgements.get(key);
    if (known) return known.map((at) => legal[at]!);
    const { normal } = judge(bench, table, mind, plays);
    judgements.set(
      key,
      normal.map((card) => legal.indexOf(card)),
    );
    return normal;
  }

  private somePlay(tricks: number): boolean {
    const { table } = this;
    if (sideOf(table.seat) !== this.side) {
      return this.sameness.distinct(table, table.legal()).some((card) => this.afterPlay(card, tricks));
    }
    const plays = this.sameness.distinct(table, table.legal());
    if (this.anyPlay.lowering(table, plays, tricks).length === 0) return false;
    return this.normalPlays().some((card) => this.afterPlay(card, tricks));
  }

  /** Whether some normal line that goes on with this card gives at most `tricks` from here on. */
  afterPlay(card: Card, tricks: number): boolean {
    const winner = this.play(card);
    const found = this.atMost(tricks - (this.wins(winner) ? 1 : 0));
    this.undo();
    return found;
  }

  /** The fewest tricks from here on when this card is played. */
  fewestAfter(card: Card): number {
    const won = this.wins(this.play(card)) ? 1 : 0;
    const tricks = won + this.fewest();
    this.undo();
    return tricks;
  }

  play(card: Card): Seat | undefined {
    this.stated?.play(this.table, card);
    this.order?.play(this.table, card, this.side);
    return this.table.play(card);
  }

  undo(): void {
    this.table.undo();
    this.stated?.undo();
    this.order?.undo();
  }

  private wins(winner: number | undefined): boolean {
    return winner !== undefined && (winner & 1) === this.side;
  }
}
