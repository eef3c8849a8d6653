// Hands as files write them, which is looser than a case: unknown hands and spots, any order of ranks, lower case, "10",
// suit letters in front. What is readable is taken; a fourth hand follows from three full ones.

import {
  allSeats,
  type Card,
  cardName,
  makeCardNumber,
  nextSeat,
  rankLetters,
  type Seat,
  seatLetters,
} from '../cards/cards.ts';
import { emptyHands, type Hands, handSize, hasCard } from '../cards/hands.ts';

export interface LooseHands {
  readonly hands: Hands;
  /** By seat: whether every card of the hand is known. */
  readonly known: readonly boolean[];
  /** By seat and suit: the cards that were written as an "x", of which only the suit is known. */
  readonly spots: readonly (readonly number[])[];
  /** By seat the suits (bits) that were written with a "?": it may hold more of them. */
  readonly asked: readonly number[];
}

export interface HandsFault {
  readonly code: 'unknown-rank' | 'duplicate-card' | 'hand-size' | 'deal-form';
  readonly wrong: string;
  /** The cards by seat as written, when each can be read: one is there twice, or a hand has too many. */
  readonly dealt?: readonly (readonly Card[])[];
}

export type LooseReading = LooseHands | HandsFault;
export const isFault = (reading: LooseReading): reading is HandsFault => 'code' in reading;

/** A deal as PBN writes it, "N:AK.Q2..T9 ...": unknown hands are "-", suits may carry their letters. */
export function looseDeal(text: string): LooseReading {
  const parts = /^\s*([NESW])\s*:\s*(.*)$/is.exec(text);
  if (!parts) return { code: 'deal-form', wrong: 'the deal does not begin with a seat and a colon' };
  const first = seatLetters.indexOf(parts[1]!.toUpperCase() as 'N') as Seat;
  const written = parts[2]!.trim().split(/\s+/);
  if (written.length > 4) return { code: 'deal-form', wrong: `the deal has ${written.length} hands` };
  const bySeat: string[][] = [[], [], [], []];
  for (const [i, hand] of written.entries()) if (!/^[-?]*$/.test(hand)) bySeat[nextSeat(first, i)] = dottedSuits(hand);
  return looseHands(bySeat);
}

/** "AK.Q2..T9", also with suit letters "SAK.HQ2..CT9" in any order. */
function dottedSuits(hand: string): string[] {
  const suits = hand.split('.');
  const lettered = suits.every((suit) => /^([SHDC]|\??$)/i.test(suit)) && suits.some((suit) => /^[^?]/.test(suit));
  return lettered ? letteredSuits(hand) : suits.slice(0, 4);
}

/** "SKH45QDAC58" or "sak3hq", the suits by their letters, in any order. */
export function letteredSuits(text: string): string[] {
  const suits = ['', '', '', ''];
  let suit = -1;
  for (const letter of text.toUpperCase()) {
    const at = 'SHDC'.indexOf(letter);
    if (at >= 0) suit = at;
    else if (/[\s.,]/.test(letter)) continue;
    else if (suit >= 0) suits[suit] += letter;
    else suits[0] += letter;
  }
  return suits;
}

/** Four hands by seat, each as its ranks by suit; an empty list is a hand that is not known. */
export function looseHands(bySeat: readonly (readonly string[])[]): LooseReading {
  const hands = emptyHands();
  const known = [false, false, false, false];
  const spots = allSeats.map(() => [0, 0, 0, 0]);
  const asked = [0, 0, 0, 0];
  for (const seat of allSeats) {
    const suits = bySeat[seat]!;
    let whole = suits.some((ranks) => ranks !== '');
    for (const [suit, ranks] of suits.entries())
      for (const letter of ranks.toUpperCase().replaceAll('10', 'T')) {
        if (letter === 'X') spots[seat]![suit]!++;
        if (letter === '?') asked[seat]! |= 1 << suit;
        if (letter === 'X' || letter === '?') whole = false;
        if ('X?-'.includes(letter)) continue;
        const rank = rankLetters.indexOf(letter);
        if (rank < 0)
          return { code: 'unknown-rank', wrong: `"${letter}" in ${seatLetters[seat]}'s hand is not a rank` };
        const card = makeCardNumber(suit, rank);
        const holder = allSeats.find((other) => hasCard(hands, other, card));
        if (holder !== undefined)
          return {
            code: 'duplicate-card',
            wrong: `${cardName(card)} is dealt to ${seatLetters[holder]} and to ${seatLetters[seat]}`,
            ...dealtIn(bySeat),
          };
        addCard(hands, seat, card);
      }
    known[seat] = whole;
    if (handSize(hands, seat) > 13)
      return {
        code: 'hand-size',
        wrong: `${seatLetters[seat]} has ${handSize(hands, seat)} cards`,
        ...dealtIn(bySeat),
      };
  }
  return withFourth({ hands, known, spots, asked });
}

/** Every card as it is written, repeats included, with the rest of the pack for a fourth hand that is left out; nothing when another
 *  hand or a card of one cannot be read. */
function dealtIn(bySeat: readonly (readonly string[])[]): Pick<HandsFault, 'dealt'> {
  const ranks = (text: string) => [...text.toUpperCase().replaceAll('10', 'T')].map((one) => rankLetters.indexOf(one));
  const hands = bySeat.map((suits) => suits.flatMap((text, suit) => ranks(text).map((rank) => ({ suit, rank }))));
  const empty = hands.filter((hand) => hand.length === 0);
  if (empty.length > 1 || hands.some((hand) => hand.some(({ rank }) => rank < 0))) return {};
  const dealt = hands.map((hand) => hand.map(({ suit, rank }) => makeCardNumber(suit, rank)));
  const rest = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !dealt.some((hand) => hand.includes(card)),
  );
  return { dealt: dealt.map((hand) => (hand.length === 0 ? rest : hand)) };
}

function withFourth(loose: LooseHands): LooseHands {
  const missing = allSeats.filter((seat) => !loose.known[seat]);
  const [open] = missing;
  if (missing.length !== 1 || open === undefined) return loose;
  if (allSeats.some((seat) => seat !== open && handSize(loose.hands, seat) !== 13)) return loose;
  const hands = loose.hands.slice();
  for (let card = 0; card < 52; card++)
    if (!allSeats.some((seat) => hasCard(hands, seat, card))) addCard(hands, open, card);
  return { ...loose, hands, known: [true, true, true, true] };
}

function addCard(hands: Hands, seat: Seat, card: Card): void {
  hands[seat * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
}

/** All four hands known, with the same number of cards. */
export const allKnown = ({ hands, known }: LooseHands): boolean =>
  known.every(Boolean) && allSeats.every((seat) => handSize(hands, seat) === handSize(hands, 0));
