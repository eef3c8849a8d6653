// How a statement was understood: its steps, numbered, in plain words of either language, and what was not understood.
// The director reads it back to the players; nothing is judged here.

import { printCondition, speeches } from '../claim/statement/print.ts';
import { isFact, type Statement, type Step } from '../claim/statement/tree.ts';
import type { StatementWords } from './words/statement.ts';
import { statementEn } from './words/statementEn.ts';
import { statementNl } from './words/statementNl.ts';
import type { Lang } from './words.ts';

const wordsOf: Record<Lang, StatementWords> = { en: statementEn, nl: statementNl };

/** One sentence a step, each with a capital and a full stop; the caller numbers them. */
export function understoodSteps({ steps }: Pick<Statement, 'steps'>, lang: Lang): string[] {
  return steps.flatMap((step) => sentences(step, lang)).map((text) => `${text[0]!.toUpperCase()}${text.slice(1)}.`);
}

/** What was not understood, one line each; `at` counts from 1. */
export const notUnderstoodLines = ({ notUnderstood }: Statement, lang: Lang): string[] =>
  notUnderstood.map(({ text, at }) => wordsOf[lang].notUnderstood(text, at + 1));

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
