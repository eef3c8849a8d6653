// All words of the page in Dutch, as one piece to load.

import { nl as rule } from '../../../explain/words/nl.ts';
import { regulationsNl } from '../../../explain/words/regulationsNl.ts';
import { nl } from './nl.ts';
import type { Tables } from './tables.ts';

export const tables: Tables = { texts: nl, rule, regulations: regulationsNl };
