// Cards that were played after the claim: in order of play, from the position at the claim on, and whether all four players
// had agreed to play on. What they are worth is for the edition to say.

import { type Card, cardName, seatLetters } from '../cards/cards.ts';
import { afterPlay, legalPlays, type Position, seatToPlay } from '../play/position.ts';
import { readCard, seatNames } from './hands.ts';
import { type Fields, readFields, readList, readYesNo, refuse } from './read.ts';

export interface PlayedOn {
  readonly cards: readonly Card[];
  readonly agreed: boolean;
}

const right =
  'the cards played after the claim in order, and whether all four agreed: { "cards": ["HA"], "agreed": false }';

const fieldsOf = (value: unknown) => readFields(value, 'playedOn', 'the play after the claim', ['cards', 'agreed']);

/** The cards by themselves: they show what hands held that are not known. */
export function cardsPlayedOn(fields: Fields): Card[] {
  const value = fields.get('playedOn');
  if (value === undefined) return [];
  const cards = readList(fieldsOf(value).get('cards'), 'playedOn.cards', right);
  return cards.map((text, i) => readCard(text, `playedOn.cards[${i}]`));
}

export function readPlayedOn(fields: Fields, start: Position): PlayedOn | undefined {
  const value = fields.get('playedOn');
  if (value === undefined) return undefined;
  const playedOn = fieldsOf(value);
  let position = start;
  const cards = readList(playedOn.get('cards'), 'playedOn.cards', right).map((text, i) => {
    const at = `playedOn.cards[${i}]`;
    const card = readCard(text, at);
    const seat = seatToPlay(position);
    const legal = legalPlays(position);
    if (!legal.includes(card))
      refuse(
        'not-legal',
        at,
        `${seatNames[seat]} cannot play ${cardName(card)}`,
        legal.length === 0
          ? 'no more cards: all have been played'
          : `a card of ${seatLetters[seat]}: ${legal.map(cardName).join(' ')}`,
      );
    position = afterPlay(position, card).position;
    return card;
  });
  const agreed = readYesNo(playedOn.get('agreed') ?? false, 'playedOn.agreed');
  return { cards, agreed };
}
