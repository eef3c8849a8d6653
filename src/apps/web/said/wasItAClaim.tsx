// Whether it was a claim at all (Law 68): the questions of the law, one at a time, until the answer follows.

import { useState } from 'preact/hooks';
import { reasonText } from '../../../explain/explain.ts';
import { type ClaimAnswers, claimQuestions, isClaim } from '../../../ruling/isClaim.ts';
import { claimerOf, type Draft } from '../case/draft.ts';
import { Dialog } from '../parts/dialog.tsx';
import { LawRefs } from '../parts/law.tsx';
import { change, draft } from '../state/history.ts';
import { ruleWords, texts } from '../words/words.ts';

/** What the case itself tells: who it was, and whether partner objected. */
function toldBy(now: Draft): ClaimAnswers {
  const claimer = claimerOf(now);
  const partnerObjected = now.incidents.partnerObjected;
  return {
    ...(claimer !== null && now.declarer !== null && { byDeclarer: claimer === now.declarer }),
    ...(partnerObjected !== undefined && { partnerObjected }),
  };
}

/** The answers become part of the case, each where the case has it. */
function take({ byDeclarer: _, partnerObjected, ...act }: ClaimAnswers, close: () => void): void {
  change((before) => ({
    ...before,
    act,
    ...(partnerObjected !== undefined && { incidents: { ...before.incidents, partnerObjected } }),
  }));
  close();
}

export function WasItAClaim({ onClose }: { readonly onClose: () => void }) {
  const t = texts.value;
  const words = ruleWords.value;
  const { questions, kinds, yes, no } = words.isClaim;
  const { edition } = draft.value;
  const told = toldBy(draft.value);
  const [answers, setAnswers] = useState<ClaimAnswers>({ ...told, ...draft.value.act });
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
          <div class="row">
            <button type="button" class="primary" onClick={() => take(answers, onClose)}>
              {t.isClaim.take}
            </button>
            <button type="button" onClick={() => setAnswers(told)}>
              {t.isClaim.again}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
