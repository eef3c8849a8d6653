// What a language must supply for the rarer parts of the chapter on claims: what was conceded or won before, agreement taken back,
// a concession by a defender, a revoke found at the claim.

import type { SeatLetter } from '../../cards/cards.ts';
import type { WhyNoCount } from '../../laws/weight.ts';
import type { Reason } from '../../ruling/reason.ts';
import type { Doubt, Ruling } from '../../ruling/ruling.ts';

type Codes =
  | 'number-claimed'
  | 'already-won'
  | 'contract-done'
  | 'not-agreed-yet'
  | 'likely-impossible'
  | 'defender-concedes'
  | 'revoke'
  | 'revoke-equity'
  | 'shown-to-declarer-only'
  | 'law-first';
type DoubtCodes = 'likely' | 'partner-trusts';

/** Who the sentences are about: the claimer, and whose normal play was examined. */
interface Scene {
  readonly claimer: SeatLetter;
  readonly examined: SeatLetter;
}

export interface ChapterWords {
  readonly reasons: { readonly [C in Codes]: (facts: Extract<Reason, { code: C }>['facts'], scene: Scene) => string };
  readonly doubts: {
    readonly [C in DoubtCodes]: (facts: Extract<Doubt, { code: C }>['facts'], scene: Scene) => string;
  };
  /** Why an answer of the law changes no count. */
  readonly noCount: Readonly<Record<WhyNoCount, string>>;
  readonly noCountHeading: string;
  /** Before the ladder of the side that wants its agreement back. */
  readonly askersLadder: (asker: SeatLetter) => string;
  readonly transfer: (transfer: NonNullable<Ruling['transfer']>, claimer: SeatLetter) => string;
  /** Of a side that conceded everything and gets nothing. */
  readonly asConceded: string;
  /** Heading of the play that all four agreed to go on with. */
  readonly playedLine: string;
}
