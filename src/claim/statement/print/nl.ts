// The canonical Dutch words of each kind of step: the verb at the end, as one speaks of a line of play.

import type { Cards, Fact, Hand, NamedCard, Pick, Simple, SomeCards, SuitName, Who } from '../tree.ts';
import { listed, type Speech, words } from './speech.ts';

const names = ['schoppen', 'harten', 'ruiten', 'klaveren'] as const;
const stems = ['schoppen', 'harten', 'ruiten', 'klaver'] as const;
const ranks = ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'boer', 'vrouw', 'heer', 'aas'];
const ranksMany: Readonly<Record<number, string>> = { 9: 'boeren', 10: 'vrouwen', 11: 'heren', 12: 'azen' };
const numbers = 'geen een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien'.split(' ');
const seats = ['Noord', 'Oost', 'Zuid', 'West'] as const;
const whichWords = { low: 'lage', high: 'hoge', last: 'laatste', good: 'vrije', losing: 'verliezende' } as const;

const suitName = (suit: SuitName): string => (suit === 'it' ? 'ze' : suit === 'trumps' ? 'troef' : names[suit]);
const theSuit = (suit: SuitName): string =>
  suit === 'it' ? 'ze' : suit === 'trumps' ? 'de troeven' : `de ${names[suit]}`;
const suits = (all: readonly SuitName[]): string => listed(all.map(theSuit), 'en');
const winners = (all: readonly SuitName[]): string => (all.length === 0 ? 'de vrije kaarten' : suits(all));
const hand = (which: Hand): string => (which === 'dummy' ? 'dummy' : 'de hand');
const rankAfterThe = (rank: number): string => `${rank === 12 ? 'het' : 'de'} ${ranks[rank]}`;
const slagen = (count: number): string => `${numbers[count]} ${count === 1 ? 'slag' : 'slagen'}`;

const named = ({ rank, suit }: NamedCard): string =>
  suit === undefined ? rankAfterThe(rank) : suit === 'trumps' ? `troef${ranks[rank]}` : `${stems[suit]}${ranks[rank]}`;

const ordinals = ['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde'] as const;

function some({ suit, count, which, rank, round }: SomeCards): string {
  if (rank !== undefined)
    return count === undefined
      ? `de ${ranksMany[rank]}`
      : `${numbers[count]} ${count === 1 ? ranks[rank] : ranksMany[rank]}`;
  if (suit === undefined && which === 'losing')
    return count === undefined ? 'verliezers' : `${numbers[count]} ${count === 1 ? 'verliezer' : 'verliezers'}`;
  if (suit === 'it') return count === undefined ? 'ze' : `${numbers[count]} ervan`;
  const name =
    suit === undefined
      ? count === 1
        ? 'kaart'
        : 'kaarten'
      : suit === 'trumps'
        ? 'troef'
        : count === 1
          ? stems[suit]
          : names[suit];
  if (round !== undefined) return `de ${ordinals[round]} ${name}`;
  if (count === undefined)
    return which === undefined
      ? theSuit(suit!)
      : `de ${whichWords[which]} ${name}`.replace('laatste troef', 'laatste troeven');
  if (which === 'last') return count === 1 ? `de laatste ${name}` : `de laatste ${numbers[count]} ${name}`;
  return words(numbers[count], which && whichWords[which], name);
}

function pick(one: Pick): string {
  if (one.kind === 'either') return one.of.map(pick).join(' of ');
  return one.kind === 'card' ? named(one) : some(one);
}

/** The suits of cards. */
const suitsIn = (all: readonly Pick[]): string =>
  listed(
    all.map((one) => (one.kind === 'either' || one.suit === undefined ? pick(one) : suitName(one.suit))),
    'en',
  );

const picks = (all: readonly Pick[]): string => listed(all.map(pick), 'en');

const who = (player: Who): string =>
  typeof player === 'number'
    ? seats[player]
    : { left: 'links', right: 'rechts', anyone: 'iemand', both: 'beide tegenspelers', same: 'hij', partner: 'partner' }[
        player
      ];
const whom = (player: Who): string => (player === 'same' ? 'hem' : who(player));

