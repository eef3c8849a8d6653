// The four hands: the compass shows them, and a tap on a hand or on the table chooses where cards go; the keys below and the boxes
// fill it. Hands and keys are one screen of a phone.

import { useState } from 'preact/hooks';
import { allSuits, type Card, nextSeat, type Seat } from '../../../cards/cards.ts';
import { hasCards, seatOfTrick, sizeOf, startedWith, tricksToGo } from '../case/draft.ts';
import { clearHand, tapCard, tapTable } from '../case/edit.ts';
import { toggleOpen, toggleOpenSuit } from '../case/unseen.ts';
import { nameOfSuit, Pip } from '../parts/cards.tsx';
import { Compass, seatName } from '../parts/compass.tsx';
import { ProblemsAt } from '../parts/problem.tsx';
import { problems } from '../state/desk.ts';
import { change, draft } from '../state/history.ts';
import { tell } from '../state/notice.ts';
import { texts } from '../words/words.ts';
import { Grid } from './grid.tsx';
import { SuitBoxes } from './suitBoxes.tsx';

type Target = Seat | 'table';

export function Hands() {
  const t = texts.value;
  const now = draft.value;
  const [target, setTarget] = useState<Target>(0);
  const next = target === 'table' ? 0 : nextSeat(target);
  const onCard = (card: Card) =>
    target === 'table' ? layOnTable(card) : change((before) => tapCard(before, target, card));
  const wrong = new Set(problems.value.flatMap((problem) => (problem.code === 'card-twice' ? [problem.card] : [])));
  return (
    <section class="panel hands">
      <h2 class="vh">{t.hands.heading}</h2>
      <Compass
        hands={now.hands}
        open={now.open}
        trick={now.trick.flatMap((card, i) => {
          const seat = seatOfTrick(now, i);
          return seat === undefined ? [] : [{ seat, card }];
        })}
        declarer={now.declarer}
        toPlay={now.leader === null ? undefined : nextSeat(now.leader, now.trick.length)}
        active={target === 'table' ? undefined : target}
        onSeat={setTarget}
        note={(seat) => <Count seat={seat} />}
        wrong={wrong}
        middle={
          <button
            type="button"
            class="cover to-table"
            aria-pressed={target === 'table'}
            onClick={() => setTarget(target === 'table' ? 0 : 'table')}
          >
            {t.hands.table}
          </button>
        }
      />
      <Grid draft={now} target={target} onCard={onCard} onNext={() => setTarget(next)} next={next} />
      <ProblemsAt at="cards" only={(problem) => problem.code === 'hand-size'} />
      <ProblemsAt at="table" />
      {target === 'table' ? (
        <p class="hint">{t.hands.tableHint}</p>
      ) : (
        <>
          <SuitBoxes draft={now} seat={target} onDone={() => setTarget(next)} />
          <NotAllKnown seat={target} />
          {sizeOf(now, target) > 0 && (
            <button type="button" class="quiet" onClick={() => change((before) => clearHand(before, target))}>
              {t.hands.clear(seatName(target))}
            </button>
          )}
          <p class="hint">{t.hands.hint}</p>
        </>
      )}
    </section>
  );
}

/** A hand that the director did not see whole, and the suits in which it may have more. */
function NotAllKnown({ seat }: { readonly seat: Seat }) {
  const t = texts.value.unseen;
  const suits = draft.value.open[seat]!;
  return (
    <div class="not-all">
      <button
        type="button"
        class="chip"
        aria-pressed={suits !== 0}
        onClick={() => change((before) => toggleOpen(before, seat))}
      >
        <span aria-hidden="true">? </span>
        {t.mark(seatName(seat))}
      </button>
      {suits !== 0 && (
        <>
          <p class="hint">{t.markHint}</p>
          <p class="label">{t.mayHave}</p>
          <div class="row" role="group" aria-label={`${seatName(seat)}: ${t.mayHave}`}>
            {allSuits.map((suit) => (
              <button
                key={suit}
                type="button"
                class="chip"
                aria-pressed={(suits & (1 << suit)) !== 0}
                aria-label={nameOfSuit(suit)}
                onClick={() => change((before) => toggleOpenSuit(before, seat, suit))}
              >
                <Pip suit={suit} />
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** "3 / 4", with a sign when it does not fit. */
function Count({ seat }: { readonly seat: Seat }) {
  const now = draft.value;
  if (!hasCards(now)) return null;
  const has = sizeOf(now, seat);
  const wants = tricksToGo(now) - (startedWith(now, seat) - has);
  if (now.open[seat] !== 0)
    return (
      <small class="count">
        {wants > 0 ? texts.value.unseen.range(has, wants).replace(/^(\d+) \S+ \1$/, '$1') : '?'}
      </small>
    );
  const right = has === wants;
  return <small class={`count ${right ? 'right' : ''}`}>{right ? `✓ ${has}` : `${has}/${wants}`}</small>;
}

function layOnTable(card: Card): void {
  const done = tapTable(draft.value, card);
  if ('refused' in done) {
    const { seat, holder } = done;
    tell({ wrong: true, text: (t) => t.hands.notTurn(seatName(seat), seatName(holder)) });
    return;
  }
  change(() => done.draft);
  const { wonBy } = done;
  if (wonBy !== undefined) tell({ text: (t) => t.hands.trickWon(seatName(wonBy)) });
}
