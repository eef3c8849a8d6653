// Hands that are not known card by card: what is known of them, and all the ways in which the other cards can lie. Ways
// that differ in the names of cards only count as one, unless a name matters. Nothing is judged here; which way is worst
// for a claimer is found by ruling on each.

import { allSeats, allSuits, type Card, type Holding, nextSeat, rankOf, type Seat, suitOf } from '../cards/cards.ts';
import { countBits, type Hands, hasCard, withCard } from '../cards/hands.ts';
import { type Position, winningPlace } from './position.ts';

/** Of the cards `of` (bits by suit) the seats (bits) hold between `least` and `most` together. */
export interface CountFact {
  readonly seats: number;
  readonly of: readonly Holding[];
  readonly least: number;
  readonly most: number;
}

export interface Unknown {
  /** The cards that are known to be held. */
  readonly known: Hands;
  /** By seat: how many cards it holds, and the suits (bits) in which it may hold more than is known. */
  readonly sizes: readonly number[];
  readonly open: readonly number[];
  /** The cards that nobody is known to hold or to have played: each lies in an open hand, or has been played. */
  readonly pool: readonly Card[];
  readonly facts: readonly CountFact[];
}

/** Seats whose cards are not all known. */
export const unknownSeats = ({ known, sizes }: Unknown): Seat[] =>
  allSeats.filter((seat) => sizes[seat]! > sizeIn(known, seat));

const sizeIn = (hands: Hands, seat: Seat): number =>
  allSuits.reduce((sum: number, suit) => sum + countBits(hands[seat * 4 + suit]!), 0);

/** In place of a seat: the card has been played. */
const GONE = 4;

/** Where a card may go, the likeliest place first: a seat or `GONE`. */
type Preference = (card: Card) => readonly number[];

/** The search for ways gives up after so many steps for each way that it may find. */
const STEPS_A_WAY = 400;

export class Completions {
  private readonly unknown: Unknown;
  /** The pool, suit by suit from the top. */
  private readonly pool: readonly Card[];
  private readonly room: readonly number[];
  /** By card of the pool: the seats (bits) that may hold it. */
  private readonly seats: readonly number[];
  /** By card of the pool: which run it belongs to; of a run it does not matter which cards have been played. */
  private readonly runs: readonly number[];

  /** `table`: cards on the table. `named`: cards told apart by their names. */
  constructor(unknown: Unknown, table: readonly Card[], named: readonly Card[]) {
    this.unknown = unknown;
    this.pool = [...unknown.pool].sort((a, b) => suitOf(a) - suitOf(b) || b - a);
    this.room = allSeats.map((seat) => unknown.sizes[seat]! - sizeIn(unknown.known, seat));
    this.seats = this.pool.map((card) =>
      allSeats.reduce((bits: number, seat) => (this.mayHold(seat, card) ? bits | (1 << seat) : bits), 0),
    );
    this.runs = runsOf(this.pool, unknown, table, named);
  }

  /** Some way, if there is any: undefined when the facts leave none, or when none was found within `limit` steps. */
  witness(limit = 1_000_000): Hands | undefined {
    let found: Hands | undefined;
    const order = this.pool.map((_, i) => i);
    this.deal(
      order,
      () => [0, 1, 2, 3, GONE],
      false,
      limit,
      (hands) => {
        found = hands;
        return false;
      },
    );
    return found;
  }

  /** Every way, or undefined when there are more than `most`. */
  all(most: number): Hands[] | undefined {
    const ways: Hands[] = [];
    const order = this.pool.map((_, i) => i);
    const limit = (most + 1) * STEPS_A_WAY;
    const ended = this.deal(
      order,
      () => [0, 1, 2, 3, GONE],
      true,
      limit,
      (hands) => {
        ways.push(hands);
        return ways.length <= most;
      },
    );
    return ended ? ways : undefined;
  }

