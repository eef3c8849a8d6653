// Whether it was a claim at all (Law 68): the questions of the law, one at a time, until the answer follows.

import { useState } from 'preact/hooks';
import { reasonText } from '../../../explain/explain.ts';
import { type ClaimAnswers, claimQuestions, isClaim } from '../../../ruling/isClaim.ts';
import { Dialog } from '../parts/dialog.tsx';
import { LawRefs } from '../parts/law.tsx';
import { draft } from '../state/history.ts';
import { ruleWords, texts } from '../words/words.ts';

export function WasItAClaim({ onClose }: { readonly onClose: () => void }) {
  const t = texts.value;
  const words = ruleWords.value;
  const { questions, kinds, yes, no } = words.isClaim;
  const { edition } = draft.value;
  const [answers, setAnswers] = useState<ClaimAnswers>({});
  const finding = isClaim(edition, answers);
  return (
    <Dialog title={`${t.isClaim.ask} · ${words.table.edition(edition)}`} onClose={onClose}>
      <ul class="answered">
        {claimQuestions.map(
          (question) =>
            answers[question] !== undefined && (
              <li key={question}>
                {questions[question]} <b>{answers[question] ? yes : no}</b>
              </li>
            ),
        )}
      </ul>
      {'ask' in finding ? (
        <>
          <p>
            <b>{questions[finding.ask]}</b>
          </p>
          <div class="row">
            {[true, false].map((answer) => (
              <button
                key={`${finding.ask}${answer}`}
                type="button"
                onClick={() => setAnswers({ ...answers, [finding.ask]: answer })}
              >
                {answer ? yes : no}
              </button>
            ))}
          </div>
        </>
      ) : (
        <>
          <p class="found">
            <b>{kinds[finding.kind]}</b>
          </p>
          <ol class="reasons">
            {finding.reasons.map((reason) => (
              <li key={JSON.stringify(reason)}>
                {reasonText({ ...reason, cite: [] }, { claimer: 'S', examined: 'S', notrump: true }, words)}{' '}
                <LawRefs articles={reason.cite} edition={edition} />
              </li>
            ))}
          </ol>
          <button type="button" onClick={() => setAnswers({})}>
            {t.isClaim.again}
          </button>
        </>
      )}
    </Dialog>
  );
}
