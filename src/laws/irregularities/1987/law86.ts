// Law 86 of 1987, team play: 3 IMPs for average plus and minus, the average of both sides' results in a knock-out match, no board
// dealt again when the match is decided without it.

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('second-hand', 'ebl-1987-12');
const text = readIn('text', 'nl-1987-86');

export const law86: Step = {
  ask: 'replayConsidered',
  on: {
    yes: {
      ask: 'knownWithoutBoard',
      on: {
        yes: end('no-new-deal', 'artificial', 'score-later', [text('no-new-deal', '86C')], '12'),
        no: unknownEnd('new-deal'),
      },
    },
    no: {
      ask: 'knockOut',
      on: {
        yes: {
          ask: 'scoresBalance',
          on: {
            no: end('knock-out', 'assigned', 'score-later', [by('average-of-both-results', '86')], '12'),
            yes: end('knock-out-artificial', 'artificial', 'score-later', [by('plus-minus-three', '86')], '12'),
          },
        },
        no: end('artificial', 'artificial', 'score-later', [by('plus-minus-three', '86')], '12'),
      },
    },
  },
};
