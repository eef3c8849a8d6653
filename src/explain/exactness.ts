// Whether the count of a ruling is certain, and why, in a sentence.

import type { Ruling } from '../ruling/ruling.ts';
import type { Words } from './words.ts';

export const exactness = (
  { exact, unseen }: Pick<Ruling, 'exact' | 'unseen'>,
  { verdict }: Pick<Words, 'verdict'>,
): string => (!exact ? verdict.notExact : unseen === undefined || unseen.all ? verdict.exact : verdict.lowest);