const many = (what: Cards | Hand | 'all'): boolean =>
  typeof what === 'object' && (what.length > 1 || what.some((one) => one.kind === 'some' && one.count !== 1));
const subject = (what: Cards | Hand | 'all'): string => {
  if (what === 'all') return 'alles';
  if (typeof what === 'string') return hand(what);
  return what.length > 1 ? `zowel ${what.map(pick).join(' en ')}` : what.map(pick).join();
};

/** A fact with its verb second, or last as after "als". */
function fact(one: Fact, last = false): string {
  const not = one.not && 'niet';
  const say = (first: string, verb: string, ...rest: readonly (string | undefined | false)[]) =>
    last ? words(first, ...rest, verb) : words(first, verb, ...rest);
  switch (one.kind) {
    case 'good':
      return say(subject(one.what), many(one.what) ? 'zijn' : 'is', not, 'hoog');
    case 'gone':
      return say(subject(one.what), many(one.what) ? 'zijn' : 'is', not, 'weg');
    case 'out':
      return say(subject(one.what), many(one.what) ? 'zijn' : 'is', not, 'buiten');
    case 'holds': {
      const verb = one.who === 'both' ? 'hebben' : 'heeft';
      const [first] = one.what;
      const suit =
        first?.kind === 'some' && first.count === undefined && first.which === undefined ? first.suit : undefined;
      if (one.not && suit !== undefined && suit !== 'it' && one.what.length === 1 && one.top === undefined)
        return say(who(one.who), verb, `geen ${suitName(suit)}`);
      return say(who(one.who), verb, picks(one.what), one.top !== undefined && `met ${rankAfterThe(one.top)}`, not);
    }
    case 'breaks':
      return say(theSuit(one.suit), 'zitten', not, one.split?.join('-') ?? 'rond');
    case 'falls':
      return say(subject(one.what), many(one.what) ? 'vallen' : 'valt', one.under && `onder ${named(one.under)}`, not);
    case 'follows': {
      const verb = one.who === 'both' ? 'bekennen' : 'bekent';
      return say(who(one.who), verb, one.suit !== undefined && `in ${suitName(one.suit)}`, not);
    }
    case 'works':
      if (one.against) return say(named(one.against), 'zit', one.not ? 'mis' : 'goed');
      return one.not ? 'de snit mislukt' : 'de snit lukt';
    case 'they':
      return words(one.who === undefined ? 'de tegenspelers gaan' : `${who(one.who)} gaat`, not, simple(one.step));
  }
}

function draw(step: Extract<Simple, { kind: 'draw' }>): string {
  if (step.rounds !== undefined)
    return `${numbers[step.rounds]} ${step.rounds === 1 ? 'ronde' : 'rondes'} troef trekken`;
  if (step.out !== undefined)
    return step.out === 1 ? 'de laatste troef trekken' : `de laatste ${numbers[step.out]} troeven trekken`;
  return words(step.card ? named(step.card) : step.suit !== undefined ? theSuit(step.suit) : 'troef', 'trekken');
}

/** How a trick is won. */
const withCard = (card: NamedCard | 'low' | 'high' | undefined): string | undefined =>
  card === undefined ? undefined : card === 'low' ? 'goedkoop' : card === 'high' ? 'hoog' : `met ${named(card)}`;

