// Suits and cards on the page: the symbol for the eye, the name of the suit for the ear. Colour only adds to that.

import { type Card, type Suit, suitLetters, suitOf } from '../../../cards/cards.ts';
import { rankName } from '../../../explain/words.ts';
import { names } from '../words/words.ts';

/** With the sign that asks for text: some phones would draw a picture of a heart. */
const symbols = ['♠\uFE0E', '♥\uFE0E', '♦\uFE0E', '♣\uFE0E'] as const;

export const nameOfSuit = (suit: number): string => names.value.suits[suitLetters[suit as Suit]];
export const rankText = (rank: number): string => rankName(rank, names.value);
/** "♠A" as plain text, for labels. */
export const cardLabel = (card: Card): string => `${nameOfSuit(suitOf(card))} ${rankText(card % 13)}`;

export function Pip({ suit }: { readonly suit: number }) {
  return (
    <span class="pip" data-suit={suitLetters[suit as Suit]}>
      <span aria-hidden="true">{symbols[suit]}</span>
      <span class="vh">{nameOfSuit(suit)} </span>
    </span>
  );
}

export function CardText({ card }: { readonly card: Card }) {
  return (
    <span class="card">
      <Pip suit={suitOf(card)} />
      {rankText(card % 13)}
    </span>
  );
}

/** A strain: a suit symbol, or the word for notrump. */
export function StrainText({ strain }: { readonly strain: number }) {
  return strain === 4 ? <span>{names.value.notrump}</span> : <Pip suit={strain} />;
}
