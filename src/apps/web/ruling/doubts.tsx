// The doubtful points with what each costs; the law numbers open, and a doubtful play goes to its place in the line.

import { doubtText as textOfDoubt } from '../../../explain/explain.ts';
import type { Doubt } from '../../../ruling/ruling.ts';
import { LawRefs } from '../parts/law.tsx';
import type { Answer } from '../state/desk.ts';
import { ruleWords, texts } from '../words/words.ts';
import { shownStep } from './shownStep.ts';

export function Doubts({ answer }: { readonly answer: Answer }) {
  const { headings, noDoubts, cost } = ruleWords.value;
  const { doubts, edition } = answer.ruling;
  return (
    <section class="panel">
      <h2>{headings.doubts}</h2>
      {doubts.length === 0 && <p>{noDoubts(answer.ruling.exact)}</p>}
      <ol class="doubts">
        {doubts.map((doubt) => (
          <li key={JSON.stringify(doubt)}>
            <p>{doubtText(doubt, answer)}</p>
            <p class="row">
              <span class="cost">{cost(doubt.cost)}</span>
              <LawRefs articles={doubt.cite} edition={edition} />
              {doubt.code === 'order' && (
                <button
                  type="button"
                  class="quiet"
                  onClick={() => {
                    shownStep.value = doubt.facts.at + 1;
                    document.querySelector('.line')?.scrollIntoView({ block: 'start' });
                  }}
                >
                  {texts.value.showInLine}
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const doubtText = (doubt: Doubt, { ruling, case: theCase }: Pick<Answer, 'ruling' | 'case'>): string =>
  textOfDoubt(doubt, ruling, theCase, ruleWords.value);
