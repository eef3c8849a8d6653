// What was said as the opponents heard it, and what was said too late: folded up, because most statements are not disputed.

import { Choice } from '../parts/choice.tsx';
import { change, draft, endRun } from '../state/history.ts';
import { texts } from '../words/words.ts';

export function Versions() {
  const t = texts.value.versions;
  const { heard, version, afterObjection, saidInTime } = draft.value;
  return (
    <details class="panel" open={heard !== '' || afterObjection !== ''}>
      <summary>
        <h2>{t.heading}</h2>
      </summary>
      {(['heard', 'afterObjection'] as const).map((key) => (
        <label key={key} class="field">
          {t[key]}
          <textarea
            rows={2}
            maxLength={2000}
            value={draft.value[key]}
            onInput={(event) => {
              const { value } = event.currentTarget;
              change((before) => ({ ...before, [key]: value }), key);
            }}
            onBlur={endRun}
          />
        </label>
      ))}
      {heard.trim() !== '' && (
        <Choice<typeof version>
          legend={t.whose}
          value={version}
          options={[
            { value: 'claimer', label: t.claimer },
            { value: 'opponents', label: t.opponents },
            { value: null, label: t.open },
          ]}
          onChange={(value) => change((before) => ({ ...before, version: value }))}
        />
      )}
      {afterObjection.trim() !== '' && (
        <Choice<typeof saidInTime>
          legend={t.when}
          value={saidInTime}
          options={[
            { value: true, label: t.inTime },
            { value: false, label: t.tooLate },
            { value: null, label: t.open },
          ]}
          onChange={(value) => change((before) => ({ ...before, saidInTime: value }))}
        />
      )}
    </details>
  );
}
