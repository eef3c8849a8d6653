// Law 86 of 2007, team play: 3 IMPs (A), scores that do not balance in a knock-out match (B), no board dealt again when the result
// could be known (C), a result obtained at the other table (D).

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('text', 'no-2007');
const three = by('plus-minus-three', '86A');
const assigned = by('may-assign-at-teams', '86D');

export const law86: Step = {
  ask: 'replayConsidered',
  on: {
    yes: {
      ask: 'knownWithoutBoard',
      on: {
        yes: end('no-new-deal', 'artificial', 'score-later', [by('no-new-deal', '86C')], '12'),
        no: unknownEnd('new-deal'),
      },
    },
    no: {
      ask: 'otherTable',
      on: {
        'no-result': {
          ask: 'knockOut',
          on: {
            no: end('artificial', 'artificial', 'score-later', [three], '12'),
            yes: {
              ask: 'scoresBalance',
              on: {
                yes: end('knock-out-artificial', 'artificial', 'score-later', [three], '12'),
                no: end('knock-out', 'assigned', 'score-later', [by('average-of-both-results', '86B')], '12'),
              },
            },
          },
        },
        'one-result': {
          ask: 'favoursInnocents',
          on: {
            yes: end('should-assign', 'assigned', 'score-later', [assigned], '12'),
            no: end('may-assign', 'as-played-unless-damage', 'score-later', [assigned, three], '12'),
          },
        },
        'several-results': unknownEnd('several-results'),
      },
    },
  },
};
