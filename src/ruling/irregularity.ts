// Walks an article on irregularities: from the answers given so far to the next fact to establish, or to the outcome. The path
// that was answered is the explanation, and the answers alone are the state: to go on later is to give them again.

import { cardName, parseCard, type SeatLetter, seatLetters } from '../cards/cards.ts';
import { fail, ok, type Result } from '../cards/result.ts';
import { seatNamed } from '../claim/hands.ts';
import { readEdition, readKind } from '../claim/kind.ts';
import { attempt, nearest, readFields, readText, readWord, refuse, shown, yesOrNo } from '../claim/read.ts';
import { type EditionId, lookedUpIn } from '../laws/editions.ts';
import { articleOf, nearestEdition } from '../laws/irregularities/chapter.ts';
import type { Fact } from '../laws/irregularities/fact.ts';
import type { Outcome, Step } from '../laws/irregularities/guided.ts';
import { type Article, articles, type FactId, facts } from '../laws/irregularities/vocabulary.ts';

/** yes and no as true and false, a choice as its word, a number, a seat as its letter, a card as "SA". */
export type Answer = boolean | number | string;
export type Answers = Readonly<Partial<Record<FactId, Answer>>>;

export interface Irregularity {
  readonly edition: EditionId;
  readonly article: Article;
  readonly answers: Answers;
  /** What happened, in a line, for the record. */
  readonly title?: string;
  /** Facts of which only these answers are possible, as far as that is known. */
  readonly only?: Only;
  /** The two seats that defend, where that is known: then nobody is asked whether the owner of a card does. */
  readonly defenders?: readonly SeatLetter[];
}

export type Only = Readonly<Partial<Record<FactId, readonly Answer[]>>>;

/** What was answered on the way, then the next fact, the outcome, or that the article is not known to us. */
export interface Walk {
  readonly edition: EditionId;
  readonly article: Article;
  readonly path: readonly { readonly fact: FactId; readonly answer: Answer }[];
  /** All answers, also those that this path does not ask for: another article may. */
  readonly given: Answers;
  readonly ask?: FactId;
  /** The answers that are possible to what is asked, when not all of them are. */
  readonly among?: readonly Answer[];
  readonly outcome?: Outcome;
  /** The nearest edition whose article is known to us, when this one is not; when the end that was reached is not, the nearest in which
   *  the same answers lead on, if there is one. */
  readonly lookIn?: EditionId;
}

const factIds = Object.keys(facts) as readonly FactId[];

/** Reads an irregularity: `{ "law70": "irregularity/1", "title", "edition", "article", "answers" }`. */
export const parseIrregularity = (input: unknown): Result<Irregularity> =>
  attempt(() => {
    const fields = readFields(input, '', 'an irregularity', ['law70', 'title', 'edition', 'article', 'answers']);
    readKind(fields, 'irregularity/1');
    const given = fields.get('article');
    const title = fields.get('title');
    return {
      edition: readEdition(fields),
      article: readWord(
        typeof given === 'number' ? `${given}` : given,
        'article',
        articles,
        'unknown-article',
        'the article',
      ),
      answers: readAnswers(fields.get('answers') ?? {}),
      ...(title !== undefined && { title: readText(title, 'title', 'what happened, in a line of text') }),
    };
  });

function readAnswers(input: unknown): Answers {
  const fields = readFields(input, 'answers', 'the answers by fact', factIds);
  const answers: Partial<Record<FactId, Answer>> = {};
  for (const fact of factIds) {
    const value = fields.get(fact);
    if (value === undefined) continue;
    const read = readAnswer(fact, value, fields.place(fact));
    if (!read.ok) refuse(read.problem.code, read.problem.at, read.problem.wrong, read.problem.right);
    answers[fact] = read.value;
  }
  return answers;
}

/** What would be right for a fact; `among`: the answers that are possible, when not all of them are. */
export function answersTo(fact: FactId, among?: readonly Answer[]): string {
  const { kind } = facts[fact];
  if (among !== undefined) return `one of ${among.join(', ')}`;
  if (kind === 'yes-no') return 'yes or no';
  if (kind === 'seat') return `a seat: ${seatLetters.join(', ')}`;
  if (kind === 'card') return 'a card, such as SA';
  const it: Fact = facts[fact];
  if (it.kind === 'choice') return `one of ${it.options.join(', ')}`;
  const bands = it.kind === 'number' ? Object.values(it.bands).flat() : [];
  return `a whole number from ${Math.min(...bands)} to ${Math.max(...bands)}`;
}

