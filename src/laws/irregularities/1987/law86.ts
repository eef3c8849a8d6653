// Law 86 of 1987, team play: 3 IMPs for average plus and minus, the average of both sides' results in a knock-out match, no board
// dealt again when the match is decided without it.

import { readIn } from '../guided.ts';
import { knockOutOr, newDealOr } from '../teams.ts';

const by = readIn('second-hand', 'ebl-1987-12', 'not-known');
const noNewDeal = readIn('text', 'nl-1987-86')('no-new-deal', '86C');

export const law86 = newDealOr(
  noNewDeal,
  knockOutOr(by('plus-minus-three', '86'), by('average-of-both-results', '86')),
);
