// Hands that a case does not give card by card: facts about them in typed form ("known"), and a first way in which the other
// cards can lie, so that the rest of the case can be read against it. Facts that leave no way are refused, and named.

import {
  allSeats,
  allSuits,
  type Card,
  type Holding,
  rankLetters,
  type Seat,
  type SuitLetter,
  suitLetters,
} from '../cards/cards.ts';
import { handSize, hasCard } from '../cards/hands.ts';
import type { Position } from '../play/position.ts';
import { Completions, type CountFact, type Unknown, unknownSeats } from '../play/unknown.ts';
import { seatNames, type WrittenHands } from './hands.ts';
import { type Fields, readFields, readList, readText, readWhole, refuse, shown } from './read.ts';

const ALL: Holding = 0x1fff;
const factKeys = ['seats', 'suit', 'ranks', 'cards', 'least', 'most', 'exactly'];
const right =
  'facts about cards still held: { "seats": "W", "suit": "H", "least": 2 }, { "seats": "EW", "suit": "S", "ranks": "AK", "exactly": 1 }, { "seats": "EW", "suit": "C", "cards": "J3" }';

/** `known`: each says how many cards of a kind some seats hold together, or which cards of a suit. */
export function readKnown(fields: Fields): CountFact[] {
  const at = fields.place('known');
  return readList(fields.get('known') ?? [], at, right).flatMap((value, i) => readFact(value, `${at}[${i}]`));
}

function readFact(value: unknown, at: string): CountFact[] {
  const fact = readFields(value, at, 'a fact about the cards', factKeys);
  const seats = readSeats(fact);
  const suit = fact.get('suit');
  const suits =
    suit === undefined
      ? allSuits
      : allSuits.filter((one) => suitLetters[one] === readText(suit, fact.place('suit'), 'one of S, H, D, C'));
  if (suits.length === 0)
    refuse('unknown-suit', fact.place('suit'), `${shown(suit)} is not a suit`, 'one of S, H, D, C');
  const of = (ranks: Holding) => allSuits.map((one) => (suits.includes(one) ? ranks : 0));
  if (fact.get('cards') !== undefined) {
    const odd = ['ranks', 'least', 'most', 'exactly'].find((key) => fact.get(key) !== undefined);
    if (odd !== undefined || suit === undefined)
      refuse(
        'fact-form',
        fact.place(odd ?? 'suit'),
        odd === undefined ? '"cards" without a "suit"' : `"${odd}" beside "cards"`,
        '"cards" with "seats" and "suit": these cards of the suit and no others',
      );
    const cards = readRanks(fact, 'cards');
    const number = [...rankLetters].filter((_, rank) => cards & (1 << rank)).length;
    return [
      { seats, of: of(cards), least: number, most: number },
      { seats, of: of(ALL & ~cards), least: 0, most: 0 },
    ];
  }
  const ranks = fact.get('ranks') === undefined ? ALL : readRanks(fact, 'ranks');
  const number = (key: string) =>
    fact.get(key) === undefined
      ? undefined
      : readWhole(fact.get(key), fact.place(key), 0, 52, 'a number of cards, 0 to 52');
  const exactly = number('exactly');
  const least = exactly ?? number('least') ?? 0;
  const most = exactly ?? number('most') ?? 52;
  if (exactly === undefined && number('least') === undefined && number('most') === undefined)
    refuse('fact-form', at, 'no number is given', `"least", "most" or "exactly"; ${right}`);
  if (least > most)
    refuse('fact-form', fact.place('least'), `at least ${least} and at most ${most}`, 'a possible range');
  return [{ seats, of: of(ranks), least, most }];
}

function readSeats(fact: Fields): number {
  const form = 'the letters of the seats: "W", "EW"';
  const letters = readText(fact.get('seats'), fact.place('seats'), form);
  const seats = [...letters].map((letter) => 'NESW'.indexOf(letter));
  if (seats.length === 0 || seats.includes(-1))
    refuse('unknown-seat', fact.place('seats'), `${shown(letters)} are not seats`, form);
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

function readRanks(fact: Fields, key: string): Holding {
  const form = 'ranks A K Q J T 9 ... 2 in one text: "AK9"';
  let bits = 0;
  for (const letter of readText(fact.get(key), fact.place(key), form)) {
    const rank = rankLetters.indexOf(letter);
    if (rank < 0) refuse('unknown-rank', fact.place(key), `${shown(letter)} is not a rank`, form);
    bits |= 1 << rank;
  }
  return bits;
}

/** What is known of the hands; nothing when every card is. `gone`: cards played, those on the table included. */
export function unknownOf(
  { hands, open }: WrittenHands,
  sizes: readonly number[],
  shownOut: readonly number[],
  gone: readonly Card[],
  facts: readonly CountFact[],
): Unknown | undefined {
  if (open.every((suits) => suits === 0) && facts.length === 0) return undefined;
  const pool = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !gone.includes(card) && !allSeats.some((seat) => hasCard(hands, seat, card)),
  );
  const may = allSeats.map((seat) => (handSize(hands, seat) < sizes[seat]! ? open[seat]! & ~shownOut[seat]! : 0));
  return { known: hands, sizes, open: may, pool, facts };
}

