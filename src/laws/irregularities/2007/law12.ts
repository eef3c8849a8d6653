// Law 12 of 2007, as directors quote it: no indemnity (A1), weighted scores (C1c), self-inflicted damage (C1b), and the older
// standard where the regulator chose it (C1e). The rest, artificial scores among it, is not known to us.

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('second-hand', 'quoted-2007-12');
const ground = by('ground-no-indemnity', '12A1');

export const law12: Step = {
  ask: 'ground',
  on: {
    'no-indemnity': {
      ask: 'resultObtained',
      on: {
        no: unknownEnd('no-result'),
        yes: {
          ask: 'regulatorsStandard',
          on: {
            yes: end('older-standard', 'assigned', 'score-later', [ground, by('regulator-likely-standard', '12C1e')]),
            no: {
              ask: 'selfInflicted',
              on: {
                yes: end('weighted-less-own-fault', 'assigned', 'score-later', [
                  ground,
                  by('weighted', '12C1c'),
                  by('self-inflicted-stays', '12C1b'),
                ]),
                no: end('weighted', 'assigned', 'score-later', [ground, by('weighted', '12C1c')]),
              },
            },
          },
        },
      },
    },
    'law-says-so': unknownEnd('law-says-so'),
    'play-impossible': unknownEnd('play-impossible'),
    'wrong-remedy': unknownEnd('wrong-remedy'),
    'remedy-too-hard': unknownEnd('remedy-too-hard'),
    none: unknownEnd('no-ground'),
  },
};
