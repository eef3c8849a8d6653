// An edition of the laws as data: named questions about claims, each with one of a closed set of answers, the article
// it stands in and how we came to know it. No prose and no cards here: `explain` has the words, `ruling` the use.
// "Not known to us" is an answer like any other: nothing is guessed, see `nearestKnown` in editions.ts.

import type { SourceId } from './sources.ts';

/** The questions, and the answers that an edition can give to each. */
export interface Answers {
  /** Whose claim the claim laws judge. A defender showing his cards had a regime of its own in 1963. */
  readonly whoMayClaim: 'declarer' | 'either-side';
  /** Whether what the line being examined would reveal may guide the claimer later in that line. */
  readonly knowledgeAfterClaim: 'frozen' | 'as-the-line-shows';
  /** When an unstated line may need a given opponent to hold a card: the escapes from the ban. */
  readonly particularCard: ParticularCard;
  /** When a trump that was not mentioned is taken to be forgotten. */
  readonly outstandingTrump: 'doubt-to-defenders' | 'presumed-unaware' | 'at-all-likely';
  /** What "normal" is said to include. */
  readonly normalFootnote: NormalFootnote;
  /** Whether an order of cards within a suit may be laid down for a claim that states none. */
  readonly suitOrder: 'not-mentioned' | 'regulator-may-fix';
  /** Which line counts when the statement leaves a choice. */
  readonly worstLine: 'no-contradiction' | 'worst-normal';
  /** A defender's claim that needs his partner to choose one of several normal plays. */
  readonly partnersChoice: 'not-mentioned' | 'no-credit';
  /** What cards played after the claim are worth. */
  readonly playAfterClaim: 'forbidden' | 'void' | 'evidence' | 'result-if-all-agreed';
  /** The play by which a conceded trick must be safe to be given back. */
  readonly concededTrick: 'any-play' | 'any-legal-then-normal' | 'any-normal';
  /** When a side may take back its agreement to a claim, beyond a trick it had already won. */
  readonly agreementWithdrawn: 'no-rule' | 'no-normal-play-loses' | 'likely';
  /** Against whom a doubtful point goes. */
  readonly objectiveDoubt: 'to-defenders' | 'against-claimer';
  /** Whose cards are faced when the director hears the claim. */
  readonly handsFaced: 'declarer-must-defenders-may' | 'all-must' | 'director-may-require';
  /** The order of the hearing. */
  readonly procedure: 'hands-statement' | 'statement-hands-objections' | 'statement-objections-hands';
  /** What is left when a defender objects at once to his partner's concession. */
  readonly partnerObjects: 'no-concession' | 'neither-concession-nor-claim';
}

export interface ParticularCard {
  /** An opponent failed to follow in the suit before the claim. */
  readonly shownOutBefore: boolean;
  /** An opponent would fail to follow in the suit later, on any normal line. */
  readonly shownOutOnLine: boolean;
  /** Not to take that line would be irrational. */
  readonly irrationalOtherwise: boolean;
}

export interface NormalFootnote {
  readonly includes: 'none' | 'careless-or-inferior-not-irrational' | 'careless-or-inferior';
  /** Whether normal is measured by the class of player. */
  readonly classOfPlayer: boolean;
}

export type Question = keyof Answers;

/** An answer that was read. 'text': in the edition itself or a faithful translation; 'second-hand': in a commentary,
 *  a quotation or a list of headings. */
export interface Known<A> {
  readonly answer: A;
  readonly cite: readonly string[];
  readonly read: 'text' | 'second-hand';
  readonly source: SourceId;
}

/** No text was found. `cite` names the article where the answer should stand, as far as that is known. */
export interface NotKnown {
  readonly answer: 'not-known';
  readonly cite: readonly string[];
  readonly read: 'unknown';
  readonly source: 'none';
}

export type Cell<A> = Known<A> | NotKnown;

export type Edition = { readonly [Q in Question]: Cell<Answers[Q]> };

export const notKnown = (...cite: readonly string[]): NotKnown => ({
  answer: 'not-known',
  cite,
  read: 'unknown',
  source: 'none',
});

/** Answers of the edition before, found unchanged in another text. */
export function unchanged<Q extends Question>(
  before: Edition,
  read: 'text' | 'second-hand',
  source: SourceId,
  questions: readonly Q[],
): Pick<Edition, Q> {
  const cells = questions.map((question) => [question, { ...before[question], read, source }]);
  return Object.fromEntries(cells) as Pick<Edition, Q>;
}
