// What the readers of files say, in the language of the reader: in English their own sentence, in Dutch a sentence for the kind of
// trouble with theirs behind it. The same for the problem of a case.

import type { Diagnostic } from '../formats/board.ts';
import { caseProblemsNl } from './words/caseProblemsNl.ts';
import { chapterProblemsNl } from './words/chapterProblemsNl.ts';
import { diagnosticsNl } from './words/diagnosticsNl.ts';
import type { Lang } from './words.ts';

const dutchSentences: Readonly<Record<string, string>> = {
  ...chapterProblemsNl,
  ...caseProblemsNl,
  ...diagnosticsNl,
};

/** `said` in the language, empty when there is nothing in it; `detail` in English. */
export function diagnosticParts({ code, wrong, right }: Pick<Diagnostic, 'code' | 'wrong' | 'right'>, lang: Lang) {
  const detail = `${wrong}; ${right}`;
  const dutch = Object.hasOwn(dutchSentences, code) ? dutchSentences[code]! : '';
  return { said: lang === 'nl' ? dutch : '', detail };
}
