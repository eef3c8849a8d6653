// Law 15 of 1997 and 2007: nobody had played the board (A), somebody had (B), found during the auction (C).

import { end, type Rule, type Step } from './guided.ts';
import type { RuleId } from './vocabulary.ts';

export function lawOfFifteen(by: (rule: RuleId, ...cite: readonly string[]) => Rule): Step {
  return {
    ask: 'foundInAuction',
    on: {
      yes: {
        ask: 'sameCalls',
        on: {
          yes: end('same-calls', 'as-played', 'take-your-cards-again', [by('auction-cancelled-repeat', '15C')]),
          no: end(
            'different-calls',
            'cancelled-then-artificial',
            'board-cancelled',
            [by('auction-cancelled-repeat', '15C'), by('different-calls-cancel', '15C')],
            '12',
          ),
        },
      },
      no: {
        ask: 'boardPlayedBefore',
        on: {
          no: end('stands', 'as-played', 'score-later', [
            by('wrong-board-stands', '15A'),
            by('right-board-later', '15A'),
          ]),
          yes: end(
            'second-score-cancelled',
            'cancelled-then-artificial',
            'board-cancelled',
            [by('second-score-cancelled', '15B'), by('deprived-artificial', '15B')],
            '12',
          ),
        },
      },
    },
  };
}
