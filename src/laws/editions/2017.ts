// The laws of 2017. Against 2007: the third escape of 70E1 (irrational not to) is gone; play is suspended, and counts
// when all four agreed to go on; partner's objection undoes the claim as well as the concession.

import { type Edition, notKnown, unchanged } from '../edition.ts';
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
    'restConceded',
    'exposedCards',
  ]),
  ...unchanged(law2007, 'text', 'pl-2017', [
    'normalFootnote',
    'concededTrick',
    'concededTrickTime',
    'wonTrickTime',
    'contractDone',
    'agreementMade',
    'agreementWithdrawn',
    'agreementTime',
  ]),
  ...unchanged(law2007, 'second-hand', 'changes-2007-2017', ['wrongCards']),
  ...unchanged(law2007, 'text', 'en-2017-64', ['revokeTricks']),
  whoMayClaim: { answer: 'either-side', cite: ['68A'], read: 'text', source: 'en-2017' },
  particularCard: {
    answer: { shownOutBefore: true, shownOutOnLine: true, irrationalOtherwise: false },
    cite: ['70E1'],
    read: 'text',
    source: 'en-2017',
  },
  playAfterClaim: { answer: 'result-if-all-agreed', cite: ['68D2'], read: 'second-hand', source: 'quoted-2017' },
  partnerObjects: { answer: 'neither-concession-nor-claim', cite: ['68B2'], read: 'text', source: 'en-2017' },
  currentTrick: { answer: 'neither', cite: ['68'], read: 'text', source: 'en-2017' },
  cardsShown: { answer: 'unless-no-claim-meant', cite: ['68A'], read: 'text', source: 'en-2017' },
  statementDue: { answer: 'at-once-with-order-hand-faced', cite: ['68C'], read: 'text', source: 'en-2017' },
  correctionPeriod: { answer: 'thirty-minutes-unless-set', cite: ['79C'], read: 'text', source: 'en-2017' },
  rightForfeited: { answer: 'gaining-side-adjusted', cite: ['11A'], read: 'second-hand', source: 'changes-2007-2017' },
  revokeAtClaim: { answer: 'own-claim-establishes', cite: ['63A'], read: 'text', source: 'en-2017-63' },
  revokeDoubt: notKnown('70A'),
  revokeNoTransfer: { answer: 'penalty-or-dummy', cite: ['64B'], read: 'text', source: 'en-2017-64' },
  revokeEquity: { answer: 'director-adjusts', cite: ['64C'], read: 'text', source: 'en-2017-64' },
} as const satisfies Edition;
