// Law 12 of 2007, as directors quote it: no indemnity (A1), weighted scores (C1c), self-inflicted damage (C1b), and the older
// standard where the regulator chose it (C1e). The rest, artificial scores among it, is not known to us.

import { ask, end, readIn, unknownEnd } from '../guided.ts';

const by = readIn('second-hand', 'quoted-2007-12');
const ground = by('ground-no-indemnity', '12A1');
const weighted = [ground, by('weighted', '12C1c')];
const older = [ground, by('regulator-likely-standard', '12C1e')];
const ownFault = [...weighted, by('self-inflicted-stays', '12C1b')];

export const law12 = ask('ground', {
  'no-indemnity': ask('resultObtained', {
    no: unknownEnd('no-result'),
    yes: ask('regulatorsStandard', {
      yes: end('older-standard', 'assigned', 'score-later', older),
      no: ask('selfInflicted', {
        yes: end('weighted-less-own-fault', 'assigned', 'score-later', ownFault),
        no: end('weighted', 'assigned', 'score-later', weighted),
      }),
    }),
  }),
  'law-says-so': unknownEnd('law-says-so'),
  'play-impossible': unknownEnd('play-impossible'),
  'wrong-remedy': unknownEnd('wrong-remedy'),
  'remedy-too-hard': unknownEnd('remedy-too-hard'),
  none: unknownEnd('no-ground'),
});
