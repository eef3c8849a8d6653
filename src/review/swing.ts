// What a different count of tricks is worth: in points for declarer's side, and in IMPs (Law 78B).

import { parseSeat, type SeatLetter, sideOf } from '../cards/cards.ts';
import { imps } from '../play/compareScores.ts';
import { isVulnerable, parseContract, score, type Vulnerability } from '../play/contract.ts';

export interface Swing {
  /** What declarer's side got by the recorded result above what the other count gives; negative when it got less. */
  readonly points: number;
  readonly imps: number;
}

export function swingOf(
  { contract, declarer, vulnerable }: { contract?: string; declarer?: SeatLetter; vulnerable: Vulnerability },
  recorded: number,
  other: number,
): Swing | undefined {
  const bid = contract === undefined ? undefined : parseContract(contract);
  const seat = declarer === undefined ? undefined : parseSeat(declarer);
  if (!bid || seat === undefined) return undefined;
  const red = isVulnerable(vulnerable, sideOf(seat));
  const points = score(bid, red, recorded) - score(bid, red, other);
  return { points, imps: imps(points) };
}
