// The way in: the text of a statement becomes a tree, with the places of all that was not understood.
// Never throws, and the time grows with the length only; a text that is too long is refused.

import { fail, invariant, ok, type Result } from '../../cards/result.ts';
import * as english from './grammarEn.ts';
import * as dutch from './grammarNl.ts';
import { type Found, Lift } from './lift.ts';
import { STRANGE, type Tokens, tokenize } from './tokens.ts';
import type { Statement, StatementLang } from './tree.ts';

export const LONGEST_STATEMENT = 2000;

interface Grammar {
  readonly parse: (text: string, options: object) => unknown;
  readonly codes: Readonly<Record<string, string>>;
}

const grammars: Record<StatementLang, Grammar> = { en: english, nl: dutch };

/** Reads a statement; `auto` takes the language that knows more of its words. */
export function parseStatement(text: string, lang: StatementLang | 'auto' = 'auto'): Result<Statement> {
  if (text.length > LONGEST_STATEMENT)
    return fail(
      'statement-too-long',
      'statement',
      `a statement of ${text.length} characters`,
      `at most ${LONGEST_STATEMENT} characters: the words of the claim only`,
    );
  const inLang = (one: StatementLang) => ({ lang: one, tokens: tokenize(text, one, grammars[one].codes) });
  if (lang !== 'auto') return ok(read(text, inLang(lang)));
  const [en, nl] = [inLang('en'), inLang('nl')];
  return ok(read(text, strangeIn(nl.tokens) < strangeIn(en.tokens) ? nl : en));
}

const strangeIn = (tokens: Tokens): number => tokens.text.split(STRANGE).length;

function read(text: string, { lang, tokens }: { lang: StatementLang; tokens: Tokens }): Statement {
  if (text.trim() === '') return { steps: [], notUnderstood: [], lang };
  const { parse, codes } = grammars[lang];
  const coded = (...words: string[]) => words.map((word) => codes[word] ?? word);
  const joints = { ands: coded('and', 'en', '&'), thens: coded('then', 'dan') };
  const found = parse(tokens.text, { place: tokens.place, strange: STRANGE, ...joints });
  invariant(Array.isArray(found), 'a grammar gives a list');
  const lift = new Lift(text);
  const steps = lift.steps(found.flat() as Found[]);
  return { steps, notUnderstood: lift.notUnderstood, lang };
}
