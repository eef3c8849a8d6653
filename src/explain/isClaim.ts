// Whether it was a claim, as a page of text: what was answered, then the next question, or what it was and why.

import type { EditionId } from '../laws/editions.ts';
import type { ClaimComparison } from '../ruling/compareIsClaim.ts';
import { type ClaimAnswers, type ClaimFinding, claimQuestions } from '../ruling/isClaim.ts';
import type { Reason } from '../ruling/reason.ts';
import { borrowed, causesText } from './editions.ts';
import { noPlayer, reasonText } from './explain.ts';
import { wordsOf } from './laws.ts';
import { indented, numbered, page, wrap } from './layout.ts';
import type { Lang, Words } from './words.ts';

function answered(answers: ClaimAnswers, { isClaim: { questions, yes, no } }: Words): string[] {
  return claimQuestions.flatMap((question) => {
    const answer = answers[question];
    return answer === undefined ? [] : [`${questions[question]} ${answer ? yes : no}`];
  });
}

export function explainIsClaim(finding: ClaimFinding, answers: ClaimAnswers, edition: string, lang: Lang): string {
  const words = wordsOf(lang);
  const { questions, kinds } = words.isClaim;
  const found =
    'ask' in finding
      ? [wrap(`${questions[finding.ask]} [${finding.ask}]`, '→ ')]
      : [wrap(kinds[finding.kind]), numbered(finding.reasons.map((reason) => reasonText(reason, noPlayer, words)))];
  return page([[words.table.edition(edition)], numbered(answered(answers, words)), ...found]);
}

/** The same under every edition, with the answers of the law that make editions part. */
export function explainIsClaimEditions(
  { findings, differences }: ClaimComparison,
  answers: ClaimAnswers,
  lang: Lang,
): string {
  const words = wordsOf(lang);
  const { isClaimEditions: said, isClaim: one } = words;
  const text = (found: ClaimFinding) =>
    'ask' in found ? said.asks(`${one.questions[found.ask]} [${found.ask}]`) : one.kinds[found.kind];
  const changed = (id: EditionId) => differences.some(({ to }) => to === id);
  const rows = findings.flatMap((found) => {
    const because =
      'ask' in found ? [] : found.reasons.filter(own).map((reason) => reasonText(reason, noPlayer, words));
    return wrap([text(found), ...because].join(' '), `${changed(found.edition) ? '≠' : ' '} ${found.edition}  `);
  });
  const short = (id: EditionId) => text(findings.find(({ edition }) => edition === id)!).replace(/\.$/, '');
  const told = differences.map(
    ({ from, to, causes }) => `${said.differ(from, to, short(from), short(to))} ${causesText(causes, from, to, words)}`,
  );
  return page([
    numbered(answered(answers, words)),
    [said.heading, ...rows],
    [words.editions.differences, ...(told.length === 0 ? indented([said.none]) : numbered(told))],
    borrowed(
      findings.flatMap((found) => ('ask' in found ? [] : [found])),
      words,
    ),
  ]);
}

/** What is not borrowed from another edition. */
const own = ({ code }: Reason) => code !== 'unknown-to-us';
