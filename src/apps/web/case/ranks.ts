// Cards of one suit as people type them: "akq", "AKT9", "a 10 4", in Dutch also "ahv". Letters of no rank are told by place.

import { rankLetters } from '../../../cards/cards.ts';
import type { Lang } from '../../../explain/explain.ts';

export interface TypedRanks {
  readonly bits: number;
  /** What is no rank, as typed. */
  readonly strange: readonly string[];
  /** Ranks typed twice, as PBN letters. */
  readonly twice: readonly string[];
}

const dutch: Readonly<Record<string, string>> = { H: 'K', V: 'Q', B: 'J' };

export function readRanks(text: string, lang: Lang): TypedRanks {
  let bits = 0;
  const strange: string[] = [];
  const twice: string[] = [];
  const letters = text
    .toUpperCase()
    .replaceAll('10', 'T')
    .replace(/[\s,.\-–—]/g, '');
  for (const letter of letters) {
    const pbn = lang === 'nl' ? (dutch[letter] ?? letter) : letter;
    const rank = rankLetters.indexOf(pbn);
    if (rank < 0) strange.push(letter);
    else if (bits & (1 << rank)) twice.push(pbn);
    else bits |= 1 << rank;
  }
  return { bits, strange, twice };
}
