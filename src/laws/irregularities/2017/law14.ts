// Law 14 of 2017: the list of changes finds only its wording changed since 2007.

import { readIn } from '../guided.ts';
import { lawOfFourteen } from '../missingCard.ts';

export const law14 = lawOfFourteen(readIn('second-hand', 'changes-2007-2017'));
