// `law70 understand`: what a claimer said, read back in numbered steps, before there is a case.

import { parseStatement } from '../../claim/statement/parse.ts';
import type { Lang } from '../../explain/explain.ts';
import { understoodLines, understoodSteps } from '../../explain/understood.ts';
import { problemText } from './batch.ts';
import type { Io } from './io.ts';

export interface UnderstandOptions {
  readonly json?: boolean;
  /** The language of the answer; that of the statement is found out. */
  readonly lang: Lang;
}

/** 0 when all of it was understood, 1 when some was not. */
export async function understand(text: string, { json, lang }: UnderstandOptions, io: Io): Promise<number> {
  const read = parseStatement(text);
  if (!read.ok) {
    io.err(`${problemText(read.problem, 'statement')}\n`);
    return 1;
  }
  const statement = read.value;
  await io.out(
    json
      ? `${JSON.stringify({ ...statement, understood: understoodSteps(statement, lang) })}\n`
      : `${understoodLines(text, statement, lang).join('\n')}\n`,
  );
  return statement.notUnderstood.length > 0 ? 1 : 0;
}
