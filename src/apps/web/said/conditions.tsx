// Under which laws and for whom: the edition, the class of player, and what the regulating authority lays down.

import { playerClasses } from '../../../claim/case.ts';
import { editionIds } from '../../../laws/editions.ts';
import { Check, Choice } from '../parts/choice.tsx';
import { change, draft, endRun } from '../state/history.ts';
import { texts } from '../words/words.ts';

export function Conditions() {
  const t = texts.value;
  const { edition, class: level, topDown, about } = draft.value;
  return (
    <section class="panel">
      <h2>{t.conditions.heading}</h2>
      <Choice
        legend={t.conditions.edition}
        class="tight"
        value={edition}
        options={[...editionIds].reverse().map((value) => ({ value, label: value }))}
        onChange={(value) => change((before) => ({ ...before, edition: value }))}
      />
      <Choice
        legend={t.conditions.class}
        value={level}
        options={playerClasses.map((value) => ({ value, label: t.conditions.classes[value] }))}
        onChange={(value) => change((before) => ({ ...before, class: value }))}
      />
      <Check checked={topDown} onChange={(value) => change((before) => ({ ...before, topDown: value }))}>
        {t.conditions.topDown}
      </Check>
      <label class="field">
        {t.conditions.objection}
        <textarea
          rows={2}
          value={about.objection}
          onInput={(event) => {
            const objection = event.currentTarget.value;
            change((before) => ({ ...before, about: { ...before.about, objection } }), 'objection');
          }}
          onBlur={endRun}
        />
      </label>
    </section>
  );
}
