// Lines found by the search, card by card: a first normal line, from which the count can only go down, the worst one, and
// where else on it the claimer's side could have gone.

import type { Card } from '../cards/cards.ts';
import { invariant } from '../cards/result.ts';
import type { SeatPlay } from './policy.ts';
import type { LineSearch } from './search.ts';

/** A play of the claimer's side on the line where he had a choice: the other normal plays and what they would give
 *  more, in tricks of the whole ending. */
export interface Fork {
  readonly at: number;
  readonly instead: readonly { readonly card: Card; readonly gain: number }[];
}

/** Some normal line, and so a bound from above on the count of the worst. */
export interface KnownLine {
  readonly tricks: number;
  readonly line: readonly SeatPlay[];
}

/** The worst line from the claim on. A first line shows what is surely not more; then ever lower counts are tried, and
 *  each line found is shown to who watches. */
export function worstOf(
  search: LineSearch,
  watch: (known: KnownLine) => void = () => undefined,
): KnownLine & { readonly forks: readonly Fork[] } {
  const { table, bench } = search;
  const first = firstLine(search);
  watch(first);
  let known = first;
  if (!search.isSureOf(table.left)) {
    while (known.tricks > 0 && search.atMost(known.tricks - 1)) {
      const tricks = search.fewest(known.tricks - 1);
      known = { tricks, line: lineOf(search, tricks) };
      watch(known);
    }
  }
  // a claim that stands even so leaves no doubt
  return { ...known, forks: known.tricks < bench.claimed ? forksOn(search, known) : [] };
}

/** A normal line in which everybody takes, of what he may play, what leaves the side least double dummy. */
function firstLine(search: LineSearch): KnownLine {
  const { table, bench } = search;
  const line: SeatPlay[] = [];
  const before = search.taken;
  while (table.left > 0) {
    const { seat } = table;
    const plays = search.choices();
    const left = plays.length > 1 ? bench.comparison.doubleDummyAfter(bench.side, table, plays) : [0];
    const card = plays[left.indexOf(Math.min(...left))]!;
    line.push({ seat, card });
    search.play(card);
  }
  const tricks = search.taken - before;
  for (let i = 0; i < line.length; i++) search.undo();
  return { tricks, line };
}

/** The rest of a line, from here on, that gives `tricks` in all of those left. */
function lineOf(search: LineSearch, tricks: number): SeatPlay[] {
  const { table } = search;
  const line: SeatPlay[] = [];
  const all = search.taken + tricks;
  while (table.left > 0) {
    const { seat } = table;
    const card = search.choices().find((play) => search.afterPlay(play, all - search.taken));
    invariant(card !== undefined, 'a line that was found cannot be walked');
    line.push({ seat, card });
    search.play(card);
  }
  for (let i = 0; i < line.length; i++) search.undo();
  return line;
}

/** How a line that begins like this goes on when it gives `tricks` in all. */
export function restOf(search: LineSearch, beginning: readonly SeatPlay[], tricks: number): SeatPlay[] {
  for (const { card } of beginning) search.play(card);
  const rest = lineOf(search, tricks - search.taken);
  for (let i = 0; i < beginning.length; i++) search.undo();
  return rest;
}

/** Where else the claimer's side could have gone; none when nothing is left to spend on them. */
function forksOn(search: LineSearch, { tricks, line }: KnownLine): Fork[] {
  const forks: Fork[] = [];
  search.along(line, (at, card) => {
    if (!search.isOwn || search.bench.allowance.cut) return;
    const instead = search
      .normalPlays()
      .filter((play) => play !== card)
      .map((play) => ({ card: play, gain: search.taken + search.fewestAfter(play) - tricks }))
      .filter(({ gain }) => gain > 0);
    if (instead.length > 0) forks.push({ at, instead });
  });
  return forks;
}
