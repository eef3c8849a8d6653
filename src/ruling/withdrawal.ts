// Tricks asked back: a concession cancelled (Law 71; 74 in 1963) or agreement to a claim withdrawn (69B). The same lines
// answer; what differs is the standard of proof, named in the reasons, and the time. A trick that had been won before is in
// the tricks won and needs no proof.

import type { Solver } from '../../solver/solver.ts';
import { nextSeat, type Seat, seatLetters, sideOf } from '../cards/cards.ts';
import { type Case, dummyOf } from '../claim/case.ts';
import type { Withdrawal } from '../claim/withdrawal.ts';
import type { LawBook } from '../laws/editions.ts';
import { AnyPlay } from '../lines/anyPlay.ts';
import { Allowance, type Effort, type EffortName, effortFor, effortForOneWay } from '../lines/effort.ts';
import { kernelComparison } from '../lines/kernel.ts';
import type { Policy, Question } from '../lines/policy.ts';
import { Remembered } from '../lines/remembered.ts';
import { sharesFor } from '../lines/share.ts';
import { Table } from '../lines/table.ts';
import { worstLines } from '../lines/worst.ts';
import { tricksLeft } from '../play/position.ts';
import { type Findings, makeRuling, readAnswer } from './compose.ts';
import { correctionPeriod, type Timing } from './correctionPeriod.ts';
import type { Reading } from './lawBook.ts';
import { policyFor } from './policyFor.ts';
import type { Reason, ShareRow } from './reason.ts';
import type { Doubt, Ladder, Ruling } from './ruling.ts';
import { ruleOnWays } from './unseen.ts';
import { wonBefore } from './wonBefore.ts';

/** The most work that is spent on counting shares, or the most tricks there are, in units of effort. */
const SHARE_WORK = 2_000_000;

export function ruleOnWithdrawal(
  theCase: Case,
  withdrawal: Withdrawal,
  solver: Solver,
  effort: EffortName,
  book?: LawBook,
): Ruling {
  const { unknown } = theCase;
  const known = new Remembered();
  const left = tricksLeft(theCase.position);
  const examined = (unknown === undefined ? effortFor : effortForOneWay)(effort, left);
  const rule = (one: Case) => ruleOnRequest(one, withdrawal, solver, examined, book, known);
  if (unknown === undefined) return rule(theCase);
  // who asks for a trick must have it however the cards lie that nobody knows
  const cite = policyFor(theCase, book).law.cite('objectiveDoubt');
  return ruleOnWays(theCase, unknown, { effort, against: withdrawal.by, work: () => known.work, cite, rule }).ruling;
}

function ruleOnRequest(
  theCase: Case,
  withdrawal: Withdrawal,
  solver: Solver,
  effort: Effort,
  book?: LawBook,
  known?: Remembered,
): Ruling {
  const { position, declarer, claim, shownOut } = theCase;
  const remaining = tricksLeft(position);
  const claimed = claim.tricks ?? remaining;
  const standard = policyFor(theCase, book);
  const { law, policy } = standard;
  const comparison = kernelComparison(solver);
  const concession = withdrawal.of === 'concession';
  // dummy may ask, but it is declarer who would have played
  const asker = withdrawal.by === dummyOf(theCase) ? declarer : withdrawal.by;
  const question: Question = { position, declarer, claimer: claim.by, shownOut, claimed };
  const asking: Question = concession ? question : { ...question, claimer: asker, claimed: 0 };
  const own = concession ? policy : forgettingNothing(policy);
  const found = readAnswer(worstLines(asking, own, comparison, effort, undefined, known), standard, asking);
  const share = () => sharesFor(question, asker, policy, own, comparison, limited(effort));
  const most = () => mostFor(solver, asker, question, effort);

  const borrowed = standard.reasons.length;
  const reasons: Reason[] = [
    {
      code: 'withdrawal',
      facts: { of: withdrawal.of, by: seatLetters[withdrawal.by] },
      cite: law.cite(concession ? 'concededTrick' : 'agreementWithdrawn'),
    },
    ...standard.reasons,
    // what a claim is worth under a belief says nothing of a side that claimed nothing
    ...found.reasons.filter(({ code }) => (concession && claimed > 0) || code !== 'belief'),
  ];
  const time = new RequestTime(theCase, law, reasons);
  const before = wonBefore(theCase, law, (cite) => time.allows(cite));
  reasons.splice(1, 0, ...before.reasons);
  const kept = concession ? claimed : remaining - claimed;
  const safe = concession
    ? { tricks: concededTricks(theCase, found.ladder, law, time, reasons), doubts: [] }
    : agreedTricks(theCase, found.ladder, law, time, { share, most }, reasons);
  // what the request itself had to borrow from another edition
  reasons.push(...standard.reasons.slice(borrowed));
  const asked = Math.max(kept, safe.tricks ?? kept);
  const tricks = concession ? asked : remaining - asked;
  const shown = concession ? found : forClaimer(found, remaining, safe.doubts);
  const declarers = sideOf(claim.by) === sideOf(declarer) ? tricks : remaining - tricks;
  const total = before.total(declarers, remaining - declarers);
  return makeRuling(theCase, standard, shown, { tricks, ...(total !== undefined && { total }) }, reasons);
}

