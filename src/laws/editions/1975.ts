// The laws of 1975: no copy of the claims chapter was found in any language, so every answer is "not known to us".
// Even the numbering is unproven: the modern numbers may date from 1987.

import { type Edition, notKnown } from '../edition.ts';

export const law1975 = {
  whoMayClaim: notKnown(),
  knowledgeAfterClaim: notKnown(),
  particularCard: notKnown(),
  outstandingTrump: notKnown(),
  normalFootnote: notKnown(),
  suitOrder: notKnown(),
  worstLine: notKnown(),
  partnersChoice: notKnown(),
  playAfterClaim: notKnown(),
  concededTrick: notKnown(),
  agreementWithdrawn: notKnown(),
  objectiveDoubt: notKnown(),
  handsFaced: notKnown(),
  procedure: notKnown(),
  partnerObjects: notKnown(),
} as const satisfies Edition;
