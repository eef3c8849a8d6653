// Article 16 of 1963: information from elsewhere, by accident or from partner. For partner's the director has four ways (a to d).

import { ask, end, readIn, unknownEnd } from '../guided.ts';

const by = readIn('text', 'nl-1963-9');
const whole = readIn('text', 'nl-1963-9', 'not-known');
const tell = [whole('tell-director-at-once', '16'), whole('play-on-unless-disrupted', '16')];
const disrupted = [...tell, whole('substitute-or-adjust', '16')];

export const law16 = ask('informationFrom', {
  accident: ask('disrupts', {
    no: end('play-on', 'as-played', 'carry-on', tell),
    yes: ask('substituteAvailable', {
      yes: end('substitute', 'as-played', 'nothing-until-i-have-explained', disrupted),
      no: end('adjusted', 'artificial', 'score-later', disrupted, '12'),
    }),
  }),
  partner: ask('whichOption', {
    ignore: end('ignored', 'as-played', 'carry-on', [by('ignore-it', '16a')]),
    reserve: end('reserved', 'as-played-unless-damage', 'call-me-after-play', [by('reserve-score', '16b')], '12'),
    forbid: end('forbidden', 'as-played', 'do-not-use-that', [by('forbid-action', '16c')]),
    prescribe: end('prescribed', 'as-played', 'do-not-use-that', [by('prescribe-action', '16c')]),
    'adjust-now': end('adjusted-now', 'assigned', 'board-cancelled', [by('adjust-now', '16d')], '12'),
  }),
  'withdrawn-action': unknownEnd('withdrawn-action'),
});
