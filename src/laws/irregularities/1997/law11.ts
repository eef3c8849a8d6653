// Law 11 of 1997: acting before the call (A), a spectator who noticed first (B), a penalty all the same (C).

import { lawOfEleven } from '../forfeiting.ts';
import { ask, end, readIn } from '../guided.ts';

const by = readIn('text', 'en-1997-10');
const still = by('penalty-still-possible', '11C');
const forInnocents = [by('spectator-innocents', '11B'), still];
const forOffenders = [by('spectator-offenders', '11B'), still];

export const law11 = lawOfEleven(by, {
  gained: 'forfeit-when-ignorance-gained',
  still: '11C',
  idle: (kept) =>
    ask('spectatorFirst', {
      no: kept,
      'for-innocents': end('spectator-innocents', 'not-yet', 'i-decide-this', forInnocents),
      'for-offenders': end('spectator-offenders', 'not-yet', 'i-decide-this', forOffenders),
    }),
});
