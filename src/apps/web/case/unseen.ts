// Hands of which not every card is known: marking them, what is still out among them, and other facts, as the case format has
// them ("?" and `known`). Pure; a change of what is known is a change of the cards by hand.

import {
  allSeats,
  allSuits,
  rankLetters,
  type Seat,
  type Suit,
  seatLetters,
  suitLetters,
} from '../../../cards/cards.ts';
import { countBits } from '../../../cards/hands.ts';
import type { KnownJson } from '../../../claim/unknown.ts';
import { type Draft, holdingOf } from './draft.ts';
import { byHand } from './edit.ts';

const WHOLE_SUIT = 0x1fff;

export const openSeats = ({ open }: Pick<Draft, 'open'>): Seat[] => allSeats.filter((seat) => open[seat] !== 0);

/** Nothing is said any longer of cards that are all known. */
const settled = (draft: Draft): Draft =>
  openSeats(draft).length > 0 ? draft : { ...draft, out: [null, null, null, null], known: [] };

/** Where hands are not known, who had shown out of what also says how the cards lie: it is a fact of the case. */
const withoutFound = (draft: Draft): Draft => ({
  ...draft,
  shownOut: draft.shownOut.map((suits, seat) => suits | draft.shownOutFound[seat]!),
  shownOutFound: [0, 0, 0, 0],
});

/** Marks a hand as not known card by card, or takes that back; the cards that were entered stay. */
export function toggleOpen(draft: Draft, seat: Seat): Draft {
  const open = draft.open.map((suits, i) => (i === seat ? (suits === 0 ? 15 : 0) : suits));
  const known = draft.known.filter(({ seats }) => !seats.includes(seatLetters[seat]));
  return settled(byHand(withoutFound(draft), { open, known }));
}

/** Whether an open hand may have more of a suit; of the last suit the hand itself is meant. */
export function toggleOpenSuit(draft: Draft, seat: Seat, suit: Suit): Draft {
  const open = draft.open.map((suits, i) => (i === seat ? suits ^ (1 << suit) : suits));
  return settled(byHand(withoutFound(draft), { open }));
}

/** What the open hands have of a suit between them, all told; null when that is not known. */
export const setOut = (draft: Draft, suit: Suit, bits: number | null): Draft =>
  byHand(draft, { out: draft.out.map((old, i) => (i === suit ? bits : old)) });

export const addFact = (draft: Draft, fact: KnownJson): Draft => byHand(draft, { known: [...draft.known, fact] });

export const dropFact = (draft: Draft, at: number): Draft =>
  byHand(draft, { known: draft.known.filter((_, i) => i !== at) });

/** The cards of a suit that are out, those included that an open hand is known to hold. */
export function outIn(draft: Draft, suit: number): number | null {
  const bits = draft.out[suit]!;
  return bits === null ? null : openSeats(draft).reduce((all, seat) => all | holdingOf(draft, seat, suit), bits);
}

/** All that is said of the unseen cards, as a case has it. */
export function factsOf(draft: Draft): KnownJson[] {
  const seats = openSeats(draft)
    .map((seat) => seatLetters[seat])
    .join('');
  if (seats === '') return [];
  const out = allSuits.flatMap((suit) => {
    const bits = outIn(draft, suit);
    return bits === null ? [] : outFacts(seats, suit, bits);
  });
  return [...out, ...draft.known];
}

/** "These and no others" is two facts. */
function outFacts(seats: string, suit: Suit, bits: number): KnownJson[] {
  const letter = suitLetters[suit];
  const number = countBits(bits);
  const others = WHOLE_SUIT & ~bits;
  return [
    ...(number > 0 ? [{ seats, suit: letter, ranks: ranksOf(bits), least: number, most: number }] : []),
    ...(others !== 0
      ? [{ seats, suit: letter, ...(number > 0 && { ranks: ranksOf(others) }), least: 0, most: 0 }]
      : []),
  ];
}

/** Takes what is still out from the facts of a case again; the rest stays as it is. */
export function splitFacts(facts: readonly KnownJson[], open: readonly number[]): Pick<Draft, 'out' | 'known'> {
  const seats = openSeats({ open })
    .map((seat) => seatLetters[seat])
    .join('');
  const texts = facts.map((fact) => JSON.stringify(fact));
  const taken = new Set<string>();
  const out = allSuits.map((suit) => {
    const named = facts.find(
      (fact) =>
        fact.seats === seats &&
        fact.suit === suitLetters[suit] &&
        fact.least === fact.most &&
        fact.least > 0 &&
        fact.ranks?.length === fact.least,
    );
    const bits = bitsOf(named?.ranks ?? '');
    const both = outFacts(seats, suit, bits).map((fact) => JSON.stringify(fact));
    if (!both.every((text) => texts.includes(text))) return null;
    for (const text of both) taken.add(text);
    return bits;
  });
  return { out, known: facts.filter((_, i) => !taken.has(texts[i]!)) };
}

/** Ranks as the facts of a case have them, the lowest first. */
export const ranksOf = (bits: number): string => [...rankLetters].filter((_, rank) => bits & (1 << rank)).join('');

const bitsOf = (ranks: string): number =>
  [...ranks].reduce((bits, letter) => bits | (1 << rankLetters.indexOf(letter)), 0);
