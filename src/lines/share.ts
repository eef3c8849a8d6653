// The share of the normal lines on the actual cards in which a side wins at least so many tricks (for Law 69B, "likely").
// The choices of the side that wants a trick back are weighted alike; of the other side's normal choices the share is given
// for the best one for itself (`least`), all alike (`even`) and the worst (`most`). Cards that nothing parts count as one.

import { type Card, type Seat, sideOf } from '../cards/cards.ts';
import { viewOf } from './belief.ts';
import { explanations } from './beliefs.ts';
import type { Comparison } from './compare.ts';
import { Allowance, type Effort } from './effort.ts';
import { cardsKey, honoursKey, judgementKey } from './keys.ts';
import { mindsFor } from './ladder.ts';
import { type Bench, judge, type Mind, neededAt } from './normal.ts';
import { representatives } from './plays.ts';
import type { Policy, Question } from './policy.ts';
import { StatedLine } from './stated.ts';
import { sureStore } from './sure.ts';
import { Table } from './table.ts';

/** Share of the lines, 0 to 1, in which the side wins at least `index` tricks of those left (index 0 is 1). */
export interface Shares {
  readonly least: readonly number[];
  readonly even: readonly number[];
  readonly most: readonly number[];
}

const kinds = ['least', 'even', 'most'] as const;

interface Party {
  readonly bench: Bench;
  readonly minds: readonly Mind[];
  /** Normal plays found before, as places among the legal ones. */
  readonly judgements: Map<string, readonly number[]>;
}

/** Shares for the side of `asker`, who opposes the claimer of `question`; undefined when the effort did not suffice.
 *  `policy` is that of the claimer, `own` that of the side that asks, which has forgotten nothing. */
export function sharesFor(
  question: Question,
  asker: Seat,
  policy: Policy,
  own: Policy,
  comparison: Comparison,
  effort: Effort,
): Shares | undefined {
  const allowance = new Allowance(effort);
  const asking: Question = { ...question, claimer: asker, claimed: 0 };
  const mine: Party = {
    bench: benchOf(asking, own, comparison, allowance),
    minds: mindsFor(asking, own, { view: viewOf(asker, asking), forgotten: [] }),
    judgements: new Map(),
  };
  const beliefs = explanations(question, new Table(question), policy, comparison, allowance);
  const all = beliefs.map(({ belief }) => {
    const theirs = {
      bench: benchOf(question, policy, comparison, allowance),
      minds: mindsFor(question, policy, belief),
      judgements: new Map(),
    };
    const stated = policy.plan && new StatedLine(policy.plan, question);
    return new ShareCount(new Table(question), mine, theirs, stated, allowance).count();
  });
  if (allowance.cut || allowance.sampled !== undefined) return undefined;
  return combine(all);
}

const benchOf = (question: Question, policy: Policy, comparison: Comparison, allowance: Allowance): Bench => ({
  start: new Table(question),
  side: sideOf(question.claimer),
  claimed: question.claimed,
  policy,
  comparison,
  sure: sureStore(comparison.sure, allowance),
  allowance,
});

/** What several choices of the other side give together. */
function combine(all: readonly Shares[]): Shares {
  const length = all[0]!.even.length;
  const each = (of: (at: number) => number) => Array.from({ length }, (_, at) => of(at));
  return {
    least: each((at) => Math.min(...all.map(({ least }) => least[at]!))),
    even: each((at) => all.reduce((sum, { even }) => sum + even[at]!, 0) / all.length),
    most: each((at) => Math.max(...all.map(({ most }) => most[at]!))),
  };
}

/** What several choices of the side that asks give together: each kind of share is weighted alike. */
function average(all: readonly Shares[]): Shares {
  const length = all[0]!.even.length;
  const mean = (kind: (typeof kinds)[number]) =>
    Array.from({ length }, (_, at) => all.reduce((sum, shares) => sum + shares[kind][at]!, 0) / all.length);
  return { least: mean('least'), even: mean('even'), most: mean('most') };
}

/** One trick more in every line. */
const oneMore = ({ least, even, most }: Shares): Shares => ({
  least: [1, ...least],
  even: [1, ...even],
  most: [1, ...most],
});

/** No trick more: with a trick less to play for, the last place is out of reach. */
const noMore = ({ least, even, most }: Shares): Shares => ({
  least: [...least, 0],
  even: [...even, 0],
  most: [...most, 0],
});

class ShareCount {
  private readonly known = new Map<string, Shares>();
  private readonly table: Table;
  private readonly mine: Party;
  private readonly theirs: Party;
  /** What the claimer stated binds him. */
  private readonly stated: StatedLine | undefined;
  private readonly allowance: Allowance;

  constructor(table: Table, mine: Party, theirs: Party, stated: StatedLine | undefined, allowance: Allowance) {
    this.table = table;
    this.mine = mine;
    this.theirs = theirs;
    this.stated = stated;
    this.allowance = allowance;
  }

  /** Shares from here on, of the tricks left. */
  count(): Shares {
    const { table, mine } = this;
    if (table.left === 0) return { least: [1], even: [1], most: [1] };
    if (!this.allowance.spend(1)) return unknown(table.left);
    const key = this.key();
    const known = this.known.get(key);
    if (known) return known;
    const own = sideOf(table.seat) === mine.bench.side;
    const plays = representatives(table, this.normal(own ? mine : this.theirs));
    const all = plays.map((card) => {
      this.stated?.play(table, card);
      const winner = table.play(card);
      const shares = this.count();
      table.undo();
      this.stated?.undo();
      if (winner === undefined) return shares;
      return sideOf(winner) === mine.bench.side ? oneMore(shares) : noMore(shares);
    });
    const found = own ? average(all) : combine(all);
    this.known.set(key, found);
    return found;
  }

  /** Normal plays of the seat to play. Points that differ in the names of cards only are judged once, unless names matter:
   *  to the director's findings, to frozen knowledge, or to what was stated. */
  private normal({ bench, minds, judgements }: Party): readonly Card[] {
    const { table, stated } = this;
    const legal = table.legal();
    const plays = bench.side === this.mine.bench.side ? legal : (stated?.allowed(table, legal) ?? legal);
    const mind = minds.find(({ controls }) => controls.includes(table.seat))!;
    const { struck, allowed, knowledge } = bench.policy;
    if (stated?.binds || struck.length + allowed.length > 0 || knowledge === 'frozen')
      return judge(bench, table, mind, plays).normal;
    const key =
      judgementKey(bench.start, table, mind.belief) +
      honoursKey(table) +
      String.fromCharCode(table.seat, neededAt(bench, table));
    const known = judgements.get(key);
    if (known) return known.map((at) => legal[at]!);
    const { normal } = judge(bench, table, mind, plays);
    judgements.set(
      key,
      normal.map((card) => legal.indexOf(card)),
    );
    return normal;
  }

  private key(): string {
    const { table, theirs } = this;
    const { shownOut } = table;
    const out = shownOut[0]! | (shownOut[1]! << 4) | (shownOut[2]! << 8) | (shownOut[3]! << 12);
    const point = cardsKey(table) + String.fromCharCode(out, neededAt(theirs.bench, table), ...table.trick);
    return this.stated?.binds ? `${point}|${this.stated.key()}` : point;
  }
}

/** Stands where the effort did not suffice; the result is thrown away. */
const unknown = (left: number): Shares => {
  const none = Array.from({ length: left + 1 }, () => 0);
  return { least: none, even: none, most: none };
};
