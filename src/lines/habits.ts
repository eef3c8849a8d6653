// Habits: conventions that choose among undominated plays (DESIGN, "Habits"; published guidance on Law 70: a suit is led
// from the top, a trick won with the lowest sufficient card, a loser is the lowest, a ruff is low). Suit order is never one.

import { type Card, rankOf, type Seat, sideOf, suitOf } from '../cards/cards.ts';
import { beats, winningPlace } from '../play/position.ts';
import type { Layouts, View } from './belief.ts';
import type { Habits } from './policy.ts';
import type { Table } from './table.ts';

/** The plays among which one habit chooses: leads of one suit; or cards of one suit that win the trick so far, or do not. */
export interface PlayGroup {
  readonly plays: readonly Card[];
  /** Those of them that the habit picks. */
  readonly habitual: readonly Card[];
}

export function groupsOf(
  table: Table,
  view: View,
  layouts: Layouts,
  legal: readonly Card[],
  habits: Habits,
): PlayGroup[] {
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
    if (leading) return { plays, habitual: habits.topDown ? [plays.at(-1)!] : plays };
    if ((key & 1) === 0) return { plays, habitual: habits.lowestLoser ? [plays[0]!] : plays };
    if (key >> 1 !== suitOf(table.trick[0]!)) return { plays, habitual: habits.lowRuff ? [plays[0]!] : plays };
    return { plays, habitual: habits.lowestWinner ? lowestSufficient(table, view, layouts, plays) : plays };
  });
}

/** From the lowest winning card up to the first that suffices in every layout; of cards that no opponent's card can
 *  part, the lowest only. */
function lowestSufficient(table: Table, view: View, layouts: Layouts, upwards: readonly Card[]): Card[] {
  const chosen: Card[] = [];
  for (const card of upwards) {
    const last = chosen.at(-1);
    if (last === undefined || parted(table, view, layouts, last, card)) chosen.push(card);
    if (suffices(table, view, layouts, card)) break;
  }
  return chosen;
}

/** Holdings of a seat in one layout: an offset into `layouts.holdings` for a hidden hand, else the table's own. */
function heldIn(table: Table, view: View, layouts: Layouts, row: number, seat: Seat, suit: number): number {
  const place = view.hidden.indexOf(seat);
  return place < 0 ? table.holding(seat, suit) : layouts.holdings[row * 8 + place * 4 + suit]!;
}

function suffices(table: Table, view: View, layouts: Layouts, card: Card): boolean {
  const side = sideOf(table.seat);
  const led = suitOf(table.trick[0]!);
  const suit = suitOf(card);
  const higher = ~((2 << rankOf(card)) - 1);
  for (let place = table.trick.length + 1; place < 4; place++) {
    const seat = ((table.leader + place) & 3) as Seat;
    if (sideOf(seat) === side) continue;
    for (let row = 0; row < layouts.count; row++) {
      const follows = heldIn(table, view, layouts, row, seat, led);
      if (follows !== 0) {
        if (suit === led && follows & higher) return false;
      } else if (table.strain < 4) {
        const trumps = heldIn(table, view, layouts, row, seat, table.strain);
        if (suit === table.strain ? trumps & higher : trumps) return false;
      }
    }
  }
  return true;
}

function parted(table: Table, view: View, layouts: Layouts, low: Card, high: Card): boolean {
  const suit = suitOf(low);
  const between = ((1 << rankOf(high)) - 1) & ~((2 << rankOf(low)) - 1);
  const side = sideOf(table.seat);
  for (let seat = 0; seat < 4; seat++) {
    if (sideOf(seat as Seat) === side) continue;
    for (let row = 0; row < layouts.count; row++) {
      if (heldIn(table, view, layouts, row, seat as Seat, suit) & between) return true;
      if (!view.hidden.includes(seat as Seat)) break;
    }
  }
  return false;
}
