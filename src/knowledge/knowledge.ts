// What a seat knows at the table: its own hand and dummy's, so which cards are unseen, which two hands hold them,
// and the suits those hands have shown out of. All ways the unseen cards can lie follow from that.

import { allSeats, allSuits, type Card, nextSeat, type Seat, suitOf } from '../cards/cards.ts';
import { cardsOf, type Hands, handSize, holding } from '../cards/hands.ts';
import type { Position } from '../play/position.ts';

export interface Facts {
  /** The two hands the seat cannot see, clockwise from it: the defenders, or declarer and a defender's partner. */
  readonly hidden: readonly [Seat, Seat];
  /** The unseen cards, the two hidden hands together: spades to clubs, each from the top. */
  readonly pool: readonly Card[];
  /** How many cards each hidden hand holds. */
  readonly sizes: readonly [number, number];
  /** Suits each hidden hand has shown out of, as bits. */
  readonly shownOut: readonly [number, number];
  /** The hands the seat sees; the hidden ones are empty here. */
  readonly visible: Hands;
}

/** What `seat` knows of the cards still held. `seat` is declarer or a defender. */
export function factsFor({ hands }: Position, seat: Seat, dummy: Seat, shownOut: readonly number[]): Facts {
  const [first, second] = allSeats
    .map((step) => nextSeat(seat, step))
    .filter((other) => other !== seat && other !== dummy);
  const hidden: [Seat, Seat] = [first!, second!];
  const visible = hands.slice();
  for (const other of hidden) visible.fill(0, other * 4, other * 4 + 4);
  return {
    hidden,
    pool: allSuits.flatMap((suit) => cardsOf(suit, holding(hands, first!, suit) | holding(hands, second!, suit))),
    sizes: [handSize(hands, first!), handSize(hands, second!)],
    shownOut: [shownOut[first!]!, shownOut[second!]!],
    visible,
  };
}

/** The unseen cards by who may hold them: those that show-outs place in one hand, and those that may be in either. */
function sortPool({ pool, shownOut: [out0, out1] }: Facts) {
  const mayHold = (card: Card, out: number) => (out & (1 << suitOf(card))) === 0;
  return {
    first: pool.filter((card) => !mayHold(card, out1)),
    second: pool.filter((card) => !mayHold(card, out0)),
    either: pool.filter((card) => mayHold(card, out0) && mayHold(card, out1)),
  };
}

/** How many layouts the facts allow. Show-outs place whole suits, so only the free cards are shared out: one binomial. */
export function countLayouts(facts: Facts): number {
  const { first, second, either } = sortPool(facts);
  if (first.some((card) => second.includes(card))) return 0;
  return choose(either.length, facts.sizes[0] - first.length);
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Every layout the facts allow, as four complete hands, in a fixed order. */
export function* layouts(facts: Facts): Generator<Hands> {
  if (countLayouts(facts) === 0) return;
  const { first, second, either } = sortPool(facts);
  const [one, two] = facts.hidden;
  const base = facts.visible.slice();
  for (const card of first) give(base, one, card);
  for (const card of second) give(base, two, card);
  const end = 2 ** either.length;
  for (let chosen = 2 ** (facts.sizes[0] - first.length) - 1; chosen < end; chosen = nextWithAsManyBits(chosen)) {
    const hands = base.slice();
    either.forEach((card, i) => {
      give(hands, (chosen >> i) & 1 ? one : two, card);
    });
    yield hands;
  }
}

function give(hands: Hands, seat: Seat, card: Card): void {
  hands[seat * 4 + suitOf(card)]! |= 1 << (card % 13);
}

/** The next larger number with as many bits set (Gosper). At most 26 bits are in use. */
function nextWithAsManyBits(bits: number): number {
  if (bits === 0) return Number.POSITIVE_INFINITY;
  const low = bits & -bits;
  const carried = bits + low;
  return carried | (((bits ^ carried) >> 2) / low);
}
