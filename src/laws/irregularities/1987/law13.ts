// Law 13 of 1987: only its headings are known to us, the skeleton of 1997. Where the wording decides, it is not known.

import { ask, end, readIn, unknownEnd } from '../guided.ts';
import { restoring } from '../restoring.ts';

const by = readIn('second-hand', 'ru-1987-11');

export const law13 = ask('cardSeen', {
  yes: unknownEnd('card-seen'),
  no: restoring(by, ['13A1', '13A2', '13A3'], '', (name, how) => end(name, 'as-played', 'restore-and-play', how)),
});
