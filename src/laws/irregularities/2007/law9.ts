// Law 9 of 2007, from a quotation in short that leaves out the correction made too early.

import { lawOfNine } from '../calling.ts';
import { readIn, unknownEnd } from '../guided.ts';

export const law9 = lawOfNine(readIn('text', 'en-2007-9'), () => unknownEnd('corrected-too-early'));
