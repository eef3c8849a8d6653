// The spine: a case in, a ruling out, in the order in which Law 70 goes about it. Understand what was claimed and said,
// ask what normal play could lead to under each belief the claimer may have held, resolve every doubtful point against
// him, and count. Nothing is decided here about the cards (`lines`) or the words of an edition (`laws`).

import type { Solver } from '../../solver/solver.ts';
import type { Case } from '../claim/case.ts';
import type { Withdrawal } from '../claim/withdrawal.ts';
import type { LawBook } from '../laws/editions.ts';
import type { Answer } from '../lines/answer.ts';
import { type Effort, type EffortName, effortFor, effortForOneWay } from '../lines/effort.ts';
import { kernelComparison } from '../lines/kernel.ts';
import type { Policy, Question } from '../lines/policy.ts';
import { Remembered } from '../lines/remembered.ts';
import type { KnownLine } from '../lines/walk.ts';
import { someLineGives, worstLines } from '../lines/worst.ts';
import { tricksLeft } from '../play/position.ts';
import { accountsOf, type Questions } from './accounts.ts';
import { type Findings, makeRuling, readAnswer, withoutLine, withReasons } from './compose.ts';
import { asFound, recordFindings } from './findings.ts';
import { withIncidents } from './incidents.ts';
import { ruleOnLaterPlay } from './laterPlay.ts';
import { Reading } from './lawBook.ts';
import { ruleOnNumbers } from './numbers.ts';
import { policyFor, type Standard } from './policyFor.ts';
import type { Reason } from './reason.ts';
import { type Doubt, type PlayText, playText, type Ruling } from './ruling.ts';
import { ruleOnWays } from './unseen.ts';
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
  /** What earlier rulings on the same case found out, by what was said. Saves time when it is kept. */
  readonly remembered?: Map<string, Remembered>;
  /** Is shown each bound as it is found; the first comes at once. */
  readonly watch?: (interim: Interim) => void;
}

/** The ruling on a case. `effort`: how much is examined beyond eight tricks (`normal`), or at any time (`quick`). */
export function adjudicate(given: Case, solver: Solver, effort: EffortName = 'normal', more: More = {}): Ruling {
  const { book } = more;
  const borrowed: Reason[] = [];
  const law = new Reading(given.edition, borrowed, book);
  const { withdrawal, ...theCase } = given;
  if (withdrawal !== undefined) {
    if (agreed(withdrawal, law)) return ruleOnWithdrawal(asFound(given), withdrawal, solver, effort, book);
    const reason: Reason = { code: 'not-agreed-yet', facts: {}, cite: law.cite('agreementMade') };
    return withReasons(adjudicate(theCase, solver, effort, more), [reason, ...borrowed]);
  }
  const under = (asked: More) => (found: Case) =>
    ruleOnVersions(
      asFound(found),
      (one) =>
        ruleOnNumbers(
          one,
          (number) =>
            ruleOnLaterPlay(number, law, borrowed, policyFor(number, book).switches, (heard) =>
              ruleOnClaim(heard, solver, effort, asked),
            ),
          law.cite('objectiveDoubt'),
        ),
      law.cite('objectiveDoubt'),
    );
  const { remembered = new Map() } = more;
  const ruling = under({ ...more, remembered })(theCase);
  return more.unrecorded ? ruling : recordFindings(theCase, ruling, under({ ...(book && { book }), remembered }));
}

/** Whether there is an agreement that can be taken back: before the next call of that side the claim is merely disputed. */
const agreed = ({ of, calledNext }: Withdrawal, law: Reading): boolean =>
  of === 'concession' || calledNext !== false || law.answer('agreementMade') === 'no-rule';

