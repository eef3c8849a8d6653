// Who has failed to follow to what before the claim: only suits that a hand no longer has can be meant.

import { allSeats, allSuits } from '../../../cards/cards.ts';
import { hasCards, holdingOf, sizeOf } from '../case/draft.ts';
import { toggleShownOut } from '../case/edit.ts';
import { nameOfSuit, Pip } from '../parts/cards.tsx';
import { seatName } from '../parts/compass.tsx';
import { ProblemsAt } from '../parts/problem.tsx';
import { change, draft } from '../state/history.ts';
import { texts } from '../words/words.ts';

export function ShownOut() {
  const t = texts.value;
  const now = draft.value;
  const marked = (seat: number, suit: number) => (now.shownOut[seat]! & (1 << suit)) !== 0;
  const rows = allSeats.map((seat) => ({
    seat,
    suits: allSuits.filter(
      (suit) =>
        marked(seat, suit) ||
        ((sizeOf(now, seat) > 0 || (now.open[seat] !== 0 && hasCards(now))) && holdingOf(now, seat, suit) === 0),
    ),
  }));
  return (
    <section class="panel">
      <h2>{t.shownOut.heading}</h2>
      <p class="hint">{hasCards(now) ? t.shownOut.hint : t.shownOut.later}</p>
      <div class="shown-out">
        {rows
          .filter(({ suits }) => suits.length > 0)
          .map(({ seat, suits }) => (
            <div key={seat} class="row" role="group" aria-label={t.shownOut.of(seatName(seat))}>
              <b>{seatName(seat)}</b>
              {suits.map((suit) => (
                <button
                  key={suit}
                  type="button"
                  class="chip"
                  aria-pressed={marked(seat, suit)}
                  aria-label={`${seatName(seat)} ${nameOfSuit(suit)}`}
                  onClick={() => change((before) => toggleShownOut(before, seat, suit))}
                >
                  <Pip suit={suit} />
                </button>
              ))}
            </div>
          ))}
      </div>
      <ProblemsAt at="shownOut" />
    </section>
  );
}
