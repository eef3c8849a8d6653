// What the cards say of a candidate: double dummy, the ruling on a claim without a statement, and the same for a declarer who
// knew of the trumps that are out. The only part of a review that takes time; it runs on a lane.

import type { Solver } from '../../solver/solver.ts';
import { sideOf } from '../cards/cards.ts';
import { parseCase } from '../claim/case.ts';
import type { EffortName } from '../lines/effort.ts';
import { seatToPlay, tricksLeft } from '../play/position.ts';
import { adjudicate } from '../ruling/adjudicate.ts';
import type { Doubt, Ladder, PlayText } from '../ruling/ruling.ts';
import type { Candidate } from './candidate.ts';

/** Tricks are the claimer's, of those still to be played. */
export interface Judged {
  readonly doubleDummy: number;
  readonly ruling: {
    readonly tricks: number;
    /** For a declarer who knew of the trumps that are out; the same as `tricks` when nothing hangs on that. */
    readonly aware: number;
    readonly ladder: Ladder;
    readonly line: readonly PlayText[];
    readonly doubts: readonly Doubt[];
    readonly exact: boolean;
    /** The cards held by N, E, S, W as they lie worst for the claimer, when not all of them are known. */
    readonly lie?: readonly string[];
  };
}

export function judge(
  candidate: Candidate,
  solver: Solver,
  report: (progress: Partial<Judged>) => void,
  effort: EffortName = 'normal',
): Judged {
  const read = parseCase(candidate.case);
  if (!read.ok) throw new Error(`${read.problem.at}: ${read.problem.wrong}`);
  const theCase = read.value;
  const { position, claim, unknown } = theCase;
  const value = solver.rawValue(position);
  const mine = sideOf(seatToPlay(position)) === sideOf(claim.by);
  const asTheyLie = mine ? value : tricksLeft(position) - value;
  if (unknown === undefined) report({ doubleDummy: asTheyLie });
  const asked = { unrecorded: true, remembered: new Map() };
  const { tricks, ladder, line, doubts, exact, reasons, unseen } = adjudicate(theCase, solver, effort, asked);
  const open = reasons.some(({ code, facts }) => code === 'trump-awareness' && facts.finding === 'open');
  const knowing = { ...theCase, findings: { ...theCase.findings, awareOfTrump: true } };
  const aware =
    open && tricks.claimer < candidate.claimed
      ? adjudicate(knowing, solver, effort, asked).tricks.claimer
      : tricks.claimer;
  const doubleDummy = unknown === undefined ? asTheyLie : ladder.doubleDummy;
  const lie = unseen && { lie: unseen.hands };
  return { doubleDummy, ruling: { tricks: tricks.claimer, aware, ladder, line, doubts, exact, ...lie } };
}