/** The most tricks that a side can win when everybody plays anything legal. */
function mostFor(solver: Solver, asker: Seat, question: Question, effort: Effort): number {
  const theirs = new AnyPlay(solver.anyPlay, sideOf(nextSeat(asker)), new Allowance(limited(effort)));
  return tricksLeft(question.position) - theirs.fewest(new Table(question));
}

/** When the request came: worked out, and told, once; an edition may have several limits that point to it. */
class RequestTime {
  private readonly timing: Timing | undefined;
  private readonly missing: 'times' | 'length';
  private told = false;
  private readonly law: Reading;
  private readonly reasons: Reason[];

  constructor(theCase: Case, law: Reading, reasons: Reason[]) {
    this.timing = theCase.withdrawal && correctionPeriod(theCase, law);
    const { asked, available } = theCase.withdrawal ?? {};
    this.missing = asked === undefined || available === undefined ? 'times' : 'length';
    this.law = law;
    this.reasons = reasons;
  }

  /** Whether it came within the period; when that cannot be told, it is said and it is taken to have. */
  allows(cite: readonly string[]): boolean {
    const { timing, told } = this;
    this.told = true;
    if (!told && timing === undefined) this.reasons.push({ code: 'time-open', facts: { missing: this.missing }, cite });
    else if (!told && timing !== undefined)
      this.reasons.push({
        code: 'correction-period',
        facts: timing,
        cite: [...cite, ...this.law.cite('correctionPeriod')],
      });
    return timing?.inTime ?? true;
  }
}

/** A side that agreed is taken to have forgotten nothing once it asks, and it stated no line. */
function forgettingNothing({ plan: _, ...policy }: Policy): Policy {
  return { ...policy, trumpForgotten: false, maxForgotten: 0, partner: 'own-view' };
}

const limited = (effort: Effort): Effort => ({ ...effort, work: Math.min(effort.work, SHARE_WORK) });

/** Tricks that the claimer's side cannot lose by the edition's standard; undefined when it is too late to ask. */
function concededTricks(
  theCase: Case,
  ladder: Ladder,
  law: Reading,
  time: RequestTime,
  reasons: Reason[],
): number | undefined {
  const rule = law.answer('concededTrick');
  const cite = law.cite('concededTrick');
  const { handsReturned, shortTimePassed } = theCase.withdrawal!;
  if (law.answer('concededTrickTime') === 'before-hands-returned') {
    const facts = { returned: handsReturned ?? null };
    reasons.push({ code: 'hands-returned', facts, cite: law.cite('concededTrickTime') });
    if (handsReturned === true) return undefined;
  } else if (!time.allows(law.cite('concededTrickTime'))) return undefined;
  if (rule === 'any-legal-then-normal')
    reasons.push({ code: 'short-time', facts: { passed: shortTimePassed ?? null }, cite });
  const anyPlay = rule === 'any-play' || (rule === 'any-legal-then-normal' && shortTimePassed === true);
  const tricks = anyPlay ? ladder.anyPlay : ladder.normal;
  reasons.push({ code: 'standard-of-proof', facts: { standard: anyPlay ? 'any-play' : 'any-normal', tricks }, cite });
  return tricks;
}

