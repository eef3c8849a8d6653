// Law 10 of 2017: the director alone; what players did he may allow or cancel; any player with an option chooses without partner,
// and may choose what suits best.

import { everyoneAlone } from '../assessing.ts';
import { readIn } from '../guided.ts';

export const law10 = everyoneAlone(readIn('text', 'en-2017-10'));
