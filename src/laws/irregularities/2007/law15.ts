// Law 15 of 2007: as 1997, and a penalty for keeping a board from being played on purpose.

import { end, readIn, type Step } from '../guided.ts';
import { lawOfFifteen } from '../wrongBoard.ts';

const by = readIn('text', 'pl-2007-15');

export const law15: Step = {
  ask: 'deliberate',
  on: {
    yes: end('deliberate', 'as-played-unless-damage', 'i-decide-this', [by('deliberate-penalty', '15')], '12'),
    no: lawOfFifteen(by),
  },
};
