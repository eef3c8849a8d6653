// Answers on the command line: question=answer, any order, the names in capitals or not.

import { fail, ok, type Result } from '../../cards/result.ts';
import { nearest } from '../../claim/read.ts';

export interface GivenAnswer<Q extends string> {
  readonly question: Q;
  /** What stands after the sign; undefined when there is none. */
  readonly value: string | undefined;
  readonly text: string;
}

/** `right` says what an answer looks like. */
export function splitAnswers<Q extends string>(
  given: readonly string[],
  questions: readonly Q[],
  right: string,
): Result<GivenAnswer<Q>[]> {
  const answers: GivenAnswer<Q>[] = [];
  for (const text of given) {
    const [name = '', value] = text.split('=');
    const question = questions.find((known) => known.toLowerCase() === name.toLowerCase());
    if (question === undefined) {
      const near = nearest(name, questions);
      return fail(
        'unknown-question',
        name,
        `"${name}" is no question`,
        near ? `did you mean "${near}"? ${right}` : right,
      );
    }
    if (answers.some((answer) => answer.question === question))
      return fail('answered-twice', question, `"${question}" is answered twice`, 'one answer to each question');
    answers.push({ question, value, text });
  }
  return ok(answers);
}
