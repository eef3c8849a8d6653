// Seats, strains, cards, hands and deals as people write them: "AK.Q2..T9", "N:AK.Q2..T9 ...", "SA". Each wrong letter gets its own hint.
// Reading order spades, hearts, diamonds, clubs; clockwise from the first seat of a deal (PBN standard, Deal tag).

import {
  allSeats,
  allSuits,
  type Card,
  cardName,
  makeCardNumber,
  nextSeat,
  parseCard,
  parseSeat,
  parseStrain,
  rankLetters,
  type Seat,
  type Strain,
  seatLetters,
  suitOf,
} from '../cards/cards.ts';
import { cardsOfSeat, emptyHands, type Hands, handSize, hasCard } from '../cards/hands.ts';
import { readFields, readText, refuse, shown } from './read.ts';

export const seatNames = ['North', 'East', 'South', 'West'] as const;

const handForm =
  'four suits with a dot between them, spades first, honours A K Q J T: "AK.Q2..T9"; with a "?" after a suit that may have more cards: "AK?.Q2..?", or "?" for the whole hand';
const cardForm = 'a suit letter S H D C and a rank A K Q J T 9 ... 2: "SA", "HT"';

/** A seat by its letter or its name. */
export function seatNamed(text: string): Seat | undefined {
  const word = text.trim().toUpperCase();
  return parseSeat(word) ?? allSeats.find((one) => seatNames[one].toUpperCase() === word);
}

export function readSeat(value: unknown, at: string): Seat {
  const right = 'one of N, E, S, W';
  const text = readText(value, at, right);
  const seat = seatNamed(text);
  if (seat !== undefined) return seat;
  const hints: Record<string, string> = { O: 'East is E in every language here', Z: 'South is S' };
  const letter = text.trim().charAt(0).toUpperCase();
  const hint =
    parseSeat(letter) !== undefined ? `did you mean "${letter}"? ` : hints[letter] ? `${hints[letter]}; ` : '';
  return refuse('unknown-seat', at, `${shown(text)} is not a seat`, hint + right);
}

export function readStrain(value: unknown, at: string, right = 'one of S, H, D, C, NT'): Strain {
  const text = readText(value, at, right);
  const hint = /^(n|sa|z)/i.test(text) ? 'notrump is NT; ' : '';
  const word = text.trim().toUpperCase();
  return (
    parseStrain(word === 'N' ? 'NT' : word) ??
    refuse('unknown-strain', at, `${shown(text)} is not a strain`, hint + right)
  );
}

export function readCard(value: unknown, at: string): Card {
  const text = readText(value, at, cardForm);
  const card = parseCard(text);
  if (card !== undefined) return card;
  const hint = text.includes('10') ? 'the ten is T, so "ST"; ' : rankHint(text.charAt(1));
  return refuse('unknown-card', at, `${shown(text)} is not a card`, hint + cardForm);
}

/** What a letter that is no rank was probably meant to be, as the opening of a sentence. */
function rankHint(letter: string): string {
  const hints: Record<string, string> = {
    H: 'the king is K (H is the Dutch Heer); ',
    V: 'the queen is Q (V is the Dutch Vrouw); ',
    B: 'the jack is J (B is the Dutch Boer); ',
    R: 'the king is K (R is the French Roi); ',
    D: 'the queen is Q (D is the French or German Dame); ',
    '1': 'the ten is T; ',
    '0': 'the ten is T; ',
    X: 'every card needs its own rank; ',
  };
  const capital = letter.toUpperCase();
  if (letter !== capital && rankLetters.includes(capital)) return `ranks are capitals: "${capital}"; `;
  return hints[capital] ?? '';
}

/** Adds the cards of one written hand to `hands`. The suits (bits) in which it may hold more than is written. */
function addHand(hands: Hands, seat: Seat, text: string, at: string): number {
  if (text === '?' || text === '-') return 15;
  const suits = text.split('.');
  if (suits.length !== 4) refuse('hand-form', at, `${shown(text)} has ${suits.length - 1} dots instead of 3`, handForm);
  let open = 0;
  for (const suit of allSuits) {
    const written = suits[suit]!;
    if (written.endsWith('?')) open |= 1 << suit;
    for (const letter of written.endsWith('?') ? written.slice(0, -1) : written) {
      const rank = rankLetters.indexOf(letter);
      if (rank < 0)
        refuse('unknown-rank', at, `${shown(letter)} in ${shown(text)} is not a rank`, rankHint(letter) + handForm);
      addCard(hands, seat, makeCardNumber(suit, rank), at);
    }
  }
  if (handSize(hands, seat) > 13)
    refuse('hand-size', at, `${seatNames[seat]} holds ${handSize(hands, seat)} cards`, 'a hand has 13 cards at most');
  return open;
}

