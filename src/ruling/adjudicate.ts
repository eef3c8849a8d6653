// The spine: a case in, a ruling out, in the order in which Law 70 goes about it. Understand what was claimed and said,
// ask what normal play could lead to under each belief the claimer may have held, resolve every doubtful point against
// him, and count. Nothing is decided here about the cards (`lines`) or the words of an edition (`laws`).

import type { Solver } from '../../solver/solver.ts';
import type { Case } from '../claim/case.ts';
import type { LawBook } from '../laws/editions.ts';
import { type EffortName, effortFor } from '../lines/effort.ts';
import { kernelComparison } from '../lines/kernel.ts';
import type { Question } from '../lines/policy.ts';
import { worstLines } from '../lines/worst.ts';
import { tricksLeft } from '../play/position.ts';
import { makeRuling, readAnswer } from './compose.ts';
import { recordFindings } from './findings.ts';
import { withIncidents } from './incidents.ts';
import { ruleOnLaterPlay } from './laterPlay.ts';
import { Reading } from './lawBook.ts';
import { policyFor, type Standard } from './policyFor.ts';
import type { Reason, Ruling } from './ruling.ts';
import { ruleOnVersions } from './versions.ts';
import { ruleOnWithdrawal } from './withdrawal.ts';

/** The ruling on a case. `effort`: how much is examined beyond eight tricks (`normal`), or less at any time (`quick`).
 *  `book`: a law book other than that of the case's edition, to find out which answer makes a difference. */
export function adjudicate(theCase: Case, solver: Solver, effort: EffortName = 'normal', book?: LawBook): Ruling {
  if (theCase.withdrawal !== undefined) return ruleOnWithdrawal(theCase, theCase.withdrawal, solver, effort, book);
  const borrowed: Reason[] = [];
  const law = new Reading(theCase.edition, borrowed, book);
  const rule = (one: Case) => ruleOnClaim(one, solver, effort, book);
  const withPlay = (one: Case) => ruleOnLaterPlay(one, law, borrowed, rule);
  return recordFindings(theCase, (one) => ruleOnVersions(one, withPlay, law.cite('objectiveDoubt')));
}

/** One statement, by itself. */
function ruleOnClaim(theCase: Case, solver: Solver, effort: EffortName, book?: LawBook): Ruling {
  const { position, declarer, claim, shownOut } = theCase;
  const remaining = tricksLeft(position);
  const claimed = claim.tricks ?? remaining;
  const standard = policyFor(theCase, book);
  const question: Question = { position, declarer, claimer: claim.by, shownOut, claimed };
  const examined = effortFor(effort, remaining);
  const found = readAnswer(worstLines(question, standard.policy, kernelComparison(solver), examined), standard);
  const awarded = award(standard, claimed, found.ladder);
  const outcome = withIncidents(theCase, awarded, found.ladder, question, standard.law, examined);
  const reasons: Reason[] = [
    { code: 'number-claimed', facts: { tricks: claimed, said: claim.tricks !== undefined }, cite: [] },
    ...standard.reasons,
    ...found.reasons,
    ...outcome.reasons,
  ];
  return makeRuling(theCase, standard, found, outcome, reasons);
}

/** What the worst normal line gives; more than was claimed only by the edition's standard for a conceded trick. */
function award(
  standard: Standard,
  claimed: number,
  { normal, anyPlay }: Ruling['ladder'],
): { tricks: number; reasons: Reason[] } {
  if (normal <= claimed) return { tricks: normal, reasons: [] };
  const cite = standard.law.cite('concededTrick');
  const tricks = standard.law.answer('concededTrick') === 'any-play' ? Math.max(claimed, anyPlay) : normal;
  if (tricks > claimed)
    return { tricks, reasons: [{ code: 'more-than-claimed', facts: { claimed, awarded: tricks }, cite }] };
  return { tricks, reasons: [{ code: 'nothing-above-claim', facts: { claimed, normal }, cite }] };
}
