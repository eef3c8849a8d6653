// Tricks asked back: a concession cancelled (Law 71; 74 in 1963) or agreement to a claim withdrawn (69B). The same lines
// answer; what differs is the standard of proof, named in the reasons, and the time. A trick that had been won before is in
// the tricks won and needs no proof.

import type { Solver } from '../../solver/solver.ts';
import { seatLetters, sideOf } from '../cards/cards.ts';
import { type Case, dummyOf } from '../claim/case.ts';
import type { Withdrawal } from '../claim/withdrawal.ts';
import type { LawBook } from '../laws/editions.ts';
import { type Effort, type EffortName, effortFor } from '../lines/effort.ts';
import { kernelComparison } from '../lines/kernel.ts';
import type { Policy, Question } from '../lines/policy.ts';
import { sharesFor } from '../lines/share.ts';
import { worstLines } from '../lines/worst.ts';
import { tricksLeft } from '../play/position.ts';
import { type Findings, makeRuling, readAnswer } from './compose.ts';
import { correctionPeriod } from './correctionPeriod.ts';
import type { Reading } from './lawBook.ts';
import { policyFor } from './policyFor.ts';
import type { Ladder, Reason, Ruling } from './ruling.ts';

/** The most work that is spent on counting shares, in units of effort. */
const SHARE_WORK = 2_000_000;

export function ruleOnWithdrawal(
  theCase: Case,
  withdrawal: Withdrawal,
  solver: Solver,
  effortName: EffortName,
  book?: LawBook,
): Ruling {
  const { position, declarer, claim, shownOut } = theCase;
  const remaining = tricksLeft(position);
  const claimed = claim.tricks ?? remaining;
  const standard = policyFor(theCase, book);
  const { law, policy } = standard;
  const effort = effortFor(effortName, remaining);
  const comparison = kernelComparison(solver);
  const concession = withdrawal.of === 'concession';
  // dummy may ask, but it is declarer who would have played
  const asker = withdrawal.by === dummyOf(theCase) ? declarer : withdrawal.by;
  const question: Question = { position, declarer, claimer: claim.by, shownOut, claimed };
  const asking: Question = concession ? question : { ...question, claimer: asker, claimed: 0 };
  const own = concession ? policy : forgettingNothing(policy);
  const found = readAnswer(worstLines(asking, own, comparison, effort), standard);
  const share = () => sharesFor(question, asker, policy, own, comparison, shareEffort(effort));

  const reasons: Reason[] = [
    {
      code: 'withdrawal',
      facts: { of: withdrawal.of, by: seatLetters[withdrawal.by] },
      cite: law.cite(concession ? 'concededTrick' : 'agreementWithdrawn'),
    },
    ...alreadyWon(theCase, law),
    ...standard.reasons,
    // what a claim is worth under a belief says nothing of a side that claimed nothing
    ...found.reasons.filter(({ code }) => concession || code !== 'belief'),
  ];
  const kept = concession ? claimed : remaining - claimed;
  const safe = concession
    ? concededTricks(theCase, found.ladder, law, reasons)
    : agreedTricks(theCase, found.ladder, law, share, reasons);
  const asked = Math.max(kept, safe ?? kept);
  const tricks = concession ? asked : remaining - asked;
  const shown = concession ? found : forClaimer(found, remaining);
  return makeRuling(theCase, standard, shown, { tricks }, reasons);
}

/** A side that agreed is taken to have forgotten nothing once it asks, and it stated no line. */
function forgettingNothing({ plan: _, ...policy }: Policy): Policy {
  return { ...policy, trumpForgotten: false, maxForgotten: 0, partner: 'own-view' };
}

const shareEffort = (effort: Effort): Effort => ({ ...effort, work: Math.min(effort.work, SHARE_WORK) });