/** The position with a first way in which the cards can lie; `unknown` is gone when every card is known after all. */
export function completed(
  fields: Fields,
  position: Position,
  unknown: Unknown,
): { position: Position; unknown?: Unknown } {
  const facts = [...new Map(unknown.facts.map((fact) => [JSON.stringify(fact), fact])).values()];
  // what was played after the claim may have shown the last card of a hand
  const open = unknown.open.map((suits, seat) =>
    handSize(unknown.known, seat as Seat) < unknown.sizes[seat]! ? suits : 0,
  );
  const all = { ...unknown, facts, open };
  const hands = wayOf(all, position);
  if (hands === undefined) refuseFacts(fields, unknown, position);
  return { position: { ...position, hands }, ...(unknownSeats(all).length > 0 && { unknown: all }) };
}

const wayOf = (unknown: Unknown, { trick }: Position) => new Completions(unknown, trick, []).witness();

/** Names the fact without which there would be a way, or the hand that cannot be filled. */
function refuseFacts(fields: Fields, unknown: Unknown, position: Position): never {
  const given = fields.get('known');
  const list = Array.isArray(given) ? given : [];
  const same = (fact: CountFact) => JSON.stringify(fact);
  const facts = list.map((value) => readFact(value, ''));
  const told = new Set(facts.flat().map(same));
  const rest = unknown.facts.filter((fact) => !told.has(same(fact)));
  const culprit = facts.findIndex((_, i) => {
    const others = facts.flatMap((fact, at) => (at === i ? [] : fact));
    return wayOf({ ...unknown, facts: [...rest, ...others] }, position) !== undefined;
  });
  if (facts.length > 0 && (culprit >= 0 || wayOf({ ...unknown, facts: rest }, position) !== undefined))
    refuse(
      'facts-impossible',
      culprit < 0 ? fields.place('known') : `${fields.place('known')}[${culprit}]`,
      'the cards cannot lie so, with the hands and the other facts given',
      'facts that agree with the hands, the sizes of the hands and one another',
    );
  const short = unknownSeats(unknown)[0] ?? (0 as Seat);
  return refuse(
    'hand-size',
    `${fields.place(fields.get('hands') === undefined ? 'deal' : 'hands')}.${'NESW'[short]}`,
    `the cards left in the pack cannot fill ${seatNames[short]}'s hand of ${unknown.sizes[short]}`,
    'a "?" after each suit that may have more cards',
  );
}

/** A hand as it is written: the cards that are known, a "?" after a suit that may have more. */
export function unknownHandText({ known, open, sizes }: Unknown, seat: Seat): string {
  if (open[seat] === 15 && handSize(known, seat) === 0 && sizes[seat]! > 0) return '?';
  return allSuits
    .map((suit) => {
      const ranks = [...rankLetters]
        .reverse()
        .filter((letter) => known[seat * 4 + suit]! & (1 << rankLetters.indexOf(letter)));
      return ranks.join('') + (open[seat]! & (1 << suit) ? '?' : '');
    })
    .join('.');
}

/** Facts as `readKnown` reads them. */
export const knownJson = (facts: readonly CountFact[]): KnownJson[] =>
  facts.map(({ seats, of, least, most }) => {
    const suits = allSuits.filter((suit) => of[suit] !== 0);
    const ranks = of[suits[0] ?? 0]!;
    return {
      seats: [...'NESW'].filter((_, seat) => seats & (1 << seat)).join(''),
      ...(suits.length === 1 && { suit: suitLetters[suits[0]!] }),
      ...(ranks !== ALL && { ranks: [...rankLetters].filter((_, rank) => ranks & (1 << rank)).join('') }),
      least,
      most,
    };
  });

export interface KnownJson {
  readonly seats: string;
  readonly suit?: SuitLetter;
  readonly ranks?: string;
  readonly least: number;
  readonly most: number;
}