  /** At most `count` ways, none twice: first the worst breaks, in which one of the seats `against` has all it can of a suit, and
   *  the high cards rather than the low ones are still out; then others, by the random numbers given. */
  some(count: number, against: readonly Seat[], random: () => number): Hands[] {
    const ways = new Map<string, Hands>();
    const add = (order: readonly number[], preference: Preference) =>
      this.deal(order, preference, false, 20_000, (hands) => {
        ways.set(hands.join(), hands);
        return false;
      });
    const others = allSeats.filter((seat) => !against.includes(seat));
    const takers = against.length > 0 ? against : [GONE];
    for (const suits of permutations([...allSuits])) {
      for (const first of takers) {
        if (ways.size >= count) break;
        const order = this.pool.map((_, i) => i);
        const place = (i: number) => suits.indexOf(suitOf(this.pool[i]!));
        order.sort((a, b) => place(a) - place(b) || a - b);
        const places = [first, ...takers.filter((seat) => seat !== first), GONE, ...others];
        add(order, () => places);
      }
    }
    for (let tries = 0; ways.size < count && tries < count * 4; tries++) {
      const order = this.pool.map((_, i) => i);
      shuffle(order, random);
      add(order, () => shuffle([0, 1, 2, 3, GONE], random));
    }
    return [...ways.values()].slice(0, count);
  }

  private mayHold(seat: Seat, card: Card): boolean {
    const { open, facts } = this.unknown;
    if (this.room[seat] === 0 || !(open[seat]! & (1 << suitOf(card)))) return false;
    const isOf = (fact: CountFact) => fact.seats & (1 << seat) && fact.of[suitOf(card)]! & (1 << rankOf(card));
    return facts.every((fact) => !isOf(fact) || this.held(fact) < fact.most);
  }

  /** How many cards the fact speaks of are known to be held by its seats. */
  private held({ seats, of }: CountFact): number {
    const { known } = this.unknown;
    return allSeats.reduce(
      (sum: number, seat) =>
        seats & (1 << seat)
          ? allSuits.reduce((count: number, suit) => count + countBits(known[seat * 4 + suit]! & of[suit]!), sum)
          : sum,
      0,
    );
  }

  /** Deals the pool in an order and calls `visit` with each way until it says false. `canonical`: of a run the highest cards
   *  are those still held. Whether the search came to its end, unless it was stopped or took more than `limit` steps. */
  private deal(
    order: readonly number[],
    preference: Preference,
    canonical: boolean,
    limit: number,
    visit: (hands: Hands) => boolean,
  ): boolean {
    const { known, facts } = this.unknown;
    const { pool, seats, runs } = this;
    const room = [...this.room];
    const held = facts.map((fact) => this.held(fact));
    const hands = known.slice();
    // how many of the cards from place `at` on may lie with some of the seats (bits), and how many a fact may still gain
    const left = order.map(() => new Uint8Array(16));
    const gain = facts.map(() => new Uint8Array(order.length + 1));
    left.push(new Uint8Array(16));
    for (let at = order.length - 1; at >= 0; at--) {
      const may = seats[order[at]!]!;
      const card = pool[order[at]!]!;
      for (let set = 0; set < 16; set++) left[at]![set] = left[at + 1]![set]! + (may & set ? 1 : 0);
      facts.forEach((fact, f) => {
        const counts = may & fact.seats && fact.of[suitOf(card)]! & (1 << rankOf(card));
        gain[f]![at] = gain[f]![at + 1]! + (counts ? 1 : 0);
      });
    }
    const canBe = (at: number): boolean => {
      for (let set = 1; set < 16; set++) {
        let need = 0;
        for (const seat of allSeats) if (set & (1 << seat)) need += room[seat]!;
        if (need > left[at]![set]!) return false;
      }
      return facts.every(({ least, most, seats: of }, f) => {
        if (held[f]! > most) return false;
        const space = allSeats.reduce((sum: number, seat) => (of & (1 << seat) ? sum + room[seat]! : sum), 0);
        return held[f]! + Math.min(gain[f]![at]!, space) >= least;
      });
    };
    let steps = 0;
    let goneFrom = -1;
    const place = (at: number): boolean => {
      if (++steps > limit) return false;
      if (!canBe(at)) return true;
      if (at === order.length) return visit(hands.slice());
      const i = order[at]!;
      const card = pool[i]!;
      const suit = suitOf(card);
      const bit = 1 << rankOf(card);
      for (const to of preference(card)) {
        if (to === GONE) {
          const before = goneFrom;
          goneFrom = runs[i]!;
          if (!place(at + 1)) return false;
          goneFrom = before;
          continue;
        }
        if (!(seats[i]! & (1 << to)) || room[to] === 0 || (canonical && goneFrom === runs[i])) continue;
        const counting = facts.flatMap((fact, f) => (fact.seats & (1 << to) && fact.of[suit]! & bit ? [f] : []));
        if (counting.some((f) => held[f]! >= facts[f]!.most)) continue;
        room[to]!--;
        for (const f of counting) held[f]!++;
        hands[to * 4 + suit]! |= bit;
        const goOn = place(at + 1);
        hands[to * 4 + suit]! &= ~bit;
        for (const f of counting) held[f]!--;
        room[to]!++;
        if (!goOn) return false;
      }
      return true;
    };
    return place(0);
  }
}

