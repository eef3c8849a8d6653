// Was it a claim, a concession, both or neither (Law 68; article 70 in 1963)? Questions with a yes or a no, asked only while
// they matter, and the result with its reasons. What the director answers is taken as found.

import type { ClaimAnswers, ClaimQuestion } from '../claim/act.ts';
import { type EditionId, type LawBook, lawBook } from '../laws/editions.ts';
import { Reading } from './lawBook.ts';
import type { ClaimReason, Reason } from './reason.ts';

export { type ClaimAnswers, type ClaimQuestion, claimQuestions } from '../claim/act.ts';

export type ClaimKind = 'claim' | 'concession' | 'both' | 'neither';

/** `ask`: the next question that matters; otherwise what it was. */
export type ClaimFinding =
  | { readonly ask: ClaimQuestion }
  | { readonly kind: ClaimKind; readonly reasons: readonly Reason[] };

/** What it was under an edition, or what must be known first. */
export function isClaim(edition: EditionId, answers: ClaimAnswers, book: LawBook = lawBook(edition)): ClaimFinding {
  const reasons: Reason[] = [];
  const law = new Reading(edition, reasons, book);
  const because = (code: ClaimReason, cite: readonly string[]) =>
    reasons.push({ code: 'claim-or-not', facts: { because: code }, cite });
  const finding = (kind: ClaimKind): ClaimFinding => ({ kind, reasons });
  const missing = (...questions: ClaimQuestion[]) => questions.find((question) => answers[question] === undefined);

  const first = missing('byDeclarer', 'currentTrickOnly');
  if (first !== undefined) return { ask: first };
  const defender = answers.byDeclarer === false;
  if (defender && law.answer('whoMayClaim') === 'declarer') {
    // a claim is declarer's, but what a defender gives up is a concession, and his partner may object (74)
    if (answers.saidLosers === undefined) return { ask: 'saidLosers' };
    if (!answers.saidLosers) {
      because('defender-has-own-rule', law.cite('whoMayClaim'));
      return finding('neither');
    }
    because('number-to-lose', law.cite('concededTrick'));
    if (answers.partnerObjected === undefined) return { ask: 'partnerObjected' };
    if (!answers.partnerObjected) return finding('concession');
    because('objection-no-concession', law.cite('partnerObjects'));
    return finding('neither');
  }
  if (answers.currentTrickOnly) {
    if (law.answer('currentTrick') === 'neither') {
      because('current-trick', law.cite('currentTrick'));
      return finding('neither');
    }
    because('current-trick-counts', law.cite('currentTrick'));
  }
  // who named tricks to be won has claimed, whatever else was done
  const told =
    missing('saidWinners', 'saidLosers') ?? (answers.saidWinners ? undefined : missing('cutShort', 'showedCards'));
  if (told !== undefined) return { ask: told };
  const { saidWinners, saidLosers, cutShort, showedCards } = answers;
  if (!(saidWinners || saidLosers || cutShort || showedCards)) {
    because('nothing-said', law.cite('whoMayClaim'));
    return finding('neither');
  }
  // a number is a number; only what was merely suggested or shown can be meant otherwise
  if (!saidWinners && !saidLosers && law.answer('cardsShown') === 'unless-no-claim-meant') {
    if (answers.noClaimMeant === undefined) return { ask: 'noClaimMeant' };
    if (answers.noClaimMeant) {
      because('no-claim-meant', law.cite('cardsShown'));
      return finding('neither');
    }
  }
  if (saidWinners) because('number-to-win', law.cite('restConceded'));
  if (saidLosers) because('number-to-lose', law.cite('restConceded'));
  if (cutShort) because('cut-short', law.cite('cardsShown'));
  if (showedCards) because('cards-shown', law.cite('cardsShown'));
  const claims = saidWinners || cutShort || showedCards;
  // some tricks claimed are the others conceded, and the other way round
  const partial = Boolean(saidWinners) !== Boolean(saidLosers) && law.answer('restConceded') === 'claim-concedes-rest';
  if (partial && answers.allTheRest === undefined) return { ask: 'allTheRest' };
  const both = partial && answers.allTheRest === false;
  if (both) because('rest-implied', law.cite('restConceded'));
  const concedes = saidLosers || both;
  const kind = both || (claims && concedes) ? 'both' : concedes ? 'concession' : 'claim';
  if (!concedes || !defender) return finding(kind);
  if (answers.partnerObjected === undefined) return { ask: 'partnerObjected' };
  if (!answers.partnerObjected) return finding(kind);
  const noConcession = law.answer('partnerObjects') === 'no-concession';
  because(noConcession ? 'objection-no-concession' : 'objection-neither', law.cite('partnerObjects'));
  return finding(noConcession && saidWinners ? 'claim' : 'neither');
}
