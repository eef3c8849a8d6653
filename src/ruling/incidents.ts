// What else happened at the claim, and what it does to the count: whether it was one (68), a defender's claim or concession
// before there was a law for both sides (73 and 74 of 1963), partner's objection (68B; 74c), a right that was lost (11; 71 of 1963), another law that comes first (13, 14, 61-64).

import { sideOf } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import type { Effort } from '../lines/effort.ts';
import { withPartnersCards } from '../lines/partnersCards.ts';
import type { Question } from '../lines/policy.ts';
import { tricksLeft } from '../play/position.ts';
import { isClaim } from './isClaim.ts';
import type { Reading } from './lawBook.ts';
import type { Reason } from './reason.ts';
import { withRevoke } from './revoke.ts';
import type { Ladder, Ruling } from './ruling.ts';

/** The most work that is spent on the game with partner's cards as penalty cards. */
const PENALTY_WORK = 300_000;

/** The articles on revokes; in 1963 too. */
export const revokeLaws = ['61', '62', '63', '64'] as const;

export interface Outcome {
  readonly tricks: number;
  readonly reasons: readonly Reason[];
  readonly status?: NonNullable<Ruling['status']>;
  /** Tricks that go from the claimer's side to the other one for a revoke; negative the other way. */
  readonly lost?: number;
}

/** The outcome after everything that happened; `award` is that of the claim by itself. */
export function withIncidents(
  theCase: Case,
  award: Outcome,
  ladder: Ladder,
  question: Question,
  law: Reading,
  effort: Effort,
): Outcome {
  const { incidents = {} } = theCase;
  const reasons: Reason[] = [];
  const defends = sideOf(question.claimer) !== sideOf(question.declarer);
  const outcome =
    (defends ? ownRule(theCase, ladder, question, law, effort, reasons) : undefined) ??
    noClaim(theCase, ladder, question, law, reasons) ??
    (incidents.partnerObjected ? objection(ladder, question, law, reasons) : undefined) ??
    (incidents.forfeited ? forfeited(award, question, law, reasons) : undefined) ??
    award;
  if (defends && incidents.shownToDeclarerOnly && law.answer('whoMayClaim') !== 'declarer')
    reasons.push({ code: 'shown-to-declarer-only', facts: {}, cite: law.cite('cardsShown') });
  const first = lawFirst(theCase, law, reasons);
  const own = outcome === award ? award.reasons : [];
  const { revoke } = incidents;
  const found = typeof revoke === 'object' ? withRevoke(theCase, revoke, outcome.tricks, ladder, law) : undefined;
  const status = first || found?.open ? 'other-law-first' : outcome.status;
  return {
    tricks: found?.tricks ?? outcome.tricks,
    reasons: [...own, ...reasons, ...(found?.reasons ?? [])],
    ...(status && { status }),
    ...(found && found.lost !== 0 && { lost: found.lost }),
  };
}

type Found = Pick<Outcome, 'tricks' | 'status'>;

/** 1963: a claim is declarer's only. What a defender gives up is a concession (74), unless his partner objects at once (74c). What
 *  else he says or shows ends nothing (73): play goes on, and declarer may treat the cards of his partner as penalty cards,
 *  unless only declarer saw what was shown. */
function ownRule(
  { incidents = {}, isClaim: act }: Case,
  { anyPlay, doubleDummy }: Ladder,
  question: Question,
  law: Reading,
  effort: Effort,
  reasons: Reason[],
): Found | undefined {
  if (law.answer('whoMayClaim') !== 'declarer') return undefined;
  const { claimed } = question;
  const concedes = act?.saidLosers ?? claimed === 0;
  const conceded = tricksLeft(question.position) - claimed;
  if (incidents.partnerObjected && conceded > 0)
    reasons.push({ code: 'partner-objected', facts: { left: 'nothing' }, cite: law.cite('partnerObjects') });
  const stands = concedes && !incidents.partnerObjected;
  if (stands) {
    law.answer('concededTrick');
    const facts = { conceded, safe: anyPlay };
    reasons.push({ code: 'defender-concedes', facts, cite: law.cite('concededTrick') });
    if (claimed === 0) return { tricks: anyPlay };
  } else reasons.push({ code: 'defenders-own-rule', facts: {}, cite: law.cite('exposedCards') });
  const shown = act?.showedCards !== false;
  const mayChoose = shown && law.answer('exposedCards') === 'partners-may-be-penalty' && !incidents.shownToDeclarerOnly;
  const limited = { ...effort, work: Math.min(effort.work, PENALTY_WORK) };
  const penalty = mayChoose ? withPartnersCards(question, limited) : undefined;
  if (shown)
    reasons.push({
      code: 'penalty-cards',
      facts: { mayChoose, playOn: doubleDummy, penalty: penalty ?? null },
      cite: law.cite('exposedCards'),
    });
  const prospect = Math.min(doubleDummy, penalty ?? doubleDummy);
  return playOn(stands ? Math.max(anyPlay, Math.min(prospect, claimed)) : prospect, law, reasons);
}

