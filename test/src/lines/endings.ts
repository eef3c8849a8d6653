// Random endings for the tests of the lines: short-suited, mid-trick ones included, from a seed.

import { type Seat, type Strain, suitOf } from '../../../src/cards/cards.ts';
import { emptyHands, handSize } from '../../../src/cards/hands.ts';

export { seeded } from '../../../src/knowledge/layouts.ts';

import { allHabits, type Policy, type Question } from '../../../src/lines/policy.ts';
import { afterPlay, legalPlays, type Position, seatToPlay } from '../../../src/play/position.ts';

export const pick = <T>(random: () => number, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

export function randomQuestion(random: () => number, cards: number): Question {
  const suits = random() < 0.4 ? [0, 1, 2, 3] : [...new Set([0, 1, 2, 3].map(() => Math.floor(random() * 4)))];
  const ranks = cards * 4 <= suits.length * 9 && random() < 0.6 ? 9 : 13;
  let deck = suits.flatMap((suit) =>
    Array.from({ length: 13 }, (_, rank) => suit * 13 + rank).filter((c) => c % 13 >= 13 - ranks),
  );
  if (deck.length < cards * 4) deck = Array.from({ length: 52 }, (_, card) => card);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  const hands = emptyHands();
  for (let i = 0; i < cards * 4; i++) hands[(i & 3) * 4 + suitOf(deck[i]!)]! |= 1 << (deck[i]! % 13);
  let position: Position = {
    hands,
    strain: Math.floor(random() * 5) as Strain,
    leader: Math.floor(random() * 4) as Seat,
    trick: [],
  };
  const shownOut = [0, 0, 0, 0];
  for (let played = random() < 0.5 ? 0 : Math.floor(random() * 4); played > 0; played--) {
    const seat = seatToPlay(position);
    const card = pick(random, legalPlays(position));
    const led = position.trick[0];
    if (led !== undefined && suitOf(led) !== suitOf(card)) shownOut[seat]! |= 1 << suitOf(led);
    position = afterPlay(position, card).position;
  }
  for (let seat = 0; seat < 4; seat++) {
    for (let suit = 0; suit < 4; suit++) {
      if (position.hands[seat * 4 + suit] === 0 && random() < 0.25) shownOut[seat]! |= 1 << suit;
    }
  }
  const declarer = Math.floor(random() * 4) as Seat;
  const defender = ((declarer + pick(random, [1, 3])) & 3) as Seat;
  const claimer = random() < 0.7 ? declarer : defender;
  const left = handSize(position.hands, seatToPlay(position));
  return { position, declarer, claimer, shownOut, claimed: random() < 0.5 ? left : Math.floor(random() * (left + 1)) };
}

export function randomPolicy(random: () => number): Policy {
  const often = () => random() < 0.75;
  return {
    trumpForgotten: random() < 0.6,
    maxForgotten: Math.floor(random() * 3),
    partner: 'own-view',
    assumedLie: random() < 0.5 ? 'any' : 'no-given-card',
    knowledge: random() < 0.8 ? 'as-shown' : 'frozen',
    forgets: random() < 0.9 ? 'to-explain' : 'any-one',
    sureLines: random() < 0.9,
    comparison: often() ? 'plain' : pick(random, ['double-dummy', 'both']),
    lastTrumpAtTheEnd: random() < 0.2,
    noReturn: random() < 0.2,
    habits: often()
      ? allHabits
      : {
          topDown: pick(random, [true, false, 'with-honours']),
          lowestWinner: often(),
          lowRuff: often(),
          lowestLoser: often(),
        },
    struck: [],
    allowed: [],
  };
}
