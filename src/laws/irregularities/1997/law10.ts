// Law 10A of 1997: only the director assesses. 10B and C, on what players settled and on options, are not known to us.

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('text', 'en-1997-10');
const alone = [by('director-alone', '10A'), by('no-waiver', '10A')];

export const law10: Step = {
  ask: 'playersSettled',
  on: {
    yes: unknownEnd('settled-by-players'),
    no: {
      ask: 'hasOptions',
      on: { no: end('one-penalty', 'not-yet', 'i-decide-this', alone), yes: unknownEnd('options') },
    },
  },
};
