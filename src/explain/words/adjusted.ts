// What a language must supply for adjusted scores.

import type { Adjusted } from '../../ruling/adjusted/adjust.ts';
import type { StandardId } from '../../ruling/adjusted/standards.ts';

export interface AdjustedWords {
  readonly heading: string;
  readonly kinds: Readonly<Record<Adjusted['kind'], string>>;
  readonly standards: Readonly<Record<StandardId, string>>;
  readonly borrowed: (from: string, edition: string) => string;
  /** "420 (60 %)", by weight. */
  readonly points: (points: string) => string;
  readonly percent: (percent: string) => string;
  readonly matchpoints: (points: string, top: number, before?: string) => string;
  readonly imps: (imps: string) => string;
  readonly teamImps: (imps: string) => string;
  readonly others: (table: number, before: readonly [string, string], after: readonly [string, string]) => string;
}
