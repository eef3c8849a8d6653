// The few worst normal lines, each different in the claimer's own plays: the worst first, then what becomes of it when he
// makes another normal play somewhere, the opponents still doing their worst. Next best is always taken next (Lawler 1972).

import type { Card } from '../cards/cards.ts';
import type { SeatPlay } from './policy.ts';
import type { LineSearch } from './search.ts';
import { restOf } from './walk.ts';

export interface NormalLine {
  readonly tricks: number;
  readonly line: readonly SeatPlay[];
  /** What sets it apart: as line `from` of the list, but at this place another card than `instead`. The first has none. */
  readonly differs?: { readonly from: number; readonly at: number; readonly instead: Card };
}

interface Candidate {
  readonly tricks: number;
  readonly prefix: readonly SeatPlay[];
  readonly from: number;
  readonly instead: Card;
}

export function fewWorst(
  search: LineSearch,
  worst: { tricks: number; line: readonly SeatPlay[] },
  most: number,
): NormalLine[] {
  const found: NormalLine[] = [{ tricks: worst.tricks, line: worst.line }];
  const candidates = deviations(search, worst.line, 0, 0);
  while (found.length < most && candidates.length > 0) {
    const next = candidates.reduce((low, one) => (one.tricks < low.tricks ? one : low));
    candidates.splice(candidates.indexOf(next), 1);
    const at = next.prefix.length - 1;
    const line = [...next.prefix, ...restOf(search, next.prefix, next.tricks)];
    candidates.push(...deviations(search, line, at + 1, found.length));
    found.push({ tricks: next.tricks, line, differs: { from: next.from, at, instead: next.instead } });
  }
  return found;
}

/** Every other normal play of the claimer's side on the line from place `first` on, with what the worst then is. */
function deviations(search: LineSearch, line: readonly SeatPlay[], first: number, from: number): Candidate[] {
  const found: Candidate[] = [];
  search.along(line, (at, card) => {
    if (at < first || !search.isOwn) return;
    const { seat } = search.table;
    for (const other of search.normalPlays()) {
      if (other === card) continue;
      const tricks = search.taken + search.fewestAfter(other);
      found.push({ tricks, prefix: [...line.slice(0, at), { seat, card: other }], from, instead: card });
    }
  });
  return found;
}
