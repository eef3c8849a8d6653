// What has been found out about one case, for its next ruling: with another finding of the director, or under another edition,
// mostly the same beliefs lead to the same lines. For an unlimited effort, and of a limited one what came of examining everything;
// affects time only. One for each statement: what was said is not compared.

import type { Answer } from './answer.ts';
import type { AnyPlay } from './anyPlay.ts';
import type { Belief } from './belief.ts';
import type { Explanation } from './beliefs.ts';
import type { Allowance, Whole } from './effort.ts';
import type { Policy, Question } from './policy.ts';
import type { Judgements, LineSearch } from './search.ts';
import type { Fork, KnownLine } from './walk.ts';

/** The worst line under one belief, the search that found it and what that was allowed. */
export interface Searched extends KnownLine {
  readonly forks: readonly Fork[];
  readonly search: LineSearch;
  readonly allowance: Allowance;
}

/** Of one question under one policy, whatever he may have forgotten. */
export interface Known {
  readonly explained: Map<string, Explanation>;
  readonly searched: Map<string, Searched>;
  readonly judgements: Judgements;
  partner?: { readonly belief?: Belief; readonly allowance: Allowance };
  anyPlay?: { readonly lines: AnyPlay; readonly rung: Allowance; fewest?: number };
  /** What attempts to examine everything came to (`wholeKey`); undefined for one that was given up. */
  readonly whole: Map<string, Answer | undefined>;
}

/** What such an attempt hangs on beside what is `Known` together. */
export const wholeKey = ({ trumpForgotten, maxForgotten, forgets }: Policy, { trickStarts, work }: Whole): string =>
  [trumpForgotten, maxForgotten, forgets, trickStarts, work].join();

/** So many questions are remembered with all their lines: there may be thousands of ways in which hidden cards can lie. */
const MOST_KNOWN = 24;

export class Remembered {
  private readonly known = new Map<string, Known>();
  /** What does not hang on how the cards lie that the claimer does not see. */
  private readonly seen = new Map<string, Pick<Known, 'judgements' | 'anyPlay'>>();
  private readonly explained = new Map<string, Known['explained']>();
  /** Units of work done, whether remembered or not. */
  work = 0;

  of(question: Question, policy: Policy): Known {
    const { trumpForgotten: _trump, maxForgotten: _most, forgets: _when, ...rest } = policy;
    const { position, ...claim } = question;
    const { hands, ...table } = position;
    const key = JSON.stringify([claim, table, rest, [...hands]]);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const alike = JSON.stringify([claim, table, rest]);
    const { judgements, anyPlay } = this.seen.get(alike) ?? { judgements: new Map() };
    const known: Known = {
      explained: this.explainedTo(alike, question, policy),
      searched: new Map(),
      whole: new Map(),
      judgements,
      ...(anyPlay && { anyPlay: { lines: anyPlay.lines, rung: anyPlay.rung } }),
    };
    if (!this.seen.has(alike)) this.seen.set(alike, known);
    this.known.set(key, known);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_KNOWN) break;
      this.known.delete(oldest);
    }
    return known;
  }

  /** Declarer sees the same when only the cards of the two hidden hands change places. What was asserted of the lie is left out:
   *  it may hang on that. */
  private explainedTo(alike: string, { claimer, declarer, position }: Question, policy: Policy): Known['explained'] {
    if (claimer !== declarer || policy.asserted !== undefined) return new Map();
    const at = (seat: number, suit: number) => position.hands[(seat & 3) * 4 + suit]!;
    const hidden = [0, 1, 2, 3].map((suit) => at(declarer + 1, suit) | at(declarer + 3, suit));
    const own = [0, 1, 2, 3].flatMap((suit) => [at(declarer, suit), at(declarer + 2, suit)]);
    const key = `${alike}|${hidden}|${own}`;
    const explained = this.explained.get(key) ?? new Map<string, Explanation>();
    this.explained.set(key, explained);
    return explained;
  }
}

/** A belief by what it rests on: the same for every ruling on one question. */
export const beliefKey = ({ cards, belief, layouts, good }: Explanation): string =>
  [cards, layouts, good, belief.only !== undefined].join('|');
