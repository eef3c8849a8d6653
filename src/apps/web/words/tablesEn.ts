// What the first screen says in English, as one piece to load.

import { namesEn } from '../../../explain/words/namesEn.ts';
import { en } from './en.ts';
import type { Tables } from './tables.ts';

export const tables: Tables = { texts: en, names: namesEn };