function simple(step: Simple): string {
  switch (step.kind) {
    case 'draw':
      return words(draw(step), step.ends && `eindigend in ${hand(step.ends)}`);
    case 'win':
      return step.in === undefined && step.with === undefined
        ? 'winnen'
        : words(step.in && `in ${hand(step.in)}`, withCard(step.with), 'winnen');
    case 'cover':
      return step.ruff ? 'overtroeven' : words(step.card && named(step.card), 'dekken');
    case 'establish':
      return `${suits(step.suits)} vrijspelen`;
    case 'cash': {
      const what =
        step.count === undefined
          ? winners(step.suits)
          : some({ ...step, kind: 'some', suit: step.suits[0]! } as SomeCards);
      return words(what, step.top && 'van boven', step.run ? 'afdraaien' : 'incasseren');
    }
    case 'play':
      return words(picks(step.cards), step.from && `van ${hand(step.from)}`, 'spelen');
    case 'lead':
      return `${pick(step.card)} naar ${named(step.to)} spelen`;
    case 'ruff': {
      const by =
        step.with === undefined
          ? undefined
          : typeof step.with === 'string'
            ? { high: 'hoog', low: 'laag' }[step.with]
            : `met ${named(step.with)}`;
      const round = step.round !== undefined && `de ${ordinals[step.round]} ronde`;
      const what = round && step.what.length > 0 ? suitsIn(step.what) : picks(step.what);
      const verb = step.good ? 'vrijtroeven' : 'introeven';
      const size = typeof step.with === 'string' && by;
      return words(round || what, round && what, size, verb, step.in && `in ${hand(step.in)}`, size ? undefined : by);
    }
    case 'crossruff':
      return step.suits ? `kruistroef in ${listed(step.suits.map(suitName), 'en')}` : 'kruistroef';
    case 'keep':
      return words(pick(step.what), step.in && `in ${hand(step.in)}`, 'bewaren');
    case 'cross':
      return words(
        'oversteken',
        step.to && `naar ${typeof step.to === 'string' ? hand(step.to) : named(step.to)}`,
        step.with ? `${step.ruff ? 'met introeven van' : 'met'} ${pick(step.with)}` : step.ruff && 'met een introever',
      );
    case 'finesse':
      return words(
        step.twice ? 'dubbel' : step.marked && 'gemarkeerd',
        step.ruffing ? 'expasse' : 'snijden',
        step.suit !== undefined && `in ${suitName(step.suit)}`,
        step.card && `met ${named(step.card)}`,
        step.against && `op ${named(step.against)}`,
        step.through !== undefined && `over ${whom(step.through)}`,
      );
    case 'overtake':
      return words(named(step.card), 'overnemen', step.with && `met ${named(step.with)}`);
    case 'unblock':
      return words(picks(step.what), 'deblokkeren');
    case 'discard':
      return words(
        picks(step.what),
        step.from && `uit ${hand(step.from)}`,
        'weggooien',
        step.on && `op ${pick(step.on)}`,
      );
    case 'lose': {
      const what =
        step.what.length > 0 ? picks(step.what) : step.tricks !== undefined ? slagen(step.tricks) : undefined;
      return what === undefined
        ? words('aan', step.to && named(step.to), 'verliezen')
        : words(what, 'afgeven', step.to && `aan ${named(step.to)}`);
    }
    case 'squeeze':
      return words(
        'dwang',
        step.who !== undefined && `tegen ${whom(step.who)}`,
        step.suits.length > 0 && `in ${listed(step.suits.map(suitName), 'en')}`,
      );
    case 'endplay': {
      const must = [
        ...(step.suits.length > 0 ? [`${listed(step.suits.map(suitName), 'en')} te spelen`] : []),
        ...(step.ruffAndDiscard ? ['een dubbele renonce te geven'] : []),
      ];
      return words(
        'ingooi',
        step.who !== undefined && `tegen ${whom(step.who)}`,
        step.with && `met ${pick(step.with)}`,
        must.length > 0 && `om ${must.join(' of ')}`,
      );
    }
    case 'eliminate':
      return step.suits.length === 0 ? 'de bijkleuren elimineren' : `${suits(step.suits)} elimineren`;
    case 'tricks':
      return `ik heb ${picks(step.items)}${step.sum === undefined ? '' : `, dat is ${numbers[step.sum]}`}`;
    case 'rest':
      return 'de rest';
    case 'concede':
      return 'de rest is voor jullie';
    case 'count':
      return slagen(step.tricks);
    case 'result':
      if (step.down !== undefined) return `${numbers[step.down]} down`;
      if (step.level !== undefined) return `${numbers[step.level]} gemaakt`;
      return step.over ? `plus ${numbers[step.over]}` : 'precies gemaakt';
    case 'anyOrder':
      return 'in willekeurige volgorde';
    case 'not':
      return `niet ${simple(step.step)}`;
    default:
      return fact(step);
  }
}

export const dutch: Speech = {
  simple,
  inCondition: (one) => fact(one, true),
  items: picks,
  and: 'en',
  or: 'of',
  andThen: 'dan',
  if: 'als',
  else: 'anders',
  verbLast: true,
};
