// Law 13 of 2017: only when a hand has more than thirteen cards. A: no call by a wrong hand yet, a seen card is always played with
// first; B: after such a call; C: a surplus card; D: found after play.

import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'pl-2017-13');
const only = by('only-more-than-thirteen', '13');

export const law13: Step = {
  ask: 'surplusCard',
  on: {
    yes: {
      ask: 'surplusPlayed',
      on: {
        no: end('surplus-removed', 'as-played', 'restore-and-play', [by('surplus-removed', '13C')]),
        yes: end(
          'surplus-in-trick',
          'assigned',
          'score-later',
          [by('surplus-removed', '13C'), by('surplus-in-finished-trick', '13C')],
          '12',
        ),
      },
    },
    no: {
      ask: 'cardsInHand',
      on: {
        fewer: end('fewer', 'not-yet', 'count-your-cards', [only, by('look-for-card', '14')], '14'),
        thirteen: end('thirteen', 'as-played', 'carry-on', [only]),
        more: {
          ask: 'foundWhen',
          on: {
            'after-play': end(
              'cancelled',
              'cancelled-then-artificial',
              'board-cancelled',
              [only, by('result-cancelled', '13D'), by('team-results', '13D', '86B'), by('procedural-penalty', '13D')],
              '12',
              '86',
            ),
            'after-call': {
              ask: 'playable',
              on: {
                yes: end(
                  'calls-stand',
                  'as-played-unless-damage',
                  'restore-and-play',
                  [only, by('calls-stand', '13B'), by('may-adjust-after', '13B')],
                  '12',
                ),
                no: end(
                  'not-playable',
                  'assigned',
                  'score-later',
                  [only, by('not-playable-adjust', '13B', '12C1b')],
                  '12',
                ),
              },
            },
            'before-call': {
              ask: 'cardSeen',
              on: {
                no: end('corrected', 'as-played', 'restore-and-play', [only, by('play-normally', '13A')]),
                yes: end(
                  'seen-play-first',
                  'as-played-unless-damage',
                  'call-me-after-play',
                  [only, by('play-first-then-adjust', '13A', '12C1b'), by('procedural-penalty', '13A')],
                  '12',
                ),
              },
            },
          },
        },
      },
    },
  },
};
