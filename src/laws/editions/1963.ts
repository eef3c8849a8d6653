// The laws of 1963: articles 70-74, read in full in Dutch. A claim is declarer's; the word "normal" is not used;
// nothing first learnt after the claim may help, and every doubtful point is the defenders'.

import { type Edition, notKnown } from '../edition.ts';

export const law1963 = {
  whoMayClaim: { answer: 'declarer', cite: ['70', '73'], read: 'text', source: 'nl-1963' },
  currentTrick: { answer: 'no-exception', cite: ['70'], read: 'text', source: 'nl-1963' },
  cardsShown: { answer: 'always', cite: ['70'], read: 'text', source: 'nl-1963' },
  restConceded: { answer: 'one-definition', cite: ['70'], read: 'text', source: 'nl-1963' },
  partnerObjects: { answer: 'no-concession', cite: ['74c'], read: 'text', source: 'nl-1963' },
  exposedCards: { answer: 'partners-may-be-penalty', cite: ['73'], read: 'text', source: 'nl-1963' },
  statementDue: { answer: 'not-demanded', cite: ['72b'], read: 'text', source: 'nl-1963' },
  playAfterClaim: { answer: 'forbidden', cite: ['71'], read: 'text', source: 'nl-1963' },
  rightForfeited: { answer: 'may-be-lost', cite: ['11', '71'], read: 'text', source: 'nl-1963' },
  agreementMade: { answer: 'no-rule', cite: ['74'], read: 'text', source: 'nl-1963' },
  agreementWithdrawn: { answer: 'no-rule', cite: ['74'], read: 'text', source: 'nl-1963' },
  agreementTime: { answer: 'no-rule', cite: ['74'], read: 'text', source: 'nl-1963' },
  objectiveDoubt: { answer: 'to-defenders', cite: ['72e'], read: 'text', source: 'nl-1963' },
  procedure: { answer: 'hands-statement', cite: ['72a', '72b'], read: 'text', source: 'nl-1963' },
  handsFaced: { answer: 'declarer-must-defenders-may', cite: ['72a'], read: 'text', source: 'nl-1963' },
  outstandingTrump: { answer: 'doubt-to-defenders', cite: ['72e'], read: 'text', source: 'nl-1963' },
  worstLine: { answer: 'no-contradiction', cite: ['72d'], read: 'text', source: 'nl-1963' },
  partnersChoice: { answer: 'not-mentioned', cite: ['73'], read: 'text', source: 'nl-1963' },
  knowledgeAfterClaim: { answer: 'frozen', cite: ['72c'], read: 'text', source: 'nl-1963' },
  particularCard: {
    answer: { shownOutBefore: true, shownOutOnLine: false, irrationalOtherwise: false },
    cite: ['72d'],
    read: 'text',
    source: 'nl-1963',
  },
  suitOrder: { answer: 'not-mentioned', cite: ['72'], read: 'text', source: 'nl-1963' },
  normalFootnote: {
    answer: { includes: 'none', classOfPlayer: false },
    cite: ['72'],
    read: 'text',
    source: 'nl-1963',
  },
  concededTrick: { answer: 'any-play', cite: ['74b'], read: 'text', source: 'nl-1963' },
  concededTrickTime: { answer: 'before-hands-returned', cite: ['74b'], read: 'text', source: 'nl-1963' },
  wonTrickTime: { answer: 'protest-period', cite: ['74a', '94'], read: 'text', source: 'nl-1963' },
  contractDone: { answer: 'own-rule', cite: ['74a'], read: 'text', source: 'nl-1963' },
  correctionPeriod: { answer: 'protest-period', cite: ['74a', '94'], read: 'text', source: 'nl-1963' },
  revokeAtClaim: notKnown(),
  revokeDoubt: notKnown(),
  revokeTricks: notKnown(),
  wrongCards: { answer: 'deal-first', cite: ['13', '14', '68'], read: 'text', source: 'nl-1963' },
} as const satisfies Edition;
