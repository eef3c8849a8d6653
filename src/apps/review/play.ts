// The decisive line of a finding in tricks, the trick that was in progress first.

import { cardName, nextSeat, parseCard, type SeatLetter, seatLetters } from '../../cards/cards.ts';
import { parseCase } from '../../claim/case.ts';
import { winningPlace } from '../../play/position.ts';
import type { Finding } from '../../review/finding.ts';

export interface TrickRow {
  readonly leader: SeatLetter;
  /** Cards in order of play; those on the table before the claim are marked. */
  readonly cards: readonly { readonly seat: SeatLetter; readonly card: string; readonly onTable: boolean }[];
  readonly winner?: SeatLetter;
}

export function tricksOf({ plays, case: theCase }: Finding): TrickRow[] {
  const read = theCase && parseCase(theCase);
  if (!plays || !read?.ok) return [];
  const { leader, trick, strain } = read.value.position;
  const all = [
    ...trick.map((card, i) => ({ seat: seatLetters[nextSeat(leader, i)]!, card: cardName(card), onTable: true })),
    ...plays.map((play) => ({ seat: play[0] as SeatLetter, card: play.slice(2), onTable: false })),
  ];
  const rows: TrickRow[] = [];
  for (let at = 0; at < all.length; at += 4) {
    const cards = all.slice(at, at + 4);
    const winner = cards.length === 4 ? cards[winningPlace(cards.map(numberOf), strain)]!.seat : undefined;
    rows.push({ leader: cards[0]!.seat, cards, ...(winner && { winner }) });
  }
  return rows;
}

const numberOf = ({ card }: { readonly card: string }) => parseCard(card)!;
