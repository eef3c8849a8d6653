// Plays out a recorded play by who owns each card. Rows are tricks; their columns are the seats in PBN, the order of play in
// LIN, and neither in many real files, so the owner decides and the winner of the last trick leads. A revoke or a lead
// out of turn that the record itself marks is walked over; anything else that cannot have happened ends the walk.

import {
  allSeats,
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
import { type Hands, hasCard, holding, withoutCard } from '../cards/hands.ts';
import { type Position, winningPlace } from '../play/position.ts';
import type { DiagnosticCode } from './board.ts';
import type { LooseHands } from './hands.ts';

export interface Cell {
  /** Absent for a card that was not played or cannot be read. */
  readonly card?: Card;
  readonly mark?: 'revoke' | 'lead';
  readonly line: number;
  readonly column: number;
}

export type Row = readonly Cell[];

export interface Walk {
  readonly cards: readonly Card[];
  /** Who played each of the cards. */
  readonly seats: readonly Seat[];
  readonly position: Position;
  readonly won: { readonly NS: number; readonly EW: number };
  readonly shownOut: readonly number[];
  /** The first row whose cards were not where their seats have them. */
  readonly moved?: Cell;
  readonly irregular: boolean;
  readonly fault?: { readonly cell: Cell; readonly code: DiagnosticCode; readonly wrong: string };
}

interface Placed {
  readonly cell: Cell & { readonly card: Card };
  readonly seat: Seat;
}

/** `columns`: the seat of the first column of every row (PBN); absent when rows are in order of play. */
export function walk(loose: LooseHands, strain: Strain, opening: Seat, rows: readonly Row[], columns?: Seat): Walk {
  let hands = loose.hands;
  let leader = opening;
  let trick: Card[] = [];
  const cards: Card[] = [];
  const seats: Seat[] = [];
  const won = { NS: 0, EW: 0 };
  const shownOut = [0, 0, 0, 0];
  let moved: Cell | undefined;
  let irregular = false;
  const done = (fault?: Walk['fault']): Walk => ({
    cards,
    seats,
    position: { hands, strain, leader, trick },
    won,
    shownOut,
    irregular,
    ...(moved && { moved }),
    ...(fault && { fault }),
  });

  for (const [r, row] of rows.entries()) {
    const played = row.filter((cell) => cell.card !== undefined);
    if (played.length === 0) continue;
    const where = `trick ${cards.length / 4 + 1}`;
    if (trick.length > 0)
      return done({
        cell: played[0]!,
        code: 'play-gap',
        wrong: `more cards after trick ${Math.ceil(cards.length / 4)}, which is not complete`,
      });
    const marked = row.findIndex((cell) => cell.mark === 'lead');
    const placed = placeRow(row, loose, hands, marked >= 0 ? undefined : leader, columns);
    if ('code' in placed) return done({ ...placed, wrong: `${where}: ${placed.wrong}` });
    const out = placed.find(({ cell }) => cell.mark === 'lead');
    if (out && out.seat !== leader) {
      leader = out.seat;
      irregular = true;
    }
    const order: Placed[] = [];
    for (let i = 0; i < 4; i++) {
      const next = placed.find(({ seat }) => seat === nextSeat(leader, i));
      if (!next) break;
      order.push(next);
    }
    if (order.length < placed.length)
      return done({
        cell: placed.find((play) => !order.includes(play))!.cell,
        code: 'play-gap',
        wrong: `${where}, led by ${seatLetters[leader]}: no card by ${seatLetters[nextSeat(leader, order.length)]} before later ones`,
      });
    moved ??= order.find(
      ({ cell, seat }, i) => row.indexOf(cell) !== (columns === undefined ? i : (seat - columns + 4) & 3),
    )?.cell;

    const led = suitOf(order[0]!.cell.card);
    for (const { cell, seat } of order) {
      if (!hasCard(hands, seat, cell.card) && shownOut[seat]! & (1 << suitOf(cell.card)))
        return done({
          cell,
          code: 'revoke',
          wrong: `${where}: ${seatLetters[seat]} plays ${cardName(cell.card)} and has not followed to that suit before`,
        });
      hands = withoutCard(hands, seat, cell.card);
      if (suitOf(cell.card) !== led) {
        if (cell.mark === 'revoke' && !loose.known[seat]) irregular = true;
        else if (holding(hands, seat, led) === 0) shownOut[seat]! |= 1 << led;
        else if (cell.mark === 'revoke') irregular = true;
        else
          return done({
            cell,
            code: 'revoke',
            wrong: `${where}: ${seatLetters[seat]} plays ${cardName(cell.card)} and still holds a card of suit ${suitLetters[led]}`,
          });
      }
      cards.push(cell.card);
      seats.push(seat);
      trick.push(cell.card);
    }
    if (trick.length < 4) {
      if (rows.slice(r + 1).some((later) => later.some((cell) => cell.card !== undefined))) continue;
      return done();
    }
    leader = nextSeat(leader, winningPlace(trick, strain));
    won[sideOf(leader) === 0 ? 'NS' : 'EW']++;
    trick = [];
  }
  return done();
}

type Fault = NonNullable<Walk['fault']>;

/**
 * The seat of the first column of a row. Programs turn some rows, to begin with the leader for instance: then the cards of the hands
 * that are known tell by how much. When they fit no such row it is as it should be.
 */
function firstOf(row: Row, { known }: LooseHands, hands: Hands, columns: Seat, leader: Seat): Seat {
  const count = row.filter(({ card }) => card !== undefined).length;
  const fits = (first: Seat) =>
    row.every(({ card }, i) => {
      if (card === undefined) return true;
      const seat = nextSeat(first, i);
      if (((seat - leader) & 3) >= count) return false; // not yet that seat's turn
      return hasCard(hands, seat, card) || (!known[seat] && !allSeats.some((other) => hasCard(hands, other, card)));
    });
  return [columns, leader, ...allSeats].find(fits) ?? columns;
}

/** The seat of each card of a row. Cards of hands that are not known go by their column, or by turn. */
function placeRow(
  row: Row,
  loose: LooseHands,
  hands: Hands,
  leader: Seat | undefined,
  columns?: Seat,
): Placed[] | Fault {
  const placed: Placed[] = [];
  const usual = columns ?? leader;
  const from = usual === undefined ? undefined : firstOf(row, loose, hands, usual, leader ?? usual);
  for (const [i, cell] of row.entries()) {
    if (cell.card === undefined) continue;
    const card = cell.card;
    let seat = allSeats.find((owner) => hasCard(hands, owner, card));
    if (seat === undefined) {
      if (allSeats.some((owner) => hasCard(loose.hands, owner, card)))
        return { cell, code: 'card-twice', wrong: `${cardName(card)} has been played before` };
      const turn = from === undefined ? undefined : nextSeat(from, i);
      seat =
        turn !== undefined && !loose.known[turn]
          ? turn
          : allSeats.find((other) => !loose.known[other] && !placed.some((play) => play.seat === other));
      if (seat === undefined) return { cell, code: 'card-not-held', wrong: `nobody holds ${cardName(card)}` };
    }
    const other = placed.find((play) => play.seat === seat);
    if (other)
      return {
        cell,
        code: 'two-from-one-hand',
        wrong: `${cardName(other.cell.card)} and ${cardName(card)} are both ${seatLetters[seat]}'s`,
      };
    placed.push({ cell: cell as Placed['cell'], seat });
  }
  return placed;
}
