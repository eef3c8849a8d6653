// Random endings for the solver's tests: few suits and few cards, so that voids, ruffs and blocks are common.
// Every choice comes from one seed.
import type { Spot } from '../oracles/minimax.ts';

export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { next, below: (n: number) => Math.floor(next() * n) };
}

export type Random = ReturnType<typeof randomFrom>;

function shuffled(random: Random, cards: number[]): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** A pack of `count` cards from one to four suits, low and high ranks mixed. */
function somePack(random: Random, count: number): number[] {
  const suits = shuffled(random, [0, 1, 2, 3]).slice(0, Math.max(Math.ceil(count / 13), 1 + random.below(4)));
  return shuffled(
    random,
    suits.flatMap((suit) => Array.from({ length: 13 }, (_, rank) => suit * 13 + rank)),
  ).slice(0, count);
}

const put = (hands: number[], seat: number, card: number) => {
  hands[seat * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
};

/** Plays `count` random legal cards of a trick; hidden seats of the plain game (`claimer` >= 0) ruff or throw idle cards. */
function startTrick(random: Random, hands: number[], strain: number, leader: number, count: number, claimer: number) {
  const trick: number[] = [];
  for (let i = 0; i < count; i++) {
    const seat = (leader + i) & 3;
    const hidden = claimer >= 0 && (seat & 1) !== claimer;
    const cards: number[] = [];
    for (let card = 0; card < 52; card++) {
      if ((hands[seat * 4 + Math.floor(card / 13)]! >> (card % 13)) & 1) cards.push(card);
    }
    const led = trick.length > 0 ? Math.floor(trick[0]! / 13) : -1;
    let legal = cards.filter((card) => Math.floor(card / 13) === led);
    if (led < 0) legal = cards;
    else if (legal.length === 0) {
      legal = hidden ? [...cards.filter((card) => Math.floor(card / 13) === strain), 52] : cards;
    }
    if (legal.length === 0) break;
    const card = legal[random.below(legal.length)]!;
    trick.push(card);
    if (card < 52) hands[seat * 4 + Math.floor(card / 13)]! &= ~(1 << (card % 13));
  }
  return trick;
}

export interface Ending extends Spot {
  /** tricks left, the one in progress included */
  readonly total: number;
}

/** `size` cards a hand; about four in ten in mid-trick. */
export function randomEnding(random: Random, size: number): Ending {
  const hands = new Array<number>(16).fill(0);
  const pack = somePack(random, size * 4);
  pack.forEach((card, i) => {
    put(hands, i & 3, card);
  });
  const strain = random.below(5);
  const leader = random.below(4);
  const trick = startTrick(random, hands, strain, leader, random.next() < 0.4 ? 1 + random.below(3) : 0, -1);
  return { hands, strain, leader, trick, total: size };
}

/** The plain game: the claimer's hands have `size` cards, the hidden ones 0 to 6 each. */
export function randomPlainEnding(random: Random, size: number, claimer: 0 | 1): Ending {
  const hands = new Array<number>(16).fill(0);
  const sizes = [0, 1, 2, 3].map((seat) => ((seat & 1) === claimer ? size : random.below(7)));
  const pack = somePack(
    random,
    sizes.reduce((a, b) => a + b, 0),
  );
  let at = 0;
  for (const [seat, count] of sizes.entries()) for (let i = 0; i < count; i++) put(hands, seat, pack[at++]!);
  const strain = random.below(5);
  const leader = random.below(4);
  const trick = startTrick(random, hands, strain, leader, random.next() < 0.4 ? 1 + random.below(3) : 0, claimer);
  return { hands, strain, leader, trick, total: size };
}
