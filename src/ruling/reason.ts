// The reasons that are recorded while a ruling is made, each a code with its facts and articles, in the order in which they arose.
// Sentences are made of them in `explain`; there is no prose here.

import type { SeatLetter, SuitLetter } from '../cards/cards.ts';
import type { NumberSaid } from '../claim/statement/numbers.ts';
import type { Answers } from '../laws/edition.ts';
import type { AuthorityId, Guidance, SwitchName } from '../laws/regulations.ts';
import type { PlayText } from './playText.ts';

export type BeliefCode = 'aware' | 'assumed-lie' | 'trump-forgotten' | 'as-stated' | 'card-forgotten' | 'miscounted';

/** A step of the reasoning, in the order in which it was taken. */
export type Reason = { readonly cite: readonly string[] } & (
  | {
      readonly code: 'statement';
      readonly facts: { readonly text: string; readonly trump: 'mentioned' | 'thought-gone' | 'not-mentioned' };
    }
  | { readonly code: 'unseen-cards'; readonly facts: UnseenFacts }
  | { readonly code: 'number-claimed'; readonly facts: { readonly tricks: number; readonly said: boolean } }
  | { readonly code: 'number-in-statement'; readonly facts: NumberSaid }
  | { readonly code: 'belief'; readonly facts: BeliefFacts }
  | {
      readonly code: 'trump-awareness';
      readonly facts: { readonly finding: 'aware' | 'unaware' | 'open' | 'no-round-played' | 'drawing' };
    }
  | {
      readonly code: 'regulation';
      readonly facts: {
        readonly name: SwitchName;
        readonly value: string | boolean;
        readonly authority?: AuthorityId;
        readonly source?: Guidance;
      };
    }
  | {
      readonly code: 'not-regulated';
      readonly facts: { readonly authority: AuthorityId; readonly names: readonly SwitchName[] };
    }
  | { readonly code: 'any-play-bound'; readonly facts: { readonly tricks: number } }
  /** Exact although not every layout was examined: the claimer keeps these tricks in all of them, and double dummy there are no more. */
  | { readonly code: 'kept-surely'; readonly facts: { readonly tricks: number } }
  | { readonly code: 'top-down'; readonly facts: { readonly applied: boolean } }
  | {
      readonly code: 'class-of-player';
      readonly facts: { readonly class: 'novice' | 'average' | 'expert'; readonly counts: boolean };
    }
  | { readonly code: 'struck-out'; readonly facts: { readonly plays: readonly PlayText[] } }
  | { readonly code: 'allowed'; readonly facts: { readonly plays: readonly PlayText[] } }
  | { readonly code: 'partners-choice'; readonly facts: { readonly credit: boolean } }
  | { readonly code: 'version-found'; readonly facts: { readonly version: 'claimer' | 'opponents' } }
  | { readonly code: 'said-after-objection' | 'said-in-time'; readonly facts: { readonly text: string } }
  | {
      readonly code: 'play-after-claim';
      readonly facts: {
        readonly worth: 'void' | 'evidence' | 'result' | 'unfinished' | 'not-agreed';
        readonly cards: number;
        readonly tricks: number;
      };
    }
  | { readonly code: 'knowledge-frozen'; readonly facts: Record<string, never> }
  | { readonly code: 'more-than-claimed'; readonly facts: { readonly claimed: number; readonly awarded: number } }
  | {
      readonly code: 'nothing-above-claim';
      readonly facts: { readonly claimed: number; readonly normal: number; readonly exact: boolean };
    }
  | { readonly code: 'defenders-own-rule'; readonly facts: Record<string, never> }
  /** A defender gave up tricks (1963); `safe` of them, the tricks kept included, no play can lose. */
  | { readonly code: 'defender-concedes'; readonly facts: { readonly conceded: number; readonly safe: number } }
  | {
      readonly code: 'penalty-cards';
      /** Tricks for the claimer's side when play goes on, and when declarer treats the partner's cards as penalty cards
       *  (null: not counted, or no choice). */
      readonly facts: { readonly mayChoose: boolean; readonly playOn: number; readonly penalty: number | null };
    }
  | {
      readonly code: 'partner-objected';
      readonly facts: { readonly left: 'no-concession-made' | 'claim' | 'nothing' };
    }
  /** Said of a defender's claim in an edition without a rule for it. */
  | { readonly code: 'shown-to-declarer-only'; readonly facts: Record<string, never> }
  | { readonly code: 'exposed-cards'; readonly facts: { readonly answer: Answers['exposedCards'] } }
  | { readonly code: 'play-goes-on'; readonly facts: { readonly prospect: number } }
  | {
      readonly code: 'right-forfeited';
      readonly facts: { readonly answer: Answers['rightForfeited']; readonly claimed: number };
    }
  | {
      readonly code: 'law-first';
      readonly facts: { readonly what: 'revoke' | 'wrong-cards'; readonly settled: boolean };
    }
  | {
      readonly code: 'revoke';
      /** `before`, `after`: tricks of the claimer's side without the revoke, and with doubt against the side that revoked.
       *  `transferred`: null when nothing is (it was not established), or when it cannot be told yet (`by64` null too). */
      readonly facts: {
        readonly by: SeatLetter;
        readonly suit: SuitLetter | null;
        readonly established: boolean;
        readonly because: 'director' | 'own-claim' | 'played-on' | 'disputed';
        readonly before: number;
        readonly after: number;
        readonly transferred: number | null;
        readonly by64: RevokeGround | null;
        readonly corrected: boolean;
      };
    }
  /** Damage that the tricks do not make good (64C): `to` the side that did not revoke; `both`: each side had revoked. */
  | {
      readonly code: 'revoke-equity';
      readonly facts: {
        readonly to: 'claimer' | 'opponents';
        readonly transferred: number;
        readonly both: boolean;
      };
    }
  | { readonly code: 'claim-or-not'; readonly facts: { readonly because: ClaimReason } }
  | {
      readonly code: 'withdrawal';
      readonly facts: { readonly of: 'concession' | 'agreement'; readonly by: SeatLetter };
    }
  | { readonly code: 'standard-of-proof'; readonly facts: { readonly standard: Standard; readonly tricks: number } }
  | { readonly code: 'no-rule-to-withdraw'; readonly facts: Record<string, never> }
  | {
      readonly code: 'already-won';
      /** Tricks of the side named: as the board was scored, and as it had won them. */
      readonly facts: { readonly of: 'declarer' | 'defenders'; readonly recorded: number; readonly won: number };
    }
  | {
      readonly code: 'contract-done';
      /** `won`: tricks that the side had won, null where only the director's finding says that they were `needed` or more. */
      readonly facts: {
        readonly done: 'made' | 'defeated';
        readonly needed: number;
        readonly won: number | null;
        readonly law: Answers['contractDone'];
      };
    }
  | { readonly code: 'not-agreed-yet'; readonly facts: Record<string, never> }
  | { readonly code: 'likely-impossible'; readonly facts: { readonly finding: number; readonly most: number } }
  | { readonly code: 'correction-period'; readonly facts: TimeFacts }
  | { readonly code: 'hands-returned'; readonly facts: { readonly returned: boolean | null } }
  | { readonly code: 'short-time'; readonly facts: { readonly passed: boolean | null } }
  /** Whether the request was in time cannot be told: the times were not given, or the length of the period is not known to us. */
  | { readonly code: 'time-open'; readonly facts: { readonly missing: 'times' | 'length' } }
  | {
      readonly code: 'likely-share';
      readonly facts: { readonly shares: readonly ShareRow[]; readonly finding: number | null };
    }
  | { readonly code: 'share-not-counted'; readonly facts: Record<string, never> }
  | { readonly code: 'unknown-to-us'; readonly facts: { readonly question: string; readonly from?: string } }
  | {
      readonly code: 'not-exact';
      readonly facts: { readonly layouts: number; readonly examined: number; readonly cut: boolean };
    }
);

