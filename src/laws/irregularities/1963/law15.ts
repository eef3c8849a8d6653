// Article 15 of 1963: a board that was not meant for these players.

import { ask, end, readIn } from '../guided.ts';

const by = readIn('text', 'nl-1963-9', 'not-known');
const later = by('right-board-later', '15');
const second = [by('second-score-cancelled', '15'), by('deprived-adjusted', '15'), later];

export const law15 = ask('boardPlayedBefore', {
  no: end('stands', 'as-played', 'score-later', [by('wrong-board-stands', '15'), later]),
  yes: end('second-score-cancelled', 'cancelled-then-artificial', 'board-cancelled', second, '12'),
});
