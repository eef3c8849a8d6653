// The laws of 2007. Against 1997: the footnote on "normal" loses its last words (not irrational); a defender gets no
// credit for his partner's choice; play after the claim is evidence; 69B asks what was likely, 71 what was normal.

import { type Edition, notKnown, unchanged } from '../edition.ts';
import { law1997 } from './1997.ts';

export const law2007 = {
  ...unchanged(law1997, 'text', 'en-2007', ['objectiveDoubt']),
  ...unchanged(law1997, 'text', 'en-2007-70', ['outstandingTrump']),
  ...unchanged(law1997, 'text', 'pl-2007', ['agreementMade', 'agreementTime']),
  whoMayClaim: { answer: 'either-side', cite: ['68B'], read: 'text', source: 'en-2007' },
  knowledgeAfterClaim: { answer: 'as-the-line-shows', cite: ['70E1'], read: 'text', source: 'en-2007-70' },
  particularCard: {
    answer: { shownOutBefore: true, shownOutOnLine: true, irrationalOtherwise: true },
    cite: ['70E1'],
    read: 'text',
    source: 'en-2007-70',
  },
  normalFootnote: {
    answer: { includes: 'careless-or-inferior', classOfPlayer: true },
    cite: ['70', '71'],
    read: 'text',
    source: 'en-2007',
  },
  suitOrder: { answer: 'regulator-may-fix', cite: ['70E2'], read: 'second-hand', source: 'forum-2007' },
  worstLine: { answer: 'worst-normal', cite: ['70D1'], read: 'text', source: 'en-2007-70' },
  partnersChoice: { answer: 'no-credit', cite: ['70D2'], read: 'text', source: 'en-2007-70' },
  playAfterClaim: { answer: 'evidence', cite: ['70D3'], read: 'text', source: 'en-2007-70' },
  concededTrick: { answer: 'any-normal', cite: ['71'], read: 'text', source: 'en-2007' },
  agreementWithdrawn: { answer: 'likely', cite: ['69B'], read: 'text', source: 'pl-2007' },
  handsFaced: { answer: 'director-may-require', cite: ['70B3'], read: 'text', source: 'pl-2007' },
  procedure: { answer: 'statement-objections-hands', cite: ['70B'], read: 'text', source: 'pl-2007' },
  partnerObjects: { answer: 'no-concession', cite: ['68B2'], read: 'text', source: 'en-2007' },
  currentTrick: notKnown('68A'),
  cardsShown: notKnown('68A'),
  restConceded: { answer: 'claim-concedes-rest', cite: ['68B1'], read: 'text', source: 'en-2007' },
  statementDue: notKnown('68C'),
  wonTrickTime: { answer: 'correction-period', cite: ['71'], read: 'text', source: 'en-2007' },
  concededTrickTime: { answer: 'correction-period', cite: ['71'], read: 'text', source: 'en-2007' },
  contractDone: { answer: 'won-tricks-only', cite: ['71'], read: 'text', source: 'en-2007' },
  correctionPeriod: notKnown('79C'),
  exposedCards: { answer: 'no-penalty-cards', cite: ['68B2'], read: 'text', source: 'en-2007' },
  rightForfeited: { answer: 'lost-when-gained', cite: ['11A'], read: 'text', source: 'no-2007' },
  revokeAtClaim: notKnown('63A'),
  revokeDoubt: notKnown('70A'),
  revokeTricks: { answer: 'two-or-one', cite: ['64A'], read: 'text', source: 'no-2007-64' },
  revokeNoTransfer: { answer: 'faced-card', cite: ['64B'], read: 'text', source: 'no-2007-64' },
  revokeEquity: { answer: 'director-adjusts', cite: ['64C'], read: 'text', source: 'no-2007-64' },
  wrongCards: { answer: 'deal-first', cite: ['13', '14', '67'], read: 'text', source: 'pl-2007' },
} as const satisfies Edition;
