// Law 12 of 1987: known from headings and the European commentary. The offenders get the worst of all that was possible.

import { assignedOrByFault } from '../adjusting.ts';
import { readIn } from '../guided.ts';

const by = readIn('second-hand', 'ebl-1987-12');

export const law12 = assignedOrByFault(by, by('likely-and-possible', '12C2'));