/** What was neither claim nor concession in this edition, by the facts that the case gives: play goes on. */
function noClaim(
  { isClaim: act, incidents = {}, edition, claim: { tricks } }: Case,
  { doubleDummy }: Ladder,
  { position, claimer, declarer }: Question,
  law: Reading,
  reasons: Reason[],
): Found | undefined {
  if (act === undefined) return undefined;
  const left = tricksLeft(position);
  const found = isClaim(
    edition,
    {
      currentTrickOnly: false,
      saidWinners: tricks !== undefined && tricks > 0,
      saidLosers: tricks === 0,
      allTheRest: tricks === 0 || tricks === left,
      cutShort: false,
      showedCards: tricks === undefined,
      noClaimMeant: false,
      ...act,
      byDeclarer: sideOf(claimer) === sideOf(declarer),
      partnerObjected: incidents.partnerObjected ?? false,
    },
    law.book,
  );
  if (!('kind' in found) || found.kind !== 'neither') return undefined;
  reasons.push(...found.reasons);
  return playOn(doubleDummy, law, reasons);
}

function objection(
  { doubleDummy, normal }: Ladder,
  { claimed, position }: Question,
  law: Reading,
  reasons: Reason[],
): Found | undefined {
  if (claimed === tricksLeft(position)) {
    reasons.push({ code: 'partner-objected', facts: { left: 'no-concession-made' }, cite: law.cite('partnerObjects') });
    return undefined;
  }
  const cite = law.cite('partnerObjects');
  // the law of 2017 says that the claim goes too; before, a number that was claimed as such is still a claim
  if (law.answer('partnerObjects') === 'no-concession' && claimed > 0) {
    reasons.push({ code: 'partner-objected', facts: { left: 'claim' }, cite });
    return { tricks: normal };
  }
  reasons.push({ code: 'partner-objected', facts: { left: 'nothing' }, cite });
  reasons.push({
    code: 'exposed-cards',
    facts: { answer: law.answer('exposedCards') },
    cite: law.cite('exposedCards'),
  });
  return playOn(doubleDummy, law, reasons);
}

/** Play goes on: no law gives a number of tricks, so the count is what best play on both sides would give from here. */
function playOn(tricks: number, law: Reading, reasons: Reason[]): Found {
  reasons.push({ code: 'play-goes-on', facts: { prospect: tricks }, cite: law.cite('whoMayClaim') });
  return { tricks, status: 'play-on' };
}

/** A side that contests the claim and acted before the director came: the claim stands, or its right was not lost. */
function forfeited(award: Outcome, { claimed }: Question, law: Reading, reasons: Reason[]): Found | undefined {
  const answer = law.answer('rightForfeited');
  const stands = answer !== 'gaining-side-adjusted';
  reasons.push({ code: 'right-forfeited', facts: { answer, claimed }, cite: law.cite('rightForfeited') });
  return stands ? { tricks: Math.max(claimed, award.tricks) } : undefined;
}

/** Names what another law settles first; whether something is still open. */
function lawFirst({ incidents = {} }: Case, law: Reading, reasons: Reason[]): boolean {
  const name = (what: 'revoke' | 'wrong-cards', stage: 'open' | 'settled' | undefined): boolean => {
    if (stage === undefined) return false;
    const question = what === 'revoke' ? 'revokeAtClaim' : 'wrongCards';
    law.answer(question);
    const cite = what === 'revoke' ? revokeLaws : law.cite(question);
    reasons.push({ code: 'law-first', facts: { what, settled: stage === 'settled' }, cite });
    return stage === 'open';
  };
  const cards = name('wrong-cards', incidents.wrongCards);
  const revoke = typeof incidents.revoke === 'string' && name('revoke', incidents.revoke);
  return cards || revoke;
}
