// The shapes of a guided ruling: an article of an edition as a tree of facts to establish, whose ends are outcomes made of
// rules, each with its article and how we came to know it. Data only: `ruling` walks it, `explain` has the words.
// A fact without a branch for each of its answers, or with one it cannot have, does not compile.

import type { SourceId } from '../sources.ts';
import type { Article, FactId, facts, RuleId, SayId } from './vocabulary.ts';

type Facts = typeof facts;

/** The branches that a fact has. */
export type Branch<F extends FactId> = Facts[F] extends { readonly kind: 'yes-no' }
  ? 'yes' | 'no'
  : Facts[F] extends { readonly kind: 'choice'; readonly options: readonly (infer O extends string)[] }
    ? O
    : Facts[F] extends { readonly kind: 'number'; readonly bands: infer B }
      ? keyof B
      : 'given';

/** A fact to establish and where each answer leads, or the end of the path. */
export type Step = Question | Outcome;

export type Question = {
  readonly [F in FactId]: { readonly ask: F; readonly on: { readonly [B in Branch<F>]: Step } };
}[FactId];

/** A rule as one sentence, and where it was read. */
export interface Rule {
  readonly rule: RuleId;
  readonly cite: readonly string[];
  readonly read: 'text' | 'second-hand';
  readonly source: SourceId;
  /** The article is known, where in it the rule stands is not. */
  readonly part?: 'not-known';
  /** Our own conclusion from the article: no rule in it says so. */
  readonly ours?: true;
}

/** The score that the board gets: as played, or adjusted in one of the ways that Law 12 and 86 know. */
export type ScoreKind =
  | 'as-played'
  | 'as-played-unless-damage'
  /** Adjusted, the article does not say in which of these ways. */
  | 'adjusted'
  | 'assigned'
  | 'artificial'
  | 'not-yet'
  | 'cancelled-then-artificial'
  | 'sixty-percent';

export interface Outcome {
  /** Unique within the article of an edition. */
  readonly outcome: string;
  readonly score: ScoreKind;
  /** The rules that decide, in the order in which the director needs them. */
  readonly rules: readonly Rule[];
  /** What the director may say at the table. */
  readonly say: SayId;
  /** Where to go on: an article of this chapter, or another number of the law book. */
  readonly see: readonly string[];
  /** The text of this end is not known to us; no rules then. */
  readonly notKnown?: true;
  /** The answers to these facts cannot all be right: one of them is to be established anew. */
  readonly contradicts?: readonly FactId[];
}

/** An article of which nothing is known to us. */
export interface ArticleNotKnown {
  readonly notKnown: true;
}

export type ArticleData = Step | ArticleNotKnown;
export type Chapter = { readonly [A in Article]: ArticleData };

/** Makes a rule from what it says and where it stands. */
export type MakeRule = (rule: RuleId, ...cite: readonly string[]) => Rule;

/** Makes the rules that were read in one source. */
export const readIn =
  (read: Rule['read'], source: SourceId, part?: Rule['part']): MakeRule =>
  (rule, ...cite) => ({ rule, cite, read, source, ...(part && { part }) });

/** Marks a conclusion of ours: what is left when nothing in the article applies. */
export const ours = (rule: Rule): Rule => ({ ...rule, ours: true });

/** A question with a branch for each of its answers. */
export const ask = <F extends FactId>(fact: F, on: { readonly [B in Branch<F>]: Step }): Step =>
  ({ ask: fact, on }) as unknown as Step;

export const end = (
  outcome: string,
  score: ScoreKind,
  say: SayId,
  rules: readonly Rule[],
  ...see: readonly string[]
): Outcome => ({ outcome, score, rules, say, see });

/** The end of a path whose answers to `facts` cannot all be right; `rules`: what holds all the same. */
export const contradiction = (outcome: string, rules: readonly Rule[], ...facts: readonly FactId[]): Outcome => ({
  ...end(outcome, 'not-yet', 'nothing-until-i-have-explained', rules),
  contradicts: facts,
});

/** The end of a path on which the edition is not known to us. */
export const unknownEnd = (outcome: string): Outcome => ({
  outcome,
  score: 'not-yet',
  rules: [],
  say: 'look-it-up',
  see: [],
  notKnown: true,
});

export const articleNotKnown: ArticleNotKnown = { notKnown: true };
