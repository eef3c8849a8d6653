// The second screen: who claims, how many, in which words, and what the director must ask before anything is judged.

import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { allSeats, type Seat } from '../../../cards/cards.ts';
import { dummyOf } from '../../../claim/case.ts';
import { claimerOf, tricksToGo } from '../case/draft.ts';
import { Choice, type Option } from '../parts/choice.tsx';
import { seatName } from '../parts/compass.tsx';
import { ProblemsAt, problemText } from '../parts/problem.tsx';
import { problems, rule } from '../state/desk.ts';
import { change, draft } from '../state/history.ts';
import { go } from '../state/route.ts';
import { texts } from '../words/words.ts';
import { AskedBack } from './askedBack.tsx';
import { Conditions } from './conditions.tsx';
import { Incidents } from './incidents.tsx';
import { Questions } from './questions.tsx';
import { StatementBox } from './statementBox.tsx';
import { Versions } from './versions.tsx';

export function ClaimScreen() {
  const t = texts.value;
  return (
    <>
      <h1 tabIndex={-1}>{t.screens.claim}</h1>
      <section class="panel">
        <h2>{t.claim.heading}</h2>
        <Claimer />
        <HowMany />
        <ProblemsAt at="claim" />
        <AskWhether />
      </section>
      <StatementBox />
      <Versions />
      <Questions />
      <Conditions />
      <Incidents />
      <AskedBack />
      <Onward />
    </>
  );
}

/** Most claims are no question: the few that are open a dialog of their own, loaded then. */
function AskWhether() {
  const t = texts.value.isClaim;
  const [Asking, setAsking] = useState<ComponentType<{ onClose: () => void }> | undefined>(undefined);
  const open = async () => {
    const { WasItAClaim } = await import('./wasItAClaim.tsx');
    setAsking(() => WasItAClaim);
  };
  return (
    <>
      <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => void open()}>
        {t.ask}
      </button>
      {Object.keys(draft.value.act).length > 0 && (
        <p class="row">
          {t.taken}{' '}
          <button type="button" class="quiet" onClick={() => change((before) => ({ ...before, act: {} }))}>
            {t.drop}
          </button>
        </p>
      )}
      {Asking && <Asking onClose={() => setAsking(undefined)} />}
    </>
  );
}

function Claimer() {
  const { declarer } = draft.value;
  const seats = allSeats.filter((seat) => declarer === null || seat !== dummyOf({ declarer }));
  return (
    <Choice<Seat | null>
      legend={texts.value.claim.by}
      value={claimerOf(draft.value)}
      options={seats.map((seat) => ({ value: seat, label: seatName(seat) }))}
      onChange={(seat) => change((before) => ({ ...before, by: seat === before.declarer ? null : seat }))}
    />
  );
}

function HowMany() {
  const t = texts.value;
  const toGo = tricksToGo(draft.value);
  const numbers = Array.from({ length: toGo + 1 }, (_, i) => toGo - i);
  const options: Option<number | null>[] = [
    { value: null, label: t.claim.notSaid },
    ...numbers.map((value) => ({
      value,
      label: value === toGo && toGo > 0 ? t.claim.all(value) : value === 0 ? t.claim.none : value,
    })),
  ];
  return (
    <Choice
      legend={t.claim.tricks(toGo)}
      class="tight"
      value={draft.value.claimed}
      options={options}
      onChange={(claimed) => change((before) => ({ ...before, claimed }))}
    />
  );
}

function Onward() {
  const t = texts.value;
  const open = problems.value;
  return (
    <div class="onward">
      {open.length > 0 && (
        <div class="problem-list">
          <p>{t.beforeRuling}</p>
          <ul>
            {open.map((problem) => (
              <li key={JSON.stringify(problem)}>{problemText(problem)}</li>
            ))}
          </ul>
          <button type="button" onClick={() => go('cards')}>
            {t.backToCards}
          </button>
        </div>
      )}
      <button
        type="button"
        class="primary"
        disabled={open.length > 0}
        onClick={() => {
          void rule(); // the search begins before the screen is built
          go('ruling');
        }}
      >
        {t.toRuling}
      </button>
    </div>
  );
}
