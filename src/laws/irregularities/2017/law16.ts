// Law 16D of 2017, as directors quote it: information from outside, before the first call (D2) or after it (D3). The wording of A
// to C, and of D2a, is not known to us.

import { ask, end, readIn, unknownEnd } from '../guided.ts';

const by = readIn('second-hand', 'forum-2017-16');
const before = [
  by('redeal-if-event-allows', '16D2b'),
  by('complete-ready-to-adjust', '16D2c'),
  by('adjusted-for-outside-information', '16D2d'),
];
const after = [
  by('complete-ready-to-adjust', '16D3', '16D2c'),
  by('adjusted-for-outside-information', '16D3', '16D2d'),
];

export const law16 = ask('informationFrom', {
  accident: ask('beforeFirstCall', {
    yes: end('before-call', 'as-played-unless-damage', 'nothing-until-i-have-explained', before, '12'),
    no: end('after-call', 'as-played-unless-damage', 'call-me-after-play', after, '12'),
  }),
  partner: unknownEnd('partner'),
  'withdrawn-action': unknownEnd('withdrawn-action'),
});
