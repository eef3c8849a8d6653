// What a language must supply for the chapter on irregularities: a question for every fact, a sentence for every rule and for
// everything said at the table. The records are total: a missing sentence does not compile.

import type { Asked } from '../../laws/irregularities/fact.ts';
import type { Branch, ScoreKind } from '../../laws/irregularities/guided.ts';
import type { Article, FactId, facts, Part, RuleId, SayId } from '../../laws/irregularities/vocabulary.ts';

/** The question, and where the answer is a word or a number what each answer means. */
export type FactWords<F extends FactId> = (typeof facts)[F]['kind'] extends 'choice' | 'number'
  ? { readonly question: string; readonly answers: Readonly<Record<Branch<F>, string>> }
  : string;

/** Whom and what a sentence is about, as far as it was answered. */
export interface About {
  readonly who: string;
  readonly card: string;
}

export type RuleWords = string | ((about: About) => string);

export interface IrregularityWords {
  readonly articles: Readonly<Record<Article, string>>;
  readonly facts: { readonly [F in FactId]: FactWords<F> };
  readonly asked: Readonly<Record<Asked, string>>;
  readonly rules: Readonly<Record<RuleId, RuleWords>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly scores: Readonly<Record<ScoreKind, string>>;
  readonly says: Readonly<Record<SayId, string>>;
  readonly nobody: About;
  readonly score: string;
  readonly say: string;
  readonly see: (articles: readonly string[]) => string;
  readonly notKnown: (edition: string, article: string, lookIn?: string) => string;
  /** No edition that we know tells what follows here. */
  readonly nowhereKnown: (article: string) => string;
  /** Said once when a rule is known by its article only. */
  readonly partNotKnown: string;
  /** Answers that cannot all be right, each with its question, and the names of those questions. */
  readonly contradiction: (answers: readonly string[], facts: readonly string[]) => string;
  /** The mark of a conclusion of ours, with the articles it comes from. */
  readonly ours: (cite: readonly string[]) => string;
  /** Some ends of an article have no text that we know. */
  readonly notAllKnown: (edition: string, article: string) => string;
  readonly paths: (count: number) => string;
  /** Before the command that goes to the irregularity, and what brings back to the claim. */
  readonly meets: Readonly<Record<'first' | 'also' | 'back' | 'revoke', string>>;
}
