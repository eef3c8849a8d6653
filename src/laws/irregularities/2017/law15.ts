// Law 15 of 2017: cards from a wrong board (A), and a wrong board at pairs or individual (B). The auction is no longer repeated.

import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'en-2017-15');

export const law15: Step = {
  ask: 'cardsFromWrongBoard',
  on: {
    yes: {
      ask: 'partnerCalled',
      on: {
        yes: end(
          'partner-called',
          'assigned',
          'score-later',
          [by('partner-called-adjust', '15A'), by('procedural-penalty', '15A')],
          '12',
        ),
        no: end(
          'call-again',
          'as-played-unless-damage',
          'take-your-cards-again',
          [by('call-cancelled-again', '15A'), by('later-call-differs', '15A'), by('procedural-penalty', '15A')],
          '16',
        ),
      },
    },
    no: {
      ask: 'boardPlayedBefore',
      on: {
        yes: end(
          'cancelled',
          'cancelled-then-artificial',
          'board-cancelled',
          [by('board-cancelled-for-both', '15B'), by('deprived-artificial', '15B', '12C2a')],
          '12',
        ),
        no: end('completed', 'as-played', 'carry-on', [by('must-be-completed', '15B'), by('right-board-later', '15B')]),
      },
    },
  },
};
