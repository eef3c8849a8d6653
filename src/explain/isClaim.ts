// Whether it was a claim, as a page of text: what was answered, then the next question, or what it was and why.

import { type ClaimAnswers, type ClaimFinding, claimQuestions } from '../ruling/isClaim.ts';
import { reasonText } from './explain.ts';
import { wordsOf } from './laws.ts';
import { numbered, page, wrap } from './layout.ts';
import type { Lang, Scene } from './words.ts';

export function explainIsClaim(finding: ClaimFinding, answers: ClaimAnswers, edition: string, lang: Lang): string {
  const words = wordsOf(lang);
  const { questions, kinds, yes, no } = words.isClaim;
  const given = claimQuestions.flatMap((question) => {
    const answer = answers[question];
    return answer === undefined ? [] : [`${questions[question]} ${answer ? yes : no}`];
  });
  const found =
    'ask' in finding
      ? [wrap(`${questions[finding.ask]} [${finding.ask}]`, '→ ')]
      : [wrap(kinds[finding.kind]), numbered(finding.reasons.map((reason) => reasonText(reason, nobody, words)))];
  return page([[words.table.edition(edition)], numbered(given), ...found]);
}

/** None of these reasons speaks of a player. */
const nobody: Scene = { claimer: 'S', examined: 'S', notrump: true };
