// The canonical English words of each kind of step.

import type { Cards, Fact, Hand, NamedCard, Pick, Simple, SomeCards, SuitName, Who } from '../tree.ts';
import { listed, type Speech, words } from './speech.ts';

const plural = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const ranks = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];
const numbers = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
const seats = ['North', 'East', 'South', 'West'] as const;

const suitName = (suit: SuitName): string => (suit === 'it' ? 'them' : suit === 'trumps' ? suit : plural[suit]);
const theSuit = (suit: SuitName): string => (typeof suit === 'number' ? `the ${plural[suit]}` : suitName(suit));
const suits = (all: readonly SuitName[]): string => listed(all.map(theSuit), 'and');
const winners = (all: readonly SuitName[]): string => (all.length === 0 ? 'the winners' : suits(all));
const hand = (which: Hand): string => (which === 'dummy' ? 'dummy' : 'hand');
const rankAfterThe = (rank: number): string => `the ${ranks[rank]}`;

const named = ({ rank, suit }: NamedCard): string =>
  suit === undefined ? rankAfterThe(rank) : `the ${ranks[rank]} of ${suitName(suit)}`;

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

function some({ suit, count, which, rank, round }: SomeCards): string {
  if (rank !== undefined)
    return count === undefined
      ? `the ${ranks[rank]}s`
      : `${count === 1 ? 'one' : numbers[count]} ${ranks[rank]}${count === 1 ? '' : 's'}`;
  if (suit === undefined && which === 'losing')
    return count === undefined ? 'losers' : count === 1 ? 'a loser' : `${numbers[count]} losers`;
  if (suit === 'it') return count === undefined ? 'them' : `${numbers[count]} of them`;
  const single = suit === undefined ? 'card' : suit === 'trumps' ? 'trump' : plural[suit].slice(0, -1);
  const many = suit === undefined ? 'cards' : suitName(suit);
  if (round !== undefined) return `the ${ordinals[round]} ${single}`;
  if (count === undefined) return which === undefined && suit === 'trumps' ? many : words('the', which, many);
  if (which === 'last') return count === 1 ? `the last ${single}` : `the last ${numbers[count]} ${many}`;
  return words(count === 1 ? 'a' : numbers[count], which, count === 1 ? single : many);
}

function pick(one: Pick): string {
  if (one.kind === 'either') return one.of.map(pick).join(' or ');
  return one.kind === 'card' ? named(one) : some(one);
}

/** The suits of cards. */
const suitsIn = (all: readonly Pick[]): string =>
  listed(
    all.map((one) => (one.kind === 'either' || one.suit === undefined ? pick(one) : suitName(one.suit))),
    'and',
  );

const picks = (all: readonly Pick[]): string => listed(all.map(pick), 'and');

const who = (player: Who): string =>
  typeof player === 'number'
    ? seats[player]
    : { left: 'LHO', right: 'RHO', anyone: 'someone', both: 'both defenders', same: 'he', partner: 'partner' }[player];
const whom = (player: Who): string => (player === 'same' ? 'him' : who(player));

const many = (what: Cards | Hand | 'all'): boolean =>
  typeof what === 'object' && (what.length > 1 || what.some((one) => one.kind === 'some' && one.count !== 1));
const subject = (what: Cards | Hand | 'all'): string => {
  if (what === 'all') return 'everything';
  if (typeof what === 'string') return hand(what);
  const all = what.map((one) => (pick(one) === 'them' ? 'they' : pick(one))).join(' and ');
  return what.length > 1 ? `all of ${all}` : all;
};

function fact(one: Fact): string {
  const not = one.not && 'not';
  switch (one.kind) {
    case 'good':
      return words(subject(one.what), many(one.what) ? 'are' : 'is', not, 'good');
    case 'gone':
      return words(subject(one.what), many(one.what) ? 'are' : 'is', not, 'gone');
    case 'out':
      return words(subject(one.what), many(one.what) ? 'are' : 'is', not, 'out');
    case 'holds': {
      const has = one.who === 'both' ? 'have' : 'has';
      const [first] = one.what;
      const suit =
        first?.kind === 'some' && first.count === undefined && first.which === undefined ? first.suit : undefined;
      if (one.not && suit !== undefined && suit !== 'it' && one.what.length === 1 && one.top === undefined)
        return words(who(one.who), has, 'no', suitName(suit));
      const top = one.top !== undefined && `to ${rankAfterThe(one.top)}`;
      return words(who(one.who), one.not ? 'does not have' : has, picks(one.what), top);
    }
    case 'breaks':
      return words(one.suit === 'it' ? 'they' : theSuit(one.suit), one.not && 'do not', 'break', one.split?.join('-'));
    case 'falls': {
      const verb = many(one.what) ? (one.not ? 'do not fall' : 'fall') : one.not ? 'does not fall' : 'falls';
      return words(subject(one.what), verb, one.under && `under ${named(one.under)}`);
    }
    case 'follows': {
      const [follow, show] = one.who === 'both' ? ['follow', 'show out'] : ['follows', 'shows out'];
      const suit = one.suit !== undefined && `${one.not ? 'of' : 'to'} ${suitName(one.suit)}`;
      return words(who(one.who), one.not ? show : follow, suit);
    }
    case 'works':
      if (one.against) return words(named(one.against), 'is', one.not ? 'offside' : 'onside');
      return one.not ? 'the finesse loses' : 'the finesse works';
    case 'they':
      return one.who === undefined
        ? words('the opponents', one.not && 'do not', simple(one.step))
        : words(who(one.who), 'will', not, simple(one.step));
  }
}

