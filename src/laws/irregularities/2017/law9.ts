// Law 9 of 2017: as 2007; a correction made too early can bring further rectification (C).

import { lawOfNine } from '../calling.ts';
import { end, readIn } from '../guided.ts';

const by = readIn('text', 'en-2017-9');

export const law9 = lawOfNine(by, (after) =>
  end(
    'corrected-too-early',
    'not-yet',
    'nothing-until-i-have-explained',
    [by('premature-correction', '9C'), ...after],
    '26',
  ),
);
