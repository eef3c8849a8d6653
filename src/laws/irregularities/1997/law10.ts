// Law 10A of 1997: only the director assesses. 10B and C, on what players settled and on options, are not known to us.

import { lawOfTen } from '../assessing.ts';
import { readIn, unknownEnd } from '../guided.ts';

const by = readIn('text', 'en-1997-10');
const alone = [by('director-alone', '10A'), by('no-waiver', '10A')];

export const law10 = lawOfTen(alone, unknownEnd('settled-by-players'), unknownEnd('options'));
