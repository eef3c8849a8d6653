// `law70 laws`: an edition of the laws on claims, or one article of it or of the chapter on irregularities, in our own words with the marks of what was read where.

import { ok, type Result } from '../../cards/result.ts';
import { explainArticle, explainEdition, type Lang } from '../../explain/explain.ts';
import { type EditionId, editionIds } from '../../laws/editions.ts';
import { problemText } from './batch.ts';
import type { Io } from './io.ts';

export interface LawsOptions {
  readonly edition: EditionId | 'all';
  readonly lang: Lang;
}

/** `parts`: articles, each in one word ("70", "13A") or one in several ("Law 70 E"); none for the whole edition. */
export async function laws(parts: readonly string[], { edition, lang }: LawsOptions, io: Io): Promise<number> {
  const several = parts.length > 1 && parts.every((part) => /^\d+[a-z]?\d*$/i.test(part));
  let worst = 0;
  const asked = several ? parts : [parts.length === 0 ? undefined : parts.join(' ')];
  for (const article of asked) worst = Math.max(worst, await oneArticle(article, edition, lang, io));
  return worst;
}

async function oneArticle(
  article: string | undefined,
  edition: LawsOptions['edition'],
  lang: Lang,
  io: Io,
): Promise<number> {
  const ids = edition === 'all' ? editionIds : [edition];
  const pages: Result<string>[] = ids.map((id) =>
    article === undefined ? ok(explainEdition(id, lang)) : explainArticle(id, article, lang),
  );
  const found = pages.flatMap((text) => (text.ok ? [text.value] : []));
  await io.out(found.join('\n'));
  // with all editions, one that numbers its articles otherwise is no failure
  const bad = found.length > 0 ? undefined : pages.find((text) => !text.ok);
  if (bad === undefined || bad.ok) return 0;
  io.err(`${problemText(bad.problem, bad.problem.at, lang)}\n`);
  return 1;
}
