// What a language must supply for hands that are not known card by card.

import type { UnseenFacts } from '../../ruling/reason.ts';

export interface UnseenWords {
  /** Over the hands of the way that decides. */
  readonly heading: string;
  readonly doubt: (facts: { readonly seats: UnseenFacts['seats']; readonly most: number }) => string;
  readonly reason: (facts: UnseenFacts) => string;
  readonly status: string;
  /** In a note or comment of a session file, before the hands as such a file writes them. */
  readonly assumed: (hands: string) => string;
}
