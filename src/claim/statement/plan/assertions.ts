// What a statement asserts about the cards, as beliefs: cards thought gone, cards thought to be winners, how many are thought
// to be out, and which lies of the hidden cards fit. Only what is asserted; what stands after "if" is not.

import { type Card, makeCardNumber, rankOf, type Seat, type Suit, suitOf } from '../../../cards/cards.ts';
import { cardsOf, cardsOfSeat, countBits, type Hands, holding } from '../../../cards/hands.ts';
import { type Fact, isFact, type NamedCard, type SomeCards, type Step, type SuitName } from '../tree.ts';
import { type Places, Reference } from './refer.ts';
import { controls, opponentsOf } from './scene.ts';

/** The cards of a suit that a seat holds, in one lie of the hidden cards. */
export type Lie = (seat: Seat, suit: Suit) => number;

export interface Assertions {
  /** Cards of the opponents that he says are gone. */
  readonly gone: readonly Card[];
  /** Cards of his side that he says are winners. */
  readonly high: readonly Card[];
  /** "The last trump": he says that so many of the suit are out. */
  readonly left: readonly { readonly suit: Suit; readonly count: number }[];
  /** Each fits the lies in which one assertion is true. */
  readonly fits: readonly ((lie: Lie) => boolean)[];
}

/** `hands`: the cards at the claim. */
export function assertionsOf(steps: readonly Step[], places: Places, hands: Hands): Assertions {
  const gone = new Set<Card>();
  const high = new Set<Card>();
  const left: { suit: Suit; count: number }[] = [];
  const fits: ((lie: Lie) => boolean)[] = [];
  const refer = new Reference(places);
  const opponents = opponentsOf(places);
  const own = [places.claimer, ((places.claimer + 2) & 3) as Seat].filter((seat) => controls(places, seat));
  const heldBy = (seats: readonly Seat[], suit: Suit) =>
    seats.reduce<number>((bits, seat) => bits | holding(hands, seat, suit), 0);

  /** Cards of some seats that words stand for. */
  function meant(what: NamedCard | SomeCards, seats: readonly Seat[]): Card[] {
    const { suits, rank } = refer.mark(what);
    return seats
      .flatMap((seat) => cardsOfSeat(hands, seat))
      .filter((card) => (suits & (1 << suitOf(card))) !== 0 && (rank === undefined || rankOf(card) === rank));
  }

  function assert(fact: Fact): void {
    switch (fact.kind) {
      case 'gone':
        if (!fact.not) for (const card of fact.what.flatMap((what) => meant(what, opponents))) gone.add(card);
        return;
      case 'out':
        if (fact.not) for (const card of fact.what.flatMap((what) => meant(what, opponents))) gone.add(card);
        else for (const what of fact.what) said(what);
        return;
      case 'good':
        if (!fact.not) for (const card of winners(fact.what)) high.add(card);
        return;
      case 'breaks':
        breaks(fact.suit, fact.split, fact.not === true);
        return;
      case 'holds':
        holds(fact);
        return;
      case 'falls':
        for (const what of fact.what) {
          said(what);
          if (!fact.not && what.kind === 'card') falls(what);
        }
        return;
      default:
    }
  }

  function winners(what: Extract<Fact, { kind: 'good' }>['what']): Card[] {
    // "all good" is the claim itself, no word about a card
    if (what === 'all') return [];
    return typeof what === 'string' ? cardsOfSeat(hands, refer.seatOf(what)) : what.flatMap((one) => meant(one, own));
  }

  /** "One trump is out", "the last spade". */
  function said(what: NamedCard | SomeCards): void {
    if (what.kind === 'card') return;
    const suit = refer.suitOf(what.suit);
    if (suit !== undefined && what.count !== undefined) left.push({ suit, count: what.count });
  }

  function breaks(name: SuitName, split: readonly [number, number] | undefined, not: boolean): void {
    const suit = refer.suitOf(name);
    if (suit === undefined) return;
    const whole = countBits(heldBy(opponents, suit));
    const more = split === undefined ? Math.ceil(whole / 2) : Math.max(...split);
    if (split !== undefined && split[0] + split[1] !== whole) return;
    fits.push((lie) => (Math.max(...opponents.map((seat) => countBits(lie(seat, suit)))) === more) !== not);
  }

  function holds({ who, what, not }: Extract<Fact, { kind: 'holds' }>): void {
    const seats = refer.seatsOf(who);
    for (const one of what) {
      const suit = one.kind === 'some' ? refer.suitOf(one.suit) : undefined;
      const cards = one.kind === 'card' ? meant(one, opponents) : [];
      if (one.kind === 'some' ? suit === undefined : cards.length === 0) continue;
      const has = (seat: Seat, lie: Lie): boolean =>
        one.kind === 'some'
          ? countBits(lie(seat, suit!)) >= (one.count ?? 1)
          : cards.some((card) => (lie(seat, suitOf(card)) & (1 << rankOf(card))) !== 0);
      const said = (lie: Lie) =>
        who === 'both' ? seats.every((seat) => has(seat, lie)) : seats.some((seat) => has(seat, lie));
      fits.push((lie) => said(lie) !== (not === true));
    }
  }

  /** A card falls under the top cards of the claimer's side: its holder has no more of the suit than those. */
  function falls(what: NamedCard): void {
    for (const card of meant(what, opponents).slice(0, 1)) {
      const suit = suitOf(card);
      const tops = cardsOf(suit, heldBy(own, suit)).filter((mine) => mine > makeCardNumber(suit, rankOf(card))).length;
      fits.push((lie) =>
        opponents.every((seat) => (lie(seat, suit) & (1 << rankOf(card))) === 0 || countBits(lie(seat, suit)) <= tops),
      );
    }
  }

  function read(step: Step): void {
    if (step.kind === 'then' || step.kind === 'and') for (const inner of step.steps) read(inner);
    else if (isFact(step)) assert(step);
    else if (step.kind === 'draw' && step.out !== undefined) {
      const suit = refer.suitOf('trumps');
      if (suit !== undefined) left.push({ suit, count: step.out });
    } else if (step.kind === 'cash') refer.suitsOf(step.suits);
    else if (step.kind === 'tricks') for (const item of step.items) refer.mark(item);
  }

  for (const step of steps) read(step);
  return { gone: [...gone], high: [...high], left, fits };
}
