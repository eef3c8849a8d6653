// The sure game: how many tricks declarer is certain of, whatever the layout and without a guess. The opponents' cards
// lie in one pool; either opponent may play any card of it that the facts still allow, so the layout is fixed only as it
// is shown and declarer never acts on what he cannot see. As in the plain game nobody is squeezed or thrown in: a
// discard may be an idle card, and an opponent on lead may hand the lead over. What is sure here is sure at the table.

import { type Card, NT, rankOf, type Seat, type Side, sideOf, suitOf } from '../cards/cards.ts';
import { countBits } from '../cards/hands.ts';
import type { Lies, Place } from '../knowledge/lies.ts';
import { beats } from '../play/position.ts';
import type { Allowance } from './effort.ts';
import type { Table } from './table.ts';

const IDLE = -1;

/** Tricks for the side in the plain game with all hands in view, between tricks. */
export type PlainValue = (side: Side, strain: number, hands: Uint16Array, leader: Seat) => number;

/** What the sure games of one case share: bounds found so far, and the plain value of a layout as an upper bound. */
export interface SureStore {
  readonly bounds: Map<string, number>;
  readonly plain: PlainValue;
  readonly allowance: Allowance;
}

export class SureGame {
  private readonly side: Side;
  private readonly strain: number;
  /** Holdings of the two hands of the side, index seat * 4 + suit. */
  private readonly hands: Uint16Array;
  private readonly hidden: readonly [Seat, Seat];
  private readonly bounds: Map<string, number>;
  private readonly plain: PlainValue;
  private readonly allowance: Allowance;

  constructor(side: Side, table: Table, hidden: readonly [Seat, Seat], { bounds, plain, allowance }: SureStore) {
    this.side = side;
    this.strain = table.strain;
    this.hands = table.hands.slice();
    this.hidden = hidden;
    this.bounds = bounds;
    this.plain = plain;
    this.allowance = allowance;
  }

  /** Whether the side is sure of `tricks` from this point of the line. */
  isSure(table: Table, lies: Lies, tricks: number): boolean {
    return this.sure(lies, table.leader, table.trick, table.left, tricks);
  }

  /** The same when the seat to play, of the side, plays `card`. */
  isSureAfter(table: Table, lies: Lies, card: Card, tricks: number): boolean {
    return this.ownPlay(lies, table.leader, table.trick, table.left, tricks, table.seat, card);
  }

  private sure(lies: Lies, leader: Seat, trick: readonly Card[], left: number, tricks: number): boolean {
    if (tricks <= 0) return true;
    if (tricks > left) return false;
    if (lies.wider !== undefined && this.sure(lies.wider, leader, trick, left, tricks)) return true;
    if (trick.length > 0) return this.decide(lies, leader, trick, left, tricks);
    const key = this.key(lies, leader);
    const known = this.bounds.get(key) ?? 0x0f00;
    if (tricks <= (known & 0xff)) return true;
    if (tricks >= known >> 8) return false;
    // nothing left to spend: not shown to be sure, and not remembered as unsure
    if (!this.allowance.spend(1)) return false;
    const is = this.oneLie(lies, leader) >= tricks && this.decide(lies, leader, trick, left, tricks);
    if (!is && this.allowance.cut) return false;
    const now = this.bounds.get(key) ?? 0x0f00;
    this.bounds.set(
      key,
      is ? (now & 0xff00) | Math.max(tricks, now & 0xff) : (now & 0xff) | (Math.min(tricks, now >> 8) << 8),
    );
    return is;
  }

  /** What a player who saw all cards would take in one of the lies: nobody is sure of more. */
  private oneLie(lies: Lies, leader: Seat): number {
    const { hands, hidden, side, strain } = this;
    const place = (seat: Seat) => hands.subarray(seat * 4, seat * 4 + 4);
    lies.example(place(hidden[0]), place(hidden[1]));
    return this.plain(side, strain, hands, leader);
  }

  private decide(lies: Lies, leader: Seat, trick: readonly Card[], left: number, tricks: number): boolean {
    const seat = ((leader + trick.length) & 3) as Seat;
    if (sideOf(seat) === this.side) {
      if (trick.length === 0 && this.cashable(lies, seat) >= tricks) return true;
      return this.ownCards(lies, seat, trick).some((card) =>
        this.ownPlay(lies, leader, trick, left, tricks, seat, card),
      );
    }
    return this.opponentPlays(lies, leader, trick, left, tricks, seat);
  }

  /** Tricks that the hand on lead can cash from the top, trumps first; a suit counts only where partner's cards are lower. */
  private cashable(lies: Lies, seat: Seat): number {
    const { hands, strain } = this;
    const winners = (suit: number): number => {
      const held = hands[seat * 4 + suit]!;
      const unseen = lies.unseen(suit);
      const high = 31 - Math.clz32(unseen);
      const tops = countBits(held >> (high + 1));
      const partner = hands[((seat + 2) & 3) * 4 + suit]!;
      const long = tops >= countBits(unseen);
      const counted = long ? held : held & ~((1 << (high + 1)) - 1);
      return partner > (counted & -counted) ? 0 : long ? countBits(held) : tops;
    };
    if (strain === NT) return winners(0) + winners(1) + winners(2) + winners(3);
    const trumps = winners(strain);
    if (trumps < countBits(lies.unseen(strain))) return trumps;
    return winners(0) + winners(1) + winners(2) + winners(3);
  }

