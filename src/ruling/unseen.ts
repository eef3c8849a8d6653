// Hands that are not known card by card: the cards lie as badly for the claimer as the known facts allow (70A), so the ruling is
// the lowest over the ways in which they can lie. What the claimer saw is another matter: where his own or dummy's cards are not
// given that is no doubtful point but a gap in the case, and the ruling says what it ranges over.

import {
  type Card,
  makeCardNumber,
  parseCard,
  partnerOf,
  type Seat,
  type SeatLetter,
  seatLetters,
  sideOf,
} from '../cards/cards.ts';
import { type Hands, handText, hasCard } from '../cards/hands.ts';
import type { Case } from '../claim/case.ts';
import { parseStatement } from '../claim/statement/parse.ts';
import { seeded } from '../knowledge/layouts.ts';
import { regulated } from '../laws/regulations.ts';
import type { EffortName } from '../lines/effort.ts';
import { tricksLeft } from '../play/position.ts';
import { Completions, type Unknown, unknownSeats } from '../play/unknown.ts';
import type { Doubt, PlayText, Ruling } from './ruling.ts';

/** So many of the worst breaks are ruled on first, and so many ways in full to see what else the count could be. */
const WORST_FIRST = 8;
const IN_FULL = 24;
/** Nobody waits for more ways than these. */
const MOST_WAYS = 200_000;
/** Units of work after which no further way is taken up, once the first few have been. */
const WORK: Readonly<Record<EffortName, number>> = {
  quick: 30_000,
  normal: 300_000,
  exhaustive: Number.POSITIVE_INFINITY,
};
const AT_LEAST = 4;

/** How many ways are looked at. */
export function waysFor(effort: EffortName, left: number): number {
  if (effort === 'exhaustive') return MOST_WAYS;
  const many = left <= 5 ? 2000 : left <= 8 ? 2000 >> (2 * (left - 5)) : Math.max(4, 24 >> (left - 9));
  return effort === 'normal' ? many : Math.max(4, many >> 5);
}

export interface Asked {
  readonly effort: EffortName;
  /** The ruling when the cards lie so. */
  readonly rule: (complete: Case) => Ruling;
  /** Whether the claimer's side may get at most `tricks` by normal play when they lie so; `examined`: whether a no is certain.
   *  Absent when the count is not that of normal play. */
  readonly gives?: (complete: Case, tricks: number) => { readonly found: boolean; readonly examined: boolean };
  /** Units of work done so far. */
  readonly work: () => number;
  /** Whose doubt it is: who wants tricks must have them in every way. */
  readonly against: Seat;
  /** The articles on a doubtful point. */
  readonly cite: readonly string[];
}

