// A review as text: the claims worth a look, the largest swing first, and the counts.

import { type Finding, worthALook } from '../../review/finding.ts';
import type { Tally } from '../../review/tally.ts';
import { lineText, nameText, type Speech, sentences, swingText, tallyLines } from './words.ts';

/** `findings` in the order of `bySwing`: those worth a look come first. */
export function* textReport(
  findings: readonly Finding[],
  tally: Tally,
  stopped: boolean,
  speech: Speech,
): Generator<string> {
  const { words } = speech;
  const worth = findings.filter(({ verdict }) => worthALook.has(verdict)).length;
  for (const [i, finding] of findings.entries()) {
    if (i === 0 && worth > 0) yield `${words.heading(worth)}\n\n`;
    if (i === worth) yield `${words.others(findings.length - worth)}\n\n`;
    const swing = swingText(finding, speech);
    yield `${i + 1}. ${plain(nameText(finding, speech))}\n`;
    yield `   ${words.verdicts[finding.verdict].toUpperCase()}${swing ? ` · ${swing}` : ''}\n`;
    for (const sentence of sentences(finding, speech)) yield `   ${plain(sentence)}\n`;
    const line = lineText(finding, speech);
    if (line) yield `   ${line}\n`;
    yield '\n';
  }
  if (stopped) yield `${words.stopped}\n\n`;
  yield `${tallyLines(tally, speech).join('\n')}\n\n`;
  yield `${words.limits.join('\n')}\n`;
}

/** Names come from files: no control characters, and none that turn the text around, reach a terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '?');

export const isListed = (finding: Finding, all: boolean): boolean => all || worthALook.has(finding.verdict);
