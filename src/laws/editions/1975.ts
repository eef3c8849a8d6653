// The laws of 1975: no copy of the claims chapter was found in any language, so every answer is "not known to us".
// Even the numbering is unproven: the modern numbers may date from 1987.

import { type Edition, notKnown } from '../edition.ts';

export const law1975 = {
  whoMayClaim: notKnown(),
  currentTrick: notKnown(),
  cardsShown: notKnown(),
  restConceded: notKnown(),
  partnerObjects: notKnown(),
  exposedCards: notKnown(),
  statementDue: notKnown(),
  playAfterClaim: notKnown(),
  rightForfeited: notKnown(),
  agreementMade: notKnown(),
  agreementWithdrawn: notKnown(),
  agreementTime: notKnown(),
  objectiveDoubt: notKnown(),
  procedure: notKnown(),
  handsFaced: notKnown(),
  outstandingTrump: notKnown(),
  worstLine: notKnown(),
  partnersChoice: notKnown(),
  knowledgeAfterClaim: notKnown(),
  particularCard: notKnown(),
  suitOrder: notKnown(),
  normalFootnote: notKnown(),
  concededTrick: notKnown(),
  concededTrickTime: notKnown(),
  wonTrickTime: notKnown(),
  contractDone: notKnown(),
  correctionPeriod: notKnown(),
  revokeAtClaim: notKnown(),
  revokeDoubt: notKnown(),
  revokeTricks: notKnown(),
  wrongCards: notKnown(),
} as const satisfies Edition;