/** The ruling for the worst way, with what it was found among. */
export function ruleOnWays(theCase: Case, unknown: Unknown, asked: Asked): { ruling: Ruling; complete: Case } {
  const { rule, gives, against } = asked;
  const { ways, all } = waysOf(theCase, unknown, asked);
  const seen = seenBy(theCase);
  const notGiven = unknownSeats(unknown).filter((seat) => seen.includes(seat));
  const sign = sideOf(against) === sideOf(theCase.claim.by) ? 1 : -1;
  const worth = (ruling: Ruling) => sign * ruling.tricks.claimer;
  let worst: { ruling: Ruling; complete: Case } | undefined;
  let exact = all;
  let examined = 0;
  let stopped = false;
  const counts: number[] = [];
  for (const hands of ways) {
    if (examined >= AT_LEAST && asked.work() > WORK[asked.effort]) break;
    examined++;
    const complete = withHands(theCase, hands);
    const least = worst?.ruling;
    const inFull = counts.length < IN_FULL || notGiven.length > 0;
    if (!inFull && gives && least && isByNormalPlay(theCase, least)) {
      const { found, examined: certain } = gives(complete, least.tricks.claimer - 1);
      if (!found) {
        exact &&= certain;
        continue;
      }
    }
    const ruling = rule(complete);
    exact &&= ruling.exact;
    counts.push(ruling.tricks.claimer);
    if (least === undefined || worth(ruling) < worth(least)) worst = { ruling, complete };
    // it cannot be worse
    if (
      notGiven.length === 0 &&
      sign > 0 &&
      ruling.tricks.claimer === 0 &&
      counts.length >= Math.min(IN_FULL, ways.length)
    ) {
      stopped = true;
      break;
    }
  }
  const { ruling, complete } = worst!;
  if (examined < ways.length && !stopped) exact = false;
  // nothing is lower than no trick
  if (sign > 0 && worst!.ruling.tricks.claimer === 0) exact = worst!.ruling.exact;
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  const letters = (seats: readonly Seat[]) => seats.map((seat) => seatLetters[seat]);
  const facts = {
    seats: letters(unknownSeats(unknown)),
    notGiven: letters(notGiven),
    hands: letters([0, 1, 2, 3]).map((_, seat) => handText(complete.position.hands, seat as Seat)),
    ways: examined,
    all: all && examined === ways.length,
    least,
    most,
  };
  const doubtful = most > least && facts.seats.length > notGiven.length;
  const placed = ruling.line.filter((play) => isPlaced(unknown, play)).map((play) => play.slice(2));
  const doubt: Doubt = {
    code: 'unseen-cards',
    cost: most - least,
    cite: asked.cite,
    facts: { cards: placed, seats: facts.seats, most },
  };
  return {
    complete,
    ruling: {
      ...ruling,
      ...(notGiven.length > 0 && most > least && { status: ruling.status ?? 'cards-not-given' }),
      unseen: facts,
      doubts: doubtful ? [doubt, ...ruling.doubts] : ruling.doubts,
      reasons: [...ruling.reasons, { code: 'unseen-cards', facts, cite: asked.cite }],
      exact,
      citations: [...new Set([...ruling.citations, ...asked.cite])].sort(),
    },
  };
}

/** Whether a play is of a card that was not known to be there. */
const isPlaced = ({ known }: Unknown, play: PlayText): boolean =>
  !hasCard(known, seatLetters.indexOf(play[0] as SeatLetter) as Seat, parseCard(play.slice(2))!);

/** Whether the count is that of the worst normal line, so that a way in which no normal line gives less cannot be worse. */
const isByNormalPlay = ({ claim, position, incidents }: Case, { tricks, ladder }: Ruling): boolean =>
  incidents === undefined &&
  tricks.claimer === ladder.normal &&
  tricks.claimer <= (claim.tricks ?? tricksLeft(position));

/** The case with every card in its place. */
export function withHands(theCase: Case, hands: Hands): Case {
  const { unknown: _, ...rest } = theCase;
  return { ...rest, position: { ...theCase.position, hands } };
}

/** The worst breaks first, then all ways when they are not too many, or a sample of them. */
function waysOf(theCase: Case, unknown: Unknown, { effort, against }: Asked): { ways: Hands[]; all: boolean } {
  const { position } = theCase;
  const most = waysFor(effort, tricksLeft(position));
  const completions = new Completions(unknown, position.trick, namedIn(theCase));
  const opponents = unknownSeats(unknown).filter((seat) => sideOf(seat) !== sideOf(against));
  const all = completions.all(most);
  const some = completions.some(all ? Math.min(WORST_FIRST, all.length) : most, opponents, seeded(70));
  return all ? { ways: [...some, ...all], all: true } : { ways: some, all: false };
}

/** Hands that the claimer sees: his own and dummy's. */
const seenBy = ({ claim, declarer }: Case): Seat[] => [claim.by, partnerOf(declarer)];

/** Cards that are spoken of by name, or whose rank matters to a regulation: two ways that differ in these are not the same. */
function namedIn({ claim, regulations }: Case): Card[] {
  const cards = new Set<Card>();
  const name = (rank: number, suit: unknown) => {
    for (const one of typeof suit === 'number' ? [suit] : [0, 1, 2, 3]) cards.add(makeCardNumber(one, rank));
  };
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { rank, top, suit } = node as { rank?: unknown; top?: unknown; suit?: unknown };
    for (const one of [rank, top]) if (typeof one === 'number') name(one, suit);
    for (const value of Object.values(node)) walk(value);
  };
  for (const text of [claim.statement, claim.heard]) {
    const read = parseStatement(text ?? '');
    if (read.ok) walk(read.value.steps);
  }
  if (regulated(regulations, 'smallCards').value === 'any') for (const rank of [10, 11, 12]) name(rank, undefined);
  return [...cards];
}
