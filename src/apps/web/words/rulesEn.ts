// What the other screens say in English besides: the words of a ruling and of the regulations, as one piece to load.

import { en as rule } from '../../../explain/words/en.ts';
import { regulationsEn } from '../../../explain/words/regulationsEn.ts';
import type { RuleTables } from './tables.ts';

export const rules: RuleTables = { rule, regulations: regulationsEn };
