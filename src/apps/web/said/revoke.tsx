// A revoke that came to light at the claim, as far as the director has found it out: who, in which suit, and what the laws ask for the
// tricks that are transferred. What is left open the edition decides, or it is said to be missing.

import { computed } from '@preact/signals';
import { allSeats, seatLetters, suitLetters } from '../../../cards/cards.ts';
import type { Revoke } from '../../../claim/revoke.ts';
import { tricksToGo } from '../case/draft.ts';
import {
  type Asked,
  askedOf,
  type Ground,
  groundOf,
  groundsFor,
  ofDummy,
  withEstablished,
  withGround,
  without,
} from '../case/revokeFound.ts';
import { Pip } from '../parts/cards.tsx';
import { Choice, HowMany, YesNo } from '../parts/choice.tsx';
import { seatOptions } from '../parts/compass.tsx';
import { draft } from '../state/history.ts';
import { settings } from '../state/settings.ts';
import { names } from '../words/words.ts';
import { revokeEn } from './revokeEn.ts';
import { revokeNl } from './revokeNl.ts';

/** They do not weigh on the first screen. */
const revokeTexts = computed(() => (settings.value.lang === 'nl' ? revokeNl : revokeEn));

interface Props {
  readonly revoke: Revoke;
  readonly onChange: (revoke: Revoke) => void;
}

/** As many as the case format takes. */
const MOST_TRANSFERRED = 13;

const winners = ['player', 'partner', 'other-side'] as const;

export function RevokeFound({ revoke, onChange }: Props) {
  const t = revokeTexts.value;
  const { suits } = names.value;
  const now = draft.value;
  const asked = askedOf(revoke, now);
  return (
    <div class="nested">
      <Choice
        legend={t.by}
        value={allSeats.find((seat) => seatLetters[seat] === revoke.by) ?? 0}
        options={seatOptions()}
        onChange={(seat) => onChange({ ...revoke, by: seatLetters[seat] })}
      />
      <Choice<Revoke['suit'] | undefined>
        legend={t.suit}
        class="tight"
        value={revoke.suit}
        options={[
          { value: undefined, label: t.open },
          ...suitLetters.map((value, suit) => ({ value, label: <Pip suit={suit} />, name: suits[value] })),
        ]}
        onChange={(suit) => onChange(suit === undefined ? without(revoke, ['suit']) : { ...revoke, suit })}
      />
      {ofDummy(revoke, now.declarer) && <p class="hint">{t.dummy}</p>}
      {asked.map((question) => (
        <Question key={question} question={question} revoke={revoke} onChange={onChange} />
      ))}
    </div>
  );
}

function Question({ question, revoke, onChange }: Props & { readonly question: Asked }) {
  const t = revokeTexts.value;
  const now = draft.value;
  const set = <K extends keyof Revoke>(key: K, value: Revoke[K] | undefined) =>
    onChange(value === undefined ? without(revoke, [key]) : { ...revoke, [key]: value });
  switch (question) {
    case 'established':
      return (
        <YesNo
          legend={t.established}
          open={t.open}
          value={revoke.established}
          onChange={(value) => onChange(withEstablished(revoke, value))}
        />
      );
    case 'corrected':
    case 'lateCard':
      return (
        <YesNo legend={t[question]} open={t.open} value={revoke[question]} onChange={(value) => set(question, value)} />
      );
    case 'ground':
      return (
        <Choice<Ground | undefined>
          legend={t.ground}
          class="stacked"
          value={groundOf(revoke)}
          options={[
            { value: undefined, label: t.noGround },
            ...groundsFor(revoke, now).map((value) => ({ value, label: t.grounds[value] })),
          ]}
          onChange={(value) => onChange(withGround(revoke, value))}
        />
      );
    case 'wonBy':
      return (
        <Choice<Revoke['wonBy'] | undefined>
          legend={t.wonBy}
          class="tight"
          value={revoke.wonBy}
          options={[
            { value: undefined, label: t.open },
            ...winners.map((value) => ({ value, label: t.winners[value] })),
          ]}
          onChange={(value) => set('wonBy', value)}
        />
      );
    case 'laterTricks':
      return (
        <HowMany
          legend={t.laterTricks}
          open={t.open}
          most={Math.max(0, 12 - tricksToGo(now))}
          value={revoke.laterTricks}
          onChange={(value) => set('laterTricks', value)}
        />
      );
    case 'transferred':
      return (
        <HowMany
          legend={t.transferred}
          open={t.byLaw}
          most={MOST_TRANSFERRED}
          value={revoke.transferred}
          onChange={(value) => set('transferred', value)}
        />
      );
  }
}
