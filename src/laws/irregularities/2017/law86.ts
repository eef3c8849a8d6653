// Law 86B of 2017, team play: one clear result at another table is used; with several it matters who was at fault.

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('text', 'nl-2017-13');

export const law86: Step = {
  ask: 'otherTable',
  on: {
    'no-result': unknownEnd('no-result'),
    'one-result': {
      ask: 'clearResult',
      on: {
        yes: end('assigned', 'assigned', 'score-later', [by('shall-assign-at-teams', '86B', '12C1c')], '12'),
        no: unknownEnd('unclear-result'),
      },
    },
    'several-results': {
      ask: 'whoseFault',
      on: {
        nobody: end('nobody', 'cancelled-then-artificial', 'board-cancelled', [
          by('nobody-cancel-or-substitute', '86B'),
        ]),
        'one-side': end(
          'one-side',
          'assigned',
          'score-later',
          [by('innocents-better-of', '86B'), by('offenders-complement', '86B')],
          '12',
        ),
        'both-sides': end(
          'both-sides',
          'cancelled-then-artificial',
          'board-cancelled',
          [by('both-cancel-artificial', '86B')],
          '12',
        ),
      },
    },
  },
};
