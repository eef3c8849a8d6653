// What was said as it was understood, step by step, each with what became of it on the line that decides.

import { stepCourses } from '../../../explain/steps.ts';
import { understoodSteps } from '../../../explain/understood.ts';
import type { Answer } from '../state/desk.ts';
import { settings } from '../state/settings.ts';
import { ruleWords } from '../words/words.ts';

export function Said({ answer: { ruling, case: theCase } }: { readonly answer: Answer }) {
  const { statement } = ruling;
  const { lang } = settings.value;
  if (!statement) return null;
  const steps = understoodSteps(statement, lang);
  if (steps.length === 0) return null;
  const courses = stepCourses(ruling, theCase, lang);
  return (
    <section class="panel">
      <h2>{ruleWords.value.headings.understood}</h2>
      <ol class="understood">
        {steps.map((step, i) => (
          <li key={i}>
            {step}
            {courses[i] && (
              <>
                {' '}
                <small class="course">→ {courses[i]}</small>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
