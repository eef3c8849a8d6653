// Article 10 of 1963: the director alone assesses, players waive nothing, options are explained, declarer chooses without dummy.

import { withoutDummy } from '../assessing.ts';
import { readIn } from '../guided.ts';

const by = readIn('text', 'nl-1963-9', 'not-known');

export const law10 = withoutDummy(by, by('consultation-cancels', '11'));
