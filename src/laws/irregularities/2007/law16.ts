// Law 16A-B2 of 2007: information from partner, with what a logical alternative is. B3, C and D are not known to us.

import { ask, readIn, unknownEnd } from '../guided.ts';
import { fromPartner } from '../suggesting.ts';

const by = readIn('text', 'en-2007-16');

export const law16 = ask('informationFrom', {
  partner: fromPartner([
    by('no-suggested-alternative', '16B1a'),
    by('alternative-defined', '16B1b'),
    by('may-announce-reservation', '16B2'),
  ]),
  'withdrawn-action': unknownEnd('withdrawn-action'),
  accident: unknownEnd('accident'),
});
