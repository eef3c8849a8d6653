// The decisive line as steps to walk: the position before each play, the tricks it falls into, and what is to be said of each play.
// Pure; may assume a ruling and the case it was given on.

import {
  allSeats,
  type Card,
  nextSeat,
  parseCard,
  parseSeat,
  rankLetters,
  type Seat,
  sideOf,
} from '../../../cards/cards.ts';
import { handSize } from '../../../cards/hands.ts';
import type { Case } from '../../../claim/case.ts';
import type { SeatCard } from '../../../claim/findings.ts';
import { afterPlay, legalPlays, type Position, seatToPlay, winningPlace } from '../../../play/position.ts';
import type { Doubt, Ruling } from '../../../ruling/ruling.ts';

export interface Play extends SeatCard {
  /** Place in the line; negative for a card that lay on the table. */
  readonly at: number;
  readonly doubtful: boolean;
}

export interface Trick {
  readonly plays: readonly Play[];
  readonly winner?: Seat;
}

export type OrderDoubt = Extract<Doubt, { code: 'order' }>;

export interface Walk {
  /** positions[i] stands before play i of the line; the last one after the last play. */
  readonly positions: readonly Position[];
  readonly plays: readonly Play[];
  readonly tricks: readonly Trick[];
}

/** The case with the cards where the ruling takes them to lie, when not all of them were known. */
export function asTheyLie(theCase: Case, { unseen }: Pick<Ruling, 'unseen'>): Case {
  if (!unseen) return theCase;
  const hands = unseen.hands.flatMap((hand) =>
    hand.split('.').map((ranks) => [...ranks].reduce((bits, rank) => bits | (1 << rankLetters.indexOf(rank)), 0)),
  );
  const { unknown: _, ...rest } = theCase;
  return { ...rest, position: { ...theCase.position, hands: Uint16Array.from(hands) } };
}

/** By seat the suits (bits) in which a hand of the case has cards that are not known. */
export const openIn = ({ unknown }: Case): number[] =>
  allSeats.map((seat) => (unknown && handSize(unknown.known, seat) < unknown.sizes[seat]! ? unknown.open[seat]! : 0));

export function walkOf({ position }: Case, { line, doubts }: Pick<Ruling, 'line' | 'doubts'>): Walk {
  const doubtful = new Set(doubts.flatMap((doubt) => (doubt.code === 'order' ? [doubt.facts.at] : [])));
  const positions: Position[] = [position];
  const plays: Play[] = [];
  for (const [at, text] of line.entries()) {
    const seat = parseSeat(text[0]!)!;
    const card = parseCard(text.slice(2))!;
    plays.push({ seat, card, at, doubtful: doubtful.has(at) });
    positions.push(afterPlay(positions.at(-1)!, card).position);
  }
  const { leader, trick, strain } = position;
  const all = [
    ...trick.map((card, i): Play => ({ seat: nextSeat(leader, i), card, at: i - trick.length, doubtful: false })),
    ...plays,
  ];
  const tricks: Trick[] = [];
  for (let i = 0; i < all.length; i += 4) {
    const four = all.slice(i, i + 4);
    const winner =
      four.length === 4
        ? four[
            winningPlace(
              four.map(({ card }) => card),
              strain,
            )
          ]!.seat
        : undefined;
    tricks.push({ plays: four, ...(winner !== undefined && { winner }) });
  }
  return { positions, plays, tricks };
}

/** Where play goes on, or was played out by agreement, no line decides. */
export const hasLine = ({ status, line }: Ruling): boolean => status !== 'play-on' && line.length > 0;

/** Why a play is in the line. `opponent`: he may play anything legal. `only`: there is no other card. `fork`: another play is as
 *  normal and would give more. `normal`: none of the other plays would make the claim worth less. */
export type Why =
  | { readonly code: 'opponent' | 'only' | 'normal' }
  | { readonly code: 'fork'; readonly doubt: OrderDoubt };

export function whyOf(play: Play, before: Position, claimer: Seat, { doubts }: Ruling): Why {
  const doubt = doubts.find((one): one is OrderDoubt => one.code === 'order' && one.facts.at === play.at);
  if (doubt) return { code: 'fork', doubt };
  if (legalPlays(before).length === 1) return { code: 'only' };
  return { code: sideOf(play.seat) === sideOf(claimer) ? 'normal' : 'opponent' };
}

/** The other cards that could be played there, one of each sequence of touching cards of the same hand. */
export function othersAt(before: Position, card: Card): Card[] {
  const legal = legalPlays(before);
  const touches = (a: Card, b: Card) => Math.floor(a / 13) === Math.floor(b / 13) && Math.abs(a - b) === 1;
  const inSequence = new Set([card]);
  for (const other of [...legal].sort((a, b) => Math.abs(a - card) - Math.abs(b - card)))
    if ([...inSequence].some((one) => touches(one, other))) inSequence.add(other);
  return legal.filter((other, i) => !inSequence.has(other) && !(i > 0 && touches(legal[i - 1]!, other)));
}

/** Tricks won by the claimer's side in the first `count` plays of the line. */
export function wonUntil({ tricks }: Walk, count: number, claimer: Seat): { claimer: number; opponents: number } {
  const done = tricks.filter((trick) => trick.winner !== undefined && trick.plays.at(-1)!.at < count);
  const mine = done.filter(({ winner }) => sideOf(winner!) === sideOf(claimer)).length;
  return { claimer: mine, opponents: done.length - mine };
}

export const toPlayAt = ({ positions }: Walk, at: number): Seat | undefined =>
  at < positions.length - 1 ? seatToPlay(positions[at]!) : undefined;