/** What the tricks for a revoke rest on: the director, who won what (64A), or why there are none (64B). */
export type RevokeGround =
  | 'director'
  | 'player'
  | 'side'
  | 'late-card'
  | 'none-won'
  | 'repeated'
  | 'dummy'
  | 'penalty-card'
  | 'faced-card'
  | 'after-call'
  | 'after-round'
  | 'twelfth-trick'
  | 'both-sides';

/** Why something was a claim, a concession, both or neither. */
export type ClaimReason =
  | 'defender-has-own-rule'
  | 'current-trick'
  | 'current-trick-counts'
  | 'nothing-said'
  | 'no-claim-meant'
  | 'number-to-win'
  | 'number-to-lose'
  | 'rest-implied'
  | 'cut-short'
  | 'cards-shown'
  | 'objection-no-concession'
  | 'objection-neither';

/** What must be shown before a trick is given back: no play, however unlikely, or no normal play could lose it, or it
 *  would likely have been won. */
export type Standard = 'any-play' | 'any-normal' | 'likely';

export interface TimeFacts {
  readonly end: string;
  readonly minutes: number;
  readonly set: 'organiser' | 'edition';
  readonly inTime: boolean;
}

/** Share of the normal lines, 0 to 1, in which the side that asks wins at least so many of the tricks left, its own choices
 *  weighted alike: `least` and `most` by what the other side chooses, `even` with those choices weighted alike too. */
export interface ShareRow {
  readonly tricks: number;
  readonly least: number;
  readonly even: number;
  readonly most: number;
}

/** One admissible belief: in how many of the possible layouts the claim is good, and what the worst line under it gives. */
export interface BeliefFacts {
  readonly belief: BeliefCode;
  readonly cards: readonly string[];
  readonly layouts: number;
  readonly good: number;
  /** How many layouts were looked at for `good`, when not all. */
  readonly examined?: number;
  readonly tricks: number;
}

export interface UnseenFacts {
  /** Hands that are not known card by card; `notGiven`: those of them that the claimer saw. */
  readonly seats: readonly SeatLetter[];
  readonly notGiven: readonly SeatLetter[];
  /** The hands of N, E, S and W as the cards may lie: the way that decides. */
  readonly hands: readonly string[];
  /** How many ways were examined, those that differ in the names of cards only counted as one, and whether these are all. */
  readonly ways: number;
  readonly all: boolean;
  /** Tricks of the claimer's side in the ways that were ruled on. */
  readonly least: number;
  readonly most: number;
}
