// Random endings of which some hands are hidden, with facts that are true of the cards as they were: the ruling against the
// lowest count of the literal model over every way that the facts leave, each ruled on by itself.

import { expect } from 'vitest';
import { createSolver } from '../../../solver/solver.ts';
import {
  allSeats,
  type Card,
  cardName,
  partnerOf,
  rankLetters,
  rankOf,
  type Seat,
  seatLetters,
  strainLetters,
  suitLetters,
  suitOf,
} from '../../../src/cards/cards.ts';
import { cardsOfSeat, handText } from '../../../src/cards/hands.ts';
import { parseCase } from '../../../src/claim/case.ts';
import type { Question } from '../../../src/lines/policy.ts';
import { adjudicate } from '../../../src/ruling/adjudicate.ts';
import { policyFor } from '../../../src/ruling/policyFor.ts';
import { withHands } from '../../../src/ruling/unseen.ts';
import { oracle } from '../../oracles/normalPlay.ts';
import { everyWay } from '../../oracles/unseenHands.ts';
import { pick, randomQuestion, seeded } from '../lines/endings.ts';

const letters = (seats: readonly Seat[]) => seats.map((seat) => seatLetters[seat]).join('');

/** `mostWays`: endings with more ways than these are passed over. */
export function expectLowestOfWays(seed: number, cards: number, endings: number, mostWays: number): void {
  const random = seeded(seed);
  const solver = createSolver();
  for (let done = 0; done < endings; ) {
    const question = randomQuestion(random, cards);
    const { input, pool } = hiddenCase(question, random);
    const read = parseCase(input);
    if (!read.ok) throw new Error(JSON.stringify([read.problem, input]));
    const theCase = read.value;
    if (theCase.unknown === undefined) continue;
    // too many to write out
    if (pool.length > 3 * cards) continue;
    // the facts say that no other card is out
    const ways = everyWay({ ...theCase.unknown, pool: theCase.unknown.pool.filter((card) => pool.includes(card)) });
    if (ways.length > mostWays) continue;
    done++;
    const place = JSON.stringify(input);
    const counts = ways.map((hands) => {
      const complete = withHands(theCase, hands);
      const { position, shownOut, declarer, claim } = complete;
      const asked = { position, shownOut, declarer, claimer: claim.by, claimed: claim.tricks! };
      return oracle(asked, policyFor(complete).policy).normal;
    });
    const ruling = adjudicate(theCase, solver);
    expect(ruling.tricks.claimer, place).toBe(Math.min(...counts));
    expect(ruling.exact, place).toBe(true);
    expect(ruling.unseen!.most, place).toBeLessThanOrEqual(Math.max(...counts));
    // where the claimer saw the cards every way is counted out
    if (ruling.unseen!.notGiven.length > 0) expect(ruling.unseen!.most, place).toBe(Math.max(...counts));
  }
}

/** A case with some hands hidden, wholly or in part. */
function hiddenCase({ position, declarer, claimer, shownOut }: Question, random: () => number) {
  const { hands, strain, leader, trick } = position;
  const dummy = partnerOf(declarer);
  const opponents = allSeats.filter((seat) => (seat ^ declarer) & 1);
  const hidden = pick(random, [
    opponents,
    opponents,
    opponents.slice(0, 1),
    [dummy],
    [declarer],
    [...opponents, dummy],
  ]);
  const cards = hidden.flatMap((seat) => cardsOfSeat(hands, seat));
  const others = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !trick.includes(card) && !allSeats.some((seat) => cardsOfSeat(hands, seat).includes(card)),
  );
  const pool = [...cards, ...Array.from({ length: Math.floor(random() * 3) }, () => pick(random, others))];
  const gone = [0, 1, 2, 3].map((suit) => ({
    seats: letters(hidden),
    suit: suitLetters[suit],
    ranks: [...rankLetters].filter((_, rank) => !pool.includes(suit * 13 + rank)).join(''),
    exactly: 0,
  }));
  const size = (seat: Seat, of: (card: Card) => boolean) => cardsOfSeat(hands, seat).filter(of).length;
  const counted = hidden.map((seat) => {
    const suit = Math.floor(random() * 4);
    const number = size(seat, (card) => suitOf(card) === suit);
    const fact = { seats: seatLetters[seat], suit: suitLetters[suit] };
    return random() < 0.5
      ? { ...fact, exactly: number }
      : random() < 0.5
        ? { ...fact, least: number }
        : { ...fact, most: number };
  });
  const written = allSeats.map((seat) => {
    if (!hidden.includes(seat)) return handText(hands, seat);
    if (random() < 0.6) return '?';
    const known = cardsOfSeat(hands, seat).filter(() => random() < 0.3);
    return [0, 1, 2, 3]
      .map((suit) => {
        const ranks = known.filter((card) => suitOf(card) === suit).map((card) => rankLetters[rankOf(card)]);
        const isVoid = size(seat, (card) => suitOf(card) === suit) === 0;
        return `${ranks.join('')}${isVoid && random() < 0.5 ? '' : '?'}`;
      })
      .join('.');
  });
  // who has just played a card of a suit is not known to be out of it
  const onTable = (seat: Seat) => trick[(seat - leader + 4) & 3];
  const out = allSeats.map((seat) => {
    const card = onTable(seat);
    const suits = [0, 1, 2, 3].filter(
      (suit) => shownOut[seat]! & (1 << suit) && (card === undefined || suitOf(card) !== suit),
    );
    return [seatLetters[seat], suits.map((suit) => suitLetters[suit]).join('')];
  });
  const played = (seat: Seat) => onTable(seat) !== undefined;
  const left = Math.max(...allSeats.map((seat) => cardsOfSeat(hands, seat).length + (played(seat) ? 1 : 0)));
  const input = {
    law70: 'case/1',
    edition: pick(random, ['2007', '2017']),
    strain: strainLetters[strain],
    declarer: seatLetters[declarer],
    hands: Object.fromEntries(allSeats.map((seat) => [seatLetters[seat], written[seat]])),
    trick: trick.map(cardName),
    leader: seatLetters[leader],
    shownOut: Object.fromEntries(out),
    known: [...gone, ...counted.filter(() => random() < 0.5)],
    claim: { by: seatLetters[claimer], tricks: left },
    findings: { awareOfTrump: pick(random, [null, true, false]) },
  };
  return { input, pool };
}
