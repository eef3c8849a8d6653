// Dutch: whether it was a claim, under every edition.

import type { IsClaimEditionsWords } from './isClaimEditions.ts';

export const isClaimEditionsNl: IsClaimEditionsWords = {
  heading: 'Onder elke editie   (≠ een ander antwoord dan de editie ervoor)',
  asks: (question) => `Eerst moet bekend zijn: ${question}`,
  differ: (from, to, before, after) => `${from}: ${before}. ${to}: ${after}.`,
  none: 'Nergens: elke editie geeft hetzelfde antwoord.',
};
