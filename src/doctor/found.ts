// A board as it was found: the cards in each hand, the cards in front of each player, what lay elsewhere, the order of play and
// the record of the deal as far as there are any. Cards may be there twice or not at all: that is what the doctor looks at.

import {
  allSeats,
  allSuits,
  type Card,
  cardName,
  makeCardNumber,
  nextSeat,
  parseCard,
  parseSeat,
  rankLetters,
  type Seat,
  type Strain,
  seatLetters,
} from '../cards/cards.ts';
import type { Hands } from '../cards/hands.ts';
import type { Result } from '../cards/result.ts';
import { readDeal, readSeat, readStrain } from '../claim/hands.ts';
import { readEdition, readKind } from '../claim/kind.ts';
import { attempt, type Fields, readFields, readList, readText, refuse, shown } from '../claim/read.ts';
import type { EditionId } from '../laws/editions.ts';
import { winningPlace } from '../play/position.ts';

/** Lists of cards by seat. */
export type BySeat = readonly (readonly Card[])[];

export interface FoundBoard {
  readonly edition: EditionId;
  /** Cards still in the hands. */
  readonly hands: BySeat;
  /** Cards that each seat played, in order of play. */
  readonly played: BySeat;
  /** Cards that lie in front of a seat although it did not play them to a trick. */
  readonly piles: BySeat;
  readonly elsewhere: readonly Card[];
  /** Cards whose backs are those of another pack, and who has them. */
  readonly otherPack: readonly { readonly seat: Seat; readonly card: Card }[];
  readonly record?: Hands;
  /** Who led or is to lead to the first trick: with partner the defenders. */
  readonly opening?: Seat;
  /** The tricks in order of play, the last perhaps unfinished. */
  readonly tricks: readonly { readonly leader: Seat; readonly cards: readonly Card[] }[];
}

const keys = ['law70', 'edition', 'hands', 'play', 'opening', 'strain', 'inFront', 'elsewhere', 'otherPack', 'record'];

/** Reads `{ "law70": "board/1", "edition", "hands", "play", "opening", "strain", "inFront", "elsewhere", "otherPack", "record" }`:
 *  hands as PBN writes them, by seat, of any size and with repeats; `inFront` by seat the cards in front of the players. */
export const parseFoundBoard = (input: unknown): Result<FoundBoard> =>
  attempt(() => {
    const fields = readFields(input, '', 'a board as it was found', keys);
    readKind(fields, 'board/1');
    const tricks = readTricks(fields);
    const played = playedBySeat(tricks);
    const record = fields.get('record');
    const opening = fields.get('opening');
    const hands = readHeld(fields);
    const piles = readPiles(fields.get('inFront'), { hands, played }, tricks.length > 0);
    const withSeat = allSeats.map((seat) => [...hands[seat]!, ...played[seat]!, ...piles[seat]!]);
    return {
      edition: readEdition(fields),
      hands,
      played,
      piles,
      elsewhere: readElsewhere(fields.get('elsewhere') ?? [], withSeat),
      otherPack: readOtherPack(fields.get('otherPack') ?? [], withSeat),
      tricks,
      ...(opening !== undefined && { opening: readSeat(opening, 'opening') }),
      ...(record !== undefined && { record: readDeal(record, 'record') }),
    };
  });

export const playedBySeat = (tricks: FoundBoard['tricks']): Card[][] =>
  allSeats.map((seat) => tricks.flatMap(({ leader, cards }) => cards.filter((_, i) => nextSeat(leader, i) === seat)));

const handForm = 'the suits spades.hearts.diamonds.clubs, such as "AK5.Q2..T98"';

function readHeld(fields: Fields): Card[][] {
  const by = readFields(fields.get('hands'), 'hands', 'the four hands by seat', seatLetters);
  return allSeats.map((seat) => {
    const at = by.place(seatLetters[seat]);
    const text = readText(by.get(seatLetters[seat]), at, handForm);
    const suits = text.split('.');
    if (suits.length !== 4) refuse('hand-form', at, `${shown(text)} has not four suits`, handForm);
    if (text.length > 60) refuse('hand-size', at, 'this is more than a pack', handForm);
    return allSuits.flatMap((suit) =>
      [...suits[suit]!].map((letter) => {
        const rank = rankLetters.indexOf(letter);
        return rank < 0
          ? refuse('unknown-rank', at, `${shown(letter)} is not a rank`, handForm)
          : makeCardNumber(suit, rank);
      }),
    );
  });
}

