// Why a play of the claimer's side counts as normal, and why another does not: what the judgement left out at which step,
// and in how many layouts a better play takes more. Asked for the lines that are shown; the search never needs it.

import type { Card, Seat } from '../cards/cards.ts';
import { outlook } from './belief.ts';
import type { Game } from './compare.ts';
import { type Bench, judge, type Mind, type Sieve } from './normal.ts';
import type { SeatPlay } from './policy.ts';
import type { LineSearch } from './search.ts';
import type { Table } from './table.ts';

/** Why a play is normal. `unexamined`: it counts as normal because nothing was left to spend on it. `as-good`: in `best` of the `layouts` that he may see nothing takes more. */
export type Ground =
  | { readonly code: 'only-card' | 'stated' | 'allowed' | 'unexamined' }
  | { readonly code: 'sure' | 'no-guess'; readonly tricks: number }
  | { readonly code: 'as-good'; readonly best: number; readonly layouts: number; readonly game: Game };

/** Why a play is not normal; `instead` is one that is. `as-examined`: it is normal, and not everything was examined. `dominated`: the other
 *  takes more in `better` of the `layouts` and never less, in this game. */
export type Refusal =
  | { readonly code: 'normal' | 'as-examined' | 'against-statement' | 'struck-out' }
  | { readonly code: 'sure' | 'no-guess'; readonly instead: Card; readonly tricks: number }
  | {
      readonly code: 'dominated';
      readonly instead: Card;
      readonly better: number;
      readonly layouts: number;
      readonly game: Game;
    }
  | { readonly code: 'habit' | 'last-trump' | 'double-dummy' | 'returns'; readonly instead: Card };

/** The grounds of the plays of a line where the claimer's side had more than one legal card, by place in the line. */
export function groundsOf(search: LineSearch, line: readonly SeatPlay[]): { at: number; ground: Ground }[] {
  const grounds: { at: number; ground: Ground }[] = [];
  search.along(line, (at, card) => {
    if (search.isOwn && search.table.legal().length > 1) grounds.push({ at, ground: groundOf(search, card) });
  });
  return grounds;
}

/** Why a card was not played on a line: at the first point where it could have been, of trick `trick` (from 1) if one is
 *  given; undefined when there is none. */
export function refusalOf(
  search: LineSearch,
  line: readonly SeatPlay[],
  card: Card,
  trick?: number,
): { at: number; seat: Seat; played: Card; refusal: Refusal } | undefined {
  let found: ReturnType<typeof refusalOf>;
  const first = search.table.left;
  search.along(line, (at, played) => {
    const { table } = search;
    if (found !== undefined || !search.isOwn || card === played || !table.legal().includes(card)) return;
    if (trick !== undefined && first - table.left + 1 !== trick) return;
    found = { at, seat: table.seat, played, refusal: refuse(search, card) };
  });
  return found;
}

function groundOf(search: LineSearch, card: Card): Ground {
  const { bench, table, mind } = search;
  const plays = search.statedPlays();
  if (plays.length === 1) return { code: 'stated' };
  const { sieves } = judge(bench, table, mind, plays);
  const at = (by: Sieve['by']) => sieves.find((sieve) => sieve.by === by && sieve.left.includes(card));
  if (sieves.some(({ by, left }) => by !== 'allowed' && by !== 'struck-out' && !left.includes(card))) {
    const { seat } = table;
    const allowed = bench.policy.allowed.some((play) => play.seat === seat && play.card === card);
    return { code: allowed ? 'allowed' : 'unexamined' };
  }
  const certain = at('no-guess') ?? at('sure');
  if (certain?.tricks !== undefined) return { code: certain.by as 'sure', tricks: certain.tricks };
  const { rows, layouts, game } = scoresOf(bench, table, mind, plays);
  const column = plays.indexOf(card);
  const best = rows.filter((row) => row.every((score) => score <= row[column]!)).length;
  return { code: 'as-good', best, layouts, game };
}

function refuse(search: LineSearch, card: Card): Refusal {
  const { bench, table, mind } = search;
  const plays = search.statedPlays();
  const { cut, sampled } = bench.allowance;
  const normalToo = { code: cut || sampled ? 'as-examined' : 'normal' } as const;
  if (search.normalPlays().includes(card)) return normalToo;
  if (!plays.includes(card)) return { code: 'against-statement' };
  const { normal, sieves } = judge(bench, table, mind, plays);
  const sieve = sieves.find(({ left }) => !left.includes(card));
  const instead = (sieve?.left ?? normal)[0]!;
  switch (sieve?.by) {
    case undefined:
      // equal to a normal play, or a suit that was left
      return normal.includes(card) && search.leaves(card) ? { code: 'returns', instead } : normalToo;
    case 'sure':
    case 'no-guess':
      return { code: sieve.by, instead, tricks: sieve.tricks! };
    case 'compared':
      return dominatedBy(bench, table, mind, plays, sieve.left, card);
    case 'habit':
      return {
        code: 'habit',
        instead: sieve.left.find((one) => Math.floor(one / 13) === Math.floor(card / 13)) ?? instead,
      };
    case 'allowed':
    case 'struck-out':
      return { code: 'struck-out' };
    default:
      return { code: sieve!.by as 'last-trump', instead };
  }
}

function dominatedBy(
  bench: Bench,
  table: Table,
  mind: Mind,
  plays: readonly Card[],
  better: readonly Card[],
  card: Card,
): Refusal {
  const { rows, layouts, game } = scoresOf(bench, table, mind, plays);
  const p = plays.indexOf(card);
  const gains = better.map((instead) => {
    const q = plays.indexOf(instead);
    const never = rows.some((row) => row[q]! < row[p]!);
    return { instead, better: never ? 0 : rows.filter((row) => row[q]! > row[p]!).length };
  });
  const most = gains.reduce((best, gain) => (gain.better > best.better ? gain : best));
  return { code: 'dominated', ...most, layouts, game };
}

/** What the plays take in each layout that the player may see: a row a layout. */
function scoresOf(
  { start, side, policy, comparison, allowance }: Bench,
  table: Table,
  mind: Mind,
  plays: readonly Card[],
) {
  const layouts = outlook(start, table, mind.belief, policy).layouts(allowance);
  const game: Game = layouts.complete && policy.comparison === 'double-dummy' ? 'double-dummy' : 'plain';
  const scores = comparison.scores(game, side, table, { view: mind.belief.view, layouts }, plays);
  const rows = Array.from({ length: layouts.count }, (_, i) =>
    scores.subarray(i * plays.length, (i + 1) * plays.length),
  );
  return { rows, layouts: layouts.count, game };
}
