// What the ruling does to the score (Laws 77 and 78): declarer's tricks and points before and after, the swing in points and
// IMPs, and matchpoints or IMPs against the scores of other tables. Points are declarer's side's throughout.

import { sideOf } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import { imps, matchpoints } from '../play/compareScores.ts';
import { type Contract, isVulnerable, score } from '../play/contract.ts';
import type { Effect, Ruling } from './ruling.ts';

/** The effect of a ruling; undefined when the contract or the tricks won are not known, or nothing says how the board stood
 *  before. */
export function effectOf(theCase: Case, remaining: number, result: Ruling['result']): Effect | undefined {
  const { contract } = theCase;
  const before = tricksBefore(theCase, remaining);
  if (contract === undefined || result === undefined || before === undefined) return undefined;
  return effectBetween({ ...theCase, contract }, before, result.tricks);
}

/** What is scored: the contract, who plays it, how vulnerable, and the scores of other tables for North-South. */
export interface Board extends Pick<Case, 'declarer' | 'vulnerable' | 'others'> {
  readonly contract: Contract;
}

/** The effect of declarer taking `after` tricks in all instead of those before. */
export function effectBetween(
  { contract, declarer, vulnerable, others }: Board,
  before: Pick<Effect['before'], 'tricks' | 'from'>,
  after: number,
): Effect {
  const side = sideOf(declarer);
  const points = (tricks: number) => score(contract, isVulnerable(vulnerable, side), tricks);
  const [was, is] = [points(before.tricks), points(after)];
  const swing = { points: is - was, imps: imps(is - was) };
  if (others === undefined || others.length === 0) return { before: { ...before, score: was }, swing };
  const field = side === 0 ? others : others.map((other) => -other || 0);
  const against = (own: number) => ({
    matchpoints: matchpoints(own, field).points,
    imps: field.reduce((sum, other) => sum + imps(own - other), 0) / field.length,
  });
  return {
    before: { ...before, score: was },
    swing,
    others: { tables: field.length, top: 2 * field.length, before: against(was), after: against(is) },
  };
}

/** As it was scored, or else as it was claimed. */
function tricksBefore(
  { recorded, claim, won, declarer }: Case,
  remaining: number,
): Pick<Effect['before'], 'tricks' | 'from'> | undefined {
  if (recorded !== undefined) return { tricks: recorded, from: 'recorded' };
  if (claim.tricks === undefined || won === undefined) return undefined;
  const own = sideOf(claim.by) === sideOf(declarer) ? claim.tricks : remaining - claim.tricks;
  return { tricks: (sideOf(declarer) === 0 ? won.NS : won.EW) + own, from: 'claim' };
}