function draw(step: Extract<Simple, { kind: 'draw' }>): string {
  if (step.rounds !== undefined)
    return `draw ${numbers[step.rounds]} ${step.rounds === 1 ? 'round' : 'rounds'} of trumps`;
  if (step.out !== undefined)
    return step.out === 1 ? 'draw the last trump' : `draw the last ${numbers[step.out]} trumps`;
  return words('draw', step.card ? named(step.card) : step.suit !== undefined ? theSuit(step.suit) : 'trumps');
}

/** How a trick is won. */
const withCard = (card: NamedCard | 'low' | 'high' | undefined): string | undefined =>
  card === undefined ? undefined : card === 'low' ? 'cheaply' : card === 'high' ? card : `with ${named(card)}`;

function simple(step: Simple): string {
  switch (step.kind) {
    case 'draw':
      return words(draw(step), step.ends && `ending in ${hand(step.ends)}`);
    case 'win':
      return words('win', step.in && `in ${hand(step.in)}`, withCard(step.with));
    case 'cover':
      return step.ruff ? 'overruff' : words('cover', step.card && named(step.card));
    case 'establish':
      return `establish ${suits(step.suits)}`;
    case 'cash': {
      const what =
        step.count === undefined
          ? winners(step.suits)
          : some({ ...step, kind: 'some', suit: step.suits[0]! } as SomeCards);
      return words(step.run ? 'run' : 'cash', what, step.top && 'from the top');
    }
    case 'play':
      return words('play', picks(step.cards), step.from && `from ${hand(step.from)}`);
    case 'lead':
      return `lead ${pick(step.card)} to ${named(step.to)}`;
    case 'ruff': {
      const by = step.with === undefined || typeof step.with === 'string' ? step.with : `with ${named(step.with)}`;
      const round = step.round !== undefined && `the ${ordinals[step.round]} round`;
      const what = round && step.what.length > 0 ? `of ${suitsIn(step.what)}` : picks(step.what);
      return words('ruff', step.good && 'out', round, what, step.in && `in ${hand(step.in)}`, by);
    }
    case 'crossruff':
      return words('cross-ruff', step.suits && suits(step.suits));
    case 'keep':
      return words('keep', pick(step.what), step.in && `in ${hand(step.in)}`);
    case 'cross':
      return words(
        'cross',
        step.to && `to ${typeof step.to === 'string' ? hand(step.to) : named(step.to)}`,
        step.with ? `${step.ruff ? 'by ruffing' : 'with'} ${pick(step.with)}` : step.ruff && 'with a ruff',
      );
    case 'finesse':
      return words(
        `take the ${step.twice ? 'double ' : step.marked ? 'marked ' : step.ruffing ? 'ruffing ' : ''}finesse`,
        step.suit !== undefined && `in ${suitName(step.suit)}`,
        step.card && `with ${named(step.card)}`,
        step.against && `against ${named(step.against)}`,
        step.through !== undefined && `through ${whom(step.through)}`,
      );
    case 'overtake':
      return words('overtake', named(step.card), step.with && `with ${named(step.with)}`);
    case 'unblock':
      return words('unblock', picks(step.what));
    case 'discard':
      return words(
        'discard',
        picks(step.what),
        step.from && `from ${hand(step.from)}`,
        step.on && `on ${pick(step.on)}`,
      );
    case 'lose': {
      const tricks = step.tricks && `${numbers[step.tricks]} ${step.tricks === 1 ? 'trick' : 'tricks'}`;
      return words(
        'give up',
        step.what.length > 0 ? picks(step.what) : tricks || 'a trick',
        step.to && `to ${named(step.to)}`,
      );
    }
    case 'squeeze':
      return words(
        'squeeze',
        step.who !== undefined && whom(step.who),
        step.suits.length > 0 && `in ${listed(step.suits.map(suitName), 'and')}`,
      );
    case 'endplay': {
      const must = [
        ...(step.suits.length > 0 ? [`lead ${listed(step.suits.map(suitName), 'and')}`] : []),
        ...(step.ruffAndDiscard ? ['give a ruff and discard'] : []),
      ];
      const by = step.with && `with ${pick(step.with)}`;
      return words(
        'endplay',
        step.who !== undefined && whom(step.who),
        by,
        must.length > 0 && `to ${must.join(' or ')}`,
      );
    }
    case 'eliminate':
      return `eliminate ${step.suits.length === 0 ? 'the side suits' : suits(step.suits)}`;
    case 'tricks':
      return `I have ${picks(step.items)}${step.sum === undefined ? '' : `, that is ${numbers[step.sum]}`}`;
    case 'rest':
      return 'the rest';
    case 'concede':
      return 'the rest is yours';
    case 'count':
      return `${numbers[step.tricks]} ${step.tricks === 1 ? 'trick' : 'tricks'}`;
    case 'result':
      if (step.down !== undefined) return `${numbers[step.down]} down`;
      if (step.level !== undefined) return `making ${numbers[step.level]}`;
      return step.over ? `plus ${numbers[step.over]}` : 'just making';
    case 'anyOrder':
      return 'in any order';
    case 'not':
      return `do not ${simple(step.step)}`;
    default:
      return fact(step);
  }
}

export const english: Speech = {
  simple,
  inCondition: fact,
  items: picks,
  and: 'and',
  or: 'or',
  andThen: 'then',
  if: 'if',
  else: 'else',
  verbLast: false,
};