/** One statement, by itself. */
function ruleOnClaim(theCase: Case, solver: Solver, effort: EffortName, given: More): Ruling {
  const { remembered, ...more } = given;
  const said = theCase.claim.statement ?? '';
  const known = remembered?.get(said) ?? new Remembered();
  remembered?.set(said, known);
  const { unknown } = theCase;
  const left = tricksLeft(theCase.position);
  if (unknown === undefined) return ruleOnLie(theCase, solver, effortFor(effort, left), more, known);
  const { book, watch, unrecorded: _, ...asked } = more;
  let least = Number.POSITIVE_INFINITY;
  const lower = (interim: Interim) => {
    if (interim.atMost >= least) return;
    least = interim.atMost;
    watch!(interim);
  };
  const plain: More = { ...(book && { book }), ...(watch && { watch: lower }) };
  const examined = effortForOneWay(effort, left);
  const { ruling, complete } = ruleOnWays(theCase, unknown, {
    effort,
    against: theCase.claim.by,
    work: () => known.work,
    cite: policyFor(theCase, book).law.cite('objectiveDoubt'),
    rule: (one) => ruleOnLie(one, solver, examined, plain, known),
    gives: (one, tricks) =>
      someLineGives(tricks, questionOf(one), policyFor(one, book).policy, kernelComparison(solver), examined, known),
  });
  const { grounds, lines, noMoreLines, whyNot } = ruleOnLie(complete, solver, examined, { ...plain, ...asked }, known);
  return {
    ...ruling,
    ...(grounds && { grounds }),
    ...(lines && { lines }),
    ...(noMoreLines && { noMoreLines }),
    ...(whyNot && { whyNot }),
  };
}

const questionOf = ({ position, declarer, claim, shownOut }: Case): Question => ({
  position,
  declarer,
  claimer: claim.by,
  shownOut,
  claimed: claim.tricks ?? tricksLeft(position),
});

/** The same, every card in its place. `known`: what was found out before, also when the cards lay otherwise. */
function ruleOnLie(
  theCase: Case,
  solver: Solver,
  examined: Effort,
  { book, watch, unrecorded: _, ...asked }: More,
  known: Remembered,
): Ruling {
  const { claim } = theCase;
  const standard = policyFor(theCase, book);
  const question = questionOf(theCase);
  const { claimed } = question;
  const bound = watch && (({ tricks, line }: KnownLine) => watch({ atMost: tricks, line: line.map(playText) }));
  const answer = worstLines(question, standard.policy, kernelComparison(solver), examined, bound, known);
  const found = readAnswer(answer, standard, question);
  const awarded = award(standard, claimed, found);
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
  const ownView = (policy: Policy) => worstLines(question, policy, kernelComparison(solver), examined);
  const shown = { ...found, doubts: [...found.doubts, ...partnersTrust(standard, found.ladder, ownView)] };
  return { ...makeRuling(theCase, standard, shown, outcome, reasons), ...accountsOf(found.worst, asked) };
}

/** No law before 2007 says what partner of a claiming defender may be taken to think: a doubtful point where it matters. */
function partnersTrust(
  { policy, law }: Standard,
  { normal }: Ruling['ladder'],
  worst: (policy: Policy) => Answer,
): Doubt[] {
  if (policy.partner !== 'trusts-claim') return [];
  const tricks = Math.min(...worst({ ...policy, partner: 'own-view' }).beliefs.map((belief) => belief.tricks));
  if (tricks >= normal) return [];
  return [{ code: 'partner-trusts', cost: normal - tricks, cite: law.cite('partnersChoice'), facts: { tricks } }];
}

/** What the worst normal line gives; more than was claimed only by the edition's standard for a conceded trick, and only when
 *  nothing was left out: a sample does not show that a trick cannot be lost. */
function award(
  standard: Standard,
  claimed: number,
  { ladder: { normal, anyPlay }, exact }: Findings,
): { tricks: number; reasons: Reason[] } {
  if (normal <= claimed) return { tricks: normal, reasons: [] };
  const cite = standard.law.cite('concededTrick');
  const surely = standard.law.answer('concededTrick') !== 'any-play' && exact ? normal : anyPlay;
  const tricks = Math.max(claimed, surely);
  // what is awarded above the claim was conceded, and here normal play is enough for a short time only
  const limited = standard.law.answer('concededTrick') === 'any-legal-then-normal';
  const short: Reason[] = limited ? [{ code: 'short-time', facts: { passed: null }, cite }] : [];
  if (tricks > claimed)
    return { tricks, reasons: [{ code: 'more-than-claimed', facts: { claimed, awarded: tricks }, cite }, ...short] };
  return { tricks, reasons: [{ code: 'nothing-above-claim', facts: { claimed, normal, exact }, cite }] };
}
