// What a language must supply for adjusted scores.

import type { Adjusted } from '../../ruling/adjusted/adjust.ts';
import type { StandardId } from '../../ruling/adjusted/standards.ts';

export interface AdjustedWords {
  readonly heading: string;
  readonly kinds: Readonly<Record<Adjusted['kind'], string>>;
  readonly standards: Readonly<Record<StandardId, string>>;
  /** What 107 of 1963 gives an innocent side. */
  readonly atLeast: string;
  /** `side`: the one side that it is borrowed for, when it is not for both. */
  readonly borrowed: (from: string, edition: string, side?: string) => string;
  /** Declarer's tricks in a contract; `exact` is about the worst normal line. */
  readonly counted: (
    contract: string,
    declarer: string,
    doubleDummy: number,
    worstNormal: number | undefined,
    exact: boolean,
  ) => string;
  /** IMPs of both teams in a knock-out match, and that the rule is that of another edition. */
  readonly knockOut: (NS: string, EW: string) => string;
  readonly knockOutFrom: (from: string, edition: string) => string;
  /** Matchpoints of a pair in all. */
  readonly total: (pair: string, top: number, before: string, after: string) => string;
  readonly points: (points: string) => string;
  readonly percent: (percent: string) => string;
  readonly matchpoints: (points: string, top: number, before?: string) => string;
  readonly imps: (imps: string) => string;
  readonly teamImps: (imps: string) => string;
  /** Average plus instead of the assigned score. */
  readonly instead: string;
  readonly others: (table: number, before: readonly [string, string], after: readonly [string, string]) => string;
}