/** Tricks that the claimer's side cannot lose by the edition's standard; undefined when it is too late to ask. */
function concededTricks(theCase: Case, ladder: Ladder, law: Reading, reasons: Reason[]): number | undefined {
  const rule = law.answer('concededTrick');
  const cite = law.cite('concededTrick');
  const { handsReturned, shortTimePassed } = theCase.withdrawal!;
  if (law.answer('concededTrickTime') === 'before-hands-returned') {
    const facts = { returned: handsReturned ?? null };
    reasons.push({ code: 'hands-returned', facts, cite: law.cite('concededTrickTime') });
    if (handsReturned === true) return undefined;
  } else if (!inCorrectionPeriod(theCase, law, law.cite('concededTrickTime'), reasons)) return undefined;
  if (rule === 'any-legal-then-normal')
    reasons.push({ code: 'short-time', facts: { passed: shortTimePassed ?? null }, cite });
  const anyPlay = rule === 'any-play' || (rule === 'any-legal-then-normal' && shortTimePassed === true);
  const tricks = anyPlay ? ladder.anyPlay : ladder.normal;
  reasons.push({ code: 'standard-of-proof', facts: { standard: anyPlay ? 'any-play' : 'any-normal', tricks }, cite });
  return tricks;
}

/** Tricks that the side which agreed gets by the edition's standard; undefined when nothing can be asked back. */
function agreedTricks(
  theCase: Case,
  ladder: Ladder,
  law: Reading,
  share: () => ReturnType<typeof sharesFor>,
  reasons: Reason[],
): number | undefined {
  const rule = law.answer('agreementWithdrawn');
  const cite = law.cite('agreementWithdrawn');
  if (rule === 'no-rule') {
    reasons.push({ code: 'no-rule-to-withdraw', facts: {}, cite });
    return undefined;
  }
  if (!inCorrectionPeriod(theCase, law, law.cite('agreementTime'), reasons)) return undefined;
  if (rule === 'no-normal-play-loses') {
    reasons.push({ code: 'standard-of-proof', facts: { standard: 'any-normal', tricks: ladder.normal }, cite });
    return ladder.normal;
  }
  const tricks = likelyTricks(theCase, ladder, share(), cite, reasons);
  reasons.push({ code: 'standard-of-proof', facts: { standard: 'likely', tricks }, cite });
  return tricks;
}

/** The director's finding; without one, what more than half of the normal lines give with all choices weighted alike, and
 *  where these could not be counted what no normal line loses. */
function likelyTricks(
  { withdrawal }: Case,
  { normal }: Ladder,
  shares: ReturnType<typeof sharesFor>,
  cite: readonly string[],
  reasons: Reason[],
): number {
  const finding = withdrawal!.likely ?? null;
  if (shares === undefined) {
    reasons.push({ code: 'share-not-counted', facts: {}, cite: [] });
    return finding ?? normal;
  }
  const { least, even, most } = shares;
  const rows = even
    .slice(1)
    .map((share, i) => ({ tricks: i + 1, least: least[i + 1]!, even: share, most: most[i + 1]! }))
    .filter((row) => row.most > 0);
  reasons.push({ code: 'likely-share', facts: { shares: rows, finding }, cite });
  return finding ?? Math.max(normal, even.filter((share) => share > 0.5).length - 1);
}

/** Whether the request came in time; when the times are not given, that is said and it is taken to have. */
function inCorrectionPeriod(theCase: Case, law: Reading, cite: readonly string[], reasons: Reason[]): boolean {
  const timing = correctionPeriod(theCase, law);
  if (timing === undefined) reasons.push({ code: 'time-open', facts: {}, cite });
  else reasons.push({ code: 'correction-period', facts: timing, cite: [...cite, ...law.cite('correctionPeriod')] });
  return timing?.inTime ?? true;
}

/** Tricks that had been won before and were still scored away: they need no proof, the count of tricks won has them. */
function alreadyWon({ recorded, won, declarer }: Case, law: Reading): Reason[] {
  if (recorded === undefined || won === undefined) return [];
  const had = sideOf(declarer) === 0 ? won.NS : won.EW;
  return recorded < had ? [{ code: 'already-won', facts: { recorded, won: had }, cite: law.cite('wonTrickTime') }] : [];
}

/** Counts of the side that asked, turned into those of the claimer. */
function forClaimer({ worst, ladder, doubts, reasons, exact }: Findings, remaining: number): Findings {
  const { anyPlay, normal, careful, doubleDummy } = ladder;
  return {
    worst,
    doubts,
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
