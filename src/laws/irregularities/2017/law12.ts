// Law 12A-C1 of 2017: redress of damage (B), the probable outcome (C1b), weighted (C1c), artificial when there are too many
// outcomes (C1d). Artificial scores by fault (C2) are not known to us in the wording of 2017.

import { end, type Rule, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('text', 'en-2017-12');

function adjusted(name: string, ground: Rule): Step {
  const likely = [ground, by('redress-damage', '12B1'), by('probable-outcome', '12C1b'), by('weighted', '12C1c')];
  return {
    ask: 'damaged',
    on: {
      no: end(`${name}-no-damage`, 'as-played', 'no-adjustment', [ground, by('no-damage-no-adjustment', '12B1')]),
      yes: {
        ask: 'manyResults',
        on: {
          yes: end(`${name}-too-many`, 'artificial', 'score-later', [ground, by('too-many-results', '12C1d')]),
          no: {
            ask: 'selfInflicted',
            on: {
              no: end(`${name}-assigned`, 'assigned', 'score-later', likely),
              yes: end(`${name}-own-fault`, 'assigned', 'score-later', [
                ...likely,
                by('self-inflicted-stays', '12C1e'),
              ]),
            },
          },
        },
      },
    },
  };
}

export const law12: Step = {
  ask: 'ground',
  on: {
    'law-says-so': adjusted('law-says-so', by('ground-law', '12A')),
    'no-indemnity': adjusted('no-rectification', by('ground-no-indemnity', '12A1')),
    'play-impossible': unknownEnd('play-impossible'),
    'wrong-remedy': adjusted('wrong-rectification', by('ground-wrong-remedy', '12A3')),
    'remedy-too-hard': end('not-for-severity', 'as-played', 'no-adjustment', [by('never-for-severity', '12B2')]),
    none: end('no-ground', 'as-played', 'no-adjustment', [by('only-where-law-allows', '12A')]),
  },
};
