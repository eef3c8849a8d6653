// An edition of the laws as data: named questions about claims, each with one of a closed set of answers, the article
// it stands in and how we came to know it. No prose and no cards here: `explain` has the words, `ruling` the use.
// "Not known to us" is an answer like any other: nothing is guessed, see `nearestKnown` in editions.ts.

import type { Answers, Question } from './answers.ts';
import type { SourceId } from './sources.ts';

export type { Answers, Question } from './answers.ts';

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