function addCard(hands: Hands, seat: Seat, card: Card, at: string): void {
  const holder = allSeats.find((other) => hasCard(hands, other, card));
  if (holder !== undefined)
    refuse(
      'duplicate-card',
      at,
      holder === seat
        ? `${cardName(card)} is in ${seatNames[seat]}'s hand twice`
        : `${cardName(card)} is in ${seatNames[holder]}'s hand and in ${seatNames[seat]}'s`,
      'each card is in one place only',
    );
  hands[seat * 4 + suitOf(card)]! |= 1 << (card % 13);
}

/** Four hands as they are written: the cards that are known, and by seat the suits (bits) that may hold more. */
export interface WrittenHands {
  readonly hands: Hands;
  readonly open: readonly number[];
}

/** Four hands of any size: an object by seat, or one text "N:... ... ... ...". */
export function readHands(value: unknown, at: string): WrittenHands {
  if (typeof value === 'string') return readHandsText(value, at);
  const fields = readFields(value, at, 'the four hands by seat', seatLetters);
  const hands = emptyHands();
  const open = seatLetters.map((letter, seat) =>
    addHand(hands, seat as Seat, readText(fields.get(letter), fields.place(letter), handForm), fields.place(letter)),
  );
  return { hands, open };
}

function readHandsText(text: string, at: string): WrittenHands {
  const right = 'the seat of the first hand, a colon, and four hands clockwise: "N:AK.Q2..T9 ... ... ..."';
  const parts = /^\s*([NESW]):(.*)$/s.exec(text);
  if (!parts) refuse('deal-form', at, `${shown(text)} does not begin with a seat and a colon`, right);
  const first = parseSeat(parts[1]!)!;
  const written = parts[2]!.trim().split(/\s+/);
  if (written.length !== 4) refuse('deal-form', at, `${shown(text)} has ${written.length} hands instead of 4`, right);
  const hands = emptyHands();
  const open = [0, 0, 0, 0];
  written.forEach((hand, i) => {
    const seat = nextSeat(first, i);
    open[seat] = addHand(hands, seat, hand, `${at}.${seatLetters[seat]}`);
  });
  return { hands, open };
}

/** Four hands of which every card is known. */
export function wholeHands({ hands, open }: WrittenHands, at: string): Hands {
  const seat = allSeats.find((one) => open[one] !== 0);
  if (seat !== undefined)
    refuse(
      'hand-unknown',
      `${at}.${seatLetters[seat]}`,
      `${seatNames[seat]}'s hand is not known`,
      'all four hands, card by card',
    );
  return hands;
}

/** A full deal of 52 cards as PBN writes it. */
export const readDeal = (value: unknown, at: string): Hands => wholeHands(readPartDeal(value, at), at);

/** The same, where some hands may not be known card by card. */
export function readPartDeal(value: unknown, at: string): WrittenHands {
  const text = readText(value, at, 'a deal as PBN writes it: "N:AK.Q2..T9 ... ... ..."');
  const written = readHandsText(text, at);
  const { hands, open } = written;
  const short = allSeats.find((seat) => open[seat] === 0 && handSize(hands, seat) < 13);
  if (short === undefined) return written;
  const missing = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !allSeats.some((seat) => hasCard(hands, seat, card)),
  );
  return refuse(
    'missing-card',
    `${at}.${seatLetters[short]}`,
    `${seatNames[short]} has ${handSize(hands, short)} cards; missing from the deal: ${namesOf(missing)}`,
    'a deal has all 52 cards, 13 in each hand; for an ending give "hands" instead',
  );
}

/** "SA, SK and 3 more". */
export function namesOf(cards: readonly Card[]): string {
  const names = cards.slice(0, 6).map(cardName).join(', ');
  return cards.length > 6 ? `${names} and ${cards.length - 6} more` : names;
}

export const handsEmpty = (hands: Hands): boolean => allSeats.every((seat) => cardsOfSeat(hands, seat).length === 0);
