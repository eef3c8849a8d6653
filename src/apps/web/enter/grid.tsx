// The pack as keys to tap, every card with whose it is. On a wide page a suit is a row; on a phone one suit is shown at a time, its
// thirteen cards and the key to the next hand in two rows below the keys of the suits. Arrow keys walk over them.

import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  allSuits,
  type Card,
  makeCardNumber,
  type Seat,
  type Suit,
  seatLetters,
  suitLetters,
} from '../../../cards/cards.ts';
import { countBits } from '../../../cards/hands.ts';
import { type Draft, holdingOf } from '../case/draft.ts';
import { holdersOf } from '../case/edit.ts';
import { cardLabel, Pip, rankText } from '../parts/cards.tsx';
import { seatLetter, seatName } from '../parts/compass.tsx';
import { wide } from '../state/wide.ts';
import { texts } from '../words/words.ts';

interface Props {
  readonly draft: Draft;
  /** The hand that cards go to, or the table. */
  readonly target: Seat | 'table';
  readonly onCard: (card: Card) => void;
}

interface GridProps extends Props {
  readonly next: Seat;
  readonly onNext: () => void;
}

export function Grid({ draft, target, onCard, next, onNext }: GridProps) {
  const [chosen, setChosen] = useState<Suit>(0);
  const { hands } = texts.value;
  // a hand is entered from the spades down
  useEffect(() => setChosen(0), [target]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move the focus between the buttons inside
    <div class="grid" onKeyDown={walk}>
      <div class="suit-keys" role="group" aria-label={hands.suits}>
        {allSuits.map((suit) => (
          <button
            key={suit}
            type="button"
            aria-pressed={suit === chosen}
            data-suit={suitLetters[suit]}
            onClick={() => setChosen(suit)}
          >
            <Pip suit={suit} />
            {target !== 'table' && <small>{countBits(holdingOf(draft, target, suit)) || ''}</small>}
          </button>
        ))}
      </div>
      {(wide.value ? allSuits : [chosen]).map((suit) => (
        <div key={suit} class="grid-suit" role="group">
          <div class="grid-pip">
            <Pip suit={suit} />
          </div>
          {Array.from({ length: 13 }, (_, i) => (
            <Cell key={i} card={makeCardNumber(suit, 12 - i)} draft={draft} target={target} onCard={onCard} />
          ))}
        </div>
      ))}
      <button type="button" class="next-hand" aria-label={hands.next(seatName(next))} onClick={onNext}>
        <span class="short" aria-hidden="true">
          {seatLetter(next)} ▸
        </span>
        <span class="long" aria-hidden="true">
          {hands.next(seatName(next))}
        </span>
      </button>
    </div>
  );
}

function Cell({ card, draft, target, onCard }: Props & { readonly card: Card }) {
  const seats = holdersOf(draft, card);
  const onTable = draft.trick.includes(card);
  const mine = target === 'table' ? onTable : seats.includes(target);
  const twice = seats.length + (onTable ? 1 : 0) > 1;
  const where = [...seats.map(seatName), ...(onTable ? [texts.value.onTable] : [])].join(', ');
  const mark = [...seats.map(seatLetter), ...(onTable ? ['•'] : [])].join('');
  const kind = `cell ${mine ? 'mine' : ''} ${twice ? 'twice' : ''} ${seats.length > 0 ? `of-${seatLetters[seats[0]!]}` : onTable ? 'laid' : ''}`;
  return (
    <button
      type="button"
      class={kind}
      aria-pressed={mine}
      aria-label={`${cardLabel(card)}${where ? `, ${where}` : ''}`}
      data-card={card}
      onClick={() => onCard(card)}
    >
      <span class="rank">{rankText(card % 13)}</span>
      <span class="holder">{mark}</span>
    </button>
  );
}

/** Left and right along a suit, up and down from suit to suit. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1, ArrowUp: -13, ArrowDown: 13 };
  const step = steps[event.key];
  const from = (event.target as HTMLElement).dataset.card;
  if (step === undefined || from === undefined) return;
  const to = event.currentTarget.querySelector<HTMLElement>(`[data-card="${Number(from) + step}"]`);
  if (!to) return;
  event.preventDefault();
  to.focus();
}
