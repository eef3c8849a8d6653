// The doubtful points with what each costs; the law numbers open, and a doubtful play goes to its place in the line.

import { sceneOf } from '../../../explain/explain.ts';
import { trickNumber } from '../../../explain/line.ts';
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

export function doubtText(doubt: Doubt, { ruling, case: theCase }: Pick<Answer, 'ruling' | 'case'>): string {
  const words = ruleWords.value;
  if (doubt.code === 'two-versions') return words.heard.doubt(doubt.facts);
  return doubt.code === 'order'
    ? words.doubts.order(doubt.facts, trickNumber(doubt.facts.at, theCase))
    : words.doubts[doubt.code](doubt.facts, sceneOf(ruling, theCase));
}
