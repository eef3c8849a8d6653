// The decisive line, one row a trick: the four cards in order of play from the leader, then the winner.
// Cards on the table before the claim stand in brackets; the claimer's side has a star, a doubtful point a question mark.

import { cardName, nextSeat, parseCard, type SeatLetter, seatLetters } from '../cards/cards.ts';
import { winningPlace } from '../play/position.ts';
import type { PlayText, Ruling } from '../ruling/ruling.ts';
import type { Table } from './diagram.ts';
import { makeSay, type Words } from './words.ts';

interface Played {
  readonly text: PlayText;
  /** Place in the ruling's line; negative for a card that lay on the table. */
  readonly at: number;
}

const sameSide = (a: SeatLetter, b: SeatLetter) => seatLetters.indexOf(a) % 2 === seatLetters.indexOf(b) % 2;

/** The plays of the line in tricks, the trick in progress first. */
function tricksOf(ruling: Ruling, { position }: Table): Played[][] {
  const { leader, trick } = position;
  const plays: Played[] = [
    ...trick.map((card, i) => ({
      text: `${seatLetters[nextSeat(leader, i)]}:${cardName(card)}`,
      at: i - trick.length,
    })),
    ...ruling.line.map((text, at) => ({ text, at })),
  ];
  const tricks: Played[][] = [];
  for (let i = 0; i < plays.length; i += 4) tricks.push(plays.slice(i, i + 4));
  return tricks;
}

/** Number of the trick, from 1, in which place `at` of the line falls. */
export const trickNumber = (at: number, { position }: Table): number =>
  Math.floor((at + position.trick.length) / 4) + 1;

const column = 14;

export function lineRows(ruling: Ruling, table: Table, words: Words): string[] {
  const say = makeSay(words.names);
  const doubtful = new Set(ruling.doubts.flatMap((doubt) => (doubt.code === 'order' ? [doubt.facts.at] : [])));
  const cell = ({ text, at }: Played) => {
    const seat = text[0] as SeatLetter;
    const star = sameSide(seat, ruling.claim.by) ? '*' : '';
    const card = say.card(text.slice(2)) + (doubtful.has(at) ? '?' : '');
    return `${say.seat(seat)}${star} ${at < 0 ? `(${card})` : card}`.padEnd(column);
  };
  return tricksOf(ruling, table).map((trick, i) => {
    const winner = trick.length === 4 ? winnerOf(trick, table) : undefined;
    const star = winner && sameSide(winner, ruling.claim.by) ? '*' : '';
    const end = winner ? `${words.line.wonBy} ${say.seat(winner)}${star}` : '';
    return `${String(i + 1).padStart(2)}  ${trick.map(cell).join('')}${end}`.trimEnd();
  });
}

function winnerOf(trick: readonly Played[], { position }: Table): SeatLetter {
  const cards = trick.map(({ text }) => parseCard(text.slice(2))!);
  return trick[winningPlace(cards, position.strain)]!.text[0] as SeatLetter;
}
