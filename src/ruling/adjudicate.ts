// The spine: a case in, a ruling out, in the order in which Law 70 goes about it. Understand what was claimed and said,
// ask what normal play could lead to under each belief the claimer may have held, resolve every doubtful point against
// him, and count. Nothing is decided here about the cards (`lines`) or the words of an edition (`laws`).

import type { Solver } from '../../solver/solver.ts';
import type { Case } from '../claim/case.ts';
import type { LawBook } from '../laws/editions.ts';
import { type EffortName, effortFor } from '../lines/effort.ts';
import { kernelComparison } from '../lines/kernel.ts';
import type { Question } from '../lines/policy.ts';
import type { KnownLine } from '../lines/walk.ts';
import { worstLines } from '../lines/worst.ts';
import { tricksLeft } from '../play/position.ts';
import { accountsOf, type Questions } from './accounts.ts';
import { makeRuling, readAnswer, withoutLine } from './compose.ts';
import { recordFindings } from './findings.ts';
import { withIncidents } from './incidents.ts';
import { ruleOnLaterPlay } from './laterPlay.ts';
import { Reading } from './lawBook.ts';
import { policyFor, type Standard } from './policyFor.ts';
import { type PlayText, playText, type Reason, type Ruling } from './ruling.ts';
import { ruleOnVersions } from './versions.ts';
import { ruleOnWithdrawal } from './withdrawal.ts';

/** What is known while a ruling is being made: the claimer's side gets `atMost` so many, by this line if one is given. */
export interface Interim {
  readonly atMost: number;
  readonly line: readonly PlayText[];
}

export interface More extends Questions {
  /** A law book other than that of the case's edition, to find out which answer makes a difference. */
  readonly book?: LawBook;
  /** Leaves out what each finding of the director changed, which takes a ruling for each. */
  readonly unrecorded?: boolean;
  /** Is shown each bound as it is found; the first comes at once. */
  readonly watch?: (interim: Interim) => void;
}

/** The ruling on a case. `effort`: how much is examined beyond eight tricks (`normal`), or less at any time (`quick`). */
export function adjudicate(theCase: Case, solver: Solver, effort: EffortName = 'normal', more: More = {}): Ruling {
  const { book } = more;
  if (theCase.withdrawal !== undefined) return ruleOnWithdrawal(theCase, theCase.withdrawal, solver, effort, book);
  const borrowed: Reason[] = [];
  const law = new Reading(theCase.edition, borrowed, book);
  const under = (asked: More) => (given: Case) =>
    ruleOnVersions(
      given,
      (one) => ruleOnLaterPlay(one, law, borrowed, (heard) => ruleOnClaim(heard, solver, effort, asked)),
      law.cite('objectiveDoubt'),
    );
  const ruling = under(more)(theCase);
  return more.unrecorded ? ruling : recordFindings(theCase, ruling, under({ ...(book && { book }) }));
}

/** One statement, by itself. */
function ruleOnClaim(theCase: Case, solver: Solver, effort: EffortName, { book, watch, ...asked }: More): Ruling {
  const { position, declarer, claim, shownOut } = theCase;
  const remaining = tricksLeft(position);
  const claimed = claim.tricks ?? remaining;
  const standard = policyFor(theCase, book);
  const question: Question = { position, declarer, claimer: claim.by, shownOut, claimed };
  const examined = effortFor(effort, remaining);
  const shown = watch && (({ tricks, line }: KnownLine) => watch({ atMost: tricks, line: line.map(playText) }));
  const answer = worstLines(question, standard.policy, kernelComparison(solver), examined, shown);
  const found = readAnswer(answer, standard);
  const awarded = award(standard, claimed, found.ladder);
  const outcome = withIncidents(theCase, awarded, found.ladder, question, standard.law, examined);
  const number: Reason = {
    code: 'number-claimed',
    facts: { tricks: claimed, said: claim.tricks !== undefined },
    cite: [],
  };
  // where play goes on no line decides and no belief matters
  if (outcome.status === 'play-on') {
    const borrowed = standard.reasons.filter(({ code }) => code === 'unknown-to-us');
    return makeRuling(theCase, standard, withoutLine(found), outcome, [number, ...borrowed, ...outcome.reasons]);
  }
  const reasons: Reason[] = [number, ...standard.reasons, ...found.reasons, ...outcome.reasons];
  return { ...makeRuling(theCase, standard, found, outcome, reasons), ...accountsOf(found.worst, asked) };
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
