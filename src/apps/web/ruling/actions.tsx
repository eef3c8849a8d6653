// What can be done with a ruling: keep it, print the form, share the case, copy it in a form that other programs read.

import { printed } from '../form/printed.ts';
import { TakeByHand, useCopy } from '../parts/takeByHand.tsx';
import type { Answer } from '../state/desk.ts';
import { draft } from '../state/history.ts';
import { keepAnswer } from '../state/keeping.ts';
import { go, linkTo } from '../state/route.ts';
import { settings } from '../state/settings.ts';
import { texts } from '../words/words.ts';

const forms = ['text', 'link', 'pbn', 'lin', 'handviewer', 'json'] as const;
type Form = (typeof forms)[number];

export function Actions({ answer }: { readonly answer: Answer }) {
  const t = texts.value;
  const { copy: copyText, byHand } = useCopy();
  const copy = async (form: Form) => {
    const text =
      form === 'link'
        ? linkTo((await import('../case/packed.ts')).pack(draft.value))
        : await (await import('./copies.ts')).copyOf(form, answer, settings.value.lang);
    await copyText(text);
  };
  return (
    <section class="panel actions">
      <h2>{t.actions.heading}</h2>
      <div class="row">
        <button type="button" class="primary" onClick={() => void keepAnswer(answer)}>
          {t.actions.keep}
        </button>
        <button
          type="button"
          onClick={() => {
            printed.value = 'claim';
            go('form');
          }}
        >
          {t.actions.form}
        </button>
      </div>
      <div class="row" role="group" aria-label={t.actions.copy}>
        <span>{t.actions.copy}</span>
        {forms.map((form) => (
          <button key={form} type="button" class="chip" onClick={() => void copy(form)}>
            {t.actions.forms[form]}
          </button>
        ))}
      </div>
      {byHand !== undefined && <TakeByHand text={byHand} />}
    </section>
  );
}
