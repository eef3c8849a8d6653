// What is to be said of the play just shown, and what the director can do about it: strike it out as not normal, or allow another
// card as normal too. The ruling comes again at once.

import { cardName, type Seat, sideOf } from '../../../cards/cards.ts';
import type { SeatCard } from '../../../claim/case.ts';
import { toggleAllowed, toggleStruck } from '../case/edit.ts';
import { CardText } from '../parts/cards.tsx';
import { seatName } from '../parts/compass.tsx';
import { LawRefs } from '../parts/law.tsx';
import type { Answer } from '../state/desk.ts';
import { change, draft } from '../state/history.ts';
import { ruleWords, say, texts } from '../words/words.ts';
import { othersAt, type Walk, whyOf } from './steps.ts';

interface Props {
  readonly answer: Answer;
  readonly walk: Walk;
  readonly at: number;
}

export function PlayNote({ answer: { ruling, case: theCase }, walk, at }: Props) {
  const t = texts.value;
  const play = walk.plays[at - 1];
  if (!play) return <p class="play-note hint">{t.playNote.start}</p>;
  const before = walk.positions[at - 1]!;
  const claimer = theCase.claim.by;
  const why = whyOf(play, before, claimer, ruling);
  const ours = sideOf(play.seat) === sideOf(claimer);
  return (
    <div class="play-note" role="status">
      <p>
        <b>
          {seatName(play.seat)} <CardText card={play.card} />
        </b>
        {' · '}
        {why.code === 'fork' ? (
          <>
            {t.playNote.fork(
              say.value.list(
                why.doubt.facts.instead.map((text) => say.value.card(text.slice(2))),
                t.or,
              ),
            )}{' '}
            {ruleWords.value.cost(why.doubt.cost)}. <LawRefs articles={why.doubt.cite} edition={ruling.edition} />
          </>
        ) : (
          t.playNote[why.code]
        )}
      </p>
      {ours && why.code !== 'only' && (
        <div class="row">
          <button
            type="button"
            class="strike"
            onClick={() => change((now) => toggleStruck(now, { seat: play.seat, card: play.card }))}
          >
            {t.playNote.strike(say.value.card(cardName(play.card)))}
          </button>
          <AlsoNormal seat={play.seat} others={othersAt(before, play.card)} />
        </div>
      )}
    </div>
  );
}

/** Cards that the director may hold to be normal at that point. */
function AlsoNormal({ seat, others }: { readonly seat: Seat; readonly others: readonly number[] }) {
  const t = texts.value;
  if (others.length === 0) return null;
  const allowed = (play: SeatCard) =>
    draft.value.allowed.some((one) => one.seat === play.seat && one.card === play.card);
  return (
    <details class="also-normal">
      <summary>{t.playNote.allow}</summary>
      <div class="row">
        {others.map((card) => (
          <button
            key={card}
            type="button"
            class="chip"
            aria-pressed={allowed({ seat, card })}
            onClick={() => change((now) => toggleAllowed(now, { seat, card }))}
          >
            <CardText card={card} />
          </button>
        ))}
      </div>
    </details>
  );
}
