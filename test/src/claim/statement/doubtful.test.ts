// Words that can be read in two ways which would not count alike: pointed at, and the rest of the statement still counts.

import { describe, expect, it } from 'vitest';
import { parseStatement } from '../../../../src/claim/statement/parse.ts';

/** The statement, its language, what is pointed at, and the steps that are left. */
const doubtful: readonly (readonly [text: string, lang: 'en' | 'nl', pointed: string, left: readonly string[]])[] = [
  // the ten of diamonds, or draw trumps
  ['DT', 'en', 'DT', []],
  ['DT, rest good', 'en', 'DT', ['good']],
  // rounds, tricks or cards, and of which suit
  ['two more', 'en', 'two more', []],
  ['nog twee', 'nl', 'nog twee', []],
  // his own, or still with the opponents
  ['three trumps left; all good', 'en', 'three trumps left', ['good']],
  ['een troef over, rest hoog', 'nl', 'een troef over', ['good']],
  // trumps, or to ruff
  ['trump, then clubs', 'en', 'trump', ['cash']],
  ['allemaal troeven nu', 'nl', 'allemaal troeven nu', []],
  // gone, or to be driven out; played, or gone
  ['aas eruit', 'nl', 'aas eruit', []],
  ['aas op, rest hoog', 'nl', 'aas op', ['good']],
  // lost, or thrown away
  ['een schoppen en een harten kwijt', 'nl', 'een schoppen en een harten kwijt', []],
  // the claimer's, or the opponents'
  ['your ace of trumps', 'en', 'your ace of trumps', []],
];

/** The same words where only one reading is left. */
const clear: readonly (readonly [text: string, lang: 'en' | 'nl', kind: string])[] = [
  ['SA, DT and HA', 'en', 'tricks'],
  ['cash DT', 'en', 'play'],
  ['dt', 'en', 'draw'],
  ['cash the ace of hearts and two more', 'en', 'and'],
  ['there are three trumps left', 'en', 'out'],
  ['I have three trumps left', 'en', 'tricks'],
  ['trump a heart', 'en', 'ruff'],
  ['het aas is eruit', 'nl', 'gone'],
  ['aas eruit werken', 'nl', 'lose'],
  ['een harten kwijt op de klaver', 'nl', 'discard'],
];

const read = (text: string, lang: 'en' | 'nl') => {
  const statement = parseStatement(text, lang);
  if (!statement.ok) throw new Error(statement.problem.wrong);
  return statement.value;
};

describe('words with two readings', () => {
  it.each(doubtful)('“%s” (%s) are pointed at', (text, lang, pointed, left) => {
    const { steps, notUnderstood } = read(text, lang);
    expect(notUnderstood.map((one) => one.text)).toEqual([pointed]);
    expect(steps.map(({ kind }) => kind)).toEqual(left);
  });

  it.each(clear)('“%s” (%s) have one', (text, lang, kind) => {
    const { steps, notUnderstood } = read(text, lang);
    expect(notUnderstood).toEqual([]);
    expect(steps.map((step) => step.kind)).toEqual([kind]);
  });
});
