// What a language must supply for what was reported about a claim and found out by the director.

import type { Reason } from '../../ruling/reason.ts';
import type { Doubt, RecordedFinding, Version } from '../../ruling/ruling.ts';

type Codes = 'number-in-statement' | 'version-found' | 'said-after-objection' | 'said-in-time' | 'play-after-claim';
type NumbersDoubt = Extract<Doubt, { code: 'number-said' }>;
type VersionsDoubt = Extract<Doubt, { code: 'two-versions' }>;

export interface HeardWords {
  readonly doubt: (facts: VersionsDoubt['facts']) => string;
  readonly numbers: (facts: NumbersDoubt['facts']) => string;
  readonly reasons: { readonly [C in Codes]: (facts: Extract<Reason, { code: C }>['facts']) => string };
  readonly versions: string;
  readonly version: (by: Version['by'], statement: string, tricks: number) => string;
  readonly findings: string;
  /** `about`: the plays that the finding is about, or the seats with their suits, as the language writes them. */
  readonly finding: (finding: RecordedFinding['finding'], value: string, about: string) => string;
  readonly change: (before: number, after: number) => string;
}
