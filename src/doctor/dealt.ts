// A board of a file whose hands have wrong cards, as the director would find it: the cards as dealt, those played taken out of the
// hands when every card of the play was dealt to the seat that played it.

import { allSeats, type Card, type Seat, type Strain } from '../cards/cards.ts';
import type { EditionId } from '../laws/editions.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import { rulingFrom } from './answers.ts';
import { diagnose } from './diagnose.ts';
import type { Diagnosis } from './diagnosis.ts';
import { type BySeat, type FoundBoard, playedBySeat, tricksOf } from './found.ts';

export interface Dealt {
  readonly cards: BySeat;
  readonly play: readonly Card[];
  readonly opening?: Seat | undefined;
  readonly strain?: Strain | undefined;
}

export function asFound({ cards, play, opening, strain }: Dealt, edition: EditionId): FoundBoard {
  const tricks = opening === undefined || strain === undefined ? [] : tricksOf(play, opening, strain);
  const played = playedBySeat(tricks);
  const fits = allSeats.every((seat) => played[seat]!.every((card) => cards[seat]!.includes(card)));
  const none: BySeat = [[], [], [], []];
  return {
    edition,
    hands: fits ? allSeats.map((seat) => without(cards[seat]!, played[seat]!)) : cards,
    played: fits ? played : none,
    piles: none,
    elsewhere: [],
    otherPack: [],
    tricks: fits ? tricks : [],
    ...(opening !== undefined && { opening }),
  };
}

function without(cards: readonly Card[], played: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of played) left.splice(left.indexOf(card), 1);
  return left;
}

/** What is wrong with it, and the guided ruling to go on with. */
export function examineDealt(
  dealt: Dealt,
  edition: EditionId,
): { readonly diagnosis: Diagnosis; readonly next: Irregularity | undefined } {
  const board = asFound(dealt, edition);
  const diagnosis = diagnose(board);
  return { diagnosis, next: rulingFrom(board, diagnosis) };
}
