// What is to be said of the play just shown, and what the director can do about it: strike it out as not normal, or allow another
// card as normal too. The ruling comes again at once.

import { useState } from 'preact/hooks';
import { cardName, type Seat, sideOf } from '../../../cards/cards.ts';
import type { SeatCard } from '../../../claim/findings.ts';
import { trickNumber } from '../../../explain/line.ts';
import type { WhyNot } from '../../../ruling/accounts.ts';
import type { Ruling } from '../../../ruling/ruling.ts';
import { toggleAllowed, toggleStruck } from '../case/edit.ts';
import { CardText } from '../parts/cards.tsx';
import { seatName } from '../parts/compass.tsx';
import { LawRefs } from '../parts/law.tsx';
import { type Answer, askAccount, caseJson } from '../state/desk.ts';
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
  const ground = why.code === 'only' ? undefined : groundOf(ruling, play.at);
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
        {ground !== undefined && ` ${ground}`}
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
          <AlsoNormal seat={play.seat} others={othersAt(before, play.card)} trick={trickNumber(play.at, theCase)} />
        </div>
      )}
    </div>
  );
}

/** Why the play is normal, as the search recorded it. */
function groundOf({ grounds }: Ruling, at: number): string | undefined {
  const found = grounds?.find((one) => one.at === at)?.ground;
  if (!found) return undefined;
  // the table is total over the codes; the compiler cannot pair a code with its own facts in a lookup
  const sentence = ruleWords.value.accounts.grounds[found.code] as (facts: unknown) => string;
  return `${texts.value.playNote.seen} ${sentence(found)}.`;
}

interface AlsoProps {
  readonly seat: Seat;
  readonly others: readonly number[];
  readonly trick: number;
}

/** Cards that the director may hold to be normal at that point, each with why it was not played; asked when it is opened. */
function AlsoNormal({ seat, others, trick }: AlsoProps) {
  const t = texts.value;
  const [found, setFound] = useState<readonly WhyNot[] | undefined>(undefined);
  if (others.length === 0) return null;
  const ask = async () => {
    if (!caseJson.value || found) return;
    const why = others.map((card) => ({ card, trick }));
    const outcome = await askAccount({ case: caseJson.value, why }, new AbortController().signal);
    if (outcome.status === 'done' && outcome.value.ok) setFound(outcome.value.value.whyNot ?? []);
  };
  const allowed = (play: SeatCard) =>
    draft.value.allowed.some((one) => one.seat === play.seat && one.card === play.card);
  const reason = (card: number): string | undefined => {
    const refusal = found?.find((one) => one.card === cardName(card))?.refusal;
    const sentence = refusal && (ruleWords.value.accounts.refusals[refusal.code] as (facts: unknown) => string);
    return sentence?.(refusal);
  };
  return (
    <details class="also-normal" onToggle={(event) => event.currentTarget.open && void ask()}>
      <summary>{t.playNote.allow}</summary>
      <ul class="others">
        {others.map((card) => (
          <li key={card} class="row">
            <button
              type="button"
              class="chip"
              aria-pressed={allowed({ seat, card })}
              onClick={() => change((now) => toggleAllowed(now, { seat, card }))}
            >
              <CardText card={card} />
            </button>
            <span>{reason(card)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
