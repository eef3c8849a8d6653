// `law70 understand`: what a claimer said, read back in numbered steps, before there is a ruling. With a case it is said which
// steps its hands show to be impossible.

import type { Problem } from '../../cards/result.ts';
import { parseCaseText } from '../../claim/case.ts';
import { parseStatement } from '../../claim/statement/parse.ts';
import type { Lang } from '../../explain/explain.ts';
import { impossibleInCase } from '../../explain/steps.ts';
import { understoodLines, understoodSteps } from '../../explain/understood.ts';
import { problemText } from './batch.ts';
import { type Io, readFileText } from './io.ts';

export interface UnderstandOptions {
  readonly json?: boolean;
  /** A file with the case that the words belong to. */
  readonly case?: string;
  /** The language of the answer; that of the statement is found out. */
  readonly lang: Lang;
}

/** 0 when all of it was understood, 1 when some was not. Without `text` the statement of the case is read. */
export async function understand(text: string | undefined, options: UnderstandOptions, io: Io): Promise<number> {
  const refused = (problem: Problem, from: string) => {
    io.err(`${problemText(problem, from, options.lang)}\n`);
    return 1;
  };
  const { json, lang, case: file } = options;
  const given = file === undefined ? undefined : await caseIn(file);
  if (given !== undefined && !given.ok) return refused(given.problem, file!);
  const words = text ?? given?.value.claim.statement ?? '';
  const read = parseStatement(words);
  if (!read.ok) return refused(read.problem, 'statement');
  const statement = read.value;
  const courses = given === undefined ? [] : impossibleInCase(statement, given.value, lang);
  await io.out(
    json
      ? `${JSON.stringify({
          ...statement,
          understood: understoodSteps(statement, lang),
          ...(given && { impossible: courses.flatMap((why, i) => (why === '' ? [] : [{ step: i + 1, why }])) }),
        })}\n`
      : `${understoodLines(words, statement, lang, courses).join('\n')}\n`,
  );
  return statement.notUnderstood.length > 0 ? 1 : 0;
}

async function caseIn(file: string) {
  const text = await readFileText(file);
  return text.ok ? parseCaseText(text.value) : text;
}
