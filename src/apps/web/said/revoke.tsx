// A revoke that came to light at the claim, as far as the director has found it out: who, in which suit, and what the laws ask for the
// tricks that are transferred. What is left open the edition decides, or it is said to be missing.

import { allSeats, seatLetters, suitLetters } from '../../../cards/cards.ts';
import type { Revoke } from '../../../claim/revoke.ts';
import { tricksToGo } from '../case/draft.ts';
import { Pip } from '../parts/cards.tsx';
import { Choice, HowMany, YesNo } from '../parts/choice.tsx';
import { seatOptions } from '../parts/compass.tsx';
import { draft } from '../state/history.ts';
import { ruleWords, texts } from '../words/words.ts';

interface Props {
  readonly revoke: Revoke;
  readonly onChange: (revoke: Revoke) => void;
}

/** As many as the case format takes. */
const MOST_TRANSFERRED = 13;

const winners = ['player', 'partner', 'other-side'] as const;

export function RevokeFound({ revoke, onChange }: Props) {
  const t = texts.value.incidents.found;
  const { suits } = ruleWords.value.names;
  const set = <K extends keyof Revoke>(key: K, value: Revoke[K] | undefined) => {
    const all = Object.entries({ ...revoke, [key]: value });
    onChange({ by: revoke.by, ...Object.fromEntries(all.filter(([, one]) => one !== undefined)) });
  };
  const yesNo = (key: 'established' | 'lateCard' | 'corrected') => (
    <YesNo legend={t[key]} open={t.open} value={revoke[key]} onChange={(value) => set(key, value)} />
  );
  const played = Math.max(0, 12 - tricksToGo(draft.value));
  return (
    <div class="nested">
      <Choice
        legend={t.by}
        value={allSeats.find((seat) => seatLetters[seat] === revoke.by) ?? 0}
        options={seatOptions()}
        onChange={(seat) => set('by', seatLetters[seat])}
      />
      <Choice<Revoke['suit'] | undefined>
        legend={t.suit}
        class="tight"
        value={revoke.suit}
        options={[
          { value: undefined, label: t.open },
          ...suitLetters.map((value, suit) => ({ value, label: <Pip suit={suit} />, name: suits[value] })),
        ]}
        onChange={(value) => set('suit', value)}
      />
      {yesNo('established')}
      {revoke.established === false && yesNo('corrected')}
      <Choice<Revoke['wonBy'] | undefined>
        legend={t.wonBy}
        class="tight"
        value={revoke.wonBy}
        options={[{ value: undefined, label: t.open }, ...winners.map((value) => ({ value, label: t.winners[value] }))]}
        onChange={(value) => set('wonBy', value)}
      />
      <HowMany
        legend={t.laterTricks}
        open={t.open}
        most={played}
        value={revoke.laterTricks}
        onChange={(value) => set('laterTricks', value)}
      />
      {yesNo('lateCard')}
      <HowMany
        legend={t.transferred}
        open={t.byLaw}
        most={MOST_TRANSFERRED}
        value={revoke.transferred}
        onChange={(value) => set('transferred', value)}
      />
    </div>
  );
}
