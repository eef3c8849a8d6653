// What the other screens say in Dutch besides: the words of a ruling and of the regulations, as one piece to load.

import { nl as rule } from '../../../explain/words/nl.ts';
import { regulationsNl } from '../../../explain/words/regulationsNl.ts';
import type { RuleTables } from './tables.ts';

export const rules: RuleTables = { rule, regulations: regulationsNl };
