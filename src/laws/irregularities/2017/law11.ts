// Law 11 of 2017: when a side gained by its opponents' ignorance, its own score is adjusted and no other (A).

import { lawOfEleven } from '../forfeiting.ts';
import { readIn } from '../guided.ts';

export const law11 = lawOfEleven(readIn('text', 'pl-2017-11'), { gained: 'only-gaining-side-adjusted', still: '11B' });
