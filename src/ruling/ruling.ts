// What goes out: the ruling as plain JSON (the same for the command line, workers, links and test cases),
// and the reasons recorded while it was made. Sentences are made of them in `explain`; there is no prose here.

import type { SeatLetter, SuitLetter } from '../cards/cards.ts';
import type { StepCourse } from '../claim/statement/course.ts';
import type { NumberSaid } from '../claim/statement/numbers.ts';
import type { ObstacleCode } from '../claim/statement/plan/obstacle.ts';
import type { Statement } from '../claim/statement/tree.ts';
import type { Answers } from '../laws/edition.ts';
import type { AuthorityId, Guidance, SwitchName } from '../laws/regulations.ts';
import type { Accounts } from './accounts.ts';
import { type PlayText, playText } from './playText.ts';

export { type PlayText, playText };

/** Tricks for the claimer's side under four standards of play, from the harshest to the kindest. */
export interface Ladder {
  /** Every legal play by everybody counts. */
  readonly anyPlay: number;
  /** The worst normal play, over all admissible beliefs: the ruling's standard (Law 70D). */
  readonly normal: number;
  /** The worst normal play of a claimer who has forgotten nothing. */
  readonly careful: number;
  /** Best play by both sides with all cards in view. */
  readonly doubleDummy: number;
}

export type BeliefCode = 'aware' | 'assumed-lie' | 'trump-forgotten' | 'as-stated' | 'card-forgotten' | 'miscounted';

/** A place where two normal plays or two admissible beliefs give different counts; resolved against the claimer.
 *  `order`: at `line[at]` the claimer's side had the normal plays `instead`, which are worth `cost` tricks more.
 *  The belief codes: the claimer may have seen the cards so (`cards` = those forgotten), which costs `cost` tricks. */
export type Doubt =
  | {
      readonly code: 'order';
      readonly cost: number;
      readonly cite: readonly string[];
      readonly facts: { readonly at: number; readonly play: PlayText; readonly instead: readonly PlayText[] };
    }
  | {
      readonly code: BeliefCode;
      readonly cost: number;
      readonly cite: readonly string[];
      readonly facts: { readonly cards: readonly string[] };
    }
  /** How hidden cards lie is not known: `cost` tricks more, `most` in all, when they lie better. */
  | {
      readonly code: 'unseen-cards';
      readonly cost: number;
      readonly cite: readonly string[];
      /** `cards`: the cards that the decisive line places, as they may lie. */
      readonly facts: {
        readonly cards: readonly string[];
        readonly seats: readonly SeatLetter[];
        readonly most: number;
      };
    }
  /** The tricks under each version of what was said. */
  | {
      readonly code: 'two-versions';
      readonly cost: number;
      readonly cite: readonly string[];
      readonly facts: { readonly claimer: number; readonly opponents: number };
    }

  /** So many tricks would likely have been won by one reading of the other side's choices and not by another (69B). */
  | { readonly code: 'likely'; readonly cost: number; readonly cite: readonly string[]; readonly facts: ShareRow }
  /** Partner of a claiming defender was taken to trust the claim; by partner's own view of the cards it is worth `tricks`. */
  | {
      readonly code: 'partner-trusts';
      readonly cost: number;
      readonly cite: readonly string[];
      readonly facts: { readonly tricks: number };
    }
  /** The number claimed, if one was given, and the numbers that the statement says. */
  | {
      readonly code: 'number-said';
      readonly cost: number;
      readonly cite: readonly string[];
      readonly facts: { readonly claimed?: number; readonly said: readonly NumberSaid[] };
    };

/** `plays`: the places in the line of the plays that followed the step. */
export type StepText = Omit<StepCourse, 'because'> & {
  readonly because?: { readonly code: ObstacleCode; readonly seat?: SeatLetter };
};

/** What was said as one side reports it, and what that is worth to the claimer's side. */
export interface Version {
  readonly by: 'claimer' | 'opponents';
  readonly statement: string;
  readonly tricks: number;
  readonly line: readonly PlayText[];
}

