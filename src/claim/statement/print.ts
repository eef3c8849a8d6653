// A tree in the canonical words of a language: reading them gives the same tree. What joins steps is the same everywhere;
// brackets stand where a step would otherwise be read as part of another one.

import { english } from './print/en.ts';
import { dutch } from './print/nl.ts';
import type { Speech } from './print/speech.ts';
import type { Condition, StatementLang, Step } from './tree.ts';

/** The canonical words by language; `explain` builds its sentences from them. */
export const speeches: Record<StatementLang, Speech> = { en: english, nl: dutch };

export function printStatement({ steps }: { readonly steps: readonly Step[] }, lang: StatementLang): string {
  return steps.map((step) => `${print(step, speeches[lang])}.`).join(' ');
}

/** From the loosest to the tightest; a simple step is tighter than all. */
const joints = ['if', 'then', 'and', 'or'];
const tightness = (step: Step): number => (joints.includes(step.kind) ? joints.indexOf(step.kind) : joints.length);

function print(step: Step, speech: Speech): string {
  const within = (inner: Step, least: number) =>
    tightness(inner) >= least ? print(inner, speech) : `(${print(inner, speech)})`;
  const several = (text: string) => speech.verbLast && !text.startsWith('(') && severalParts(text, speech);
  const joined = (steps: readonly Step[], by: string, least: number) =>
    steps
      .map((inner) => within(inner, least))
      .map((text) => (by !== ` ${speech.andThen} ` && several(text) ? `(${text})` : text))
      .join(by);
  switch (step.kind) {
    case 'then':
      return joined(step.steps, ` ${speech.andThen} `, 2);
    case 'and':
      return joined(step.steps, ', ', 3);
    case 'or':
      return joined(step.steps, ` ${speech.or} `, 4);
    case 'if': {
      const other = step.else === undefined ? '' : ` ${speech.else} ${within(step.else, 4)}`;
      return `${speech.if} ${printCondition(step.when, speech)} ${speech.andThen} ${within(step.do, 4)}${other}`;
    }
    default:
      return speech.simple(step);
  }
}

const severalParts = (text: string, { and, or }: Speech): boolean =>
  text.includes(',') || text.includes(` ${and} `) || text.includes(` ${or} `);

export function printCondition(when: Condition, speech: Speech): string {
  if (when.kind !== 'and' && when.kind !== 'or') return speech.inCondition(when);
  return when.steps.map(speech.inCondition).join(` ${when.kind === 'and' ? speech.and : speech.or} `);
}
