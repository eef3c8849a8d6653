// What the first screen says in Dutch, as one piece to load.

import { namesNl } from '../../../explain/words/namesNl.ts';
import { nl } from './nl.ts';
import type { Tables } from './tables.ts';

export const tables: Tables = { texts: nl, names: namesNl };
