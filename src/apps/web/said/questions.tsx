// The questions that decide most claims, one tap each: a trump that is still out, and whether the claimer knew of it. Only what the
// cards and the words leave open is asked.

import { allSeats, type Seat, sideOf } from '../../../cards/cards.ts';
import { cardsOf } from '../../../cards/hands.ts';
import { claimerOf, type Draft, holdingOf } from '../case/draft.ts';
import { openSeats, outIn } from '../case/unseen.ts';
import { CardText } from '../parts/cards.tsx';
import { Choice } from '../parts/choice.tsx';
import { seatName } from '../parts/compass.tsx';
import { change, draft } from '../state/history.ts';
import { texts } from '../words/words.ts';
import { heard } from './hearing.ts';

/** Trumps that the claimer's opponents are known to hold. */
function trumpsHeld(now: Draft): { seat: Seat; card: number }[] {
  const claimer = claimerOf(now);
  const { strain } = now;
  if (strain === null || strain === 4 || claimer === null) return [];
  return allSeats
    .filter((seat) => sideOf(seat) !== sideOf(claimer))
    .flatMap((seat) => cardsOf(strain, holdingOf(now, seat, strain)).map((card) => ({ seat, card })));
}

/** Whether the opponents may hold trumps that were not entered. */
function mayBeMore(now: Draft): boolean {
  const claimer = claimerOf(now);
  const { strain } = now;
  if (strain === null || strain === 4 || claimer === null || now.out[strain] !== null) return false;
  return openSeats(now).some((seat) => sideOf(seat) !== sideOf(claimer) && (now.open[seat]! & (1 << strain)) !== 0);
}

/** Trumps that are out, with whoever is known to hold them. */
function trumpsOut(now: Draft): { seat?: Seat; card: number }[] {
  const held = trumpsHeld(now);
  const { strain } = now;
  if (strain === null || strain === 4 || openSeats(now).length === 0) return held;
  const others = cardsOf(strain, outIn(now, strain) ?? 0).filter((card) => !held.some((one) => one.card === card));
  const ours = allSeats.flatMap((seat) => cardsOf(strain, holdingOf(now, seat, strain)));
  return [...held, ...others.filter((card) => !ours.includes(card)).map((card) => ({ card }))];
}

export function Questions() {
  const t = texts.value;
  const now = draft.value;
  const claimer = claimerOf(now);
  const out = trumpsOut(now);
  const more = mayBeMore(now);
  const setAware = (aware: boolean | null) => change((before) => ({ ...before, aware }));
  return (
    <section class="panel">
      <h2>{t.questions.heading}</h2>
      {now.strain === null || claimer === null ? (
        <p class="hint">{t.questions.later}</p>
      ) : out.length === 0 && !more ? (
        <p>{now.strain === 4 ? t.questions.notrump : t.questions.noTrumpOut}</p>
      ) : (
        <>
          {more && <p>{t.unseen.trumpsOut}</p>}
          {out.length > 0 && (
            <p>
              {t.questions.trumpOut(out.length)}{' '}
              {out.map(({ seat, card }) => (
                <span key={card} class="said-card">
                  <CardText card={card} /> {seat !== undefined && `(${seatName(seat)}) `}
                </span>
              ))}
            </p>
          )}
          <p class="hint">{t.questions.mentioned[heard.value?.trump ?? 'not-mentioned']}</p>
          <Choice
            legend={t.questions.aware(seatName(claimer))}
            value={now.aware}
            options={[
              { value: true, label: t.questions.knew },
              { value: false, label: t.questions.didNotKnow },
              { value: null, label: t.questions.open },
            ]}
            onChange={setAware}
          />
          {now.aware === null && <p class="hint">{t.questions.openHint}</p>}
        </>
      )}
    </section>
  );
}
