// Who has failed to follow to what before the claim: only suits that a hand no longer has can be meant. What is not on record but the
// director found to be so is kept apart: it goes on record as his finding.

import { allSeats, allSuits, type Seat, type Suit } from '../../../cards/cards.ts';
import { type Draft, hasCards, holdingOf, sizeOf } from '../case/draft.ts';
import { toggleShownOut, toggleShownOutFound } from '../case/edit.ts';
import { openSeats } from '../case/unseen.ts';
import { nameOfSuit, Pip } from '../parts/cards.tsx';
import { seatName } from '../parts/compass.tsx';
import { ProblemsAt } from '../parts/problem.tsx';
import { change, draft } from '../state/history.ts';
import { texts } from '../words/words.ts';

export function ShownOut() {
  const t = texts.value.shownOut;
  const now = draft.value;
  const { shownOut, shownOutFound } = now;
  const isFound = shownOutFound.some((suits) => suits !== 0);
  return (
    <section class="panel">
      <h2>{t.heading}</h2>
      <p class="hint">{hasCards(now) ? t.hint : t.later}</p>
      <Suits marked={shownOut} offered={(seat, suit) => mayBeMeant(now, seat, suit)} onTap={toggleShownOut} />
      {hasCards(now) && (openSeats(now).length === 0 || isFound) && (
        <details open={isFound}>
          <summary>{t.found}</summary>
          <p class="hint">{t.foundHint}</p>
          <Suits
            marked={shownOutFound}
            offered={(seat, suit) => mayBeMeant(now, seat, suit) && (shownOut[seat]! & (1 << suit)) === 0}
            onTap={toggleShownOutFound}
            name={t.found}
          />
        </details>
      )}
      <ProblemsAt at="shownOut" />
    </section>
  );
}

const mayBeMeant = (now: Draft, seat: Seat, suit: Suit): boolean =>
  (sizeOf(now, seat) > 0 || (now.open[seat] !== 0 && hasCards(now))) && holdingOf(now, seat, suit) === 0;

interface Props {
  readonly marked: readonly number[];
  readonly offered: (seat: Seat, suit: Suit) => boolean;
  readonly onTap: (before: Draft, seat: Seat, suit: Suit) => Draft;
  /** What the suits are, when that is not the heading. */
  readonly name?: string;
}

function Suits({ marked, offered, onTap, name }: Props) {
  const t = texts.value.shownOut;
  const isMarked = (seat: Seat, suit: Suit) => (marked[seat]! & (1 << suit)) !== 0;
  const rows = allSeats.map((seat) => ({
    seat,
    suits: allSuits.filter((suit) => isMarked(seat, suit) || offered(seat, suit)),
  }));
  return (
    <div class="shown-out">
      {rows
        .filter(({ suits }) => suits.length > 0)
        .map(({ seat, suits }) => (
          <div key={seat} class="row" role="group" aria-label={[name, t.of(seatName(seat))].filter(Boolean).join(': ')}>
            <b>{seatName(seat)}</b>
            {suits.map((suit) => (
              <button
                key={suit}
                type="button"
                class="chip"
                aria-pressed={isMarked(seat, suit)}
                aria-label={`${seatName(seat)} ${nameOfSuit(suit)}`}
                onClick={() => change((before) => onTap(before, seat, suit))}
              >
                <Pip suit={suit} />
              </button>
            ))}
          </div>
        ))}
    </div>
  );
}