interface Safe {
  /** Undefined when nothing can be asked back. */
  readonly tricks: number | undefined;
  readonly doubts: readonly Doubt[];
}

/** What is counted only where an edition asks for it. */
interface Counts {
  readonly share: () => ReturnType<typeof sharesFor>;
  readonly most: () => number;
}

/** Tricks that the side which agreed gets by the edition's standard. */
function agreedTricks(
  theCase: Case,
  ladder: Ladder,
  law: Reading,
  time: RequestTime,
  counts: Counts,
  reasons: Reason[],
): Safe {
  const rule = law.answer('agreementWithdrawn');
  const cite = law.cite('agreementWithdrawn');
  if (rule === 'no-rule') {
    reasons.push({ code: 'no-rule-to-withdraw', facts: {}, cite });
    return { tricks: undefined, doubts: [] };
  }
  if (!time.allows(law.cite('agreementTime'))) return { tricks: undefined, doubts: [] };
  if (rule === 'no-normal-play-loses') {
    reasons.push({ code: 'standard-of-proof', facts: { standard: 'any-normal', tricks: ladder.normal }, cite });
    return { tricks: ladder.normal, doubts: [] };
  }
  const likely = likelyTricks(theCase, ladder, counts, cite, reasons);
  reasons.push({ code: 'standard-of-proof', facts: { standard: 'likely', tricks: likely.tricks }, cite });
  return likely;
}

/** The director's finding, as far as legal play can bring it; without one, what more than half of the normal lines give with all
 *  choices weighted alike, and where these could not be counted what no normal line loses. A trick whose share is on both sides
 *  of one half, by the other side's choices, is a doubtful point. */
function likelyTricks(
  { withdrawal }: Case,
  { normal }: Ladder,
  { share, most: legal }: Counts,
  cite: readonly string[],
  reasons: Reason[],
): { readonly tricks: number; readonly doubts: readonly Doubt[] } {
  const finding = withdrawal!.likely ?? null;
  const most = finding === null ? 0 : legal();
  const found = finding === null ? undefined : Math.min(finding, most);
  const shares = share();
  if (shares === undefined) reasons.push({ code: 'share-not-counted', facts: {}, cite: [] });
  const rows = shareRows(shares);
  if (shares !== undefined) reasons.push({ code: 'likely-share', facts: { shares: rows, finding }, cite });
  if (found !== undefined) {
    if (found !== finding) reasons.push({ code: 'likely-impossible', facts: { finding: finding!, most }, cite });
    return { tricks: found, doubts: [] };
  }
  const tricks = Math.max(normal, rows.filter(({ even }) => even > 0.5).length);
  const open = rows.filter((row) => row.tricks > normal && row.least <= 0.5 && row.most > 0.5);
  const doubts = open.map((row): Doubt => ({ code: 'likely', cost: 1, cite, facts: row }));
  return { tricks, doubts };
}

const shareRows = (shares: ReturnType<typeof sharesFor>): ShareRow[] =>
  (shares?.even.slice(1) ?? [])
    .map((share, i) => ({ tricks: i + 1, least: shares!.least[i + 1]!, even: share, most: shares!.most[i + 1]! }))
    .filter((row) => row.most > 0);

/** Counts of the side that asked, turned into those of the claimer. */
function forClaimer(
  { worst, ladder, doubts, reasons, exact }: Findings,
  remaining: number,
  more: readonly Doubt[],
): Findings {
  const { anyPlay, normal, careful, doubleDummy } = ladder;
  return {
    worst,
    doubts: [...doubts, ...more],
    reasons,
    exact,
    ladder: {
      anyPlay: remaining - anyPlay,
      normal: remaining - normal,
      careful: remaining - careful,
      doubleDummy: remaining - doubleDummy,
    },
  };
}
