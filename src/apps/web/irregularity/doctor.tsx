// The board doctor at the desk: the cards that are entered there, as they were found, with the hand record and cards found elsewhere
// if there are any; what is wrong, which law follows, and the hands put right again where that can be told.

import { allSeats, seatLetters } from '../../../cards/cards.ts';
import { rulingFrom } from '../../../doctor/answers.ts';
import { diagnose } from '../../../doctor/diagnose.ts';
import { inLetters } from '../../../doctor/said.ts';
import { findingText } from '../../../explain/doctor.ts';
import { type Found, hasCards, sizeOf } from '../case/draft.ts';
import { putRight } from '../case/edit.ts';
import { Compass, seatName } from '../parts/compass.tsx';
import { change, draft, endRun } from '../state/history.ts';
import { tell } from '../state/notice.ts';
import { go } from '../state/route.ts';
import { settings } from '../state/settings.ts';
import { ruleWords } from '../words/words.ts';
import { boardAsFound } from './boardAsFound.ts';
import { begin } from './onDesk.ts';
import { doctorTexts, findingWords } from './words.ts';

export function Doctor() {
  const t = doctorTexts.value;
  const now = draft.value;
  const open = now.found.record !== '' || now.found.elsewhere !== '' || uneven();
  return (
    <details class="panel" open={open}>
      <summary>
        <h2>{t.heading}</h2>
      </summary>
      <p class="hint">{t.intro}</p>
      <p>{t.cards(allSeats.map((seat) => `${seatName(seat)} ${sizeOf(now, seat)}`).join(', '))}</p>
      <button type="button" onClick={() => go('cards')}>
        {t.toCards}
      </button>
      {hasCards(now) && (
        <>
          {(['record', 'elsewhere'] as const).map((key) => (
            <Typed key={key} name={key} />
          ))}
          <Diagnosis />
        </>
      )}
    </details>
  );
}

/** Hands of a whole board that do not have thirteen cards each. */
function uneven(): boolean {
  const sizes = allSeats.map((seat) => sizeOf(draft.value, seat));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return all > 44 && sizes.some((size) => size !== 13);
}

function Typed({ name }: { readonly name: keyof Found }) {
  return (
    <label class="field">
      {doctorTexts.value[name]}
      <input
        value={draft.value.found[name]}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => {
          const { value } = event.currentTarget;
          change((before) => ({ ...before, found: { ...before.found, [name]: value } }), name);
        }}
        onBlur={endRun}
      />
    </label>
  );
}

function Diagnosis() {
  const t = doctorTexts.value;
  const words = findingWords.value;
  const board = boardAsFound(draft.value, settings.value.lang);
  if (!board.ok)
    return <p class="problem">{board.problem.at === 'record' ? t.badRecord : t.strange(board.problem.wrong)}</p>;
  const found = diagnose(board.value);
  const ruling = rulingFrom(board.value, found);
  const { laws } = ruleWords.value;
  const restore = (deal: ArrayLike<number>) => {
    change((before) => putRight(before, Array.from(deal)));
    tell({ text: () => doctorTexts.value.restoredDone });
  };
  return (
    <div class="diagnosis" aria-live="polite">
      <h3>{words.heading}</h3>
      <p>{words.counts(allSeats.map((seat) => [seatLetters[seat], found.counts[seat]!]))}</p>
      {found.findings.length === 0 ? (
        <p>{words.fine}</p>
      ) : (
        <>
          <ol class="reasons">
            {found.findings.map((finding) => (
              <li key={JSON.stringify(finding)}>{findingText(finding, words)}</li>
            ))}
            {found.revokes.map((revoke) => (
              <li key={JSON.stringify(revoke)}>{words.revoke(inLetters(revoke))}</li>
            ))}
          </ol>
          <p>{words.restoration[found.restoration]}</p>
          {found.deal && (
            <>
              <Compass hands={found.deal} />
              <button type="button" onClick={() => restore(found.deal!)}>
                {t.restore}
              </button>
            </>
          )}
          <p>{found.laws.length === 0 ? words.noLaw : words.laws(found.laws)}</p>
          {ruling && (
            <button type="button" class="primary" onClick={() => begin(ruling)}>
              {t.goOn(laws.article(ruling.article))}
            </button>
          )}
        </>
      )}
    </div>
  );
}