/** Cards of the pool that follow one another among the cards still out, and that no fact and no name tells apart. */
function runsOf(pool: readonly Card[], { known, facts }: Unknown, table: readonly Card[], named: readonly Card[]) {
  const kind = (card: Card) => facts.map(({ of }) => (of[suitOf(card)]! & (1 << rankOf(card)) ? 1 : 0)).join('');
  const isHeld = (card: Card) => table.includes(card) || allSeats.some((seat) => hasCard(known, seat, card));
  let run = -1;
  return pool.map((card, i) => {
    const above = pool[i - 1];
    const follows = above !== undefined && suitOf(above) === suitOf(card) && kind(above) === kind(card);
    const apart = named.includes(card) || (above !== undefined && named.includes(above));
    const parted = follows && between(card, above).some(isHeld);
    if (!follows || apart || parted) run++;
    return run;
  });
}

const between = (low: Card, high: Card): Card[] =>
  Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => low + 1 + i);

function shuffle<T>(list: T[], random: () => number): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

/** The cards that a seat is not yet known to hold, in a way that was found. */
export const addedCards = ({ known }: Unknown, hands: Hands, seat: Seat): Card[] =>
  allSuits.flatMap((suit) => {
    const more = hands[seat * 4 + suit]! & ~known[seat * 4 + suit]!;
    return Array.from({ length: 13 }, (_, i) => suit * 13 + 12 - i).filter((card) => more & (1 << rankOf(card)));
  });

/** What is known after these cards have been played, the hands as they were before: each was held by the seat whose turn it
 *  was, and who did not follow suit had none of it left. Plays that cannot be so are left for a replay to find. */
export function revealedBy(unknown: Unknown, start: Omit<Position, 'hands'>, cards: readonly Card[]): Unknown {
  let { known, pool } = unknown;
  const facts = [...unknown.facts];
  const played = [0, 1, 2, 3].map(() => [0, 0, 0, 0]);
  let { leader } = start;
  let trick = [...start.trick];
  for (const card of cards) {
    const seat = nextSeat(leader, trick.length);
    const suit = suitOf(card);
    if (pool.includes(card) && unknown.open[seat]! & (1 << suit)) {
      known = withCard(known, seat, card);
      pool = pool.filter((other) => other !== card);
    }
    played[seat]![suit]! |= 1 << rankOf(card);
    const led = suitOf(trick[0] ?? card);
    if (led !== suit) {
      const of = allSuits.map((one) => (one === led ? 0x1fff & ~played[seat]![one]! : 0));
      facts.push({ seats: 1 << seat, of, least: 0, most: 0 });
    }
    trick.push(card);
    if (trick.length === 4) {
      leader = nextSeat(leader, winningPlace(trick, start.strain));
      trick = [];
    }
  }
  return { ...unknown, known, pool, facts };
}
