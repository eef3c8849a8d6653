// The same case under every edition as a page of text: a row for each edition, what differs marked, and the answers of the
// law that make the difference.

import type { Question } from '../laws/edition.ts';
import { type EditionId, editions, nearestKnown, parseEdition } from '../laws/editions.ts';
import { type Comparison, type Difference, sameOutcome } from '../ruling/compareEditions.ts';
import type { Ruling } from '../ruling/ruling.ts';
import { diagram, type Table, tableSentence } from './diagram.ts';
import { answerSentence, wordsOf } from './laws.ts';
import { indented, numbered, page, wrap } from './layout.ts';
import type { Lang, Words } from './words.ts';

export function explainEditions({ rulings, differences }: Comparison, theCase: Table, lang: Lang): string {
  const words = wordsOf(lang);
  const first = rulings[0]!;
  return page([
    indented(diagram(theCase, words)),
    [...wrap(tableSentence(theCase, words)), ...wrap(words.claim(first.claim, first.remaining))],
    [words.editions.heading, ...rulings.map((ruling, i) => row(ruling, rulings[i - 1], words))],
    [
      words.editions.differences,
      ...(differences.length === 0
        ? indented([words.editions.none])
        : numbered(differences.map((difference) => differenceText(difference, words)))),
    ],
    borrowed(rulings, words),
    rulings.every(({ exact }) => exact) ? [] : wrap(words.verdict.notExact),
  ]);
}

/** A mark where the count is not that of the edition before. */
function row(ruling: Ruling, before: Ruling | undefined, words: Words): string {
  const changed = before !== undefined && !sameOutcome(before, ruling);
  const tricks = words.verdict.of(ruling.tricks.claimer, ruling.remaining);
  const count = ruling.status === undefined ? tricks : `${tricks} [${words.editions.status[ruling.status]}]`;
  const said = [
    count,
    ...(ruling.transfer === undefined ? [] : [words.chapter.transfer(ruling.transfer, ruling.claim.by)]),
    ...(ruling.result === undefined ? [] : [scoreOf(ruling.result, words)]),
  ].join('; ');
  return wrap(`${said} ${words.cite(ruling.citations)}`, `${changed ? '≠' : ' '} ${ruling.edition}  `).join('\n');
}

const scoreOf = ({ score, bound }: NonNullable<Ruling['result']>, { editions: { score: written }, verdict }: Words) =>
  bound === undefined ? written(score) : `${written(score)} ${verdict.bound[bound]}`;

/** Two editions that differ, and the answers of the law that make the difference. */
export function differenceText({ causes, ...difference }: Difference, words: Words): string {
  const { from, to } = difference;
  return `${words.editions.differ(difference)} ${causesText(causes, from, to, words)}`;
}

/** The answers of the law that make the difference between two editions. */
export function causesText(causes: Difference['causes'], from: EditionId, to: EditionId, words: Words): string {
  if (causes.length === 0) return words.editions.noCause;
  const told = causes.map((together) => together.map((question) => causeText(question, from, to, words)).join(' '));
  return told.join(` ${words.editions.orElse} `);
}

function causeText(question: Question, from: EditionId, to: EditionId, words: Words): string {
  const said = (edition: EditionId) => {
    const { known, from: source } = nearestKnown(edition, question);
    const sentence = answerSentence(editions[source], question, words);
    return `${edition}: ${source === edition ? sentence : words.laws.nearest(source, sentence)} ${words.cite(known.cite)}`;
  };
  return `${words.editions.because(words.laws.questions[question])} ${said(from)} ${said(to)}`;
}

/** Which editions lean on another one, and how often. */
export function borrowed(rulings: readonly Pick<Ruling, 'edition' | 'reasons'>[], words: Words): string[] {
  const rows = rulings.flatMap(({ edition, reasons }) => {
    const topics = reasons.flatMap((reason) => (reason.code === 'unknown-to-us' ? [reason.facts] : []));
    if (topics.length === 0 || parseEdition(edition) === undefined) return [];
    const from = [...new Set(topics.map((facts) => facts.from ?? '?'))];
    return wrap(words.editions.borrowed(edition, topics.length, from));
  });
  return rows;
}
