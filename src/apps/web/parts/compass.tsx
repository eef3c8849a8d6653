// The four hands as a director knows them: North above, West left, East right, South below, the trick in progress in the middle.
// Played cards may stay in their place, struck through. With `onSeat` a hand can be chosen: the whole of it is the button.

import type { ComponentChildren } from 'preact';
import { allSeats, allSuits, type Card, type Seat, seatLetters } from '../../../cards/cards.ts';
import { cardsOf } from '../../../cards/hands.ts';
import { names, texts } from '../words/words.ts';
import { CardText, Pip, rankText } from './cards.tsx';

export interface OnTable {
  readonly seat: Seat;
  readonly card: Card;
}

interface Props {
  readonly hands: ArrayLike<number>;
  /** By seat the suits (bits) that may hold more than is known. */
  readonly open?: readonly number[] | undefined;
  /** Cards to show as played, sixteen holdings. */
  readonly played?: ArrayLike<number> | undefined;
  readonly trick?: readonly OnTable[] | undefined;
  readonly toPlay?: Seat | undefined;
  readonly declarer?: Seat | null | undefined;
  readonly claimer?: Seat | null | undefined;
  readonly active?: Seat | undefined;
  readonly onSeat?: ((seat: Seat) => void) | undefined;
  /** A word at a hand, like the number of cards. */
  readonly note?: ((seat: Seat) => ComponentChildren) | undefined;
  /** Cards to mark as wrong. */
  readonly wrong?: ReadonlySet<Card> | undefined;
  /** Whether a card of a hand was not seen there: it shows dotted. */
  readonly guessed?: ((seat: Seat, card: Card) => boolean) | undefined;
  readonly middle?: ComponentChildren;
}

export function Compass(props: Props) {
  const { trick = [], middle } = props;
  return (
    <div class="compass">
      {([0, 3, 1, 2] as const).map((seat) => (
        <Hand key={seat} seat={seat} {...props} />
      ))}
      <div class="felt" aria-live="off">
        {trick.map(({ seat, card }) => (
          <span key={card} class={`laid ${seatLetters[seat]}`}>
            <span class="vh">{names.value.seats[seatLetters[seat]]} </span>
            <CardText card={card} />
          </span>
        ))}
        {middle}
      </div>
    </div>
  );
}

function Hand({ seat, ...props }: Props & { readonly seat: Seat }) {
  const { toPlay, declarer, claimer, active, onSeat, note } = props;
  const name = seatName(seat);
  const roles = [
    seat === declarer ? texts.value.roles.declarer : undefined,
    declarer !== null && declarer !== undefined && seat === ((declarer + 2) & 3) ? texts.value.roles.dummy : undefined,
    seat === claimer ? texts.value.roles.claims : undefined,
  ].filter((role) => role !== undefined);
  const head = (
    <>
      {toPlay === seat && (
        <span class="turn">
          <span aria-hidden="true">▸</span>
          <span class="vh">{texts.value.roles.toPlay} </span>
        </span>
      )}
      <b>{name}</b>
      {roles.length > 0 && <small>{roles.join(' · ')}</small>}
      {note?.(seat)}
    </>
  );
  return (
    <div class={`hand ${seatLetters[seat]} ${active === seat ? 'active' : ''} ${toPlay === seat ? 'on-turn' : ''}`}>
      <div class="head">{head}</div>
      <Suits seat={seat} {...props} />
      {onSeat && (
        <button
          type="button"
          class="cover"
          aria-pressed={active === seat}
          aria-label={name}
          onClick={() => onSeat(seat)}
        />
      )}
    </div>
  );
}

function Suits({ seat, hands, open, played, wrong, guessed }: Props & { readonly seat: Seat }) {
  return (
    <ul class="suits">
      {allSuits.map((suit) => {
        const held = hands[seat * 4 + suit]!;
        const gone = played?.[seat * 4 + suit] ?? 0;
        const more = ((open?.[seat] ?? 0) & (1 << suit)) !== 0;
        const cards = cardsOf(suit, held | gone);
        return (
          <li key={suit}>
            <Pip suit={suit} />
            <span class="ranks">
              {cards.length === 0 && !more && (
                <span class="void">
                  <span aria-hidden="true">—</span>
                  <span class="vh">{texts.value.none}</span>
                </span>
              )}
              {cards.map((card) => {
                const isGone = (gone & ~held & (1 << (card % 13))) !== 0;
                const rank = rankText(card % 13);
                if (isGone) return <s key={card}>{rank} </s>;
                return (
                  <span key={card}>
                    <span class={wrong?.has(card) ? 'wrong' : guessed?.(seat, card) ? 'guessed' : ''}>{rank}</span>{' '}
                  </span>
                );
              })}
              {more && (
                <span class="more">
                  <span aria-hidden="true">?</span>
                  <span class="vh">{texts.value.unseen.more}</span>
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export const seatName = (seat: Seat): string => names.value.seats[seatLetters[seat]];
export const seatLetter = (seat: Seat): string => names.value.seatLetters[seatLetters[seat]];
export const seatOptions = (seats: readonly Seat[] = allSeats) =>
  seats.map((seat) => ({ value: seat, label: seatName(seat) }));
