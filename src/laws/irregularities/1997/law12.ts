// Law 12A-C2 of 1997: the best that was likely for the innocent, the worst at all probable for the offenders. What an appeals
// committee may vary for equity (12C3) is not part of it.

import { assignedOrByFault } from '../adjusting.ts';
import { readIn } from '../guided.ts';

const by = readIn('text', 'en-1997-12');

export const law12 = assignedOrByFault(by, by('likely-and-at-all-probable', '12C2'));
