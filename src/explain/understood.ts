// How a statement was understood: its steps, numbered, in plain words of either language, and what was not understood,
// pointed at. The director reads it back to the players, a page shows it while it is typed; nothing is judged here.

import { printCondition, speeches } from '../claim/statement/print.ts';
import { isFact, type NotUnderstood, type Place, type Statement, type Step } from '../claim/statement/tree.ts';
import { indented, numbered, pageWidth, wrap } from './layout.ts';
import type { StatementWords } from './words/statement.ts';
import { statementEn } from './words/statementEn.ts';
import { statementNl } from './words/statementNl.ts';
import type { Lang } from './words.ts';

const wordsOf: Record<Lang, StatementWords> = { en: statementEn, nl: statementNl };

/** One sentence a step, each with a capital and a full stop; the caller numbers them. */
export function understoodSteps({ steps }: Pick<Statement, 'steps'>, lang: Lang): string[] {
  return steps.flatMap((step) => sentences(step, lang)).map((text) => `${text[0]!.toUpperCase()}${text.slice(1)}.`);
}

const notUnderstoodLine = ({ text, at }: NotUnderstood, lang: Lang): string =>
  wordsOf[lang].notUnderstood(text, at + 1);

/** What was not understood, one line each; the place of the first character counts from 1. */
export const notUnderstoodLines = ({ notUnderstood }: Statement, lang: Lang): string[] =>
  notUnderstood.map((stretch) => notUnderstoodLine(stretch, lang));

/** A statement read back, for a terminal: numbered steps, then each stretch that was not understood with marks under it.
 *  `courses`: what became of each step, empty where there is nothing to tell. */
export function understoodLines(
  text: string,
  statement: Statement,
  lang: Lang,
  courses: readonly string[] = [],
): string[] {
  const steps = understoodSteps(statement, lang).map((step, i) => (courses[i] ? `${step} → ${courses[i]}` : step));
  const marks = statement.notUnderstood.flatMap((stretch) => [
    ...wrap(`  ${notUnderstoodLine(stretch, lang)}`.trim(), '  '),
    ...indented(pointed(text, stretch), 6),
  ]);
  return [...(steps.length === 0 ? [`  ${wordsOf[lang].noSteps}`] : numbered(steps)), ...marks];
}

const room = pageWidth - 12;

/** The text around a stretch of it, and marks under the stretch. */
function pointed(text: string, { at, length }: Place): [string, string] {
  const from = Math.max(0, Math.min(at - 20, text.length - room));
  const to = Math.min(text.length, from + room);
  const shown = text.slice(from, to).replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ');
  const before = from > 0 ? '…' : '';
  const marks = '^'.repeat(Math.max(1, Math.min(at + length, to) - at));
  return [`${before}${shown}${to < text.length ? '…' : ''}`, ' '.repeat(before.length + at - from) + marks];
}

function sentences(step: Step, lang: Lang): string[] {
  if (step.kind === 'and') return step.steps.flatMap((inner) => sentences(inner, lang));
  if (step.kind !== 'then') return [sentence(step, lang)];
  const { afterThat } = wordsOf[lang];
  return step.steps.flatMap((inner, i) => {
    const [first, ...rest] = sentences(inner, lang);
    return i === 0 ? [first!, ...rest] : [afterThat(first!), ...rest];
  });
}

function sentence(step: Step, lang: Lang): string {
  const words = wordsOf[lang];
  const speech = speeches[lang];
  switch (step.kind) {
    case 'then':
    case 'and':
      return words.several(
        step.steps.map((inner) => sentence(inner, lang)),
        step.kind === 'then',
      );
    case 'or':
      return words.choice(step.steps.map((inner) => sentence(inner, lang)));
    case 'if': {
      const other = step.else && sentence(step.else, lang);
      return words.condition(printCondition(step.when, speech), sentence(step.do, lang), other);
    }
    case 'not':
      return words.willNot(speech.simple(step.step));
    case 'tricks':
      return words.list(speech.items(step.items));
    case 'rest':
    case 'concede':
    case 'count':
    case 'result':
    case 'anyOrder':
      return words.tally(step.kind, speech.simple(step));
    default:
      return isFact(step) ? words.saysThat(speech.inCondition(step)) : words.will(step, speech.simple(step));
  }
}
