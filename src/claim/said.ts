// Words that were said, as a case gives them.

import { readText, refuse } from './read.ts';
import { LONGEST_STATEMENT } from './statement/parse.ts';

/** Words that were said; longer ones than can be read as a statement are refused, not dropped. */
export function readSaid(value: unknown, at: string, right: string): string {
  const text = readText(value, at, right);
  if (text.length > LONGEST_STATEMENT)
    refuse(
      'statement-too-long',
      at,
      `the text has ${text.length} characters`,
      `at most ${LONGEST_STATEMENT} characters: what was said about the play`,
    );
  return text;
}

/** A statement with the words that were found to be part of it. */
export const withLate = (statement: string | undefined, late: string): string =>
  statement === undefined || statement.trim() === '' ? late : `${statement.replace(/[\s.]+$/, '')}. ${late}`;
