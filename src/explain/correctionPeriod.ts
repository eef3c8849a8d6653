// Whether a request came within the correction period as a page of text, with what hangs on the period in that edition.

import type { Question } from '../laws/edition.ts';
import type { Request, RequestFinding } from '../ruling/correctionPeriod.ts';
import { noPlayer, reasonText } from './explain.ts';
import { lawPage, questionRows, wordsOf } from './laws.ts';
import { page, wrap } from './layout.ts';
import type { Lang } from './words.ts';

/** What the laws say of time when tricks are asked back. */
const limits = ['correctionPeriod', 'wonTrickTime', 'concededTrickTime', 'agreementTime'] as const satisfies Question[];

export function explainRequest({ edition, reasons }: RequestFinding, request: Request, lang: Lang): string {
  const words = wordsOf(lang);
  const { request: said } = words;
  const clock = (time: string) => time.replace('T', ' ');
  const found = reasons.flatMap((reason) =>
    wrap(reason.code === 'time-open' ? `${said.open} ${words.cite(reason.cite)}` : reasonText(reason, noPlayer, words)),
  );
  const law = lawPage(said.law, questionRows(edition, limits, lang), lang, []);
  const asked = wrap(said.asked(clock(request.available), clock(request.asked)));
  return `${page([[words.table.edition(edition)], asked, found])}\n${law}`;
}
