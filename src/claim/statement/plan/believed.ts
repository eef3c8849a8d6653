// What a statement asserts, as beliefs of the claimer: sets of cards that he thinks gone, and the lies of the hidden cards in
// which what he said is true. "The hearts are good" is true where the suit runs; when it runs in no even split, the cards
// that stand in the way are thought gone. Plain data and one test, for whoever judges by layouts.

import { allSuits, type Card, partnerOf, rankOf, type Seat, type Suit, suitOf } from '../../../cards/cards.ts';
import { cardsOf, countBits, type Hands, highestRank, holding } from '../../../cards/hands.ts';
import { subsets } from '../../../cards/subsets.ts';
import type { Step } from '../tree.ts';
import { type Assertions, assertionsOf, type Lie } from './assertions.ts';
import type { Places } from './refer.ts';
import { controls, opponentsOf } from './scene.ts';

export interface StatedBelief {
  /** Each is a set of the opponents' cards that he may think gone; none when he thinks none gone. */
  readonly forgotten: readonly (readonly Card[])[];
  /** Whether what he said is true in a lie of the cards; absent when he said nothing about how they lie. */
  readonly fits?: (lie: Lie) => boolean;
}

/** Of a number said wrongly ("the last trump") at most so many sets of cards are taken to be forgotten. */
const MOST_SETS = 35;

/** `hands`: the cards at the claim. */
export function believed(steps: readonly Step[], places: Places, hands: Hands): StatedBelief {
  const said = assertionsOf(steps, places, hands);
  const theirs = (suit: Suit): number =>
    opponentsOf(places).reduce<number>((bits, seat) => bits | holding(hands, seat, suit), 0);
  const gone = new Set(said.gone);
  const tests: ((lie: Lie) => boolean)[] = [...said.fits];
  for (const suit of allSuits) {
    const winners = winnersOf(said, places, hands, suit);
    if (winners.length === 0) continue;
    const out = cardsOf(suit, theirs(suit)).filter((card) => !gone.has(card));
    const bits = out.reduce((all, card) => all | (1 << rankOf(card)), 0);
    if (canRun(winners, bits)) {
      if (bits !== 0) tests.push((lie) => opponentsOf(places).every((seat) => yields(winners, lie(seat, suit) & bits)));
    } else for (const card of out) if (rankOf(card) > winners.at(-1)!) gone.add(card);
  }
  const sets = countedSets(said, [...gone], theirs);
  return { forgotten: sets, ...(tests.length > 0 && { fits: (lie: Lie) => tests.every((test) => test(lie)) }) };
}

/** The ranks of the suit said to be winners, from the top: no more than there are rounds of it. */
function winnersOf({ high }: Assertions, places: Places, hands: Hands, suit: Suit): number[] {
  const cards = high.filter((card) => suitOf(card) === suit).map(rankOf);
  if (cards.length === 0) return [];
  const own = [places.claimer, partnerOf(places.claimer)].filter((seat) => controls(places, seat));
  const has = (seat: Seat) => cards.filter((rank) => holding(hands, seat, suit) & (1 << rank)).length;
  return cards.sort((a, b) => b - a).slice(0, Math.max(...own.map(has)));
}

/** Whether an opponent with these cards of the suit never wins a trick of it while the winners are cashed from the top. */
const yields = (winners: readonly number[], held: number): boolean =>
  held === 0 || highestRank(held) < winners[Math.min(countBits(held), winners.length) - 1]!;

/** Whether the winners run in some even split of the cards that are out; nobody calls a suit good that needs a freak. */
function canRun(winners: readonly number[], out: number): boolean {
  const half = countBits(out) >> 1;
  for (let one = out; ; one = (one - 1) & out) {
    if (countBits(one) === half && yields(winners, one) && yields(winners, out & ~one)) return true;
    if (one === 0) return false;
  }
}

/** With a number said that is less than what is out, every set of cards that makes it true. Of several numbers for one suit the
 *  first is that of the claim; what is said later may be about later. */
function countedSets(
  { left }: Assertions,
  gone: readonly Card[],
  theirs: (suit: Suit) => number,
): readonly (readonly Card[])[] {
  let sets: readonly (readonly Card[])[] = [gone];
  for (const [i, { suit, count }] of left.entries()) {
    if (left.findIndex((one) => one.suit === suit) < i) continue;
    const out = cardsOf(suit, theirs(suit)).filter((card) => !gone.includes(card));
    const excess = out.length - count;
    if (excess <= 0) continue;
    sets = sets.flatMap((set) => subsets(out, excess).map((more) => [...set, ...more])).slice(0, MOST_SETS);
  }
  return sets.filter((set) => set.length > 0);
}
