// The laws of 1997: Law 70 read in full in English. Against 1987: the trump is forgotten when that is "at all likely";
// the three escapes of 70E are certain. 71 is known from its headings and from quotations.

import { type Edition, notKnown, unchanged } from '../edition.ts';
import { law1987 } from './1987.ts';

export const law1997 = {
  ...unchanged(law1987, 'text', 'en-1997', ['objectiveDoubt', 'handsFaced', 'procedure']),
  ...unchanged(law1987, 'second-hand', 'quoted-1997', [
    'playAfterClaim',
    'agreementMade',
    'agreementWithdrawn',
    'agreementTime',
  ]),
  // The start of the footnote was read; its last words, on the irrational, are known second-hand.
  ...unchanged(law1987, 'second-hand', 'drafters-1997', ['normalFootnote']),
  whoMayClaim: { answer: 'either-side', cite: ['68A'], read: 'second-hand', source: 'quoted-1997' },
  knowledgeAfterClaim: { answer: 'as-the-line-shows', cite: ['70E'], read: 'text', source: 'en-1997' },
  particularCard: {
    answer: { shownOutBefore: true, shownOutOnLine: true, irrationalOtherwise: true },
    cite: ['70E'],
    read: 'text',
    source: 'en-1997',
  },
  outstandingTrump: { answer: 'at-all-likely', cite: ['70C'], read: 'text', source: 'en-1997' },
  suitOrder: { answer: 'not-mentioned', cite: ['70E'], read: 'text', source: 'en-1997' },
  worstLine: { answer: 'worst-normal', cite: ['70D'], read: 'text', source: 'en-1997' },
  partnersChoice: { answer: 'not-mentioned', cite: ['70D'], read: 'text', source: 'en-1997' },
  concededTrick: {
    answer: 'any-legal-then-normal',
    cite: ['71A', '71C'],
    read: 'second-hand',
    source: 'headings-1997',
  },
  partnerObjects: { answer: 'no-concession', cite: ['68B'], read: 'second-hand', source: 'quoted-1997' },
  currentTrick: notKnown('68'),
  cardsShown: notKnown('68A'),
  restConceded: { answer: 'claim-concedes-rest', cite: ['68B'], read: 'second-hand', source: 'quoted-1997' },
  statementDue: notKnown('68C'),
  wonTrickTime: notKnown('71A'),
  concededTrickTime: notKnown('71C'),
  contractDone: { answer: 'own-rule', cite: ['71B'], read: 'second-hand', source: 'headings-1997' },
  correctionPeriod: notKnown('79C'),
  exposedCards: { answer: 'not-mentioned', cite: ['68B'], read: 'second-hand', source: 'quoted-1997' },
  rightForfeited: { answer: 'lost-when-gained', cite: ['11A'], read: 'text', source: 'en-1997-11' },
  revokeAtClaim: { answer: 'own-claim-establishes', cite: ['63A'], read: 'text', source: 'en-1997-63' },
  revokeDoubt: { answer: 'against-revoker', cite: ['62', '70A'], read: 'second-hand', source: 'wbflc-2000' },
  revokeTricks: { answer: 'two-or-one-and-late-card', cite: ['64A'], read: 'second-hand', source: 'ebu-2003-64' },
  revokeNoTransfer: notKnown('64B'),
  revokeEquity: notKnown('64C'),
  wrongCards: notKnown('13', '14'),
} as const satisfies Edition;
