// Article 10 of 1975 (Dutch print): the one article of that chapter that we have. As 1963, but what consulting partner costs
// stands elsewhere and is not known to us.

import { withoutDummy } from '../assessing.ts';
import { readIn } from '../guided.ts';

export const law10 = withoutDummy(readIn('text', 'nl-1975-10', 'not-known'));
