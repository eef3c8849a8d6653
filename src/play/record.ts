// A play record: from a deal and the cards in order of play to the position reached, and back.
// Every card is checked against Law 44: its seat holds it, and follows suit when it can.

import {
  type Card,
  cardName,
  nextSeat,
  type Seat,
  type Strain,
  seatLetters,
  sideOf,
  suitLetters,
  suitOf,
} from '../cards/cards.ts';
import { type Hands, hasCard, holding, withCard } from '../cards/hands.ts';
import { fail, ok, type Result } from '../cards/result.ts';
import { afterPlay, type Position, seatToPlay, winningPlace } from './position.ts';

export interface PlayRecord {
  readonly position: Position;
  readonly won: { readonly NS: number; readonly EW: number };
  /** By seat: bit s is set when the seat failed to follow to suit s, the trick in progress included. */
  readonly shownOut: readonly number[];
}

/** The seat to the left of declarer makes the opening lead (Law 41A). */
export const openingLeader = (declarer: Seat): Seat => nextSeat(declarer);

/** Plays the cards out one by one from a full deal. A problem names the card by its place in the order of play. */
export function replay(deal: Hands, strain: Strain, leader: Seat, cards: readonly Card[]): Result<PlayRecord> {
  let position: Position = { hands: deal, strain, leader, trick: [] };
  const won = { NS: 0, EW: 0 };
  const shownOut = [0, 0, 0, 0];
  for (const [i, card] of cards.entries()) {
    const seat = seatToPlay(position);
    const where = `trick ${(i >> 2) + 1}, ${seatLetters[seat]} to play`;
    if (!hasCard(position.hands, seat, card)) {
      const wrong = hasCard(deal, seat, card) ? 'has played it before' : 'does not hold it';
      const right = 'the cards in order of play, each by the seat whose turn it is';
      return fail(
        'card-not-held',
        `play[${i}]`,
        `${where}: ${cardName(card)}, but ${seatLetters[seat]} ${wrong}`,
        right,
      );
    }
    const led = suitOf(position.trick[0] ?? card);
    if (suitOf(card) !== led) {
      if (holding(position.hands, seat, led) !== 0) {
        const wrong = `${where}: ${cardName(card)} while ${seatLetters[seat]} still holds a card of suit ${suitLetters[led]}`;
        return fail(
          'revoke',
          `play[${i}]`,
          wrong,
          'a play without revokes: correct the card, or rule on the revoke first',
        );
      }
      shownOut[seat]! |= 1 << led;
    }
    const next = afterPlay(position, card);
    position = next.position;
    if (next.wonBy !== undefined) won[sideOf(next.wonBy) === 0 ? 'NS' : 'EW']++;
  }
  return ok({ position, won, shownOut });
}

/** The cards of PBN play rows in order of play. Each row is a trick whose columns are the seats from the opening leader on,
 *  a card that is not (yet) played undefined. */
export function playFromColumns(
  rows: readonly (readonly (Card | undefined)[])[],
  opening: Seat,
  strain: Strain,
): Result<Card[]> {
  const cards: Card[] = [];
  let leader = opening;
  for (const [r, row] of rows.entries()) {
    const trick: Card[] = [];
    let gap: Seat | undefined;
    for (let i = 0; i < 4; i++) {
      const seat = nextSeat(leader, i);
      const card = row[(seat - opening + 4) & 3];
      if (card === undefined) gap ??= seat;
      else if (gap !== undefined) {
        const wrong = `trick ${r + 1}, led by ${seatLetters[leader]}: ${cardName(card)} by ${seatLetters[seat]}, but no card by ${seatLetters[gap]} before it`;
        return fail('play-gap', `play[${r}]`, wrong, columnsHelp(opening));
      } else trick.push(card);
    }
    cards.push(...trick);
    if (gap !== undefined) {
      const rest = rows.findIndex((later, i) => i > r && later.some((card) => card !== undefined));
      if (rest < 0) return ok(cards);
      const wrong = `trick ${r + 1} has no card by ${seatLetters[gap]}, and trick ${rest + 1} has cards`;
      return fail('play-gap', `play[${r}]`, wrong, columnsHelp(opening));
    }
    leader = nextSeat(leader, winningPlace(trick, strain));
  }
  return ok(cards);
}

const columnsHelp = (opening: Seat): string => {
  const columns = [0, 1, 2, 3].map((i) => seatLetters[nextSeat(opening, i)]).join(' ');
  return `in every row the columns are the seats ${columns} (opening leader first), "-" for a card not yet played`;
};

/** Who played each of the cards, in order of play from the opening lead on. */
export function playersOf(cards: readonly Card[], opening: Seat, strain: Strain): Seat[] {
  let leader = opening;
  const players: Seat[] = [];
  for (let at = 0; at < cards.length; at += 4) {
    const trick = cards.slice(at, at + 4);
    players.push(...trick.map((_, i) => nextSeat(leader, i)));
    if (trick.length === 4) leader = nextSeat(leader, winningPlace(trick, strain));
  }
  return players;
}

/** The deal from which `cards` led to `position`: the inverse of `replay`. */
export function dealBefore(position: Position, opening: Seat, cards: readonly Card[]): Hands {
  const players = playersOf(cards, opening, position.strain);
  return cards.reduce((hands, card, i) => withCard(hands, players[i]!, card), position.hands);
}
