// Law 16 of 1997: information from partner (A), and from withdrawn actions (C), the latter known second-hand. Information from
// elsewhere (B) is not known to us.

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('text', 'en-1997-16');
const noted = readIn('second-hand', 'notes-1997-16');
const suggested = by('no-suggested-alternative', '16A');
const reserve = by('may-announce-reservation', '16A1');

export const law16: Step = {
  ask: 'informationFrom',
  on: {
    partner: {
      ask: 'logicalAlternative',
      on: {
        no: end('no-alternative', 'as-played', 'carry-on', [suggested, reserve]),
        yes: {
          ask: 'couldBeSuggested',
          on: {
            yes: end(
              'suggested',
              'assigned',
              'call-me-after-play',
              [suggested, reserve, by('reserve-score', '16A2')],
              '12',
            ),
            no: end('not-suggested', 'as-played', 'carry-on', [suggested, reserve]),
          },
        },
      },
    },
    'withdrawn-action': {
      ask: 'usesOffendersAction',
      on: {
        yes: end('innocents-use', 'as-played', 'carry-on', [noted('innocents-may-use', '16C')]),
        no: end('offenders-may-not', 'as-played-unless-damage', 'do-not-use-that', [
          noted('offenders-may-not-use', '16C'),
        ]),
      },
    },
    accident: unknownEnd('accident'),
  },
};
