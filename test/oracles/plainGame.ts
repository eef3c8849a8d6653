// Two games, literally: `double-dummy` (everybody sees all cards), and `plain`: what a plain player sees when he
// compares two plays. In the plain game `side` (the claimer's) meets opponents who (1) may hold any number of cards,
// (2) when they cannot follow suit ruff or throw an idle card, never one of theirs, (3) when on lead may hand the lead
// to either hand of `side`; so neither a squeeze nor a throw-in ever wins a trick. Nothing here is optimised but for a
// table of positions already seen.

import { type Card, nextSeat, sideOf, suitOf } from '../../src/cards/cards.ts';
import { handSize, holding, withoutCard } from '../../src/cards/hands.ts';
import { beats, legalPlays, type Position } from '../../src/play/position.ts';

export const IDLE = -1;

export interface Game {
  /** Tricks for a side after each legal card of the seat to play, the trick in progress included. */
  scores(position: Position): Map<Card, number>;
  /** Tricks for it from here on. */
  value(position: Position): number;
}

export class SlowGame implements Game {
  private readonly seen = new Map<string, number>();
  private readonly side: number;
  private readonly rules: 'plain' | 'double-dummy';

  constructor(side: number, rules: 'plain' | 'double-dummy') {
    this.side = side;
    this.rules = rules;
  }

  /** Tricks for `side` after each legal card of the seat to play, the trick in progress included. */
  scores(position: Position): Map<Card, number> {
    return new Map(legalPlays(position).map((card) => [card, this.after(position, card)]));
  }

  /** Tricks for `side` from here on. */
  value(position: Position): number {
    const { hands, strain, leader, trick } = position;
    const key = String.fromCharCode(...hands, strain, leader, ...trick.map((card) => card + 1));
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    const value = this.search(position);
    this.seen.set(key, value);
    return value;
  }

  private search(position: Position): number {
    const { hands, leader, trick } = position;
    const seat = nextSeat(leader, trick.length);
    const own = sideOf(seat) === this.side;
    if (trick.length === 0 && handSize(hands, own ? seat : nextSeat(seat)) === 0) return 0;
    const plain = this.rules === 'plain' && !own;
    const idle = plain && trick.length > 0 && holding(hands, seat, suitOf(trick[0]!)) === 0;
    const legal = legalPlays(position).filter((card) => !idle || suitOf(card) === position.strain);
    const values = legal.map((card) => this.after(position, card));
    if (own) return Math.max(...values);
    if (idle) values.push(this.after(position, IDLE));
    if (plain && trick.length === 0) {
      for (const to of [nextSeat(seat, 1), nextSeat(seat, 3)]) values.push(this.value({ ...position, leader: to }));
    }
    return Math.min(...values);
  }

  private after(position: Position, card: Card): number {
    const seat = nextSeat(position.leader, position.trick.length);
    const hands = card === IDLE ? position.hands : withoutCard(position.hands, seat, card);
    const trick = [...position.trick, card];
    if (trick.length < 4) return this.value({ ...position, hands, trick });
    let best = 0;
    for (let i = 1; i < 4; i++) if (trick[i] !== IDLE && beats(trick[i]!, trick[best]!, position.strain)) best = i;
    const winner = nextSeat(position.leader, best);
    return (sideOf(winner) === this.side ? 1 : 0) + this.value({ ...position, hands, leader: winner, trick: [] });
  }
}
