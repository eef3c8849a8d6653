// What can be done to a draft, one pure function each. A change of the cards by hand cuts the tie with the recorded play.

import {
  allSeats,
  allSuits,
  type Card,
  makeCardNumber,
  nextSeat,
  type Seat,
  type Strain,
  sideOf,
  suitOf,
} from '../../../cards/cards.ts';
import { cardsOf } from '../../../cards/hands.ts';
import type { SeatCard } from '../../../claim/findings.ts';
import { winningPlace } from '../../../play/position.ts';
import { type Draft, holdingOf, seatOfTrick, sizeOf } from './draft.ts';

const bitOf = (card: Card): number => 1 << (card % 13);

export const holds = (draft: Pick<Draft, 'hands'>, seat: Seat, card: Card): boolean =>
  (holdingOf(draft, seat, suitOf(card)) & bitOf(card)) !== 0;

export const holdersOf = (draft: Pick<Draft, 'hands'>, card: Card): Seat[] =>
  allSeats.filter((seat) => holds(draft, seat, card));

const withHolding = (hands: readonly number[], seat: Seat, suit: number, bits: number): number[] =>
  hands.map((old, i) => (i === seat * 4 + suit ? bits : old));

/** The cards as they are now, by hand: findings about plays and the record belong to other cards. */
export const byHand = (draft: Draft, changes: Partial<Draft>): Draft => ({
  ...draft,
  recorded: null,
  playedOn: null,
  struck: [],
  allowed: [],
  ...changes,
});

/** A tap on the grid: the card goes to this seat from wherever it is, or away when only this seat holds it. */
export function tapCard(draft: Draft, seat: Seat, card: Card): Draft {
  const only = holdersOf(draft, card).every((holder) => holder === seat) && holds(draft, seat, card);
  let { hands } = draft;
  for (const other of allSeats) {
    const bits = hands[other * 4 + suitOf(card)]! & ~bitOf(card);
    hands = withHolding(hands, other, suitOf(card), other === seat && !only ? bits | bitOf(card) : bits);
  }
  const trick = draft.trick.filter((played) => played !== card);
  return fourthHand(byHand(draft, { hands, trick }));
}

/** What was typed for one suit of one hand. It may well give a card to two hands: that is shown, not undone. */
export const typeSuit = (draft: Draft, seat: Seat, suit: number, bits: number): Draft =>
  holdingOf(draft, seat, suit) === bits
    ? draft
    : fourthHand(byHand(draft, { hands: withHolding(draft.hands, seat, suit, bits) }));

export const clearHand = (draft: Draft, seat: Seat): Draft =>
  byHand(draft, { hands: draft.hands.map((bits, i) => (i >> 2 === seat ? 0 : bits)) });

/** The deal as it should be, less the cards that were played from it. */
export function putRight(draft: Draft, deal: readonly number[]): Draft {
  const played = draft.recorded?.play.slice(0, draft.recorded.at) ?? [];
  const gone = (suit: number) => played.reduce((bits, card) => bits | (suitOf(card) === suit ? bitOf(card) : 0), 0);
  const hands = deal.map((bits, i) => bits & ~gone(i & 3));
  return { ...byHand(draft, { hands, trick: [] }), found: { record: '', elsewhere: '' } };
}

/** When three hands are full and the fourth is empty, it has the rest of the pack. */
function fourthHand(draft: Draft): Draft {
  const empty = allSeats.filter((seat) => sizeOf(draft, seat) === 0);
  const others = allSeats.filter((seat) => sizeOf(draft, seat) === 13);
  if (empty.length !== 1 || others.length !== 3 || draft.trick.length > 0 || draft.open[empty[0]!] !== 0) return draft;
  const rest = allSuits.map(
    (suit) => 0x1fff & ~others.reduce<number>((all, seat) => all | holdingOf(draft, seat, suit), 0),
  );
  const hands = draft.hands.map((bits, i) => (i >> 2 === empty[0] ? rest[i & 3]! : bits));
  return sizeOf({ hands }, empty[0]!) === 13 ? { ...draft, hands } : draft;
}

export type OnTable =
  | { readonly draft: Draft; readonly wonBy?: Seat }
  | { readonly refused: 'not-turn'; readonly seat: Seat; readonly holder: Seat };

/** A tap on the grid while cards go to the table: into the trick from the hand that holds it, or back into that hand.
 *  The fourth card completes the trick: its winner leads, and it is counted. */
