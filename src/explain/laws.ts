// The laws in our own words: the articles that a ruling cites, a whole edition question by question, or one article of it
// with the marks of what was read where. An edition that is not known to us says so and points at the nearest known one.

import { fail, ok, type Result } from '../cards/result.ts';
import type { Edition, Question } from '../laws/edition.ts';
import { type EditionId, editions, isKnown, nearestKnown, parseEdition, questions } from '../laws/editions.ts';
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
export const explainEdition = (id: EditionId, lang: Lang): string => lawPage(id, questions, lang);

/** The articles of an edition that begin with `article` ("70", "70E", "72c"), in our own words with the marks of what was
 *  read where. A problem when the edition has no such article on claims; what is said to be right lists those it has. */
export function explainArticle(id: EditionId, article: string, lang: Lang): Result<string> {
  const wanted = article
    .toLowerCase()
    .replace(/^\s*(law|article|artikel|art\.?)(?=[\s\d])/, '')
    .replaceAll(/[\s().]/g, '');
  const found = questions.filter((question) => citesOf(id, question).some((cite) => within(cite, wanted)));
  if (wanted !== '' && found.length > 0) return ok(lawPage(id, found, lang, article.trim()));
  const heads = questions.flatMap((question) => citesOf(id, question).map((cite) => /^\d+/.exec(cite)![0]));
  const known = [...new Set(heads)].sort((a, b) => Number(a) - Number(b)).join(', ');
  return fail(
    'unknown-article',
    'article',
    `the edition of ${id} has no article "${article}" on claims here`,
    `one of ${known}, or a part of one such as ${citesOf(id, 'worstLine')[0]}`,
  );
}

/** Where an answer stands; in an edition that is not known to us, where it stands in the nearest known one. */
function citesOf(id: EditionId, question: Question): readonly string[] {
  const { cite } = editions[id][question];
  return cite.length > 0 ? cite : nearestKnown(id, question).known.cite;
}

/** 70E1 is within 70 and 70E; 7 is nothing of 70. */
const within = (cite: string, wanted: string) =>
  cite.toLowerCase().startsWith(wanted) && !/\d \d/.test(`${wanted} ${cite.slice(wanted.length)}`);

function lawPage(id: EditionId, shown: readonly Question[], lang: Lang, article?: string): string {
  const words = wordsOf(lang);
  const { laws } = words;
  const used = new Set<SourceId>();
  const rows = shown.map((question) => {
    const { from, known } = nearestKnown(id, question);
    used.add(known.source);
    const topic = laws.questions[question];
    const answer = answerSentence(editions[from], question, words);
    const said = from === id ? answer : laws.nearest(from, answer);
    const read = known.read === 'text' ? known.source : `${laws.secondHand}: ${known.source}`;
    return `${capital(topic)}: ${said} ${words.cite(known.cite)} [${read}]`;
  });
  const title = words.table.edition(id);
  return page([
    [article === undefined ? title : `${title} · ${laws.article(article)}`],
    numbered(rows),
    article === undefined ? noCountRows(words) : [],
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
