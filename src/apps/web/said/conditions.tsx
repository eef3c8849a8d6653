// Under which laws and for whom: the edition, the class of player, and what the regulating authority lays down where the law leaves
// a choice; each reading can also be set by itself.

import { playerClasses } from '../../../claim/findings.ts';
import { editionIds } from '../../../laws/editions.ts';
import {
  type AuthorityId,
  authorityIds,
  readings,
  regulated,
  type SwitchName,
  switchNames,
} from '../../../laws/regulations.ts';
import { Choice, type Option } from '../parts/choice.tsx';
import { change, draft, endRun } from '../state/history.ts';
import { regulationWords, texts } from '../words/words.ts';

export function Conditions() {
  const t = texts.value;
  const { edition, class: level, regulations, about } = draft.value;
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
      <Choice<AuthorityId | undefined>
        legend={t.conditions.authority}
        class="tight"
        value={regulations.authority}
        options={[
          { value: undefined, label: t.conditions.noAuthority },
          ...authorityIds.map((value) => ({
            value,
            label: t.conditions.authorities[value],
            name: regulationWords.value.authorities[value],
          })),
        ]}
        onChange={(value) =>
          change((before) => ({ ...before, regulations: withKey(before.regulations, 'authority', value) }))
        }
      />
      <details>
        <summary>{t.conditions.readings}</summary>
        {switchNames.map((name) => (
          <Reading key={name} name={name} />
        ))}
      </details>
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

/** One reading: as the authority or custom has it, or set by the director. */
function Reading({ name }: { readonly name: SwitchName }) {
  const t = texts.value;
  const words = regulationWords.value;
  const { regulations } = draft.value;
  const values = words.values[name] as Readonly<Record<string, string>>;
  const { [name]: own, ...others } = regulations;
  const without = regulated(others, name);
  const from = without.from === 'authority' ? t.conditions.byAuthority : t.conditions.byDefault;
  const options: Option<string | boolean | undefined>[] = [
    { value: undefined, label: `${from}: ${values[`${without.value}`]}` },
    ...readings[name]
      .filter(({ value }) => value !== without.value)
      .map(({ value }) => ({ value, label: values[`${value}`] })),
  ];
  const topic = words.names[name];
  return (
    <Choice
      legend={`${topic[0]!.toUpperCase()}${topic.slice(1)}`}
      class="stacked"
      value={own === without.value ? undefined : own}
      options={options}
      onChange={(value) => change((before) => ({ ...before, regulations: withKey(before.regulations, name, value) }))}
    />
  );
}

function withKey<T extends object>(record: T, key: keyof T, value: unknown): T {
  const { [key]: _, ...rest } = record;
  return (value === undefined ? rest : { ...rest, [key]: value }) as T;
}
