// The hearing of a disputed claim as a numbered list.

import type { EditionId } from '../laws/editions.ts';
import { hearing } from '../ruling/hearing.ts';
import { wordsOf } from './laws.ts';
import { numbered, page } from './layout.ts';
import type { Lang } from './words.ts';

export function explainHearing(edition: EditionId, lang: Lang): string {
  const words = wordsOf(lang);
  const steps = hearing(edition).map(({ step, cite, from }) => {
    const said = from === edition ? words.hearing[step] : words.laws.nearest(from, words.hearing[step]);
    return `${said} ${words.cite(cite)}`;
  });
  return page([[words.table.edition(edition)], numbered(steps)]);
}