const readCard = (value: unknown, at: string): Card => {
  const text = readText(value, at, 'a card: "SA", "HT"');
  return parseCard(text) ?? refuse('unknown-card', at, `${shown(text)} is not a card`, 'a card: "SA", "HT"');
};

const readCards = (value: unknown, at: string): Card[] =>
  readList(value, at, 'a list of cards: ["SA", "HT"]').map((card, i) => readCard(card, `${at}[${i}]`));

/** Cards that lay elsewhere are in no hand: a second one there is of another pack and no part of the board. */
function readElsewhere(value: unknown, withSeat: BySeat): Card[] {
  const cards = readCards(value, 'elsewhere');
  for (const [i, card] of cards.entries()) {
    const seat = allSeats.find((one) => withSeat[one]!.includes(card));
    if (seat !== undefined || cards.indexOf(card) < i)
      refuse(
        'there-twice',
        `elsewhere[${i}]`,
        `${cardName(card)} is ${seat === undefined ? 'named twice' : `also with ${seatLetters[seat]}`}`,
        'each card once, where it was found; one of another pack that lay elsewhere is left out',
      );
  }
  return cards;
}

function readOtherPack(value: unknown, withSeat: BySeat): { seat: Seat; card: Card }[] {
  const right = 'a list of seats with cards: ["N:SA"]';
  return readList(value, 'otherPack', right).map((entry, i) => {
    const at = `otherPack[${i}]`;
    const text = readText(entry, at, right);
    const seat = parseSeat(text[0] ?? '');
    if (seat === undefined || text[1] !== ':') refuse('seat-card', at, `${shown(text)} is no seat with a card`, right);
    const card = readCard(text.slice(2), at);
    if (!withSeat[seat]!.includes(card))
      refuse('not-there', at, `${cardName(card)} is not with ${seatLetters[seat]}`, 'a seat with a card that it has');
    return { seat, card };
  });
}

function readTricks(fields: Fields): { leader: Seat; cards: Card[] }[] {
  const play = readCards(fields.get('play') ?? [], 'play');
  if (play.length === 0) return [];
  if (play.length > 52) refuse('out-of-range', 'play', `${play.length} cards were played`, '52 at most');
  const leader = readSeat(fields.get('opening'), 'opening');
  return tricksOf(play, leader, readStrain(fields.get('strain'), 'strain'));
}

/** Cards in order of play as tricks, the last perhaps unfinished. */
export function tricksOf(play: readonly Card[], opening: Seat, strain: Strain): { leader: Seat; cards: Card[] }[] {
  let leader = opening;
  const tricks: { leader: Seat; cards: Card[] }[] = [];
  for (let at = 0; at < play.length; at += 4) {
    const cards = play.slice(at, at + 4);
    tricks.push({ leader, cards });
    if (cards.length === 4) leader = nextSeat(leader, winningPlace(cards, strain));
  }
  return tricks;
}

/** The cards in front of each seat that it did not play. */
function readPiles(value: unknown, { hands, played }: Pick<FoundBoard, 'hands' | 'played'>, known: boolean): Card[][] {
  if (value === undefined) return allSeats.map(() => []);
  if (!known)
    refuse('missing', 'play', 'cards lie in front of the players, and no play is given', 'the cards in order of play');
  const by = readFields(value, 'inFront', 'the cards in front of each player', seatLetters);
  return allSeats.map((seat) => {
    const at = by.place(seatLetters[seat]);
    const rest = readCards(by.get(seatLetters[seat]) ?? [], at);
    for (const card of played[seat]!) {
      const i = rest.indexOf(card);
      if (i < 0)
        refuse(
          'not-in-front',
          at,
          `${cardName(card)} was played by ${seatLetters[seat]} and does not lie there`,
          'all the cards in front of the player, those played and any other',
        );
      rest.splice(i, 1);
    }
    for (const card of rest) {
      const other = allSeats.find((one) => hands[one]!.includes(card) || played[one]!.includes(card));
      if (other !== undefined)
        refuse(
          'there-twice',
          at,
          `${cardName(card)} lies there and is also with ${seatLetters[other]}`,
          'each card once; one of another pack that lay there is left out',
        );
    }
    return rest;
  });
}
