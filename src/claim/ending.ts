// A position given as it stands (`hands`, `trick`, `leader`, `won`, `shownOut`) or as a full deal and the play.
// What comes out agrees with itself: hand sizes with the trick in progress, no card twice, no revoke, thirteen tricks in all.

import {
  allSeats,
  type Card,
  cardName,
  nextSeat,
  type Seat,
  type Strain,
  seatLetters,
  suitLetters,
  suitOf,
} from '../cards/cards.ts';
import { type Hands, handSize, hasCard, holding } from '../cards/hands.ts';
import { type Position, seatToPlay } from '../play/position.ts';
import { openingLeader, type PlayRecord, playFromColumns, replay } from '../play/record.ts';
import { revealedBy, type Unknown } from '../play/unknown.ts';
import {
  handsEmpty,
  readCard,
  readHands,
  readPartDeal,
  readSeat,
  seatNames,
  type WrittenHands,
  wholeHands,
} from './hands.ts';
import { accept, type Fields, readFields, readList, readText, readWhole, refuse, shown } from './read.ts';
import { readKnown, unknownOf } from './unknown.ts';

export interface Ending {
  /** With the cards that are known to be held. */
  readonly position: Position;
  /** Present when these are not all cards held. */
  readonly unknown?: Unknown;
  readonly shownOut: readonly number[];
  readonly won?: { readonly NS: number; readonly EW: number };
  readonly played: readonly Card[];
}

export const endingKeys = ['hands', 'trick', 'leader', 'won', 'shownOut', 'deal', 'play', 'known'] as const;

/** The ending of a case, in either form. */
export function readEnding(fields: Fields, strain: Strain, declarer: Seat): Ending {
  const given = (key: string) => fields.get(key) !== undefined;
  const whole = given('deal') || given('play');
  const clash = whole ? ['hands', 'trick', 'leader', 'shownOut'].find(given) : undefined;
  if (clash !== undefined)
    refuse(
      'two-forms',
      fields.place(clash),
      `"${clash}" beside "${given('deal') ? 'deal' : 'play'}"`,
      'give either "hands" (with "trick", "leader", "won", "shownOut") or "deal" and "play", from which the rest follows',
    );
  const ending = whole ? readPlayed(fields, strain, declarer) : readStanding(fields, strain);
  checkTrickCount(fields, ending);
  return ending;
}

/** A position as it stands, every card known: what the solver reads. */
export function readPosition(fields: Fields, strain: Strain): Position {
  const { written, leader, trick } = readWritten(fields);
  const hands = wholeHands(written, fields.place('hands'));
  checkSizes(fields, written, leader, trick.length);
  return { hands, strain, leader, trick };
}

function readWritten(fields: Fields): { written: WrittenHands; leader: Seat; trick: Card[] } {
  const at = fields.place('hands');
  if (fields.get('hands') === undefined)
    refuse('missing', at, 'no cards are given', 'the four hands in "hands", or a full deal in "deal" with its "play"');
  const written = readHands(fields.get('hands'), at);
  const leader = readSeat(fields.get('leader'), fields.place('leader'));
  const trick = readTrick(fields, written.hands, leader);
  if (handsEmpty(written.hands) && trick.length === 0 && written.open.every((suits) => suits === 0))
    refuse('no-cards', at, 'all four hands are empty', 'cards still to be played');
  return { written, leader, trick };
}

function readStanding(fields: Fields, strain: Strain): Ending {
  const { written, leader, trick } = readWritten(fields);
  const won = readWon(fields);
  const sizes = checkSizes(fields, written, leader, trick.length, won);
  const position: Position = { hands: written.hands, strain, leader, trick };
  const shownOut = readShownOut(fields, position);
  const unknown = unknownOf(written, sizes, shownOut, trick, readKnown(fields));
  return { position, ...(unknown && { unknown }), shownOut, played: [], ...(won && { won }) };
}

function readTrick(fields: Fields, hands: Hands, leader: Seat): Card[] {
  const at = fields.place('trick');
  const right = 'the cards on the table in order of play, none to three: ["SA", "S5"]';
  const list = readList(fields.get('trick') ?? [], at, right);
  if (list.length > 3)
    refuse(
      'trick-full',
      at,
      `${list.length} cards on the table`,
      `${right}; a full trick belongs to "won", and its winner leads`,
    );
  const trick: Card[] = [];
  for (const [i, value] of list.entries()) {
    const place = `${at}[${i}]`;
    const card = readCard(value, place);
    const seat = nextSeat(leader, i);
    const holder = allSeats.find((other) => hasCard(hands, other, card));
    if (holder !== undefined || trick.includes(card))
      refuse(
        'duplicate-card',
        place,
        `${cardName(card)} is on the table ${holder === undefined ? 'twice' : `and in ${seatNames[holder]}'s hand`}`,
        'cards on the table are in "trick" only, not in "hands"',
      );
    trick.push(card);
    const led = suitOf(trick[0]!);
    if (suitOf(card) !== led && holding(hands, seat, led) !== 0) revoke(place, seat, card, led);
  }
  return trick;
}

