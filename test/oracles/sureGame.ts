// The sure game, literally: is `side` certain of so many tricks although it never knows which of the lies it faces? Every lie is
// written out, as four hands. An opponent may play whatever some lie left allows, throw an idle card when some lie left lets
// him be out of the suit, and hand over the lead; a play leaves the lies that allow it. Nothing is optimised but for a
// table of states already seen.

import { type Card, nextSeat, type Seat, sideOf, suitOf } from '../../src/cards/cards.ts';
import { type Hands, handSize, holding, withoutCard } from '../../src/cards/hands.ts';
import { beats, legalPlays, type Position } from '../../src/play/position.ts';
import { IDLE } from './plainGame.ts';

export class SlowSureGame {
  private readonly seen = new Map<string, boolean>();
  private readonly side: number;

  constructor(side: number) {
    this.side = side;
  }

  /** Of the hands of the position only those of the side count, and these are the same in every lie. */
  isSure(position: Position, lies: readonly Hands[], tricks: number): boolean {
    if (tricks <= 0) return true;
    const { leader, trick, strain } = position;
    const own = ([0, 1, 2, 3] as Seat[]).filter((seat) => sideOf(seat) === this.side);
    if (trick.length === 0 && tricks > handSize(lies[0]!, own[0]!)) return false;
    const hands = lies.map((lie) => String.fromCharCode(...lie)).join('');
    const key = `${strain}|${leader}|${trick}|${tricks}|${hands}`;
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    const is = this.search(position, lies, tricks, own);
    this.seen.set(key, is);
    return is;
  }

  /** The same after a card of the seat to play, which some lie allows. */
  isSureAfter(position: Position, lies: readonly Hands[], card: Card, tricks: number): boolean {
    const { leader, trick, strain } = position;
    const seat = nextSeat(leader, trick.length);
    const left =
      card === IDLE
        ? lies
        : lies
            .filter((lie) => legalPlays({ ...position, hands: lie }).includes(card))
            .map((lie) => withoutCard(lie, seat, card));
    const now = [...trick, card];
    if (now.length < 4) return this.isSure({ ...position, trick: now }, left, tricks);
    let best = 0;
    for (let i = 1; i < 4; i++) if (now[i] !== IDLE && beats(now[i]!, now[best]!, strain)) best = i;
    const winner = nextSeat(leader, best);
    return this.isSure(
      { ...position, leader: winner, trick: [] },
      left,
      tricks - (sideOf(winner) === this.side ? 1 : 0),
    );
  }

  private search(position: Position, lies: readonly Hands[], tricks: number, own: readonly Seat[]): boolean {
    const { leader, trick } = position;
    const seat = nextSeat(leader, trick.length);
    const survives = (card: Card) => this.isSureAfter(position, lies, card, tricks);
    if (sideOf(seat) === this.side) return legalPlays({ ...position, hands: lies[0]! }).some(survives);
    const cards = [...new Set(lies.flatMap((lie) => legalPlays({ ...position, hands: lie })))];
    if (!cards.every(survives)) return false;
    if (trick.length === 0) return own.every((to) => this.isSure({ ...position, leader: to }, lies, tricks));
    const out = lies.filter((lie) => holding(lie, seat, suitOf(trick[0]!)) === 0);
    return out.length === 0 || this.isSureAfter(position, out, IDLE, tricks);
  }
}
