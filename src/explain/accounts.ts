// The further questions about a ruling in words: why the plays of the decisive line are normal, why another card is not, and
// which other normal lines there are.

import type { PlayText, Ruling } from '../ruling/ruling.ts';
import type { Table } from './diagram.ts';
import { numbered, wrap } from './layout.ts';
import { trickNumber } from './line.ts';
import type { Words } from './words.ts';

/** Plays that are normal for the same reason stand together. */
export function groundLines({ grounds, line }: Ruling, table: Table, words: Words): string[] {
  if (grounds === undefined || grounds.length === 0) return [];
  const { accounts } = words;
  const sentence = accounts.grounds as Readonly<Record<string, (facts: unknown) => string>>;
  const byReason = new Map<string, Map<number, PlayText[]>>();
  for (const { at, ground } of grounds) {
    const reason = sentence[ground.code]!(ground);
    const tricks = byReason.get(reason) ?? new Map<number, PlayText[]>();
    const trick = trickNumber(at, table);
    tricks.set(trick, [...(tricks.get(trick) ?? []), line[at]!]);
    byReason.set(reason, tricks);
  }
  return [
    accounts.headings.grounds,
    ...numbered(
      [...byReason].map(([reason, tricks]) => {
        const plays = [...tricks].map(([trick, made]) => accounts.at(trick, made));
        const text = accounts.because(plays, reason);
        return text[0]!.toUpperCase() + text.slice(1);
      }),
    ),
    ...(grounds.some(({ ground }) => ground.code === 'as-good' && ground.game === 'plain')
      ? wrap(accounts.plainSight, '  ')
      : []),
  ];
}

export function whyLines({ whyNot, line }: Ruling, table: Table, words: Words): string[] {
  if (whyNot === undefined) return [];
  const { accounts } = words;
  const isPlayed = (card: string, trick?: number) =>
    line.some((play, at) => play.slice(2) === card && (trick ?? trickNumber(at, table)) === trickNumber(at, table));
  const sentence = accounts.refusals as Readonly<Record<string, (facts: unknown) => string>>;
  return [
    accounts.headings.why,
    ...whyNot.flatMap((asked) =>
      wrap(
        asked.refusal === undefined
          ? (isPlayed(asked.card, asked.trick) ? accounts.isPlayed : accounts.notPlayed)(asked.card, asked.trick)
          : accounts.whyNot(asked.play!, sentence[asked.refusal.code]!(asked.refusal)),
        '  ',
      ),
    ),
  ];
}

export function otherLines({ lines, noMoreLines, exact }: Ruling, table: Table, words: Words): string[] {
  if (lines === undefined) return [];
  const { accounts } = words;
  const cards = (line: readonly PlayText[], from: number) =>
    accounts.cards(line.slice(from).map((text) => text.slice(2)));
  return [
    accounts.headings.lines,
    ...lines.flatMap(({ tricks, line, differs }, i) => {
      const head = accounts.line(i + 1, tricks);
      if (differs === undefined) return [`  ${head}: ${accounts.decisive}`];
      const { from, at, instead } = differs;
      const what = accounts.differs(from + 1, trickNumber(at, table), line[at]!, instead);
      return [...wrap(`${head}: ${what}`, '  '), ...wrap(cards(line, at), '     ')];
    }),
    ...(noMoreLines && exact ? wrap(accounts.noMoreLines, '  ') : []),
  ];
}
