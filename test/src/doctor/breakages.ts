// Deals broken in a known way, played on for a while as they are, and what a perfect diagnosis says of each. One seed drives all.

import { allSeats, type Card, type Seat, type Strain } from '../../../src/cards/cards.ts';
import { cardsOfSeat, emptyHands, type Hands, hasCard, withCard, withoutCard } from '../../../src/cards/hands.ts';
import type { Finding } from '../../../src/doctor/diagnosis.ts';
import type { FoundBoard } from '../../../src/doctor/found.ts';
import { afterPlay, legalPlays, type Position, seatToPlay } from '../../../src/play/position.ts';

export const kinds = [
  'nothing',
  'moved',
  'not-found',
  'elsewhere',
  'two-hands-short',
  'among-played',
  'strange-card-more',
  'strange-card-instead',
  'swapped',
  'two-hands-exchanged',
  'hands-rotated',
  'another-deal',
] as const;
export type Kind = (typeof kinds)[number];

/** What the director has to go by. */
export const evidence = ['none', 'record', 'backs'] as const;
export type Evidence = (typeof evidence)[number];

export interface Broken {
  readonly board: FoundBoard;
  readonly deal: Hands;
  readonly play: readonly Card[];
  readonly strain: Strain;
  readonly opening: Seat;
  readonly expected: readonly Finding[];
}

export function breakDeal(seed: number, kind: Kind, known: Evidence): Broken {
  const random = generator(seed);
  const below = (n: number) => Math.floor(random() * n);
  const deal = randomDeal(below);
  const record = known === 'record';
  const a = below(4) as Seat;
  const b = ((a + 1 + below(3)) & 3) as Seat;
  const pick = (seat: Seat, n: number) => shuffled(cardsOfSeat(deal, seat), below).slice(0, n);
  const [x, x2, x3] = pick(a, 3) as [Card, Card, Card];
  const [y, y2] = pick(b, 2) as [Card, Card];
  const n = 1 + below(3);

  let hands = deal;
  let given: Hands = deal;
  const elsewhere: Card[] = [];
  const otherPack: { seat: Seat; card: Card }[] = [];
  const expected: Finding[] = [];
  const move = (card: Card, from: Seat, to: Seat) => {
    hands = withCard(withoutCard(hands, from, card), to, card);
    if (record) expected.push({ kind: 'moved', card, from, to });
  };
  const rearrange = (ofSeat: (seat: Seat) => Seat) => {
    const turned = emptyHands();
    for (const seat of allSeats) turned.set(deal.subarray(ofSeat(seat) * 4, ofSeat(seat) * 4 + 4), seat * 4);
    hands = turned;
    if (record)
      for (const seat of allSeats)
        if (ofSeat(seat) !== seat) expected.push({ kind: 'exchanged', seat, of: ofSeat(seat) });
  };

  switch (kind) {
    case 'moved':
      for (const card of [x, x2, x3].slice(0, n)) move(card, a, b);
      if (!record) expected.push({ kind: 'too-few', seat: a, by: n }, { kind: 'too-many', seat: b, by: n });
      break;
    case 'not-found':
    case 'elsewhere':
      for (const card of [x, x2].slice(0, Math.min(n, 2))) {
        hands = withoutCard(hands, a, card);
        if (kind === 'elsewhere') elsewhere.push(card);
        expected.push({ kind: 'missing', card, owner: a, where: kind });
      }
      break;
    case 'two-hands-short':
      hands = withoutCard(withoutCard(hands, a, x), b, y);
      for (const [card, owner] of [
        [x, a],
        [y, b],
      ] as const)
        expected.push({ kind: 'missing', card, ...(record && { owner }), where: 'not-found' });
      if (!record) expected.push({ kind: 'too-few', seat: a, by: 1 }, { kind: 'too-few', seat: b, by: 1 });
      break;
    case 'among-played':
      hands = withoutCard(hands, a, x);
      expected.push({ kind: 'among-played', card: x, owner: a, pile: b });
      break;
    case 'strange-card-more':
    case 'strange-card-instead':
      hands = withCard(hands, a, y);
      if (kind === 'strange-card-instead') hands = withoutCard(hands, a, x);
      if (known === 'backs') otherPack.push({ seat: a, card: y });
      break;
    case 'swapped':
      for (const [one, other] of [
        [x, y],
        [x2, y2],
      ].slice(0, Math.min(n, 2)) as [Card, Card][]) {
        move(one, a, b);
        move(other, b, a);
      }
      break;
    case 'two-hands-exchanged':
      rearrange((seat) => (seat === a ? b : seat === b ? a : seat));
      break;
    case 'hands-rotated':
      rearrange((seat) => ((seat + 1 + (seed % 3)) & 3) as Seat);
      break;
    case 'another-deal':
      given = randomDeal(below);
      if (record) {
        const differing = allSeats.reduce(
          (sum: number, seat) => sum + cardsOfSeat(deal, seat).filter((card) => !hasCard(given, seat, card)).length,
          0,
        );
        expected.push({ kind: 'another-deal', differing });
      }
      break;
    case 'nothing':
      break;
  }

  const strain = below(5) as Strain;
  const opening = below(4) as Seat;
  const least = kind === 'among-played' ? 4 : 0;
  const played = playOn({ hands, strain, leader: opening, trick: [] }, least + below(37), below);
  if (kind === 'strange-card-more' || kind === 'strange-card-instead') {
    const was = played.by[a]!.includes(y);
    const by = known === 'backs' ? 'back' : record ? 'record' : 'count';
    const more = kind === 'strange-card-more';
    if (more || known !== 'none') expected.push({ kind: 'foreign', seat: a, card: y, by, played: was });
    else expected.push({ kind: 'duplicate', card: y, seats: [a, b].sort((p, q) => p - q) });
    if (!more) expected.push({ kind: 'missing', card: x, ...(known !== 'none' && { owner: a }), where: 'not-found' });
  }
  const board: FoundBoard = {
    edition: '2017',
    hands: allSeats.map((seat) => shuffled(cardsOfSeat(played.left, seat), below)),
    played: played.by,
    piles: allSeats.map((seat) => (kind === 'among-played' && seat === b ? [x] : [])),
    elsewhere,
    otherPack,
    tricks: played.tricks,
    ...(record && { record: given }),
  };
  return { board, deal, play: played.cards, strain, opening, expected };
}

function playOn(start: Position, count: number, below: (n: number) => number) {
  let position = start;
  const by: Card[][] = [[], [], [], []];
  const cards: Card[] = [];
  const tricks: { leader: Seat; cards: Card[] }[] = [];
  while (cards.length < count) {
    const legal = legalPlays(position);
    if (legal.length === 0) break;
    const card = legal[below(legal.length)]!;
    if (position.trick.length === 0) tricks.push({ leader: position.leader, cards: [] });
    tricks.at(-1)!.cards.push(card);
    by[seatToPlay(position)]!.push(card);
    cards.push(card);
    position = afterPlay(position, card).position;
  }
  return { left: position.hands, by, cards, tricks };
}

const randomDeal = (below: (n: number) => number): Hands =>
  shuffled(
    Array.from({ length: 52 }, (_, card) => card),
    below,
  ).reduce((hands, card, i) => withCard(hands, (i & 3) as Seat, card), emptyHands());

function shuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}

/** Numbers from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
