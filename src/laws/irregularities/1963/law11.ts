// Article 11 of 1963: how the innocent side loses its right to a penalty.

import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'nl-1963-9');
const still = by('penalty-still-possible', '11');

export const law11: Step = {
  ask: 'actedBefore',
  on: {
    'after-right-hand-opponent': end('forfeited', 'as-played', 'right-lost', [
      by('forfeits-after-right-hand-opponent', '11'),
      still,
    ]),
    otherwise: {
      ask: 'forfeitJudged',
      on: {
        yes: end('forfeited-judged', 'as-played', 'right-lost', [by('may-forfeit-by-acting', '11'), still]),
        no: end(
          'kept-judged',
          'not-yet',
          'right-kept',
          [by('may-forfeit-by-acting', '11'), by('right-kept', '11')],
          '10',
        ),
      },
    },
    no: {
      ask: 'consulted',
      on: {
        yes: end('consulted', 'as-played', 'right-lost', [by('consultation-cancels', '11'), still]),
        no: end('kept', 'not-yet', 'right-kept', [by('right-kept', '11')], '10'),
      },
    },
  },
};