  private ownPlay(
    lies: Lies,
    leader: Seat,
    trick: readonly Card[],
    left: number,
    tricks: number,
    seat: Seat,
    card: Card,
  ): boolean {
    const at = seat * 4 + suitOf(card);
    const held = this.hands[at]!;
    this.hands[at] = held & ~(1 << rankOf(card));
    const is = this.next(lies, leader, [...trick, card], left, tricks);
    this.hands[at] = held;
    return is;
  }

  private opponentPlays(
    lies: Lies,
    leader: Seat,
    trick: readonly Card[],
    left: number,
    tricks: number,
    seat: Seat,
  ): boolean {
    const place: Place = seat === this.hidden[0] ? 0 : 1;
    const survives = (then: Lies, card: Card) =>
      this.next(card === IDLE ? then : then.played(place, card), leader, [...trick, card], left, tricks);
    if (trick.length === 0) {
      const handedTo = [(seat + 1) & 3, (seat + 3) & 3] as Seat[];
      return (
        handedTo.every((to) => this.sure(lies, to, trick, left, tricks)) &&
        [0, 1, 2, 3].every((suit) => this.poolCards(lies, place, suit, trick).every((card) => survives(lies, card)))
      );
    }
    const led = suitOf(trick[0]!);
    const best = trick[this.winning(trick)]!;
    // of the cards that do not beat the best so far the lowest is as good as any: it keeps the higher ones
    const telling = (cards: Card[]) =>
      cards.filter((card, i) => i === cards.length - 1 || beats(card, best, this.strain as 0));
    if (!telling(this.poolCards(lies, place, led, trick)).every((card) => survives(lies, card))) return false;
    if (!lies.canLack(place, led)) return true;
    const without = lies.lacking(place, led);
    const { strain } = this;
    if (strain !== NT && strain !== led) {
      if (!telling(this.poolCards(without, place, strain, trick)).every((card) => survives(without, card)))
        return false;
    }
    if (!survives(without, IDLE)) return false;
    // to part with a real card pays only for a ruff later, and the lowest of a suit will do: an idle card keeps them all,
    // and a hand that must win a trick with a card kept can hand the lead over
    if (strain === NT || without.holdable(place, strain) === 0) return true;
    return [0, 1, 2, 3].every(
      (suit) =>
        suit === led ||
        suit === strain ||
        this.poolCards(without, place, suit, trick)
          .slice(-1)
          .every((card) => survives(without, card)),
    );
  }

  private next(lies: Lies, leader: Seat, trick: readonly Card[], left: number, tricks: number): boolean {
    if (trick.length < 4) return this.sure(lies, leader, trick, left, tricks);
    const winner = ((leader + this.winning(trick)) & 3) as Seat;
    return this.sure(lies, winner, [], left - 1, tricks - (sideOf(winner) === this.side ? 1 : 0));
  }

  private winning(trick: readonly Card[]): number {
    let best = 0;
    for (let i = 1; i < trick.length; i++) {
      if (trick[i] !== IDLE && beats(trick[i]!, trick[best]!, this.strain as 0)) best = i;
    }
    return best;
  }

  /** Legal plays of a hand of the side, one of each run of equals, the highest first. */
  private ownCards(lies: Lies, seat: Seat, trick: readonly Card[]): Card[] {
    const led = trick.length > 0 ? suitOf(trick[0]!) : -1;
    const follows = led >= 0 && this.hands[seat * 4 + led] !== 0;
    const cards: Card[] = [];
    for (let suit = 0; suit < 4; suit++) {
      if (follows && suit !== led) continue;
      const others = lies.unseen(suit) | this.hands[((seat + 2) & 3) * 4 + suit]! | onTable(trick, suit);
      let open = true;
      for (let rank = 12; rank >= 0; rank--) {
        const bit = 1 << rank;
        if (others & bit) open = true;
        else if (this.hands[seat * 4 + suit]! & bit) {
          if (open) cards.push(suit * 13 + rank);
          open = false;
        }
      }
    }
    return cards;
  }

  /** Cards of the suit that the opponent could play: of a run that no card in view parts the lowest and the highest. */
  private poolCards(lies: Lies, place: Place, suit: number, trick: readonly Card[]): Card[] {
    const bits = lies.holdable(place, suit);
    if (bits === 0) return [];
    if (!lies.interchangeable) return cardsDown(suit, bits);
    const seen = this.ownHoldings(suit) | onTable(trick, suit);
    const cards: Card[] = [];
    let run = 0;
    const close = () => {
      if (run === 0) return;
      const high = 31 - Math.clz32(run);
      const low = 31 - Math.clz32(run & -run);
      cards.push(suit * 13 + high);
      if (low !== high) cards.push(suit * 13 + low);
      run = 0;
    };
    for (let rank = 12; rank >= 0; rank--) {
      if (seen & (1 << rank)) close();
      else run |= bits & (1 << rank);
    }
    close();
    return cards;
  }

  private ownHoldings(suit: number): number {
    return this.hands[this.side * 4 + suit]! | this.hands[(this.side + 2) * 4 + suit]!;
  }

  private key(lies: Lies, leader: Seat): string {
    const { hands, side } = this;
    const one = side * 4;
    const other = (side + 2) * 4;
    return lies.key(hands.subarray(one, one + 4), hands.subarray(other, other + 4)) + leader;
  }
}

function onTable(trick: readonly Card[], suit: number): number {
  let bits = 0;
  for (const card of trick) if (card !== IDLE && suitOf(card) === suit) bits |= 1 << rankOf(card);
  return bits;
}

function cardsDown(suit: number, bits: number): Card[] {
  const cards: Card[] = [];
  for (let rank = 12; rank >= 0; rank--) if (bits & (1 << rank)) cards.push(suit * 13 + rank);
  return cards;
}
