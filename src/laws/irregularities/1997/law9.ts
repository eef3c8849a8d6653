// Law 9 of 1997, of which we have the first part: who may draw attention, and when. The rest is not known to us.

import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'ru-1997-9');
const prevent = by('may-prevent', '9A');

export const law9: Step = {
  ask: 'period',
  on: {
    auction: end(
      'auction',
      'not-yet',
      'nothing-until-i-have-explained',
      [by('any-player-in-auction', '9A')],
      '10',
      '11',
    ),
    play: {
      ask: 'whoSpeaks',
      on: {
        player: end(
          'play',
          'not-yet',
          'nothing-until-i-have-explained',
          [by('declarer-or-defender-in-play', '9A')],
          '10',
          '11',
        ),
        dummy: {
          ask: 'onlyPrevents',
          on: {
            yes: end('dummy-prevents', 'as-played', 'carry-on', [prevent], '42', '43'),
            no: end(
              'dummy-spoke',
              'not-yet',
              'nothing-until-i-have-explained',
              [by('dummy-may-not-speak-in-play', '9A')],
              '42',
              '43',
            ),
          },
        },
        'dummy-without-rights': end(
          'dummy-without-rights',
          'not-yet',
          'nothing-until-i-have-explained',
          [by('dummy-may-not-speak-in-play', '9A')],
          '43',
        ),
      },
    },
    'after-play': end(
      'after-play',
      'not-yet',
      'nothing-until-i-have-explained',
      [by('dummy-may-after-play', '9A')],
      '10',
    ),
  },
};
