// What a language supplies to the page: its own texts, the words of a ruling, and those of the regulations.

import type { RegulationWords, Words } from '../../../explain/words.ts';
import type { Texts } from './en.ts';

export interface Tables {
  readonly texts: Texts;
  readonly rule: Words;
  readonly regulations: RegulationWords;
}
