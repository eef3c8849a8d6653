// Law 15 of 2007: as 1997, and a penalty for keeping a board from being played on purpose.

import { ask, end, readIn } from '../guided.ts';
import { lawOfFifteen } from '../wrongBoard.ts';

const by = readIn('text', 'pl-2007-15');

export const law15 = ask('deliberate', {
  yes: end('deliberate', 'as-played-unless-damage', 'i-decide-this', [by('deliberate-penalty', '15C')], '12'),
  no: lawOfFifteen(by),
});
