// Law 11A of 2017, known from the list of changes: the score of the side that gained is adjusted, of that side only. What holds
// when nobody gained is not known to us.

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('second-hand', 'changes-2017');

export const law11: Step = {
  ask: 'ignoranceGained',
  on: {
    yes: end('one-side-adjusted', 'assigned', 'score-later', [by('only-gaining-side-adjusted', '11A')], '12'),
    no: unknownEnd('nobody-gained'),
  },
};
