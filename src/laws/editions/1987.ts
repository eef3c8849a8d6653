// The laws of 1987, known in parts: 68C-D, 69 and the footnote on "normal" in translation, the hearing and the
// outstanding trump from the European commentary. The wording of 70C-E and 71 was not found.

import { type Edition, notKnown } from '../edition.ts';

export const law1987 = {
  whoMayClaim: { answer: 'either-side', cite: ['68C'], read: 'text', source: 'ru-1987' },
  knowledgeAfterClaim: notKnown('70E'),
  particularCard: notKnown('70E'),
  outstandingTrump: { answer: 'presumed-unaware', cite: ['70C'], read: 'second-hand', source: 'ebl-1987' },
  normalFootnote: {
    answer: { includes: 'careless-or-inferior-not-irrational', classOfPlayer: true },
    cite: ['69', '70', '71'],
    read: 'text',
    source: 'nl-1987',
  },
  suitOrder: notKnown('70E'),
  worstLine: notKnown('70D'),
  partnersChoice: notKnown('70D'),
  playAfterClaim: { answer: 'void', cite: ['68D'], read: 'text', source: 'ru-1987' },
  concededTrick: notKnown('71'),
  agreementWithdrawn: { answer: 'no-normal-play-loses', cite: ['69B'], read: 'text', source: 'nl-1987' },
  objectiveDoubt: { answer: 'against-claimer', cite: ['70A'], read: 'second-hand', source: 'ebl-1987' },
  handsFaced: { answer: 'all-must', cite: ['70B2'], read: 'second-hand', source: 'ru-1987-headings' },
  procedure: { answer: 'statement-hands-objections', cite: ['70B'], read: 'second-hand', source: 'ru-1987-headings' },
  partnerObjects: notKnown('68B'),
  currentTrick: { answer: 'neither', cite: ['68'], read: 'second-hand', source: 'ebl-1987' },
  cardsShown: notKnown('68A'),
  restConceded: notKnown('68B'),
  statementDue: { answer: 'at-once-with-order', cite: ['68C'], read: 'text', source: 'ru-1987' },
  agreementMade: { answer: 'next-call-or-round-end', cite: ['69A'], read: 'text', source: 'nl-1987' },
  agreementTime: { answer: 'correction-period', cite: ['69B'], read: 'text', source: 'nl-1987' },
  wonTrickTime: notKnown('71'),
  concededTrickTime: notKnown('71'),
  contractDone: notKnown('71'),
  correctionPeriod: notKnown('79C'),
  exposedCards: notKnown('68B'),
  rightForfeited: notKnown('11'),
  revokeAtClaim: notKnown('63A'),
  revokeDoubt: notKnown('70A'),
  revokeTricks: notKnown('64A'),
  wrongCards: notKnown('13', '14'),
} as const satisfies Edition;
