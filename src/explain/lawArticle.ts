// One article of an edition in our own words, with the marks of what was read where: what the laws on claims say in it (68 to 71, and
// what they cite), and the rules of the chapter on irregularities (9 to 16) and on team scores (86).

import { fail, ok, type Result } from '../cards/result.ts';
import type { Question } from '../laws/edition.ts';
import { type EditionId, editionIds, editions, nearestKnown, questions } from '../laws/editions.ts';
import { articleOf, nearestEdition } from '../laws/irregularities/chapter.ts';
import type { Rule } from '../laws/irregularities/guided.ts';
import { pathsOf } from '../laws/irregularities/paths.ts';
import { type Article, articles } from '../laws/irregularities/vocabulary.ts';
import { irregularityWords, ruleText } from './irregularity.ts';
import { type LawRow, lawPage, questionRows, sourceMark, wordsOf } from './laws.ts';
import { wrap } from './layout.ts';
import type { Lang } from './words.ts';

/** The articles of an edition that begin with `article` ("70", "70E", "12C1", "13"). A problem when nothing is known of such an
 *  article; what is said to be right lists those there are. */
export function explainArticle(id: EditionId, article: string, lang: Lang): Result<string> {
  const wanted = article
    .toLowerCase()
    .replace(/^\s*(law|article|artikel|art\.?)(?=[\s\d])/, '')
    .replaceAll(/[\s().]/g, '');
  if (wanted === '') return unknownArticle(id, article, wanted);
  const asked = questions.filter((question) => citesOf(id, question).some((cite) => within(cite, wanted)));
  const [own, borrowed] = [asked.filter((one) => isOwn(id, one)), asked.filter((one) => !isOwn(id, one))];
  const chapter = articles.map((one) => chapterRows(id, one, wanted, lang));
  const known = [...questionRows(id, own, lang), ...chapter.flatMap((found) => found.rows)];
  // an article that we know in 1963 has nothing to do with that number in a later law book
  const others = known.length > 0 && numberedOtherwise(id) ? [] : questionRows(id, borrowed, lang);
  const all = [...known, ...others];
  const rows = all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i);
  if (rows.length === 0) return unknownArticle(id, article, wanted);
  const { laws, table } = wordsOf(lang);
  const notes = [...new Set(chapter.flatMap((found) => found.notes))];
  return ok(
    lawPage(
      `${table.edition(id)} · ${laws.article(article.trim())}`,
      rows,
      lang,
      notes.flatMap((note) => wrap(note)),
    ),
  );
}

interface Found {
  readonly rows: readonly LawRow[];
  /** What is not known to us. */
  readonly notes: readonly string[];
}

/** The rules of an article that stand in `wanted`; of one that is not known to us, those of the nearest edition, marked so. */
function chapterRows(id: EditionId, article: Article, wanted: string, lang: Lang): Found {
  const known = articleOf(id, article) !== undefined;
  const from = known ? id : nearestEdition(id, article);
  const outcomes = pathsOf(articleOf(from, article)!).map(({ outcome }) => outcome);
  const all = new Map<string, Rule>();
  for (const { rules } of outcomes)
    for (const rule of rules)
      if (!rule.ours && within(rule.cite[0]!, wanted)) all.set(`${rule.rule} ${rule.cite.join()}`, rule);
  const words = irregularityWords(lang);
  const { cite, laws } = wordsOf(lang);
  const rows = [...all.values()].map((rule) => {
    const sentence = ruleText(rule, lang);
    const said = known ? sentence : laws.nearest(from, sentence);
    return { text: `${said} ${cite(rule.cite)} ${sourceMark(rule, lang)}`, source: rule.source };
  });
  const whole = wanted === article && rows.length > 0;
  const notes = [
    ...(rows.length > 0 && [...all.values()].some(({ part }) => part !== undefined) ? [words.partNotKnown] : []),
    ...(whole && known && outcomes.some(({ notKnown }) => notKnown) ? [words.notAllKnown(id, article)] : []),
  ];
  return { rows, notes };
}

function unknownArticle(id: EditionId, article: string, wanted: string): Result<string> {
  const heads = questions.flatMap((question) => citesOf(id, question).map((cite) => /^\d+/.exec(cite)![0]));
  const known = [...new Set([...articles, ...heads])].sort((a, b) => Number(a) - Number(b)).join(', ');
  const elsewhere = editionIds.filter((other) => other !== id && wanted !== '' && hasArticle(other, wanted));
  const there = elsewhere.length === 0 ? '' : `an edition that has it (${elsewhere.join(', ')}), or `;
  return fail(
    'unknown-article',
    'article',
    `the edition of ${id} has no article "${article}" on claims or irregularities here`,
    `${there}one of ${known}, or a part of one such as ${citesOf(id, 'worstLine')[0]}`,
  );
}

/** Whether an edition is known to say something of claims in that article. */
const hasArticle = (id: EditionId, wanted: string): boolean =>
  questions.some((question) => isOwn(id, question) && citesOf(id, question).some((cite) => within(cite, wanted)));

const isOwn = (id: EditionId, question: Question): boolean => nearestKnown(id, question).from === id;

/** The articles of 1963 have numbers of their own; those of 1975 are not known to us. */
const numberedOtherwise = (id: EditionId): boolean => id === '1963';

/** Where an answer stands; in an edition that is not known to us, where it stands in the nearest known one. */
function citesOf(id: EditionId, question: Question): readonly string[] {
  const { cite } = editions[id][question];
  return cite.length > 0 ? cite : nearestKnown(id, question).known.cite;
}

/** 70E1 is within 70 and 70E; 7 is nothing of 70. */
const within = (cite: string, wanted: string) =>
  cite.toLowerCase().startsWith(wanted) && !/\d \d/.test(`${wanted} ${cite.slice(wanted.length)}`);