function revoke(at: string, seat: Seat, card: Card, led: number): never {
  return refuse(
    'revoke',
    at,
    `${seatNames[seat]} plays ${cardName(card)} to a trick of suit ${suitLetters[led]} and still holds a card of that suit`,
    'a player follows suit when he can: correct the cards, or the leader of the trick',
  );
}

/** The sizes of the hands, as they follow from the hands that are known card by card, or from the tricks won. */
function checkSizes(
  fields: Fields,
  { hands, open }: WrittenHands,
  leader: Seat,
  onTable: number,
  won?: { readonly NS: number; readonly EW: number },
): number[] {
  const hasPlayed = (seat: Seat) => (((seat - leader + 4) & 3) < onTable ? 1 : 0);
  const started = allSeats.map((seat) => handSize(hands, seat) + hasPlayed(seat));
  const whole = allSeats.filter((seat) => open[seat] === 0);
  const known = whole.map((seat) => started[seat]!);
  const usual =
    [...known].sort((a, b) => count(known, b) - count(known, a))[0] ??
    (won && 13 - won.NS - won.EW) ??
    refuse(
      'hand-size',
      fields.place('hands'),
      'how many cards the hands hold is not known',
      'one hand card by card, or the tricks won so far in "won"',
    );
  const odd =
    whole.find((seat) => started[seat] !== usual) ??
    allSeats.find((seat) => open[seat] !== 0 && started[seat]! > usual);
  if (odd === undefined && usual > 13)
    refuse(
      'hand-size',
      fields.place('hands'),
      `${usual} tricks left`,
      'thirteen tricks at most, the one in progress included',
    );
  if (odd === undefined) return allSeats.map((seat) => usual - hasPlayed(seat));
  const sizes = allSeats
    .map((seat) => `${seatLetters[seat]} ${open[seat] === 0 ? '' : 'at least '}${handSize(hands, seat)}`)
    .join(', ');
  const expected = usual - (started[odd]! - handSize(hands, odd));
  const trick = onTable === 0 ? 'no trick in progress' : `${onTable} in the trick that ${seatNames[leader]} led`;
  return refuse(
    'hand-size',
    `${fields.place('hands')}.${seatLetters[odd]}`,
    `${seatNames[odd]} holds ${handSize(hands, odd)} cards (${sizes}; ${trick})`,
    `${expected} cards: equal hands, one card less for each seat that has played to the trick in progress`,
  );
}

const count = (list: readonly number[], value: number) => list.filter((other) => other === value).length;

/** By seat: the suits said to have been shown out of, each seat void in them. */
export function readShowOuts(value: unknown, at: string, position: Position): number[] {
  const shownOut = [0, 0, 0, 0];
  const seats = value === undefined ? undefined : readFields(value, at, 'the show-outs by seat', seatLetters);
  const right = 'the letters of the suits the seat has failed to follow to: { "W": "HD" }';
  for (const seat of allSeats) {
    const suits = seats?.get(seatLetters[seat]);
    const place = `${at}.${seatLetters[seat]}`;
    const letters = Array.isArray(suits) ? suits : [...(suits === undefined ? '' : readText(suits, place, right))];
    for (const letter of letters) {
      const suit = (suitLetters as readonly unknown[]).indexOf(letter);
      if (suit < 0) refuse('unknown-suit', place, `${shown(letter)} is not a suit`, right);
      checkVoid(position, seat, suit, place);
      shownOut[seat]! |= 1 << suit;
    }
  }
  return shownOut;
}

function readShownOut(fields: Fields, position: Position): number[] {
  const shownOut = readShowOuts(fields.get('shownOut'), fields.place('shownOut'), position);
  const led = position.trick.length > 0 ? suitOf(position.trick[0]!) : 0;
  position.trick.forEach((card, i) => {
    if (suitOf(card) !== led) shownOut[nextSeat(position.leader, i)]! |= 1 << led;
  });
  return shownOut;
}

