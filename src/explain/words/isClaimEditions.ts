// What a language must supply for the question whether it was a claim under every edition.

import type { EditionId } from '../../laws/editions.ts';

export interface IsClaimEditionsWords {
  readonly heading: string;
  /** An edition that must know more first, with its question. */
  readonly asks: (question: string) => string;
  /** Two editions after each other that differ, with what each finds, without a full stop. */
  readonly differ: (from: EditionId, to: EditionId, before: string, after: string) => string;
  readonly none: string;
}
