// Law 12A-C1 of 2017: redress of damage (B), the probable outcome (C1b), weighted (C1c), artificial when there are too many
// outcomes (C1d) or the board cannot be played (A2). How much by fault (C2) is not known to us in the wording of 2017.

import { lawOfTwelve } from '../adjusting.ts';
import { ask, end, readIn } from '../guided.ts';

const by = readIn('text', 'en-2017-12');

export const law12 = lawOfTwelve(
  by,
  ['12A', '12A1', '12A2', '12A3', '12B2'],
  (name, ground) => {
    const likely = [ground, by('redress-damage', '12B1'), by('probable-outcome', '12C1b'), by('weighted', '12C1c')];
    const none = [ground, by('no-damage-no-adjustment', '12B1')];
    const tooMany = [ground, by('too-many-results', '12C1d')];
    return ask('damaged', {
      no: end(`${name}-no-damage`, 'as-played', 'no-adjustment', none),
      yes: ask('manyResults', {
        yes: end(`${name}-too-many`, 'artificial', 'score-later', tooMany),
        no: ask('selfInflicted', {
          no: end(`${name}-assigned`, 'assigned', 'score-later', likely),
          yes: end(`${name}-own-fault`, 'assigned', 'score-later', [...likely, by('self-inflicted-stays', '12C1e')]),
        }),
      }),
    });
  },
  (name, ground) => end(name, 'artificial', 'score-later', [ground]),
);
