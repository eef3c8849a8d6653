// A guided ruling as a page of text: what was answered, then the next question or the outcome part by part, each rule with its
// law and the mark of how it is known. Also the list of articles, and all ways through one.

import { type SeatLetter, seatLetters, suitLetters } from '../cards/cards.ts';
import { type EditionId, editionIds } from '../laws/editions.ts';
import { articleOf, nearestEdition } from '../laws/irregularities/chapter.ts';
import type { Fact } from '../laws/irregularities/fact.ts';
import type { Outcome, Rule } from '../laws/irregularities/guided.ts';
import { pathsOf } from '../laws/irregularities/paths.ts';
import { type Article, articles, type FactId, facts, parts, rules } from '../laws/irregularities/vocabulary.ts';
import type { Meeting } from '../ruling/claimMeets.ts';
import { type Answer, type Answers, branchOf, type Irregularity, type Walk } from '../ruling/irregularity.ts';
import { sourceMark, wordsOf } from './laws.ts';
import { numbered, page, pageWidth, wrap } from './layout.ts';
import type { About, IrregularityWords } from './words/irregularities.ts';
import { irregularitiesEn } from './words/irregularitiesEn.ts';
import { irregularitiesNl } from './words/irregularitiesNl.ts';
import { type Lang, makeSay, suitSymbols } from './words.ts';

export const irregularityWords = (lang: Lang): IrregularityWords =>
  lang === 'nl' ? irregularitiesNl : irregularitiesEn;

/** The question of a fact, with a question mark. */
export function factQuestion(fact: FactId, lang: Lang): string {
  const words = irregularityWords(lang).facts[fact];
  return typeof words === 'string' ? words : words.question;
}

/** What the answer means, by the branch it takes. */
export function branchText(fact: FactId, branch: string, lang: Lang): string {
  const words = irregularityWords(lang).facts[fact];
  if (typeof words !== 'string') return (words.answers as Readonly<Record<string, string>>)[branch]!;
  const { yes, no } = wordsOf(lang).isClaim;
  const text = branch === 'yes' ? yes : branch === 'no' ? no : '…';
  return text.replace(/\.$/, '').toLowerCase();
}

/** An answer as it was given. */
export function answerText(fact: FactId, answer: Answer, lang: Lang): string {
  const { kind }: Fact = facts[fact];
  const say = makeSay(wordsOf(lang).names);
  if (kind === 'seat') return say.seat(answer as SeatLetter);
  if (kind === 'card') return say.card(answer as string);
  const text = branchText(fact, branchOf(fact, answer), lang);
  return kind === 'number' ? `${answer} (${text})` : text;
}

/** What may be answered, one line for each word. */
export function choicesOf(fact: FactId, lang: Lang, among?: readonly Answer[]): string[] {
  const it: Fact = facts[fact];
  if (it.kind === 'yes-no') return [`${branchText(fact, 'yes', lang)} / ${branchText(fact, 'no', lang)}`];
  if (it.kind === 'choice') return it.options.map((option) => `${option}: ${branchText(fact, option, lang)}`);
  if (it.kind === 'number')
    return Object.entries(it.bands).map(([name, band]) => `${band.join('–')}: ${branchText(fact, name, lang)}`);
  const { names } = wordsOf(lang);
  const say = makeSay(names);
  return it.kind === 'seat'
    ? seatLetters
        .filter((seat) => among?.includes(seat) ?? true)
        .map((seat) => `${names.seatLetters[seat]}: ${say.seat(seat)}`)
    : [suitLetters.map((suit) => `${suit}A … ${suit}2 (${suitSymbols[suit]})`).join(', '), names.honours.join(' ')];
}

/** A rule in words. */
export function ruleText(rule: Rule, lang: Lang, about: About = irregularityWords(lang).nobody): string {
  const sentence = irregularityWords(lang).rules[rule.rule];
  return typeof sentence === 'string' ? sentence : sentence(about);
}

