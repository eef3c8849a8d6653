// The form: its fields on the screen, and the sheet as it will be printed, for A4 or A5, in black and white.

import type { About } from '../case/draft.ts';
import { Choice } from '../parts/choice.tsx';
import { ProblemList } from '../parts/problemList.tsx';
import { Progress } from '../ruling/progress.tsx';
import { answer, upToDate } from '../state/desk.ts';
import { change, draft, endRun } from '../state/history.ts';
import { papers, set, settings } from '../state/settings.ts';
import { ruleWords, texts } from '../words/words.ts';
import { Sheet } from './sheet.tsx';

export function FormScreen() {
  const t = texts.value;
  const { paper } = settings.value;
  const ready = answer.value && upToDate.value;
  return (
    <>
      <h1 tabIndex={-1}>{t.screens.form}</h1>
      <ProblemList />
      <Progress />
      <section class="panel form-fields">
        <h2>{t.form.fill}</h2>
        <Fields />
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
      {ready ? <Sheet answer={answer.value!} about={draft.value.about} paper={paper} /> : <p>{t.form.noRuling}</p>}
    </>
  );
}

function Fields() {
  const t = texts.value;
  const { seats } = ruleWords.value.names;
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
