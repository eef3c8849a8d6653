// Habits: conventions that choose among undominated plays (DESIGN, "Habits"; published guidance on Law 70: a suit is led
// from the top, a trick won with the lowest sufficient card, a loser is the lowest, a ruff is low). Suit order is never one.

import { allSeats, type Card, NT, rankOf, type Seat, sideOf, suitOf } from '../cards/cards.ts';
import type { Lies, Place } from '../knowledge/lies.ts';
import { beats, winningPlace } from '../play/position.ts';
import type { View } from './belief.ts';
import type { Habits } from './policy.ts';
import type { Table } from './table.ts';

/** The plays among which one habit chooses: leads of one suit; or cards of one suit that win the trick so far, or do not. */
export interface PlayGroup {
  readonly plays: readonly Card[];
  /** Those of them that the habit picks. */
  readonly habitual: readonly Card[];
}

const QUEEN = 10;

/** A queen or better: with one a suit is led from the top. */
export const isHonour = (card: Card): boolean => rankOf(card) >= QUEEN;

export function groupsOf(table: Table, view: View, lies: Lies, legal: readonly Card[], habits: Habits): PlayGroup[] {
  const leading = table.trick.length === 0;
  const best = leading ? -1 : table.trick[winningPlace(table.trick, table.strain)]!;
  const groups = new Map<number, Card[]>();
  for (const card of legal) {
    const key = suitOf(card) * 2 + (!leading && beats(card, best, table.strain) ? 1 : 0);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups].map(([key, plays]) => {
    plays.sort((a, b) => a - b);
    if (leading) {
      const fromTop = habits.topDown === true || (habits.topDown && isHonour(plays.at(-1)!));
      return { plays, habitual: fromTop ? [plays.at(-1)!] : plays };
    }
    if ((key & 1) === 0) return { plays, habitual: habits.lowestLoser ? [plays[0]!] : plays };
    if (key >> 1 !== suitOf(table.trick[0]!)) return { plays, habitual: habits.lowRuff ? [plays[0]!] : plays };
    return { plays, habitual: habits.lowestWinner ? lowestSufficient(table, view, lies, plays) : plays };
  });
}

/** From the lowest winning card up to the first that suffices in every layout; of cards that no opponent's card can
 *  part, the lowest only. */
function lowestSufficient(table: Table, view: View, lies: Lies, upwards: readonly Card[]): Card[] {
  const chosen: Card[] = [];
  for (const card of upwards) {
    const last = chosen.at(-1);
    if (last === undefined || parted(table, view, lies, last, card)) chosen.push(card);
    if (suffices(table, view, lies, card)) break;
  }
  return chosen;
}

/** Where an opponent's hand is hidden; undefined when it is in view. */
const placeOf = (view: View, seat: Seat): Place | undefined => {
  const place = view.hidden.indexOf(seat);
  return place < 0 ? undefined : (place as Place);
};

function suffices(table: Table, view: View, lies: Lies, card: Card): boolean {
  const side = sideOf(table.seat);
  const led = suitOf(table.trick[0]!);
  const suit = suitOf(card);
  const higher = ~((2 << rankOf(card)) - 1);
  const beaten = (follows: number) => suit === led && (follows & higher) !== 0;
  const overruffed = (trumps: number) => (suit === table.strain ? trumps & higher : trumps) !== 0;
  for (let place = table.trick.length + 1; place < 4; place++) {
    const seat = ((table.leader + place) & 3) as Seat;
    if (sideOf(seat) === side) continue;
    const hidden = placeOf(view, seat);
    const held = (of: number, from: Lies) =>
      hidden === undefined ? table.holding(seat, of) : from.holdable(hidden, of);
    if (beaten(held(led, lies))) return false;
    const canLack = hidden === undefined ? table.holding(seat, led) === 0 : lies.canLack(hidden, led);
    if (table.strain === NT || !canLack) continue;
    if (overruffed(held(table.strain, hidden === undefined ? lies : lies.lacking(hidden, led)))) return false;
  }
  return true;
}

function parted(table: Table, view: View, lies: Lies, low: Card, high: Card): boolean {
  const suit = suitOf(low);
  const between = ((1 << rankOf(high)) - 1) & ~((2 << rankOf(low)) - 1);
  return allSeats.some((seat) => {
    if (sideOf(seat) === sideOf(table.seat)) return false;
    const hidden = placeOf(view, seat);
    return ((hidden === undefined ? table.holding(seat, suit) : lies.holdable(hidden, suit)) & between) !== 0;
  });
}