export function explainIrregularity(walk: Walk, lang: Lang): string {
  const words = irregularityWords(lang);
  const { edition, article, path, ask, among, outcome, lookIn } = walk;
  const answered = path.map(({ fact, answer }) => `${factQuestion(fact, lang)} ${answerText(fact, answer, lang)}`);
  const found =
    outcome !== undefined
      ? outcomeBlocks(outcome, walk, lang)
      : ask !== undefined
        ? [questionLines(ask, lang, among)]
        : [[...wrap(words.notKnown(edition, article, lookIn)), ...commandLines(walk, lookIn, [article])]];
  return page([[title(edition, article, words, lang)], numbered(answered), ...found]);
}

const title = (edition: string, article: Article, words: IrregularityWords, lang: Lang) =>
  `${wordsOf(lang).table.edition(edition)} · ${wordsOf(lang).laws.article(article)} · ${words.articles[article]}`;

function questionLines(fact: FactId, lang: Lang, among?: readonly Answer[]): string[] {
  const words = irregularityWords(lang);
  return [
    ...wrap(`${factQuestion(fact, lang)} [${fact}] (${words.asked[facts[fact].ask]})`, '→ '),
    ...choicesOf(fact, lang, among).flatMap((choice) => wrap(choice, '    ')),
  ];
}

/** The next question by itself, for a conversation. */
export const explainQuestion = (fact: FactId, lang: Lang): string => page([questionLines(fact, lang)]);

/** The commands that go on: with the articles of this chapter, in the edition named, and what was answered. */
function commandLines(
  { given }: Pick<Walk, 'given'>,
  edition: EditionId | undefined,
  see: readonly string[],
): string[] {
  if (edition === undefined) return [];
  return articles
    .filter((article) => see.includes(article))
    .flatMap((article) => shellLines(commandFor({ edition, article, answers: ofArticle(edition, article, given) })));
}

/** A command over as many lines as it needs, so that it can be copied. */
export const shellLines = (command: string): string[] =>
  wrap(command, '  ', pageWidth - 2).map((line, i, all) => (i === all.length - 1 ? line : `${line} \\`));

/** The answers that the article can ask for. */
function ofArticle(edition: EditionId, article: Article, answers: Answers): Answers {
  const start = articleOf(edition, article) ?? articleOf(nearestEdition(edition, article), article);
  const asked = new Set(start === undefined ? [] : pathsOf(start).flatMap((way) => way.answers.map(([fact]) => fact)));
  return Object.fromEntries(Object.entries(answers).filter(([fact]) => asked.has(fact as FactId)));
}

function outcomeBlocks(outcome: Outcome, walk: Walk, lang: Lang): string[][] {
  const { edition, article, path, lookIn } = walk;
  const words = irregularityWords(lang);
  const about = aboutOf(path, lang);
  if (outcome.notKnown && lookIn === undefined) return [wrap(words.nowhereKnown(article))];
  if (outcome.notKnown)
    return [[...wrap(words.notKnown(edition, article, lookIn)), ...commandLines(walk, lookIn, [article])]];
  const contradiction = contradictionText({ outcome, path }, lang);
  const groups = parts.map((part) => {
    const lines = outcome.rules.filter(({ rule }) => rules[rule] === part).map((rule) => ruleLine(rule, about, lang));
    return lines.length === 0 ? [] : [words.parts[part], ...numbered(lines)];
  });
  return [
    ...(contradiction === '' ? [] : [wrap(contradiction)]),
    ...groups,
    wrap(words.scores[outcome.score], `${words.score}: `),
    wrap(`“${words.says[outcome.say]}”`, `${words.say}: `),
    outcome.see.length === 0 ? [] : [...wrap(words.see(outcome.see)), ...commandLines(walk, edition, outcome.see)],
    outcome.rules.some(({ part, ours }) => part !== undefined && !ours) ? wrap(words.partNotKnown) : [],
  ];
}

/** That answers cannot all be right, which they are and what to establish anew, by the names to be typed unless `named` is false;
 *  empty when they can. */