/** Reads an answer, as JSON has it or as a person types it ("yes", "13"). */
export function readAnswer(fact: FactId, value: unknown, at: string = fact): Result<Answer> {
  const it: Fact = facts[fact];
  const text = typeof value === 'string' ? value.trim() : value;
  const answer = read(it, text);
  if (answer !== undefined) return ok(answer);
  const near = it.kind === 'choice' && typeof text === 'string' ? nearest(text, it.options) : undefined;
  const right = `${near === undefined ? '' : `did you mean "${near}"? `}${answersTo(fact)}`;
  return fail('answer', at, `${shown(value)} is no answer`, right);
}

function read(it: Fact, value: unknown): Answer | undefined {
  switch (it.kind) {
    case 'yes-no':
      if (typeof value === 'boolean') return value;
      return typeof value === 'string' ? yesOrNo(value) : undefined;
    case 'choice':
      return it.options.find((option) => option === value);
    case 'number': {
      const number = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
      return typeof number === 'number' && bandOf(it.bands, number) !== undefined ? number : undefined;
    }
    case 'seat': {
      const seat = typeof value === 'string' ? seatNamed(value) : undefined;
      return seat === undefined ? undefined : seatLetters[seat];
    }
    case 'card': {
      const card = typeof value === 'string' ? parseCard(value.toUpperCase()) : undefined;
      return card === undefined ? undefined : cardName(card);
    }
  }
}

const bandOf = (bands: Readonly<Record<string, readonly [number, number]>>, number: number) =>
  Object.entries(bands).find(([, [least, most]]) => Number.isInteger(number) && number >= least && number <= most)?.[0];

/** The branch that an answer takes. */
export function branchOf(fact: FactId, answer: Answer): string {
  const it: Fact = facts[fact];
  if (it.kind === 'yes-no') return answer ? 'yes' : 'no';
  if (it.kind === 'choice') return `${answer}`;
  return it.kind === 'number' ? bandOf(it.bands, answer as number)! : 'given';
}

/** As far as the answers lead. Answers that the path does not ask for are left alone: they may belong to another branch. */
export function walk({ edition, article, answers, only, defenders }: Irregularity): Walk {
  const { shortHand } = answers;
  const given: Answers = {
    ...(defenders && shortHand && { ownerDefends: defenders.includes(shortHand as SeatLetter) }),
    ...answers,
  };
  const start = articleOf(edition, article);
  if (start === undefined) return { edition, article, path: [], given, lookIn: nearestEdition(edition, article) };
  const { path, ask, outcome } = follow(start, given);
  if (ask !== undefined) {
    const among = only?.[ask];
    return { edition, article, path, given, ask, ...(among && { among }) };
  }
  const lookIn = outcome?.notKnown === true ? whereKnown(edition, article, given) : undefined;
  return { edition, article, path, given, ...(outcome && { outcome }), ...(lookIn && { lookIn }) };
}

/** The nearest other edition in which the same answers lead on; undefined when that is known of none. */
function whereKnown(edition: EditionId, article: Article, answers: Answers): EditionId | undefined {
  return lookedUpIn(edition).find((id) => {
    const start = id === edition ? undefined : articleOf(id, article);
    return start !== undefined && follow(start, answers).outcome?.notKnown !== true;
  });
}

/** From the start of an article as far as the answers lead. */
function follow(start: Step, answers: Answers): Pick<Walk, 'path' | 'ask' | 'outcome'> {
  const path: { fact: FactId; answer: Answer }[] = [];
  let step = start;
  while ('ask' in step) {
    const fact: FactId = step.ask;
    const answer: Answer | undefined = answers[fact];
    if (answer === undefined) return { path, ask: fact };
    path.push({ fact, answer });
    const branches: Readonly<Record<string, Step>> = step.on;
    step = branches[branchOf(fact, answer)]!;
  }
  return { path, outcome: step };
}
