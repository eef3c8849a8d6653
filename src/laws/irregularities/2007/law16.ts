// Law 16A-B2 of 2007: information from partner, with what a logical alternative is. B3, C and D are not known to us.

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('text', 'en-2007-16');
const suggested = by('no-suggested-alternative', '16B1a');
const defined = by('alternative-defined', '16B1b');
const reserve = by('may-announce-reservation', '16B2');

export const law16: Step = {
  ask: 'informationFrom',
  on: {
    partner: {
      ask: 'logicalAlternative',
      on: {
        no: end('no-alternative', 'as-played', 'carry-on', [suggested, defined, reserve]),
        yes: {
          ask: 'couldBeSuggested',
          on: {
            yes: end('suggested', 'as-played-unless-damage', 'call-me-after-play', [suggested, defined, reserve], '12'),
            no: end('not-suggested', 'as-played', 'carry-on', [suggested, defined, reserve]),
          },
        },
      },
    },
    'withdrawn-action': unknownEnd('withdrawn-action'),
    accident: unknownEnd('accident'),
  },
};
