// The laws of 2017. Against 2007: the third escape of 70E1 (irrational not to) is gone; play is suspended, and counts
// when all four agreed to go on; partner's objection undoes the claim as well as the concession.

import { type Edition, unchanged } from '../edition.ts';
import { law2007 } from './2007.ts';

export const law2017 = {
  ...unchanged(law2007, 'text', 'en-2017', [
    'knowledgeAfterClaim',
    'outstandingTrump',
    'suitOrder',
    'worstLine',
    'partnersChoice',
    'objectiveDoubt',
    'handsFaced',
    'procedure',
  ]),
  ...unchanged(law2007, 'text', 'pl-2017', ['normalFootnote', 'concededTrick', 'agreementWithdrawn']),
  whoMayClaim: { answer: 'either-side', cite: ['68A'], read: 'text', source: 'en-2017' },
  particularCard: {
    answer: { shownOutBefore: true, shownOutOnLine: true, irrationalOtherwise: false },
    cite: ['70E1'],
    read: 'text',
    source: 'en-2017',
  },
  playAfterClaim: { answer: 'result-if-all-agreed', cite: ['68D2'], read: 'second-hand', source: 'quoted-2017' },
  partnerObjects: { answer: 'neither-concession-nor-claim', cite: ['68B2'], read: 'text', source: 'en-2017' },
} as const satisfies Edition;
