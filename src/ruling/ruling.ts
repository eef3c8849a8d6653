// What goes out: the ruling as plain JSON, the same for the command line, workers, links and test cases. The reasons recorded in it
// are in reason.ts; sentences are made of them in `explain`, and there is no prose here.

import type { SeatLetter } from '../cards/cards.ts';
import type { StepCourse } from '../claim/statement/course.ts';
import type { NumberSaid } from '../claim/statement/numbers.ts';
import type { ObstacleCode } from '../claim/statement/plan/obstacle.ts';
import type { Statement } from '../claim/statement/tree.ts';
import type { Accounts } from './accounts.ts';
import { type PlayText, playText } from './playText.ts';
import type { BeliefCode, Reason, ShareRow, UnseenFacts } from './reason.ts';

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