export function contradictionText({ outcome, path }: Pick<Walk, 'outcome' | 'path'>, lang: Lang, named = true): string {
  const { contradicts = [] } = outcome ?? {};
  const given = path.filter(({ fact }) => contradicts.includes(fact));
  if (given.length === 0) return '';
  const said = given.map(({ fact, answer }) => `${factQuestion(fact, lang)} ${answerText(fact, answer, lang)}`);
  return irregularityWords(lang).contradiction(said, named ? given.map(({ fact }) => fact) : []);
}

function ruleLine(rule: Rule, about: About, lang: Lang): string {
  const sentence = ruleText(rule, lang, about);
  if (rule.ours) return `${sentence} [${irregularityWords(lang).ours(rule.cite)}]`;
  return `${sentence} ${wordsOf(lang).cite(rule.cite)} ${sourceMark(rule, lang)}`;
}

/** Whom and what the answers name. */
export function aboutOf(path: Walk['path'], lang: Lang): About {
  const words = irregularityWords(lang);
  const given = (kind: Fact['kind']) => {
    const found = path.find(({ fact }) => facts[fact].kind === kind);
    return found && answerText(found.fact, found.answer, lang);
  };
  return { who: given('seat') ?? words.nobody.who, card: given('card') ?? words.nobody.card };
}

/** The articles, and the editions in which each is known to us. */
export function explainChapter(lang: Lang): string {
  const words = irregularityWords(lang);
  const rows = articles.flatMap((article) => {
    const known = editionIds.filter((id) => articleOf(id, article) !== undefined);
    return wrap(`${words.articles[article]}: ${known.join(', ')}`, `${article.padStart(4)}  `);
  });
  return page([rows]);
}

/** Every way through an article: the answers and where they end. */
export function explainPaths(edition: EditionId, article: Article, lang: Lang): string {
  const words = irregularityWords(lang);
  const start = articleOf(edition, article);
  const head = title(edition, article, words, lang);
  if (start === undefined) return page([[head], wrap(words.notKnown(edition, article))]);
  const paths = pathsOf(start);
  const rows = paths.map(({ answers, outcome }) => {
    const way = answers.map(([fact, branch]) => `${factQuestion(fact, lang)} ${branchText(fact, branch, lang)}`);
    const laws = [...new Set(outcome.rules.flatMap(({ cite, ours }) => (ours ? [] : cite)))];
    const score = outcome.notKnown ? words.notKnown(edition, article) : words.scores[outcome.score];
    return `${way.join('; ')} → ${score} ${laws.length === 0 ? '' : wordsOf(lang).cite(laws)}`.trim();
  });
  return page([[head, words.paths(paths.length)], numbered(rows)]);
}

/** The irregularities that a claim meets, each with the command that goes there; empty when there are none.
 *  `openRevoke`: a revoke is still to be settled. */
export function explainMeetings(meetings: readonly Meeting[], lang: Lang, openRevoke = false): string {
  const { meets } = irregularityWords(lang);
  const blocks = meetings.map(({ when, irregularity }) => [
    ...wrap(meets[when]),
    ...shellLines(commandFor(irregularity)),
    ...(when === 'first' ? wrap(meets.back) : []),
  ]);
  if (openRevoke) blocks.push([...wrap(meets.revoke), `  ${revokeForm}`]);
  return blocks.length === 0 ? '' : page(blocks);
}

/** How a case tells of a revoke, so that what is transferred is counted. */
const revokeForm = '"revoke": { "by": "E", "suit": "H", "wonBy": "player", "laterTricks": 1 }';

/** The command that goes on with a guided ruling. */
export function commandFor({ edition, article, answers }: Irregularity): string {
  const given = Object.entries(answers).map(([fact, answer]) => ` ${fact}=${typed(answer)}`);
  return `law70 irregularity --article ${article} --edition ${edition}${given.join('')}`;
}

const typed = (answer: Answer) => (answer === true ? 'yes' : answer === false ? 'no' : answer);
