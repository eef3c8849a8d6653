// The laws in our own words: the articles that a ruling cites, and a whole edition question by question.

import type { Edition, Question } from '../laws/edition.ts';
import { type EditionId, editions, isKnown, parseEdition, questions } from '../laws/editions.ts';
import { numbered, page, wrap } from './layout.ts';
import { en } from './words/en.ts';
import { nl } from './words/nl.ts';
import type { Lang, LawWords, Words } from './words.ts';

export const wordsOf = (lang: Lang): Words => (lang === 'nl' ? nl : en);

/** What the edition answers to a question, as a sentence. */
export function answerSentence(edition: Edition, question: Question, { laws }: Words): string {
  const cell = edition[question];
  if (!isKnown<unknown>(cell)) return `${laws.notKnown}.`;
  const words = laws.answers[question] as Readonly<Record<string, string>> | ((answer: unknown) => string);
  return typeof words === 'function' ? words(cell.answer) : words[cell.answer as string]!;
}

/** One row for each article cited, with what it says to the questions it answers in that edition. */
export function citedLaws(edition: string, articles: readonly string[], words: Words): string[] {
  const id = parseEdition(edition);
  if (id === undefined) return [];
  return articles.flatMap((article) => {
    const says = questions.filter(
      (question) => editions[id][question].cite.includes(article) && isKnown<unknown>(editions[id][question]),
    );
    const sentences = says.map(
      (question) => answerSentence(editions[id], question, words) + mark(editions[id], question, words.laws),
    );
    return sentences.length === 0 ? [] : wrap(sentences.join(' '), `  ${article.padEnd(5)} `);
  });
}

const mark = (edition: Edition, question: Question, words: LawWords) =>
  edition[question].read === 'second-hand' ? ` [${words.secondHand}]` : '';

/** A whole edition in our own words, for reading. */
export function explainEdition(id: EditionId, lang: Lang): string {
  const words = wordsOf(lang);
  const rows = questions.map((question) => {
    const topic = words.laws.questions[question];
    const sentence = answerSentence(editions[id], question, words);
    const cite = words.cite(editions[id][question].cite);
    return `${topic[0]!.toUpperCase()}${topic.slice(1)}: ${sentence}${cite && ` ${cite}`}${mark(editions[id], question, words.laws)}`;
  });
  return page([[words.table.edition(id)], numbered(rows)]);
}
