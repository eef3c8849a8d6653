// A hand typed suit by suit: "akq", up and down or Enter to go on. A letter that is no rank, or a card that another hand has too,
// is said under the box while it is typed; nothing is thrown away.

import type { TargetedInputEvent, TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import { allSuits, rankLetters, type Seat, type Suit, suitOf } from '../../../cards/cards.ts';
import { cardsOf } from '../../../cards/hands.ts';
import { type Draft, holdingOf } from '../case/draft.ts';
import { typeSuit } from '../case/edit.ts';
import { readRanks } from '../case/ranks.ts';
import { nameOfSuit, Pip, rankText } from '../parts/cards.tsx';
import { seatName } from '../parts/compass.tsx';
import { ProblemsAt } from '../parts/problem.tsx';
import { change, endRun } from '../state/history.ts';
import { settings } from '../state/settings.ts';
import { texts } from '../words/words.ts';

interface Props {
  readonly draft: Draft;
  readonly seat: Seat;
  readonly onDone: () => void;
}

export function SuitBoxes({ draft, seat, onDone }: Props) {
  return (
    <div class="suit-boxes" role="group" aria-label={texts.value.typeHand(seatName(seat))}>
      {allSuits.map((suit) => (
        <SuitBox key={`${seat}${suit}`} draft={draft} seat={seat} suit={suit} onDone={onDone} />
      ))}
    </div>
  );
}

function SuitBox({ draft, seat, suit, onDone }: Props & { readonly suit: Suit }) {
  const bits = holdingOf(draft, seat, suit);
  const written = cardsOf(suit, bits)
    .map((card) => rankText(card % 13))
    .join(' ');
  // what is being typed stays as typed as long as it says what the hand holds
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const { lang } = settings.value;
  const read = typed === undefined ? undefined : readRanks(typed, lang);
  const text = read && read.bits === bits ? typed! : written;
  const strange = read && read.bits === bits ? read : undefined;
  const id = `box-${seat}-${suit}`;
  const onInput = (event: TargetedInputEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setTyped(value);
    change((before) => typeSuit(before, seat, suit, readRanks(value, lang).bits), id);
  };
  return (
    <div class="suit-box">
      <label for={id}>
        <Pip suit={suit} />
        <span class="vh">{seatName(seat)}</span>
      </label>
      <input
        id={id}
        value={text}
        onInput={onInput}
        onKeyDown={(event) => walk(event, onDone)}
        onBlur={() => {
          setTyped(undefined);
          endRun();
        }}
        autocomplete="off"
        autocapitalize="characters"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="next"
        aria-describedby={`${id}-said`}
      />
      <div id={`${id}-said`} class="said-of-box">
        {strange && strange.strange.length > 0 && (
          <p class="problem" role="status">
            {texts.value.noRank(strange.strange.join(' '), rankNames())}
          </p>
        )}
        {strange && strange.twice.length > 0 && (
          <p class="problem" role="status">
            {texts.value.typedTwice(
              strange.twice.map((letter) => `${nameOfSuit(suit)} ${rankText(rankLetters.indexOf(letter))}`).join(', '),
            )}
          </p>
        )}
        <ProblemsAt
          at="cards"
          only={(problem) =>
            (problem.code === 'card-twice' || problem.code === 'card-on-table') &&
            suitOf(problem.card) === suit &&
            problem.seats.includes(seat)
          }
        />
      </div>
    </div>
  );
}

const rankNames = (): string => [12, 11, 10, 9, 8].map(rankText).join(' ');

function walk(event: TargetedKeyboardEvent<HTMLInputElement>, onDone: () => void): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLInputElement>('.suit-boxes input')];
  const next = all[all.indexOf(event.currentTarget) + step];
  if (next) next.focus();
  else if (step === 1) {
    onDone();
    requestAnimationFrame(() => document.querySelector<HTMLInputElement>('.suit-boxes input')?.focus());
  }
}
