// Hands that a file does not give card by card: "-" in PBN, an empty hand or an "x" in LIN, two hands of four on a forum. What the
// hands and the play tell of them is put as a case has it (play/unknown.ts); nothing is guessed. May assume a play without a fault.

import { allSeats, allSuits, type Seat, seatLetters, suitOf } from '../cards/cards.ts';
import { countBits, handSize, hasCard, holding, withCard } from '../cards/hands.ts';
import { unknownOf } from '../claim/unknown.ts';
import type { Position } from '../play/position.ts';
import { Completions, type CountFact, type Unknown, unknownSeats } from '../play/unknown.ts';
import { type Diagnostic, note, type PartDeal, trouble } from './board.ts';
import type { LooseHands } from './hands.ts';
import type { Walk } from './walk.ts';

const ALL_SUITS = 15;
const WHOLE_SUIT = 0x1fff;
/** A way in which the cards can lie is found at once, or there is hardly one. */
const STEPS = 20_000;

/** The part of a deal that is known; nothing when all of it is, when no hand is, or when the hands that are differ in size. */
export function partOf(loose: LooseHands, walked?: Walk): PartDeal | undefined {
  const sizes = allSeats.filter((seat) => loose.known[seat]).map((seat) => handSize(loose.hands, seat));
  const [size = 0] = sizes;
  if (size === 0 || sizes.length === 4 || sizes.some((other) => other !== size)) return undefined;
  let { hands } = loose;
  walked?.cards.forEach((card, i) => {
    const seat = walked.seats[i]!;
    if (!hasCard(hands, seat, card)) hands = withCard(hands, seat, card);
  });
  if (allSeats.some((seat) => handSize(hands, seat) > size)) return undefined;
  const open = allSeats.map((seat) =>
    loose.known[seat] || handSize(hands, seat) === size ? 0 : openSuits(loose, seat, size),
  );
  return { hands, open, size };
}

/** The suits in which a hand may have more than is written: those with an "x" or a "?", or any when that is not all. */
function openSuits(loose: LooseHands, seat: Seat, size: number): number {
  const written = allSuits.filter((suit) => loose.spots[seat]![suit]! > 0);
  const bits = written.reduce((sum: number, suit) => sum | (1 << suit), loose.asked[seat]!);
  return bits !== 0 && (loose.asked[seat] !== 0 || suitsGiven(loose, seat, size)) ? bits : ALL_SUITS;
}

/** Whether the hand is written to its full size, so that only the ranks of some cards are not known. */
const suitsGiven = ({ hands, spots, asked }: LooseHands, seat: Seat, size: number): boolean =>
  asked[seat] === 0 &&
  spots[seat]!.some((count) => count > 0) &&
  handSize(hands, seat) + spots[seat]!.reduce((sum, count) => sum + count, 0) === size;

export interface Stopped {
  /** With the cards in one of the ways in which they can lie. */
  readonly position: Position;
  /** Absent when the play has shown every card. */
  readonly unknown?: Unknown;
}

/** What is known at the point where the play stops; undefined when the cards cannot lie so. */
export function stoppedAt(loose: LooseHands, part: PartDeal, walked: Walk): Stopped | undefined {
  const { position, cards, seats, shownOut } = walked;
  const sizes = allSeats.map((seat) => part.size - seats.filter((other) => other === seat).length);
  const unknown = unknownOf(
    { hands: position.hands, open: part.open },
    sizes,
    shownOut,
    cards,
    factsOf(loose, part, walked),
  );
  if (unknown === undefined) return { position };
  const way = new Completions(unknown, position.trick, []).witness(STEPS);
  return way && { position: { ...position, hands: way }, ...(unknownSeats(unknown).length > 0 && { unknown }) };
}

/** How many cards of each suit a hand still holds that was written to its full size. */
function factsOf(loose: LooseHands, { size }: PartDeal, { cards, seats }: Walk): CountFact[] {
  return allSeats
    .filter((seat) => !loose.known[seat] && suitsGiven(loose, seat, size))
    .flatMap((seat) =>
      allSuits.map((suit) => {
        const dealt = loose.spots[seat]![suit]! + countBits(holding(loose.hands, seat, suit));
        const left = dealt - cards.filter((card, i) => seats[i] === seat && suitOf(card) === suit).length;
        const of = allSuits.map((one) => (one === suit ? WHOLE_SUIT : 0));
        return { seats: 1 << seat, of, least: left, most: left };
      }),
    );
}

/** What is said of hands that are not given. `impossible`: the play leaves no way for their cards. */
export function saidOf({ known }: LooseHands, impossible: boolean, { line, column }: Place): Diagnostic {
  const seats = allSeats.filter((seat) => !known[seat]).map((seat) => seatLetters[seat]);
  const wrong = `not all cards of ${seats.join(', ')} are given`;
  return impossible
    ? trouble(line, column, 'hands-impossible', `${wrong}, and none were found that fit the play`, 'hands that fit it')
    : note(line, column, 'hands-unknown', wrong, 'they are taken as unknown');
}

interface Place {
  readonly line: number;
  readonly column: number;
}
