// `law70 irregularity`: a guided ruling on Laws 9 to 16. Answers come as fact=answer, in JSON, or one by one from a person at a
// terminal, who may stop: the last line then tells how to go on.

import { fail, ok, type Result } from '../../cards/result.ts';
import {
  commandFor,
  explainChapter,
  explainIrregularity,
  explainPaths,
  explainQuestion,
} from '../../explain/irregularity.ts';
import { page, wrap } from '../../explain/layout.ts';
import { typedAnswer } from '../../explain/typed.ts';
import type { Lang } from '../../explain/words.ts';
import { type EditionId, latestEdition } from '../../laws/editions.ts';
import { type Article, type FactId, facts } from '../../laws/irregularities/vocabulary.ts';
import { type Answer, type Answers, type Irregularity, parseIrregularity, walk } from '../../ruling/irregularity.ts';
import { chapterJson, irregularityJson } from '../../ruling/irregularityJson.ts';
import { splitAnswers } from './answers.ts';
import { exitCode, problemText, runBatch } from './batch.ts';
import { inEdition, itemsOf } from './inputs.ts';
import { type Io, linesOf } from './io.ts';
import { cliWords } from './words.ts';

export interface IrregularityOptions {
  readonly article?: Article;
  /** For what is asked here; instead of the one that an irregularity in JSON names. */
  readonly edition?: EditionId;
  readonly from?: string;
  readonly paths?: boolean;
  readonly json?: boolean;
  readonly lang: Lang;
}

export async function irregularityCommand(
  given: readonly string[],
  options: IrregularityOptions,
  io: Io,
): Promise<number> {
  const { article, edition = latestEdition, from, paths, json, lang } = options;
  if (from !== undefined) return fromJson(from, options, io);
  const answers = readGiven(given, lang);
  if (!answers.ok || (article === undefined && (given.length > 0 || paths))) {
    const problem = answers.ok ? noArticle : answers.problem;
    io.err(`${problemText(problem, problem.at, lang)}\n`);
    return 1;
  }
  if (article === undefined) await io.out(json ? `${JSON.stringify(chapterJson())}\n` : explainChapter(lang));
  else if (paths) await io.out(explainPaths(edition, article, lang));
  else {
    const asked: Irregularity = { edition, article, answers: answers.value };
    const found = walk(asked);
    if (json) await io.out(`${JSON.stringify(irregularityJson(found))}\n`);
    else if (io.interactive && found.ask !== undefined) return converse(asked, lang, io);
    else await io.out(explainIrregularity(found, lang));
  }
  return 0;
}

const noArticle = {
  code: 'missing',
  at: 'article',
  wrong: 'no article is given',
  right: 'the article with --article, 9 to 16 or 86; law70 irregularity alone lists them',
};

async function fromJson(from: string, { edition, json, lang }: IrregularityOptions, io: Io): Promise<number> {
  const tally = await runBatch(itemsOf([from], io), {
    lang,
    io,
    done: 'ruled',
    errorLine: ({ streamed }) => Boolean(json || streamed),
    answer: (input, { streamed }) => {
      const read = parseIrregularity(inEdition(input, edition));
      if (!read.ok) return read;
      const found = walk(read.value);
      const { title } = read.value;
      if (json || streamed) return ok(`${JSON.stringify({ ...irregularityJson(found), ...(title && { title }) })}\n`);
      return ok(`${title === undefined ? '' : page([wrap(title)])}${explainIrregularity(found, lang)}\n`);
    },
  });
  return exitCode(tally);
}

/** Asks until nothing is left to ask, or until the input ends; "back" takes the last answer back. */
async function converse(start: Irregularity, lang: Lang, io: Io): Promise<number> {
  let state = start;
  let found = walk(state);
  await io.out(explainIrregularity(found, lang));
  const given: FactId[] = [];
  for await (const line of linesOf(io.stdin)) {
    if (/^\s*(back|terug)\s*$/i.test(line)) {
      const last = given.pop();
      if (last !== undefined) {
        const { [last]: _, ...before } = state.answers;
        state = { ...state, answers: before };
        found = walk(state);
      }
      await io.out(explainQuestion(found.ask!, lang));
      continue;
    }
    const read = typedAnswer(found.ask!, line, lang);
    if (!read.ok) {
      // the question follows once more, with what can be answered
      io.err(`law70: ${cliWords(lang).noAnswer(line.trim().slice(0, 60))}\n`);
      await io.out(explainQuestion(found.ask!, lang));
      continue;
    }
    given.push(found.ask!);
    state = { ...state, answers: { ...state.answers, [found.ask!]: read.value } };
    found = walk(state);
    if (found.ask === undefined) {
      await io.out(`\n${explainIrregularity(found, lang)}`);
      return 0;
    }
    await io.out(explainQuestion(found.ask, lang));
  }
  const answered = Object.fromEntries(found.path.map(({ fact, answer }) => [fact, answer]));
  io.err(`${commandFor({ ...state, answers: answered })}\n`);
  return 0;
}

function readGiven(given: readonly string[], lang: Lang): Result<Answers> {
  const names = Object.keys(facts) as FactId[];
  const right = 'a fact with its answer, such as handRecord=no; the command without answers asks for the first';
  const split = splitAnswers(given, names, right);
  if (!split.ok) return split;
  const answers: Partial<Record<FactId, Answer>> = {};
  for (const { question, value, text } of split.value) {
    if (value === undefined) return fail('answer', question, `"${text}" has no answer`, right);
    const read = typedAnswer(question, value, lang);
    if (!read.ok) return read;
    answers[question] = read.value;
  }
  return ok(answers);
}
