// Statements as directors write them down. Those of published rulings, typed as a director would type what was said, are in
// test/cases/statements.json (`id` names the case); the forms of each step are in statements/, one file a language. Their
// trees: test/golden/statements.*.txt.

import { readFileSync } from 'node:fs';
import { english } from './statements/en.ts';
import { dutch } from './statements/nl.ts';

/** Statements of published rulings; all must be understood. */
export const published = (
  JSON.parse(readFileSync('test/cases/statements.json', 'utf8')) as readonly { id: string; statement: string }[]
).map(({ id, statement }) => [id, statement] as const);

export const statements: Readonly<Record<'en' | 'nl', readonly string[]>> = { en: english, nl: dutch };
