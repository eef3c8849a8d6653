// Law 15 of 1997.

import { readIn } from '../guided.ts';
import { lawOfFifteen } from '../wrongBoard.ts';

export const law15 = lawOfFifteen(readIn('text', 'en-1997-15'));
