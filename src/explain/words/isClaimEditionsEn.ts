// English: whether it was a claim, under every edition.

import type { IsClaimEditionsWords } from './isClaimEditions.ts';

export const isClaimEditionsEn: IsClaimEditionsWords = {
  heading: 'Under every edition   (≠ another answer than the edition before)',
  asks: (question) => `Must be known first: ${question}`,
  differ: (from, to, before, after) => `${from}: ${before}. ${to}: ${after}.`,
  none: 'Nowhere: every edition gives the same answer.',
};
