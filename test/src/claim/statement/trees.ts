// Random statement trees, with every kind of step and every field that the canonical words can say. Places are all zero.

import fc, { type Arbitrary } from 'fast-check';
import type {
  Fact,
  Hand,
  NamedCard,
  Pick,
  Simple,
  SomeCards,
  Step,
  SuitName,
  Who,
} from '../../../../src/claim/statement/tree.ts';

type Loose = Record<string, unknown>;

/** A node: fields that are undefined are left out. */
const node = <T>(kind: string, fields: Record<string, Arbitrary<unknown>> = {}): Arbitrary<T> =>
  fc.record(fields).map((values) => {
    const made: Loose = { kind, at: 0, length: 0 };
    for (const [key, value] of Object.entries(values)) if (value !== undefined) made[key] = value;
    return made as T;
  });

const maybe = <T>(arbitrary: Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const flag = maybe(fc.constant(true as const));
const several = <T>(arbitrary: Arbitrary<T>, most = 3) => fc.array(arbitrary, { minLength: 1, maxLength: most });

const suit = fc.constantFrom(0, 1, 2, 3) as Arbitrary<0 | 1 | 2 | 3>;
const suitName: Arbitrary<SuitName> = fc.constantFrom<SuitName[]>(0, 1, 2, 3, 'trumps', 'it');
const realSuit: Arbitrary<0 | 1 | 2 | 3 | 'trumps'> = fc.constantFrom<(0 | 1 | 2 | 3 | 'trumps')[]>(
  0,
  1,
  2,
  3,
  'trumps',
);
const hand: Arbitrary<Hand> = fc.constantFrom('hand', 'dummy');
const who: Arbitrary<Who> = fc.constantFrom<Who[]>(
  ...([0, 1, 2, 3, 'left', 'right', 'anyone', 'both', 'same', 'partner'] as const),
);
const few = fc.integer({ min: 1, max: 5 });

const card: Arbitrary<NamedCard> = node('card', { rank: fc.nat(12), suit: realSuit });
/** Not in lists: there it would take the suit of its neighbour. */
const anyCard: Arbitrary<NamedCard> = fc.oneof(card, node<NamedCard>('card', { rank: fc.nat(12) }));
const counted: Arbitrary<SomeCards> = fc.oneof(
  node<SomeCards>('some', {
    suit: realSuit,
    count: few,
    which: maybe(fc.constantFrom('low', 'high', 'last', 'good', 'losing')),
  }),
  node<SomeCards>('some', { count: maybe(few), which: fc.constant('losing') }),
  node<SomeCards>('some', { suit: fc.constant('it'), count: few }),
  node<SomeCards>('some', { rank: fc.integer({ min: 9, max: 12 }), count: maybe(fc.integer({ min: 2, max: 4 })) }),
);
const whole: Arbitrary<SomeCards> = node('some', { suit: suitName });
const item = fc.oneof(card, counted);
/** Losers in a list are tricks given up. */
const listItem = item.filter((one) => one.kind === 'card' || one.which !== 'losing');
const either: Arbitrary<Pick> = node('either', { of: fc.array(item, { minLength: 2, maxLength: 3 }) });
const pick: Arbitrary<Pick> = fc.oneof(card, counted, whole, either);
/** "The third club". */
const nth: Arbitrary<Pick> = node('some', { suit: realSuit, count: fc.constant(1), round: few });
const subject = fc.oneof(card, counted, whole);
const subjects = fc.oneof(
  subject.map((one) => [one]),
  fc.array(fc.oneof(card, counted), { minLength: 2, maxLength: 3 }),
);

const ends = maybe(hand);
const draw = fc.oneof(
  node<Simple>('draw', { ends }),
  node<Simple>('draw', { rounds: few, ends }),
  node<Simple>('draw', { out: few, ends }),
  node<Simple>('draw', { card: anyCard, ends }),
  node<Simple>('draw', { suit, ends }),
);
const cash = fc.oneof(
  node<Simple>('cash', { suits: several(suitName), run: flag, top: flag }),
  node<Simple>('cash', { suits: fc.constant([]), top: flag }),
  node<Simple>('cash', { suits: suitName.map((one) => [one]), count: few, top: flag }),
);
const play = fc.oneof(
  node<Simple>('play', { cards: anyCard.map((one) => [one]), from: maybe(hand) }),
  node<Simple>('play', { cards: fc.array(fc.oneof(item, either), { minLength: 2, maxLength: 3 }), from: maybe(hand) }),
);
const ruff = fc.oneof(
  node<Simple>('ruff', {
    what: fc.array(pick, { maxLength: 3 }),
    in: maybe(hand),
    with: maybe(fc.oneof(anyCard, fc.constantFrom('high' as const, 'low' as const))),
  }),
  node<Simple>('ruff', { what: several(pick), in: maybe(hand), good: fc.constant(true) }),
  node<Simple>('ruff', {
    what: fc.oneof(
      fc.constant([]),
      suit.map((one) => [{ kind: 'some', at: 0, length: 0, suit: one, count: 1 }]),
    ),
    round: few,
    in: maybe(hand),
  }),
);
const cross = fc.oneof(
  node<Simple>('cross', { to: maybe(hand), with: maybe(pick) }),
  node<Simple>('cross', { to: anyCard }),
  node<Simple>('cross', { to: hand, with: maybe(pick), ruff: fc.constant(true) }),
);
const lose = fc.oneof(
  node<Simple>('lose', { what: several(pick), to: maybe(anyCard) }),
  node<Simple>('lose', { what: fc.constant([]), tricks: few, to: maybe(anyCard) }),
  node<Simple>('lose', { what: fc.constant([]), to: anyCard }),
);
export const actionArb = fc.oneof(
  draw,
  cash,
  play,
  node<Simple>('lead', { card: fc.oneof(card, counted), to: anyCard }),
  ruff,
  node<Simple>('crossruff', { suits: maybe(several(suit)) }),
  node<Simple>('keep', { what: item, in: maybe(hand) }),
  cross,
  node<Simple>('finesse', {
    suit: maybe(suitName),
    card: maybe(anyCard),
    against: maybe(anyCard),
    through: maybe(who),
    marked: flag,
  }),
  node<Simple>('finesse', { suit: maybe(suitName), through: maybe(who), ruffing: fc.constant(true) }),
  node<Simple>('finesse', { suit: maybe(suitName), through: maybe(who), twice: fc.constant(true) }),
  node<Simple>('win', {
    in: maybe(hand),
    with: maybe(fc.oneof(anyCard, fc.constantFrom('low' as const, 'high' as const))),
  }),
  node<Simple>('cover', { card: maybe(anyCard) }),
  node<Simple>('cover', { ruff: fc.constant(true) }),
  node<Simple>('establish', { suits: several(suitName) }),
  node<Simple>('overtake', { card: anyCard, with: maybe(anyCard) }),
  node<Simple>('unblock', { what: fc.array(item, { maxLength: 3 }) }),
  node<Simple>('discard', { what: several(pick), on: maybe(fc.oneof(pick, nth)), from: maybe(hand) }),
  lose,
  node<Simple>('squeeze', { who: maybe(who), suits: fc.array(suit, { maxLength: 3 }) }),
  node<Simple>('endplay', {
    who: maybe(who),
    with: maybe(fc.oneof(item, nth)),
    suits: fc.array(suit, { maxLength: 2 }),
    ruffAndDiscard: flag,
  }),
  node<Simple>('eliminate', { suits: fc.oneof(fc.constant([]), several(suitName)) }),
);

export const factArb: Arbitrary<Fact> = fc.oneof(
  node<Fact>('good', { what: fc.oneof(subjects, hand, fc.constant('all' as const)), not: flag }),
  node<Fact>('gone', { what: subjects, not: flag }),
  node<Fact>('out', { what: subjects, not: flag }),
  node<Fact>('holds', {
    who,
    what: fc.oneof(
      subjects,
      anyCard.map((one) => [one]),
    ),
    top: maybe(fc.nat(12)),
    not: flag,
  }),
  node<Fact>('breaks', {
    suit: suitName,
    split: maybe(fc.constantFrom([3, 3], [4, 2], [3, 2], [1, 1], [5, 0])),
    not: flag,
  }),
  node<Fact>('falls', { what: subjects, under: maybe(anyCard), not: flag }),
  node<Fact>('follows', { who, suit: maybe(suitName), not: flag }),
  node<Fact>('works', { against: maybe(anyCard), not: flag }),
  node<Fact>('they', {
    step: actionArb,
    who: maybe(who.filter((one) => one !== 'same' && one !== 'partner')),
    not: flag,
  }),
);

const tallyArb = fc.oneof(
  node<Simple>('tricks', { items: several(listItem, 4), sum: maybe(few) }),
  node<Simple>('rest'),
  node<Simple>('concede'),
  node<Simple>('count', { tricks: few }),
  node<Simple>('result', { down: few }),
  node<Simple>('result', { level: few }),
  node<Simple>('result', { over: fc.nat(3) }),
  node<Simple>('anyOrder'),
);

export const simpleArb: Arbitrary<Simple> = fc.oneof(
  { weight: 3, arbitrary: actionArb },
  { weight: 2, arbitrary: factArb },
  { weight: 2, arbitrary: tallyArb },
  { weight: 1, arbitrary: node<Simple>('not', { step: actionArb }) },
);

const condition = fc.oneof(
  factArb,
  node('and', { steps: fc.array(factArb, { minLength: 2, maxLength: 3 }) }),
  node('or', { steps: fc.array(factArb, { minLength: 2, maxLength: 3 }) }),
);

export const stepArb: Arbitrary<Step> = fc.letrec<{ step: Step }>((tie) => ({
  step: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    simpleArb,
    ...(['then', 'and', 'or'] as const).map((kind) =>
      node<Step>(kind, { steps: fc.array(tie('step'), { minLength: 2, maxLength: 3 }) }),
    ),
    node<Step>('if', { when: condition, do: tie('step'), else: maybe(tie('step')) }),
  ),
})).step;

export const treeArb: Arbitrary<Step[]> = several(stepArb);

/** A tree with all places set to zero, so that trees of different texts can be compared. */
export function placeless<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(placeless) as T;
  if (tree === null || typeof tree !== 'object') return tree;
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    key === 'at' || key === 'length' ? 0 : placeless(value),
  ]);
  return Object.fromEntries(entries) as T;
}
