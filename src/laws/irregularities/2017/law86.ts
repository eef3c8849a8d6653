// Law 86 of 2017, team play: no new deal when the match could be known without the board (A); a result at the other table that
// clearly favours a side is used (B1); with several results it matters who was at fault (B2).

import { ask, end, readIn, unknownEnd } from '../guided.ts';
import { newDealOr } from '../teams.ts';

const by = readIn('text', 'pl-2017-86');
const one = [by('shall-assign-at-teams', '86B1', '12C1c')];
const nobody = [by('nobody-cancel-or-substitute', '86B2a')];
const oneSide = [by('innocents-better-of', '86B2b'), by('offenders-complement', '86B2b')];
const both = [by('both-cancel-artificial', '86B2c')];

export const law86 = newDealOr(
  by('no-new-deal', '86A'),
  ask('otherTable', {
    'no-result': unknownEnd('no-result'),
    'one-result': ask('clearResult', {
      yes: end('assigned', 'assigned', 'score-later', one, '12'),
      no: unknownEnd('unclear-result'),
    }),
    'several-results': ask('whoseFault', {
      nobody: end('nobody', 'cancelled-then-artificial', 'board-cancelled', nobody),
      'one-side': end('one-side', 'assigned', 'score-later', oneSide, '12'),
      'both-sides': end('both-sides', 'cancelled-then-artificial', 'board-cancelled', both, '12'),
    }),
  }),
);
