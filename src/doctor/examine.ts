// Finds what is wrong with the cards of a board. With a record each card is compared with its place; without one the counts tell:
// a card that is nowhere belongs to the hand that is short, one that is twice is strange in the hand that has too many.

import { allSeats, type Card, type Seat } from '../cards/cards.ts';
import { hasCard } from '../cards/hands.ts';
import type { Finding, ForeignBy } from './diagnosis.ts';
import type { FoundBoard } from './found.ts';

/** With more cards than this in other hands than recorded it is another deal, not a deal with misplaced cards. */
const MOST_MISPLACED = 13;

interface Holding {
  readonly seat: Seat;
  readonly played: boolean;
}

/** A card and all the places it was found in. */
interface Places {
  readonly card: Card;
  readonly held: readonly Holding[];
  readonly piles: readonly Seat[];
  readonly elsewhere: boolean;
}

export interface Examined {
  readonly findings: Finding[];
  readonly counts: number[];
}

export function examine(board: FoundBoard): Examined {
  const { findings, places, counts } = withoutOtherPack(board);
  const examined = { findings, counts };
  if (board.record === undefined) byCounts(places, examined);
  else byRecord(places, board.record, examined);
  return examined;
}

/** Sets aside the cards whose back betrays them. */
function withoutOtherPack({ hands, played, piles, elsewhere, otherPack }: FoundBoard) {
  const held = allSeats.map((seat) => [
    ...hands[seat]!.map((card) => ({ card, played: false })),
    ...played[seat]!.map((card) => ({ card, played: true })),
  ]);
  const findings: Finding[] = [];
  for (const { seat, card } of otherPack) {
    const i = held[seat]!.findIndex((one) => one.card === card);
    if (i < 0) continue;
    findings.push({ kind: 'foreign', seat, card, by: 'back', played: held[seat]![i]!.played });
    held[seat]!.splice(i, 1);
  }
  const places = Array.from(
    { length: 52 },
    (_, card): Places => ({
      card,
      held: allSeats.flatMap((seat) =>
        held[seat]!.filter((one) => one.card === card).map((one) => ({ seat, played: one.played })),
      ),
      piles: allSeats.filter((seat) => piles[seat]!.includes(card)),
      elsewhere: elsewhere.includes(card),
    }),
  );
  return { findings, places, counts: held.map(({ length }) => length) };
}

function foreign(card: Card, { seat, played }: Holding, by: ForeignBy, { findings, counts }: Examined): void {
  findings.push({ kind: 'foreign', seat, card, by, played });
  counts[seat]!--;
}

/** A card that nobody holds: where it lies, if anywhere. */
function lost({ card, piles, elsewhere }: Places, owner: Seat | undefined): Finding {
  const whose = owner === undefined ? {} : { owner };
  const [pile] = piles;
  if (pile !== undefined) return { kind: 'among-played', card, ...whose, pile };
  return { kind: 'missing', card, ...whose, where: elsewhere ? 'elsewhere' : 'not-found' };
}

function byRecord(places: readonly Places[], record: NonNullable<FoundBoard['record']>, examined: Examined): void {
  const ownerOf = (card: Card) => allSeats.find((seat) => hasCard(record, seat, card))!;
  const moved: Extract<Finding, { kind: 'moved' }>[] = [];
  let complete = true;
  for (const place of places) {
    const { card, held } = place;
    const owner = ownerOf(card);
    const right = held.find(({ seat }) => seat === owner) ?? (held.length === 1 ? held[0] : undefined);
    if (held.length !== 1) complete = false;
    if (held.length === 0) examined.findings.push(lost(place, owner));
    else if (right === undefined)
      examined.findings.push({ kind: 'duplicate', card, seats: held.map(({ seat }) => seat) });
    else {
      if (right.seat !== owner) moved.push({ kind: 'moved', card, from: owner, to: right.seat });
      for (const other of held) if (other !== right) foreign(card, other, 'record', examined);
    }
  }
  const whole = complete && examined.counts.every((count) => count === 13);
  examined.findings.push(...(whole ? wholeHands(moved) : moved));
}

/** The misplaced cards of a board whose counts are right: whole hands exchanged, another deal, or single cards. */
function wholeHands(moved: readonly Extract<Finding, { kind: 'moved' }>[]): readonly Finding[] {
  const exchanged = allSeats.flatMap((seat): Finding[] => {
    const came = moved.filter(({ to }) => to === seat);
    const of = came[0]?.from;
    return came.length === 13 && of !== undefined && came.every(({ from }) => from === of)
      ? [{ kind: 'exchanged', seat, of }]
      : [];
  });
  if (exchanged.length * 13 === moved.length) return exchanged;
  return moved.length > MOST_MISPLACED ? [{ kind: 'another-deal', differing: moved.length }] : moved;
}

function byCounts(places: readonly Places[], examined: Examined): void {
  const { findings, counts } = examined;
  for (const { card, held } of places) {
    if (held.length < 2) continue;
    const seats = [...new Set(held.map(({ seat }) => seat))];
    const over = seats.filter((seat) => counts[seat]! > 13);
    const strange = seats.length === 1 ? seats[0] : over.length === 1 ? over[0] : undefined;
    const copy = held.find(({ seat }) => seat === strange);
    if (held.length === 2 && copy !== undefined) foreign(card, copy, 'count', examined);
    else findings.push({ kind: 'duplicate', card, seats: held.map(({ seat }) => seat) });
  }
  const absent = places.filter(({ held }) => held.length === 0);
  const short = allSeats.filter((seat) => counts[seat]! < 13);
  const doubtful = findings.some(({ kind }) => kind === 'duplicate');
  const owner = short.length === 1 && !doubtful && 13 - counts[short[0]!]! >= absent.length ? short[0] : undefined;
  findings.push(...absent.map((place) => lost(place, owner)));
  for (const seat of allSeats) {
    const explained = seat === owner ? absent.length : 0;
    const by = counts[seat]! + explained - 13;
    if (by > 0) findings.push({ kind: 'too-many', seat, by });
    else if (by < 0) findings.push({ kind: 'too-few', seat, by: -by });
  }
}
