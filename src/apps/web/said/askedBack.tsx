// A concession or an agreement asked back (Laws 71 and 69B), with what the edition wants to know of it; and the scores that the
// ruling is held against. Folded up: most claims need none of it.

import type { AskedBack as Asked } from '../case/draft.ts';
import { outcomeAsked, tricksToGo } from '../case/draft.ts';
import { Check, Choice, HowMany, YesNo } from '../parts/choice.tsx';
import { ProblemsAt } from '../parts/problem.tsx';
import { change, draft, endRun } from '../state/history.ts';
import { texts } from '../words/words.ts';

const kinds = ['none', 'concession', 'agreement'] as const;

export function AskedBack() {
  const t = texts.value.askedBack;
  const { withdrawal, scored, others } = draft.value;
  return (
    <details class="panel" open={withdrawal !== null}>
      <summary>
        <h2>{t.heading}</h2>
      </summary>
      <Choice<(typeof kinds)[number]>
        legend={t.what}
        class="tight"
        value={withdrawal?.of ?? 'none'}
        options={kinds.map((value) => ({ value, label: t.options[value] }))}
        onChange={(of) =>
          change((before) => ({ ...before, withdrawal: of === 'none' ? null : { ...before.withdrawal, of } }))
        }
      />
      {withdrawal && <Details asked={withdrawal} />}
      <Choice<number | null>
        legend={t.scored}
        class="tight"
        value={scored}
        options={[
          { value: null, label: t.notScored },
          ...Array.from({ length: 14 }, (_, value) => ({ value, label: value })),
        ]}
        onChange={(value) => change((before) => ({ ...before, scored: value }))}
      />
      <label class="field">
        {t.others}
        <input
          value={others}
          inputmode="text"
          autocomplete="off"
          onInput={(event) => {
            const { value } = event.currentTarget;
            change((before) => ({ ...before, others: value }), 'others');
          }}
          onBlur={endRun}
        />
      </label>
      <ProblemsAt at="scores" />
    </details>
  );
}

function Details({ asked }: { readonly asked: Asked }) {
  const t = texts.value.askedBack;
  const { edition, regulations, won } = draft.value;
  const outcome = outcomeAsked(draft.value);
  const set = (changes: { [K in keyof Asked]?: Asked[K] | undefined }) =>
    change((before) => ({ ...before, withdrawal: clean({ ...asked, ...changes }) }));
  return (
    <>
      {asked.of === 'agreement' && (
        <HowMany
          legend={t.likely}
          open={t.notFound}
          most={tricksToGo(draft.value)}
          value={asked.likely}
          onChange={(likely) => set({ likely })}
        />
      )}
      {asked.of === 'concession' && won === null && outcome !== undefined && (
        <Check
          checked={asked.contractDone !== undefined}
          onChange={(done) => set({ contractDone: done ? outcome : undefined })}
        >
          {t.contractDone[outcome]}
        </Check>
      )}
      {asked.of === 'agreement' && (
        <YesNo
          legend={t.calledNext}
          open={t.notFound}
          value={asked.calledNext}
          onChange={(calledNext) => set({ calledNext })}
        />
      )}
      <div class="about">
        {(['asked', 'available'] as const).map((key) => (
          <label key={key} class="field">
            {t[key]}
            <input
              type="datetime-local"
              value={asked[key] ?? ''}
              onChange={(event) => set({ [key]: event.currentTarget.value || undefined })}
            />
          </label>
        ))}
      </div>
      <label class="field">
        {t.correctionMinutes}
        <input
          inputmode="numeric"
          autocomplete="off"
          value={regulations.correctionMinutes ?? ''}
          onInput={(event) => setMinutes(event.currentTarget.value)}
          onBlur={endRun}
        />
      </label>
      {asked.of === 'concession' && edition === '1963' && (
        <Check checked={asked.handsReturned === true} onChange={(handsReturned) => set({ handsReturned })}>
          {t.handsReturned}
        </Check>
      )}
      {asked.of === 'concession' && edition === '1997' && (
        <Check checked={asked.shortTimePassed === true} onChange={(shortTimePassed) => set({ shortTimePassed })}>
          {t.shortTimePassed}
        </Check>
      )}
    </>
  );
}

/** Digits only: anything else stays out of the box. */
function setMinutes(text: string): void {
  const digits = text.replace(/\D/g, '').slice(0, 5);
  change(({ regulations: { correctionMinutes: _, ...rest }, ...before }) => {
    const regulations = digits === '' ? rest : { ...rest, correctionMinutes: Number(digits) };
    return { ...before, regulations };
  }, 'minutes');
}

const clean = (asked: object): Asked =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as unknown as Asked;
