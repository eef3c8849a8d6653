// What a language supplies to the page: its own texts with the names of seats and cards, which every screen needs; and the words of a
// ruling with those of the regulations, which the first screen does without.

import type { Names, RegulationWords, Words } from '../../../explain/words.ts';
import type { Texts } from './en.ts';

export interface Tables {
  readonly texts: Texts;
  readonly names: Names;
}

export interface RuleTables {
  readonly rule: Words;
  readonly regulations: RegulationWords;
}
