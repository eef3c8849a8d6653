// Law 11 of 2007: as 1997 without the spectator.

import { lawOfEleven } from '../forfeiting.ts';
import { readIn } from '../guided.ts';

export const law11 = lawOfEleven(readIn('text', 'no-2007'), { gained: 'forfeit-when-ignorance-gained', still: '11B' });
