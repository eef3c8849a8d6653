// The question put to the search for lines, and the policy under which it is answered.
// Knows no law: `ruling` turns an edition and the director's findings into these plain records.

import type { Card, Seat } from '../cards/cards.ts';
import type { JudgedPlay } from '../claim/findings.ts';
import type { StatedBelief } from '../claim/statement/plan/believed.ts';
import type { PlanSwitches } from '../claim/statement/plan/switches.ts';
import type { Progress } from '../claim/statement/plan.ts';
import type { Position } from '../play/position.ts';

/** The position in which play stopped, and who claimed how many of the remaining tricks. */
export interface Question {
  readonly position: Position;
  readonly declarer: Seat;
  readonly claimer: Seat;
  /** By seat: bit s is set when the seat has shown out of suit s, the trick in progress included. */
  readonly shownOut: readonly number[];
  readonly claimed: number;
}

export interface SeatPlay {
  readonly seat: Seat;
  readonly card: Card;
}

/** Conventions that choose among the undominated plays; each can be switched off (DESIGN: habits). */
export interface Habits {
  /** A suit is led from the top: always, when the hand has a queen or better in it, or not. */
  readonly topDown: boolean | 'with-honours';
  /** A trick is won with the lowest sufficient card. */
  readonly lowestWinner: boolean;
  /** A ruff is the lowest that beats what has been played. */
  readonly lowRuff: boolean;
  /** A card that cannot win the trick, and a discard, is the lowest of its suit. */
  readonly lowestLoser: boolean;
}

/** The line that the claimer stated. */
export interface Plan {
  readonly progress: Progress;
  readonly switches: PlanSwitches;
}

export interface Policy {
  /** Whether the claimer may have thought that the opponents' trumps were gone. */
  readonly trumpForgotten: boolean;
  /** How many cards he may have forgotten when nothing else explains his claim; 0 for none. */
  readonly maxForgotten: number;
  /** When the claim is good in some layouts only: whether he may have counted on a given opponent holding a given card. */
  readonly assumedLie: 'any' | 'no-given-card';
  /** What the partner of a claiming defender goes by: what he sees, or also that the claim is good. */
  readonly partner: 'own-view' | 'trusts-claim';
  /** Whether he learns from the cards played after the claim. */
  readonly knowledge: 'as-shown' | 'frozen';
  /** Whether he may have forgotten a side card only when nothing else explains the claim, or any one of them at any time. */
  readonly forgets: 'to-explain' | 'any-one';
  /** Whether a play that is sure of what it needs leaves no room for a guess. */
  readonly sureLines: boolean;
  /** What dominance is judged on: winners, entries and ruffs in plain sight; double dummy; or, of the plays that are
   *  normal in plain sight, those that no other beats double dummy. */
  readonly comparison: 'plain' | 'double-dummy' | 'both';
  /** Trumps thought to be the last are led when he has nothing else to lead. */
  readonly lastTrumpAtTheEnd: boolean;
  /** A suit once left is not taken up again while another can be led. */
  readonly noReturn: boolean;
  readonly habits: Habits;
  /** Plays that the director has struck out as not normal, or allowed although they look dominated. */
  readonly struck: readonly JudgedPlay[];
  readonly allowed: readonly JudgedPlay[];
  /** What the claimer asserted of the cards. */
  readonly asserted?: StatedBelief;
  /** Restricts the claimer's plays for as long as it can be followed. */
  readonly plan?: Plan;
}

export const allHabits: Habits = { topDown: true, lowestWinner: true, lowRuff: true, lowestLoser: true };
