// Law 9 of 2017: as 2007; a correction made too early can bring further rectification (C).

import { lawOfNine } from '../calling.ts';
import { end, readIn } from '../guided.ts';

const by = readIn('text', 'en-2017-9');
const after = [by('call-when-attention', '9B1a'), by('anyone-may-call', '9B1b'), by('nothing-until-explained', '9B2')];
const tooEarly = [by('premature-correction', '9C', '26B'), ...after];

export const law9 = lawOfNine(
  by,
  ['9A1', '9A2', '9A3', '9A4'],
  after,
  [by('no-duty-to-report', '9A5'), by('own-report-harmless', '9B1d')],
  end('corrected-too-early', 'not-yet', 'nothing-until-i-have-explained', tooEarly, '26'),
);
