// Article 16 of 1963: information from elsewhere, by accident or from partner. For partner's the director has four ways (a to d).

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('text', 'nl-1963-9');
const tell = [by('tell-director-at-once', '16'), by('play-on-unless-disrupted', '16')];

export const law16: Step = {
  ask: 'informationFrom',
  on: {
    accident: {
      ask: 'disrupts',
      on: {
        no: end('play-on', 'as-played', 'carry-on', tell),
        yes: {
          ask: 'substituteAvailable',
          on: {
            yes: end('substitute', 'as-played', 'nothing-until-i-have-explained', [
              ...tell,
              by('substitute-or-adjust', '16'),
            ]),
            no: end('adjusted', 'artificial', 'score-later', [...tell, by('substitute-or-adjust', '16')], '12'),
          },
        },
      },
    },
    partner: {
      ask: 'whichOption',
      on: {
        ignore: end('ignored', 'as-played', 'carry-on', [by('ignore-it', '16a')]),
        reserve: end('reserved', 'as-played-unless-damage', 'call-me-after-play', [by('reserve-score', '16b')], '12'),
        forbid: end('forbidden', 'as-played', 'do-not-use-that', [by('forbid-action', '16c')]),
        prescribe: end('prescribed', 'as-played', 'do-not-use-that', [by('prescribe-action', '16c')]),
        'adjust-now': end('adjusted-now', 'assigned', 'board-cancelled', [by('adjust-now', '16d')], '12'),
      },
    },
    'withdrawn-action': unknownEnd('withdrawn-action'),
  },
};
