// Law 13 of 2007: the director judges, no consent of players is asked for. A and B: the player with the wrong hand has called;
// C: found after play; D: no call yet; E: what moving the cards tells; F: a surplus card.

import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'pl-2007-13');
const moved = by('moved-cards-unauthorised', '13E');

export const law13: Step = {
  ask: 'surplusCard',
  on: {
    yes: {
      ask: 'surplusPlayed',
      on: {
        no: end('surplus-removed', 'as-played', 'restore-and-play', [by('surplus-removed', '13F')]),
        yes: end(
          'surplus-in-trick',
          'assigned',
          'score-later',
          [by('surplus-removed', '13F'), by('surplus-in-finished-trick', '13F')],
          '12',
        ),
      },
    },
    no: {
      ask: 'othersComplete',
      on: {
        yes: end('one-hand-short', 'not-yet', 'count-your-cards', [by('look-for-card', '14')], '14'),
        no: {
          ask: 'foundWhen',
          on: {
            'after-play': end(
              'cancelled',
              'cancelled-then-artificial',
              'board-cancelled',
              [by('result-cancelled', '13C'), by('team-results', '13C', '86D'), by('procedural-penalty', '13C')],
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
                  [by('calls-stand', '13A'), by('may-adjust-after', '13A'), moved],
                  '12',
                ),
                no: end(
                  'not-playable',
                  'assigned',
                  'score-later',
                  [by('not-playable-adjust', '13B'), by('procedural-penalty', '13B')],
                  '12',
                ),
              },
            },
            'before-call': {
              ask: 'cardSeen',
              on: {
                no: end('corrected', 'as-played', 'restore-and-play', [by('play-normally', '13D1'), moved]),
                yes: {
                  ask: 'seenMatters',
                  on: {
                    no: end(
                      'seen-play',
                      'as-played-unless-damage',
                      'call-me-after-play',
                      [by('play-first-then-adjust', '13D2a'), moved],
                      '12',
                    ),
                    yes: end(
                      'seen-adjust-now',
                      'artificial',
                      'board-cancelled',
                      [by('adjust-at-once', '13D2b'), by('procedural-penalty', '13D2b')],
                      '12',
                    ),
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