function checkVoid({ hands, trick, leader }: Position, seat: Seat, suit: number, at: string): void {
  const onTable = trick[(seat - leader + 4) & 3];
  if (holding(hands, seat, suit) === 0 && (onTable === undefined || suitOf(onTable) !== suit)) return;
  refuse(
    'revoke',
    at,
    `${seatNames[seat]} is said to have shown out of ${suitLetters[suit]} but ${holding(hands, seat, suit) ? 'holds' : 'has just played'} a card of it`,
    'a seat that has shown out of a suit has no more of it: correct the hands or "shownOut"',
  );
}

function readWon(fields: Fields): { NS: number; EW: number } | undefined {
  const value = fields.get('won');
  if (value === undefined) return undefined;
  const won = readFields(value, fields.place('won'), 'the tricks won so far', ['NS', 'EW']);
  const side = (key: string) => readWhole(won.get(key), won.place(key), 0, 13, 'the tricks won so far, 0 to 13');
  return { NS: side('NS'), EW: side('EW') };
}

function checkTrickCount(fields: Fields, { position, unknown, won }: Ending): void {
  const seat = seatToPlay(position);
  const left = unknown?.sizes[seat] ?? handSize(position.hands, seat);
  if (won && won.NS + won.EW + left !== 13)
    refuse(
      'trick-count',
      fields.place('won'),
      `${won.NS} + ${won.EW} tricks won and ${left} left make ${won.NS + won.EW + left}`,
      `thirteen in all: ${13 - left} won before the claim, the trick in progress not counted`,
    );
}

function readPlayed(fields: Fields, strain: Strain, declarer: Seat): Ending {
  const at = fields.place('deal');
  if (fields.get('deal') === undefined)
    refuse('missing', at, '"play" without "deal"', 'the full deal in "deal", or "hands" with the cards still held');
  const written = readPartDeal(fields.get('deal'), at);
  const opening = openingLeader(declarer);
  const { cards, place } = readPlay(fields, opening, strain);
  const dealt = unknownOf(written, [13, 13, 13, 13], [0, 0, 0, 0], [], []);
  const seen = dealt && revealedBy(dealt, { strain, leader: opening, trick: [] }, cards);
  const record = inPlaces(replay(seen?.known ?? written.hands, strain, opening, cards), place);
  if (cards.length === 52)
    refuse('no-cards', fields.place('play'), 'all 52 cards are played', 'cards still to be played');
  const won = readWon(fields);
  if (won && (won.NS !== record.won.NS || won.EW !== record.won.EW))
    refuse(
      'trick-count',
      fields.place('won'),
      `NS ${won.NS}, EW ${won.EW}, but in the play NS won ${record.won.NS} and EW ${record.won.EW}`,
      'leave "won" out, or correct the play',
    );
  const held = allSeats.map(
    (seat) => 13 - (handSize(seen?.known ?? written.hands, seat) - handSize(record.position.hands, seat)),
  );
  // who did not follow is out of the suit: no fact is needed for that
  const unknown =
    seen &&
    unknownOf({ hands: record.position.hands, open: seen.open }, held, record.shownOut, cards, readKnown(fields));
  return { ...record, ...(unknown && { unknown }), played: cards };
}

/** The result of `replay`, its problem placed where the card stands in the input. */
function inPlaces(result: ReturnType<typeof replay>, place: (card: number) => string): PlayRecord {
  if (!result.ok) {
    const { code, at, wrong, right } = result.problem;
    refuse(code, place(Number(/\d+/.exec(at)![0])), wrong, right);
  }
  return accept(result);
}

/** `play` in either form: cards in order of play, or rows as PBN prints them, one trick each, columns by seat. */
function readPlay(fields: Fields, opening: Seat, strain: Strain): { cards: Card[]; place: (card: number) => string } {
  const at = fields.place('play');
  const right =
    'cards in order of play ["S2", "SA", ...], or rows of four columns from the opening leader ["S2 SA S3 S4", ...]';
  const list = readList(fields.get('play') ?? [], at, right);
  if (list.length > 52) refuse('play-form', at, `${list.length} entries`, right);
  const texts = list.map((value, i) => readText(value, `${at}[${i}]`, right).trim());
  if (!texts.some((text) => /\s|^-?$/.test(text)))
    return { cards: texts.map((text, i) => readCard(text, `${at}[${i}]`)), place: (card) => `${at}[${card}]` };
  const rows = texts.map((text, r) => {
    const columns = text.split(/\s+/).filter((column) => column !== '');
    if (columns.length > 4) refuse('play-form', `${at}[${r}]`, `${columns.length} cards in one row`, right);
    return columns.map((column) => (column === '-' ? undefined : readCard(column, `${at}[${r}]`)));
  });
  return { cards: accept(playFromColumns(rows, opening, strain)), place: (card) => `${at}[${card >> 2}]` };
}
