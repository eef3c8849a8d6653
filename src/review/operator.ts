// A vugraph operator types the play, and stops when the table stops, when the network does, or when the result is plain to him.
// Such a stop is no claim. Nothing in a file tells it from one, so these are only signs, and a report names those it went by.

import type { Board } from '../formats/board.ts';

/** `lead-only`: at most one trick was recorded. `vugraph-early`: typed by an operator, more tricks left than players at
 *  online tables leave when they claim. `vugraph-part`: typed by an operator, and declarer is given neither all nor none of
 *  many tricks, which players seldom claim. */
export type OperatorSign = 'lead-only' | 'vugraph-early' | 'vugraph-part';

/** At online clubs 98 % of 273 claims were made with no more tricks left, at others 91 to 96 %. */
export const EARLY = 9;
/** At online clubs 86 % of the claims were for all of the rest, and those for a part came late. */
export const MANY = 6;

export function operatorSigns(board: Board, remaining: number, claimed: number): OperatorSign[] {
  const signs: OperatorSign[] = [];
  if (board.ending === 'lead-only') signs.push('lead-only');
  if (!board.vugraph) return signs;
  if (remaining >= EARLY) signs.push('vugraph-early');
  else if (remaining >= MANY && claimed > 0 && claimed < remaining) signs.push('vugraph-part');
  return signs;
}
