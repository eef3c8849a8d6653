// The laws on claims in our own words: the articles that a ruling cites, and an edition question by question with the marks of what
// was read where. An answer that is not known to us says so and is followed by that of the nearest known edition.

import type { Edition, Question } from '../laws/edition.ts';
import { type EditionId, editions, isKnown, nearestKnown, parseEdition, questions } from '../laws/editions.ts';
import type { Rule } from '../laws/irregularities/guided.ts';
import { type SourceId, sources } from '../laws/sources.ts';
import { noCount, type WhyNoCount, whyNoCount } from '../laws/weight.ts';
import { numbered, page, wrap } from './layout.ts';
import { en } from './words/en.ts';
import { nl } from './words/nl.ts';
import type { Lang, LawWords, Words } from './words.ts';

export const wordsOf = (lang: Lang): Words => (lang === 'nl' ? nl : en);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

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
      (question) =>
        editions[id][question].cite.some((cite) => isPartOf(article, cite)) && isKnown<unknown>(editions[id][question]),
    );
    const sentences = says.map(
      (question) => answerSentence(editions[id], question, words) + mark(editions[id], question, words.laws),
    );
    return sentences.length === 0 ? [] : wrap(sentences.join(' '), `  ${article.padEnd(5)} `);
  });
}

/** 64B3 is a numbered part of 64B. */
const isPartOf = (article: string, cite: string): boolean =>
  article === cite || (/[A-Z]$/.test(cite) && article.startsWith(cite) && /^\d+$/.test(article.slice(cite.length)));

const mark = (edition: Edition, question: Question, words: LawWords) =>
  edition[question].read === 'second-hand' ? ` [${words.secondHand}]` : '';

/** A whole edition in our own words, for reading. */
export function explainEdition(id: EditionId, lang: Lang): string {
  const words = wordsOf(lang);
  return lawPage(words.table.edition(id), questionRows(id, questions, lang), lang, noCountRows(words));
}

/** A sentence of the laws and where it was read. */
export interface LawRow {
  readonly text: string;
  readonly source: SourceId;
}

/** What an edition answers to each question; where it is not known to us, what the nearest known one answers. */
export function questionRows(id: EditionId, shown: readonly Question[], lang: Lang): LawRow[] {
  const words = wordsOf(lang);
  const { laws } = words;
  return shown.map((question) => {
    const { from, known } = nearestKnown(id, question);
    const topic = laws.questions[question];
    const answer = answerSentence(editions[from], question, words);
    const said = from === id ? answer : laws.nearest(from, answer);
    const text = `${capital(topic)}: ${said} ${words.cite(known.cite)} ${sourceMark(known, lang)}`;
    return { text, source: known.source };
  });
}

/** "[en-1997-12]", with a word in front when it is known second-hand. */
export function sourceMark({ read, source }: Pick<Rule, 'read' | 'source'>, lang: Lang): string {
  return read === 'text' ? `[${source}]` : `[${wordsOf(lang).laws.secondHand}: ${source}]`;
}

/** Rows with a title, lines under them, and the sources that they name. */
export function lawPage(title: string, rows: readonly LawRow[], lang: Lang, notes: readonly string[]): string {
  const { laws } = wordsOf(lang);
  const used = new Set(rows.map(({ source }) => source));
  return page([
    [title],
    numbered(rows.map(({ text }) => text)),
    notes,
    [laws.readIn, ...[...used].flatMap((source) => sourceLines(source, laws))],
  ]);
}

/** Why no count of tricks hangs on an answer of the law, as a sentence. */
export const noCountText = (why: WhyNoCount, lang: Lang): string => wordsOf(lang).chapter.noCount[why];

/** Of a whole edition: what no count hangs on, one row for each reason. */
function noCountRows({ laws, chapter }: Words): string[] {
  const rows = whyNoCount.map((why) => {
    const topics = questions
      .filter((question) => weights[question] === why)
      .map((question) => laws.questions[question]);
    return `${capital(topics.join('; '))}: ${chapter.noCount[why]}`;
  });
  return [chapter.noCountHeading, ...rows.flatMap((row) => wrap(row, '  '))];
}

const weights: Partial<Record<Question, WhyNoCount>> = noCount;

function sourceLines(source: SourceId, words: LawWords): string[] {
  const { address } = sources[source];
  return [...wrap(words.sources[source], `  ${source.padEnd(17)} `), ...(address === '' ? [] : [`    ${address}`])];
}
