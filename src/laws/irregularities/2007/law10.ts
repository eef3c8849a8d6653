// Law 10 of 2007: the list of changes to 2017 finds only its wording changed, so it is read in 2017.

import { everyoneAlone } from '../assessing.ts';
import { readIn } from '../guided.ts';

export const law10 = everyoneAlone(readIn('second-hand', 'changes-2007-2017'));