export function tapTable(draft: Draft, card: Card): OnTable {
  const at = draft.trick.indexOf(card);
  if (at >= 0) return { draft: takeBack(draft, at) };
  const [holder] = holdersOf(draft, card);
  const leader = draft.trick.length === 0 ? (holder ?? draft.leader) : draft.leader;
  const seat = leader === null ? undefined : nextSeat(leader, draft.trick.length);
  if (holder !== undefined && seat !== undefined && holder !== seat) return { refused: 'not-turn', seat, holder };
  const hands =
    holder === undefined
      ? draft.hands
      : withHolding(draft.hands, holder, suitOf(card), holdingOf(draft, holder, suitOf(card)) & ~bitOf(card));
  const next = byHand(draft, { hands, leader, trick: [...draft.trick, card] });
  return next.trick.length === 4 ? completed(next) : { draft: next };
}

function completed(draft: Draft): OnTable {
  const { strain, leader, declarer, won, trick } = draft;
  if (strain === null || leader === null) return { draft: { ...draft, trick: trick.slice(0, 3) } };
  const wonBy = nextSeat(leader, winningPlace(trick, strain));
  const mine = declarer !== null && sideOf(wonBy) === sideOf(declarer);
  return { draft: { ...draft, trick: [], leader: wonBy, won: won === null ? null : won + (mine ? 1 : 0) }, wonBy };
}

/** Card `at` of the trick and those after it go back to their hands. */
function takeBack(draft: Draft, at: number): Draft {
  let { hands } = draft;
  draft.trick.slice(at).forEach((card, i) => {
    const seat = seatOfTrick(draft, at + i);
    if (seat !== undefined)
      hands = withHolding(hands, seat, suitOf(card), hands[seat * 4 + suitOf(card)]! | bitOf(card));
  });
  return byHand(draft, { hands, trick: draft.trick.slice(0, at) });
}

export const setLeader = (draft: Draft, leader: Seat): Draft => byHand(draft, { leader });

export const setWon = (draft: Draft, won: number | null): Draft => ({ ...draft, won });

export const setStrain = (draft: Draft, strain: Strain): Draft =>
  draft.strain === strain ? draft : { ...draft, strain, recorded: null, playedOn: null };

/** Another declarer: the tricks won and the claimer were said of the old one's side. */
export function setDeclarer(draft: Draft, declarer: Seat): Draft {
  if (draft.declarer === declarer) return draft;
  const dummy = nextSeat(declarer, 2);
  return {
    ...draft,
    declarer,
    recorded: null,
    by: draft.by === dummy || draft.by === draft.declarer ? null : draft.by,
  };
}

export function toggleShownOut(draft: Draft, seat: Seat, suit: number): Draft {
  const shownOut = draft.shownOut.map((bits, i) => (i === seat ? bits ^ (1 << suit) : bits));
  const shownOutFound = draft.shownOutFound.map((bits, i) => bits & ~shownOut[i]!);
  const { struck, allowed, playedOn } = draft;
  return byHand(draft, { shownOut, shownOutFound, struck, allowed, playedOn });
}

/** As a finding of the director; the record stays what it is. */
export const toggleShownOutFound = (draft: Draft, seat: Seat, suit: number): Draft => ({
  ...draft,
  shownOutFound: draft.shownOutFound.map((bits, i) => (i === seat ? bits ^ (1 << suit) : bits)),
});

const same = (a: SeatCard) => (b: SeatCard) => a.seat === b.seat && a.card === b.card;

/** Strikes out a play of the claimer's side, or takes that back. */
export function toggleStruck(draft: Draft, play: SeatCard): Draft {
  const without = draft.struck.filter((other) => !same(play)(other));
  const struck = without.length < draft.struck.length ? without : [...draft.struck, play];
  return { ...draft, struck, allowed: draft.allowed.filter((other) => !same(play)(other)) };
}

export function toggleAllowed(draft: Draft, play: SeatCard): Draft {
  const without = draft.allowed.filter((other) => !same(play)(other));
  const allowed = without.length < draft.allowed.length ? without : [...draft.allowed, play];
  return { ...draft, allowed, struck: draft.struck.filter((other) => !same(play)(other)) };
}

/** Every card of a seat, spades first, each suit from the top. */
export const cardsOfHand = (draft: Pick<Draft, 'hands'>, seat: Seat): Card[] =>
  allSuits.flatMap((suit) => cardsOf(suit, holdingOf(draft, seat, suit)));

export const allCards: readonly Card[] = allSuits.flatMap((suit) =>
  Array.from({ length: 13 }, (_, i) => makeCardNumber(suit, 12 - i)),
);
