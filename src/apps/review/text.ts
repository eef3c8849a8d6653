// A review as text: the claims worth a look, the largest swing first, and the counts.

import { type Finding, worthALook } from '../../review/finding.ts';
import type { Tally } from '../../review/tally.ts';
import { lineText, nameText, sentences, swingText, tallyLines, verdictNames } from './words.ts';

export function* textReport(findings: readonly Finding[], tally: Tally, stopped: boolean): Generator<string> {
  if (findings.length > 0) yield `${findings.length} claims worth a look, the largest swing first\n\n`;
  for (const [i, finding] of findings.entries()) {
    const swing = swingText(finding);
    yield `${i + 1}. ${plain(nameText(finding))}\n   ${verdictNames[finding.verdict].toUpperCase()}${swing ? ` · ${swing}` : ''}\n`;
    for (const sentence of sentences(finding)) yield `   ${plain(sentence)}\n`;
    const line = lineText(finding);
    if (line) yield `   ${line}\n`;
    yield '\n';
  }
  if (stopped) yield 'Stopped early: only what was done until then is in this report.\n\n';
  yield `${tallyLines(tally).join('\n')}\n\n`;
  yield `${howItWasTaken.join('\n')}\n`;
}

/** What every report says of its own limits. */
export const howItWasTaken = [
  'Files do not say who claimed, when, or in which words. Declarer is taken to have claimed what the recorded result gives',
  'him of the tricks that were left, without a statement. A play that stops in a vugraph record is often no claim: the',
  'operator stopped typing. Such stops are told by signs only (tricks left, and a part of them for declarer), not by knowledge.',
];

/** Names come from files: no control characters, and none that turn the text around, reach a terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '?');

export const isListed = (finding: Finding, all: boolean): boolean => all || worthALook.has(finding.verdict);
