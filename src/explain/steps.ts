// What became of each numbered step of a statement on the decisive line, in words behind the step as it was understood.

import type { Ruling, StepText } from '../ruling/ruling.ts';
import type { Table } from './diagram.ts';
import { trickNumber } from './line.ts';
import type { StepWords } from './words/steps.ts';
import { stepsEn } from './words/stepsEn.ts';
import { stepsNl } from './words/stepsNl.ts';
import type { Lang } from './words.ts';

const wordsOf: Record<Lang, StepWords> = { en: stepsEn, nl: stepsNl };

/** One text for each step, empty where there is nothing to tell. */
export function stepCourses({ steps = [] }: Pick<Ruling, 'steps'>, table: Table, lang: Lang): string[] {
  return steps.map((step) => stepCourse(step, table, lang));
}

function stepCourse({ fate, plays, because, held }: StepText, table: Table, lang: Lang): string {
  if (fate === 'no-play') return '';
  const words = wordsOf[lang];
  const numbers = [...new Set(plays.map((at) => trickNumber(at, table)))];
  const tricks = numbers.length === 0 ? '' : words.tricks(numbers);
  const why = because === undefined ? '' : words.obstacles[because.code](because.seat);
  const text = words.fates[fate](tricks, why);
  return held === undefined ? text : `${words.condition(held)}, ${text}`;
}
