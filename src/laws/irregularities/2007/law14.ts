// Law 14 of 2007.

import { readIn } from '../guided.ts';
import { lawOfFourteen } from '../missingCard.ts';

export const law14 = lawOfFourteen(readIn('text', 'pl-2007-14'));
