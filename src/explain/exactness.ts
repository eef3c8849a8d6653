// Whether the count of a ruling is certain, and why, in a sentence.

import type { Ruling } from '../ruling/ruling.ts';
import type { Words } from './words.ts';

export const exactness = (
  { exact, unseen, reasons }: Pick<Ruling, 'exact' | 'unseen' | 'reasons'>,
  { verdict }: Pick<Words, 'verdict'>,
): string => {
  if (!exact) return verdict.notExact;
  if (unseen !== undefined && !unseen.all) return verdict.lowest;
  return reasons.some(({ code }) => code === 'kept-surely') ? verdict.surely : verdict.exact;
};
