// The claimer's words, in English or Dutch, with the steps that were understood below and the rest marked in the text.

import type { ComponentChildren } from 'preact';
import { change, draft, endRun } from '../state/history.ts';
import { texts } from '../words/words.ts';
import { type HeardText, heard } from './hearing.ts';

export function StatementBox() {
  const t = texts.value;
  const { statement } = draft.value;
  const type = (text: string) => change((before) => ({ ...before, statement: text }), 'statement');
  const add = (phrase: string) => {
    endRun();
    type(statement.trim() === '' ? phrase : `${statement.trim().replace(/[.,]$/, '')}, ${phrase}`);
  };
  return (
    <section class="panel">
      <h2>
        <label for="statement">{t.statement.heading}</label>
      </h2>
      <textarea
        id="statement"
        rows={3}
        maxLength={2000}
        value={statement}
        placeholder={t.statement.placeholder}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={endRun}
        aria-describedby="statement-heard"
      />
      <div class="row phrases" role="group" aria-label={t.statement.phrasesName}>
        {t.statement.phrases.map((phrase) => (
          <button key={phrase} type="button" class="chip" onClick={() => add(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
      <div id="statement-heard" role="status">
        {statement.trim() === '' ? (
          <p class="hint">{t.statement.nothing}</p>
        ) : (
          heard.value && <Understood heard={heard.value} />
        )}
      </div>
    </section>
  );
}

function Understood({ heard: { steps, impossible, notUnderstood, text, tooLong } }: { readonly heard: HeardText }) {
  const t = texts.value;
  if (tooLong) return <p class="problem">{t.statement.tooLong}</p>;
  return (
    <>
      {steps.length > 0 && (
        <>
          <h3>{t.statement.understood}</h3>
          <ol class="understood">
            {steps.map((step, i) => (
              <li key={i}>
                {step}
                {impossible[i] && <span class="problem"> → {impossible[i]}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      {notUnderstood.length > 0 && (
        <p class="marked">
          <span class="problem">
            <span aria-hidden="true">⚠ </span>
            {t.statement.notUnderstood}
          </span>{' '}
          “<Marked text={text} places={notUnderstood} />”
        </p>
      )}
    </>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly places: HeardText['notUnderstood'];
}

/** The text with the stretches that were not understood marked. */
function Marked({ text, places }: MarkedProps) {
  const parts: ComponentChildren[] = [];
  let from = 0;
  for (const { at, length } of [...places].sort((a, b) => a.at - b.at)) {
    if (at < from) continue;
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + length)}</mark>);
    from = at + length;
  }
  parts.push(text.slice(from));
  return <>{parts}</>;
}
