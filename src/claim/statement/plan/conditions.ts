// Whether a condition of a plan holds, as far as the line has shown it: yes, no, or not known yet.
// Only what a declarer who claims can see counts: cards played, who failed to follow, how many are still out.

import { type Card, rankOf, type Seat, type Suit, suitOf } from '../../../cards/cards.ts';
import { countBits, holding } from '../../../cards/hands.ts';
import type { Cards, Condition, Fact, NamedCard, SomeCards } from '../tree.ts';
import { marks, type Reference } from './refer.ts';
import { hasPlayed, hasShownOut, opponentsOf, outstanding, playedIn, type Scene } from './scene.ts';

export type Known = boolean | undefined;

/** What else the line has shown: the suit led last, and how the last finesse went. */
export interface Shown {
  readonly led?: Suit;
  readonly finesse?: boolean;
}

/** `settled`: the steps before the condition are done, so what has not happened by now will not. */
export function holds(when: Condition, scene: Scene, shown: Shown, settled: boolean, refer: Reference): Known {
  if (when.kind === 'and' || when.kind === 'or') {
    const all = when.steps.map((fact) => holds(fact, scene, shown, settled, refer));
    const decides = when.kind === 'or';
    if (all.includes(decides)) return decides;
    return all.includes(undefined) ? undefined : !decides;
  }
  const known = factHolds(when, scene, shown, settled, refer);
  return when.not && known !== undefined ? !known : known;
}

function factHolds(fact: Fact, scene: Scene, shown: Shown, settled: boolean, refer: Reference): Known {
  switch (fact.kind) {
    case 'breaks': {
      const suit = refer.suitOf(fact.suit);
      return suit === undefined ? undefined : breaks(suit, fact.split, scene);
    }
    case 'falls':
      return every(fact.what.map((what) => fallen(what, scene, refer) || (settled ? false : undefined)));
    case 'gone':
      return every(fact.what.map((what) => stillOut(what, scene, refer).length === 0 || (settled ? false : undefined)));
    case 'out':
      return every(fact.what.map((what) => stillOut(what, scene, refer).length > 0 && (settled ? true : undefined)));
    case 'follows': {
      const suit = fact.suit === undefined ? shown.led : refer.suitOf(fact.suit);
      if (suit === undefined) return undefined;
      const all = refer.seatsOf(fact.who).map((seat) => follows(seat, suit, scene));
      return fact.who === 'anyone' ? some(all) : every(all);
    }
    case 'holds': {
      const all = refer.seatsOf(fact.who).map((seat) => seatHolds(seat, fact.what, scene, refer));
      return fact.who === 'both' ? every(all) : some(all);
    }
    case 'works':
      return shown.finesse;
    case 'good':
    case 'they':
      return undefined;
  }
}

const every = (all: readonly Known[]): Known =>
  all.includes(false) ? false : all.includes(undefined) ? undefined : true;
const some = (all: readonly Known[]): Known =>
  all.includes(true) ? true : all.includes(undefined) ? undefined : false;

const count = (from: Scene['start'], seat: Seat, suit: Suit): number => countBits(holding(from, seat, suit));

/** The split of what was out at the claim. It is known once a defender has shown out or all have been played. */
function breaks(suit: Suit, split: readonly [number, number] | undefined, scene: Scene): Known {
  const [left, right] = opponentsOf(scene);
  const whole = count(scene.start, left, suit) + count(scene.start, right, suit);
  const [more, less] =
    split === undefined ? [Math.ceil(whole / 2), Math.floor(whole / 2)] : [Math.max(...split), Math.min(...split)];
  if (more + less !== whole) return undefined;
  const seen = [playedIn(scene, left, suit), playedIn(scene, right, suit)] as const;
  const out = hasShownOut(scene, left, suit) ? 0 : hasShownOut(scene, right, suit) ? 1 : undefined;
  const fits = (one: number) => one === more || one === less;
  if (out !== undefined) return fits(seen[out]);
  if (seen[0] + seen[1] === whole) return fits(seen[0]);
  if (Math.max(...seen) > more) return false;
  return Math.min(...seen) >= less && Math.max(...seen) === more ? true : undefined;
}

function follows(seat: Seat, suit: Suit, scene: Scene): Known {
  if (hasShownOut(scene, seat, suit)) return false;
  return playedIn(scene, seat, suit) > 0 ? true : undefined;
}

/** The cards of the deck that words stand for. */
const cardsMeant = (what: NamedCard | SomeCards, refer: Reference): Card[] => {
  const mark = refer.mark(what);
  return Array.from({ length: 52 }, (_, card) => card).filter((card) => marks(mark, card));
};

const stillOut = (what: NamedCard | SomeCards, scene: Scene, refer: Reference): Card[] =>
  cardsMeant(what, refer).filter((card) => (outstanding(scene, suitOf(card)) & (1 << rankOf(card))) !== 0);

/** A named card once an opponent has played it; "the last spade" when none is left. */
function fallen(what: NamedCard | SomeCards, scene: Scene, refer: Reference): boolean {
  const meant = cardsMeant(what, refer);
  const played = meant.some((card) => opponentsOf(scene).some((seat) => hasPlayed(scene, seat, card)));
  return what.kind === 'card' ? played : played && stillOut(what, scene, refer).length === 0;
}

/** Whether the play has shown that a seat held these cards at the claim, or that it did not. */
function seatHolds(seat: Seat, what: Cards, scene: Scene, refer: Reference): Known {
  const other = opponentsOf(scene).find((one) => one !== seat)!;
  return every(
    what.map((one): Known => {
      if (one.kind === 'some') return holdsSome(seat, other, one, scene, refer);
      const cards = cardsMeant(one, refer);
      return some(
        cards.map((card): Known => {
          const suit = suitOf(card);
          if (hasPlayed(scene, seat, card)) return true;
          if (hasPlayed(scene, other, card) || hasShownOut(scene, seat, suit)) return false;
          if ((outstanding(scene, suit) & (1 << rankOf(card))) === 0) return false;
          return hasShownOut(scene, other, suit) ? true : undefined;
        }),
      );
    }),
  );
}

function holdsSome(seat: Seat, other: Seat, what: SomeCards, scene: Scene, refer: Reference): Known {
  const suit = refer.suitOf(what.suit);
  if (suit === undefined) return undefined;
  const least = what.count ?? 1;
  const shown = playedIn(scene, seat, suit);
  if (shown >= least) return true;
  if (hasShownOut(scene, seat, suit)) return false;
  const unseen = countBits(outstanding(scene, suit));
  if (hasShownOut(scene, other, suit)) return shown + unseen >= least;
  return shown + unseen < least ? false : undefined;
}
