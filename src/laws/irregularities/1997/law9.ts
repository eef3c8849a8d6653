// Law 9 of 1997, of which we have the first part: who may draw attention, and when. The rest is not known to us.

import { lawOfNine } from '../calling.ts';
import { readIn, unknownEnd } from '../guided.ts';

const by = readIn('text', 'ru-1997-9', 'not-known');

export const law9 = lawOfNine(by, ['9A', '9A', '9A', '9A'], [], [], unknownEnd('corrected-too-early'));
