// What became of each numbered step of a statement on the decisive line, in words behind the step as it was understood.

import { seatLetters } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import { impossibleSteps, type Start } from '../claim/statement/course.ts';
import { strictPlan } from '../claim/statement/plan/switches.ts';
import { numberedSteps, type Statement } from '../claim/statement/tree.ts';
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

/** The same before anything is played: what the hands alone show to be impossible, whatever the readings of a statement. */
function impossibleCourses(said: Pick<Statement, 'steps'>, start: Start, lang: Lang): string[] {
  const never = impossibleSteps(said, start, strictPlan);
  const { fates, obstacles } = wordsOf[lang];
  return numberedSteps(said.steps).map((_, step) => {
    const found = never.get(step);
    if (found === undefined) return '';
    return fates.impossible('', obstacles[found.code](found.seat === undefined ? undefined : seatLetters[found.seat]));
  });
}

/** The same for a case; nothing can be called impossible while it is not known who holds what. */
export function impossibleInCase(said: Pick<Statement, 'steps'>, theCase: Case, lang: Lang): string[] {
  const { position, declarer, claim, shownOut, unknown } = theCase;
  if (unknown !== undefined) return [];
  return impossibleCourses(said, { position, strain: position.strain, declarer, claimer: claim.by, shownOut }, lang);
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
