// The form: its fields on the screen, and the sheet as it will be printed, for A4 or A5, in black and white.

import type { About } from '../case/draft.ts';
import { Choice } from '../parts/choice.tsx';
import { later } from '../parts/later.tsx';
import { ProblemList } from '../parts/problemList.tsx';
import { Progress } from '../ruling/progress.tsx';
import { answer, caseJson, theCase, upToDate } from '../state/desk.ts';
import { change, draft, endRun } from '../state/history.ts';
import { papers, set, settings } from '../state/settings.ts';
import { names, texts } from '../words/words.ts';
import { printed } from './printed.ts';
import { Sheet } from './sheet.tsx';

/** The chapter on irregularities is loaded when there is one to print. */
const GuidedSheet = later(async () => (await import('../irregularity/irregularitySheet.tsx')).IrregularitySheet);

export function FormScreen() {
  const t = texts.value;
  const { paper } = settings.value;
  const guided = draft.value.irregularity !== null;
  const claim = caseJson.value !== undefined;
  const which = guided && (!claim || printed.value === 'irregularity') ? 'irregularity' : 'claim';
  const ready = which === 'irregularity' || (answer.value !== undefined && upToDate.value);
  return (
    <>
      <h1 tabIndex={-1}>{t.screens.form}</h1>
      {which === 'claim' && (
        <>
          <ProblemList />
          <Progress />
        </>
      )}
      <section class="panel form-fields">
        <h2>{t.form.fill}</h2>
        <Fields />
        {guided && claim && (
          <Choice
            legend={t.form.which}
            value={which}
            options={[
              { value: 'claim', label: t.tabs.claim },
              { value: 'irregularity', label: t.tabs.irregularity },
            ]}
            onChange={(value) => (printed.value = value === 'claim' ? 'claim' : 'irregularity')}
          />
        )}
        <Choice
          legend={t.form.paper}
          value={paper}
          options={papers.map((value) => ({ value, label: value }))}
          onChange={(value) => set({ paper: value })}
        />
        <button type="button" class="primary" disabled={!ready} onClick={() => print()}>
          {t.form.print}
        </button>
      </section>
      <Paper which={which} />
    </>
  );
}

function Paper({ which }: { readonly which: 'claim' | 'irregularity' }) {
  const { paper } = settings.value;
  const { about } = draft.value;
  const now = answer.value;
  const ready = now !== undefined && upToDate.value;
  const board = theCase.value?.ok ? theCase.value.value : undefined;
  if (which === 'irregularity') return <GuidedSheet about={about} paper={paper} board={board} />;
  return ready ? <Sheet answer={now} about={about} paper={paper} /> : <p>{texts.value.form.noRuling}</p>;
}

function Fields() {
  const t = texts.value;
  const { seats } = names.value;
  const labels: readonly (readonly [keyof About, string])[] = [
    ['event', t.form.event],
    ['section', t.form.section],
    ['table', t.form.table],
    ['board', t.form.board],
    ['north', seats.N],
    ['south', seats.S],
    ['east', seats.E],
    ['west', seats.W],
    ['director', t.form.director],
    ['objection', t.form.objection],
  ];
  return (
    <div class="about">
      {labels.map(([key, label]) => (
        <label key={key} class={`field about-${key}`}>
          {label}
          <input
            value={draft.value.about[key]}
            autocomplete="off"
            onInput={(event) => {
              const { value } = event.currentTarget;
              change((before) => ({ ...before, about: { ...before.about, [key]: value } }), key);
            }}
            onBlur={endRun}
          />
        </label>
      ))}
    </div>
  );
}
