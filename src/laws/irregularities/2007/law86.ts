// Law 86 of 2007, team play: 3 IMPs (A), scores that do not balance in a knock-out match (B), no board dealt again when the result
// could be known (C), a result obtained at the other table (D).

import { ask, end, readIn, unknownEnd } from '../guided.ts';
import { knockOutOr, newDealOr } from '../teams.ts';

const by = readIn('text', 'no-2007');
const three = by('plus-minus-three', '86A');
const assigned = by('may-assign-at-teams', '86D');

export const law86 = newDealOr(
  by('no-new-deal', '86C'),
  ask('otherTable', {
    'no-result': knockOutOr(three, by('average-of-both-results', '86B')),
    'one-result': ask('favoursInnocents', {
      yes: end('should-assign', 'assigned', 'score-later', [assigned], '12'),
      no: end('may-assign', 'as-played-unless-damage', 'score-later', [assigned, three], '12'),
    }),
    'several-results': unknownEnd('several-results'),
  }),
);
