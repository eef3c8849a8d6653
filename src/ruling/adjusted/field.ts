// What adjusted scores are worth in a field: matchpoints and IMPs when the score of a side is one result, several by weight, or an
// artificial one, and when the two sides of a table have scores that do not balance. Tables without a result count by
// Neuberg's formula, which scales the comparisons that there are to the whole field.

import type { Side } from '../../cards/cards.ts';
import { imps } from '../../play/compareScores.ts';

/** Points of one's own side with their weights, which add up to 1; or what is given in place of a result. */
export type SideScore =
  | { readonly kind: 'results'; readonly parts: readonly Part[] }
  | { readonly kind: 'artificial'; readonly percent: number; readonly imps: number };

export interface Part {
  readonly score: number;
  readonly weight: number;
}

/** North-South and East-West, each in points of its own side. */
export type TableScore = readonly [SideScore, SideScore];

export const oneResult = (score: number): SideScore => ({ kind: 'results', parts: [{ score, weight: 1 }] });

/** A result without an adjustment, from the points of North-South. */
export const asPlayed = (scoreNS: number): TableScore => [oneResult(scoreNS), oneResult(-scoreNS || 0)];

export interface Worth {
  /** Two for a score beaten, one for one equalled; fractions where results are weighted. */
  readonly matchpoints: number;
  readonly top: number;
  /** The mean over the other tables with a result; 0 when there are none. */
  readonly imps: number;
}

/** What each table gets, by table and side. */
export function fieldWorth(tables: readonly TableScore[]): readonly (readonly [Worth, Worth])[] {
  return tables.map((_, table) => [worthOf(tables, table, 0), worthOf(tables, table, 1)]);
}

export function worthOf(tables: readonly TableScore[], table: number, side: Side): Worth {
  const own = tables[table]![side];
  const top = 2 * (tables.length - 1);
  if (own.kind === 'artificial') return { matchpoints: (own.percent * top) / 100, top, imps: own.imps };
  const others = tables.flatMap((scores, i) => {
    const other = scores[side];
    return i === table || other.kind === 'artificial' ? [] : [other.parts];
  });
  const against = (value: (difference: number) => number) =>
    others.reduce((sum, other) => sum + compared(own.parts, other, value), 0);
  const found = against((difference) => 1 + Math.sign(difference));
  const [all, scored] = [tables.length, others.length + 1];
  const matchpoints = (found * all + (all - scored)) / scored;
  return { matchpoints, top, imps: others.length === 0 ? 0 : against(imps) / others.length };
}

/** The weighted mean of a comparison of results. */
export const compared = (own: readonly Part[], other: readonly Part[], value: (difference: number) => number): number =>
  own.reduce(
    (sum, mine) =>
      sum + other.reduce((part, its) => part + mine.weight * its.weight * value(mine.score - its.score), 0),
    0,
  );

/** The expected points of a side; undefined for an artificial score. */
export const expectedPoints = (score: SideScore): number | undefined =>
  score.kind === 'artificial' ? undefined : score.parts.reduce((sum, part) => sum + part.weight * part.score, 0);

/** Totals of contestants over boards, before and after: each table names its two pairs. */
export interface FieldBoard {
  readonly tables: readonly {
    readonly pairs: readonly [string, string];
    readonly before: TableScore;
    readonly after: TableScore;
  }[];
}

export interface Total {
  readonly pair: string;
  readonly top: number;
  readonly before: number;
  readonly after: number;
}

/** Matchpoints in all by pair, best after the adjustment first. */
export function totals(boards: readonly FieldBoard[]): Total[] {
  const sums = new Map<string, { top: number; before: number; after: number }>();
  for (const { tables } of boards) {
    const [before, after] = [fieldWorth(tables.map((one) => one.before)), fieldWorth(tables.map((one) => one.after))];
    for (const [i, { pairs }] of tables.entries())
      for (const side of [0, 1] as const) {
        const sum = sums.get(pairs[side]) ?? { top: 0, before: 0, after: 0 };
        sum.top += after[i]![side].top;
        sum.before += before[i]![side].matchpoints;
        sum.after += after[i]![side].matchpoints;
        sums.set(pairs[side], sum);
      }
  }
  return [...sums]
    .map(([pair, sum]) => ({ pair, ...sum }))
    .sort((a, b) => b.after / (b.top || 1) - a.after / (a.top || 1));
}
