// All words of the page in English, as one piece to load.

import { en as rule } from '../../../explain/words/en.ts';
import { regulationsEn } from '../../../explain/words/regulationsEn.ts';
import { en } from './en.ts';
import type { Tables } from './tables.ts';

export const tables: Tables = { texts: en, rule, regulations: regulationsEn };
