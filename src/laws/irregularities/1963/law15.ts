// Article 15 of 1963: a board that was not meant for these players.

import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'nl-1963-9');

export const law15: Step = {
  ask: 'boardPlayedBefore',
  on: {
    no: end('stands', 'as-played', 'score-later', [by('wrong-board-stands', '15'), by('right-board-later', '15')]),
    yes: end(
      'second-score-cancelled',
      'cancelled-then-artificial',
      'board-cancelled',
      [by('second-score-cancelled', '15'), by('deprived-adjusted', '15'), by('right-board-later', '15')],
      '12',
    ),
  },
};