/** A finding of the director and the claimer's tricks before and after it; findings are taken one on top of the other. */
export interface RecordedFinding {
  readonly finding: 'version' | 'said-in-time' | 'shown-out' | 'aware-of-trump' | 'class' | 'struck-out' | 'allowed';
  /** "yes" or "no", the class, the version, the plays, or the suits by seat ("W:HD E:S"). */
  readonly value: string;
  readonly author: 'director';
  readonly before: number;
  readonly after: number;
}

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
  | { readonly code: 'top-down'; readonly facts: { readonly applied: boolean } }
  | {
      readonly code: 'class-of-player';
      readonly facts: { readonly class: 'novice' | 'average' | 'expert'; readonly counts: boolean };
    }
  | { readonly code: 'struck-out'; readonly facts: { readonly plays: readonly PlayText[] } }
  | { readonly code: 'allowed'; readonly facts: { readonly plays: readonly PlayText[] } }
  | { readonly code: 'partners-choice'; readonly facts: { readonly credit: boolean } }
  | { readonly code: 'version-found'; readonly facts: { readonly version: Version['by'] } }
  | { readonly code: 'said-after-objection' | 'said-in-time'; readonly facts: { readonly text: string } }
  | {
      readonly code: 'play-after-claim';
      readonly facts: {
        readonly worth: 'void' | 'evidence' | 'result' | 'not-agreed';
        readonly cards: number;
        readonly tricks: number;
      };
    }
  | { readonly code: 'knowledge-frozen'; readonly facts: Record<string, never> }
  | { readonly code: 'more-than-claimed'; readonly facts: { readonly claimed: number; readonly awarded: number } }
  | { readonly code: 'nothing-above-claim'; readonly facts: { readonly claimed: number; readonly normal: number } }
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
  | { readonly code: 'time-open'; readonly facts: Record<string, never> }
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

/** The score before and after, for declarer's side. */
export interface Effect {
  readonly before: { readonly tricks: number; readonly score: number; readonly from: 'recorded' | 'claim' };
  /** After less before. */
  readonly swing: { readonly points: number; readonly imps: number };
  /** Against the scores of other tables: matchpoints of `top`, and IMPs as the average over the tables. */
  readonly others?: { readonly tables: number; readonly top: number } & Readonly<
    Record<'before' | 'after', { readonly matchpoints: number; readonly imps: number }>
  >;
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

export interface Ruling extends Accounts {
  readonly law70: 'ruling/1';
  readonly edition: string;
  /** Tricks still to be won when the claim was made, the trick in progress included. */
  readonly remaining: number;
  readonly claim: { readonly by: SeatLetter; readonly tricks?: number; readonly statement?: string };
  /** How the statement was understood; absent when there was none, or when it was too long to be read. */
  readonly statement?: Statement;
  /** What became of each step of it, as they are numbered when read back, on the decisive line. */
  readonly steps?: readonly StepText[];
  readonly tricks: { readonly claimer: number; readonly opponents: number };
  /** Present when the count is not a ruling yet: play goes on (the count is what best play would give), another law comes
   *  first, or it depends on cards that the claimer saw and the case does not give. */
  readonly status?: 'play-on' | 'other-law-first' | 'cards-not-given';
  /** Present when not every card was known: the ways in which the cards can lie, and the one that decides. */
  readonly unseen?: UnseenFacts;
  /** Tricks transferred for a revoke that was found at the claim, besides `tricks`: so many from one side to the other. */
  readonly transfer?: { readonly tricks: number; readonly to: 'claimer' | 'opponents' };
  readonly ladder: Ladder;
  /** The decisive line, from the first card after the claim to the last. */
  readonly line: readonly PlayText[];
  /** The belief that the decisive line is played under. */
  readonly belief: { readonly code: BeliefCode; readonly cards: readonly string[] };
  readonly doubts: readonly Doubt[];
  /** Both versions of what was said, when two were reported and none was found to be right. */
  readonly versions?: readonly Version[];
  /** What the director found; absent when nothing. */
  readonly findings?: readonly RecordedFinding[];
  readonly reasons: readonly Reason[];
  /** True only when every layout and every line that could lower the count was examined. */
  readonly exact: boolean;
  readonly citations: readonly string[];
  /** Declarer's tricks in all and the score for declarer's side; only when contract and tricks won are known. With `bound` the
   *  tricks are only known to be so many at least, or at most, and the score with them. */
  readonly result?: {
    readonly contract: string;
    readonly tricks: number;
    readonly score: number;
    readonly bound?: 'least' | 'most';
  };
  /** Only when the score is known before and after. */
  readonly effect?: Effect;
  /** Present when tricks were asked back. Agreement is asked back by the other side: the standards of the ladder and the line
   *  are then those of that side, and the counts are still the claimer's. */
  readonly withdrawal?: { readonly of: 'concession' | 'agreement'; readonly by: SeatLetter };
}
