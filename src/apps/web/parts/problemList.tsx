// All that keeps a draft from being a case, with the way back to it.

import { problems, theCase } from '../state/desk.ts';
import { go } from '../state/route.ts';
import { texts } from '../words/words.ts';
import { CaseProblem } from './diagnostic.tsx';
import { problemText } from './problem.tsx';

export function ProblemList() {
  const t = texts.value;
  if (problems.value.length === 0) {
    const read = theCase.value;
    return read && !read.ok ? <CaseProblem of={read.problem} /> : null;
  }
  return (
    <section class="panel">
      <h2>{t.beforeRuling}</h2>
      <ul>
        {problems.value.map((problem) => (
          <li key={JSON.stringify(problem)}>{problemText(problem)}</li>
        ))}
      </ul>
      <button type="button" class="primary" onClick={() => go('cards')}>
        {t.backToCards}
      </button>
    </section>
  );
}
