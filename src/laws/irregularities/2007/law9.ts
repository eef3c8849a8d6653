// Law 9 of 2007, from a quotation in short that gives no numbers within its sections and leaves out the correction made too early.

import { lawOfNine } from '../calling.ts';
import { readIn, unknownEnd } from '../guided.ts';

const by = readIn('text', 'en-2007-9', 'not-known');

export const law9 = lawOfNine(
  by,
  ['9A', '9A', '9A', '9A'],
  [by('call-when-attention', '9B'), by('anyone-may-call', '9B'), by('nothing-until-explained', '9B')],
  [by('no-duty-to-report', '9A'), by('own-report-harmless', '9B')],
  unknownEnd('corrected-too-early'),
);
