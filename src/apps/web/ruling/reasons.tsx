// The reasons in the order in which they were found, each with its articles.

import { reasonText, sceneOf } from '../../../explain/explain.ts';
import { LawRefs } from '../parts/law.tsx';
import type { Answer } from '../state/desk.ts';
import { ruleWords } from '../words/words.ts';

export function Reasons({ answer: { ruling, case: theCase } }: { readonly answer: Answer }) {
  const words = ruleWords.value;
  const scene = sceneOf(ruling, theCase);
  return (
    <details class="panel">
      <summary>
        <h2>{words.headings.reasons}</h2>
      </summary>
      <ol class="reasons">
        {ruling.reasons.map((reason, i) => (
          <li key={i}>
            {reasonText({ ...reason, cite: [] }, scene, words)}{' '}
            <LawRefs articles={reason.cite} edition={ruling.edition} />
          </li>
        ))}
      </ol>
    </details>
  );
}
