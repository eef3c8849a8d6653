// `law70 is-claim`: was it a claim, a concession, both or neither? Answers come as question=yes or question=no; what is still
// to be asked is printed, and once nothing is, what it was and why.

import { fail, ok, type Result } from '../../cards/result.ts';
import { yesOrNo } from '../../claim/read.ts';
import { explainIsClaim, explainIsClaimEditions } from '../../explain/isClaim.ts';
import type { Lang } from '../../explain/words.ts';
import type { EditionId } from '../../laws/editions.ts';
import { compareIsClaim } from '../../ruling/compareIsClaim.ts';
import { type ClaimAnswers, type ClaimQuestion, claimQuestions, isClaim } from '../../ruling/isClaim.ts';
import { splitAnswers } from './answers.ts';
import { problemText } from './batch.ts';
import type { Io } from './io.ts';

export interface IsClaimOptions {
  readonly edition: EditionId | 'all';
  readonly lang: Lang;
  readonly json?: boolean;
}

export async function isClaimCommand(
  given: readonly string[],
  { edition, lang, json }: IsClaimOptions,
  io: Io,
): Promise<number> {
  const answers = readAnswers(given);
  if (!answers.ok) {
    io.err(`${problemText(answers.problem, answers.problem.at, lang)}\n`);
    return 1;
  }
  if (edition === 'all') {
    const found = compareIsClaim(answers.value);
    await io.out(json ? `${JSON.stringify(found)}\n` : explainIsClaimEditions(found, answers.value, lang));
    return 0;
  }
  const finding = isClaim(edition, answers.value);
  await io.out(json ? `${JSON.stringify(finding)}\n` : explainIsClaim(finding, answers.value, edition, lang));
  return 0;
}

function readAnswers(given: readonly string[]): Result<ClaimAnswers> {
  const right = `a question with yes or no, such as byDeclarer=yes; the questions are ${claimQuestions.join(', ')}`;
  const split = splitAnswers(given, claimQuestions, right);
  if (!split.ok) return split;
  const answers: Partial<Record<ClaimQuestion, boolean>> = {};
  for (const { question, value, text } of split.value) {
    const answer = yesOrNo(value);
    if (answer === undefined) return fail('answer', question, `"${text}" has no yes or no`, right);
    answers[question] = answer;
  }
  return ok(answers);
}
