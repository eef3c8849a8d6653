// The way in: the text of a statement becomes a tree, with the places of all that was not understood.
// Never throws, and the time grows with the length only; a text that is too long is refused.

import { fail, invariant, ok, type Result } from '../../cards/result.ts';
import * as english from './grammarEn.ts';
import * as dutch from './grammarNl.ts';
import { type Found, Lift } from './lift.ts';
import { STRANGE, tokenize } from './tokens.ts';
import type { Statement, StatementLang } from './tree.ts';

export const LONGEST_STATEMENT = 2000;

interface Grammar {
  readonly parse: (text: string, options: object) => unknown;
  readonly codes: Readonly<Record<string, string>>;
}

const grammars: Record<StatementLang, Grammar> = { en: english, nl: dutch };

/** Reads a statement; `auto` takes the language that leaves the fewest letters not understood. */
export function parseStatement(text: string, lang: StatementLang | 'auto' = 'auto'): Result<Statement> {
  if (text.length > LONGEST_STATEMENT)
    return fail(
      'statement-too-long',
      'statement',
      `a statement of ${text.length} characters`,
      `at most ${LONGEST_STATEMENT} characters: the words of the claim only`,
    );
  if (lang !== 'auto') return ok(read(text, lang));
  const [en, nl] = [read(text, 'en'), read(text, 'nl')];
  return ok(missed(nl) < missed(en) ? nl : en);
}

const missed = ({ notUnderstood }: Statement): number => notUnderstood.reduce((sum, { length }) => sum + length, 0);

function read(text: string, lang: StatementLang): Statement {
  const { parse, codes } = grammars[lang];
  const tokens = tokenize(text, lang, codes);
  // Failures are not told in the terms of the grammar, so it need not keep them.
  const ands = ['and', 'en', '&'].map((word) => codes[word] ?? word);
  const found = parse(tokens.text, { place: tokens.place, strange: STRANGE, ands, peg$silentFails: 1 });
  invariant(Array.isArray(found), 'a grammar gives a list');
  const lift = new Lift(text);
  const steps = lift.steps(found.flat() as Found[]);
  return { steps, notUnderstood: lift.notUnderstood, lang };
}
