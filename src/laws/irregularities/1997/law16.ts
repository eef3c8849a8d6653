// Law 16 of 1997: information from partner (A), and from withdrawn actions (C), the latter known second-hand. Information from
// elsewhere (B) is not known to us.

import { ask, readIn, unknownEnd } from '../guided.ts';
import { fromPartner, fromWithdrawn } from '../suggesting.ts';

const by = readIn('text', 'en-1997-16');

export const law16 = ask('informationFrom', {
  partner: fromPartner(
    [by('no-suggested-alternative', '16A'), by('may-announce-reservation', '16A1')],
    by('reserve-score', '16A2'),
  ),
  'withdrawn-action': fromWithdrawn(readIn('second-hand', 'notes-1997-16'), '16C'),
  accident: unknownEnd('accident'),
});
