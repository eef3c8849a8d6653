// Assigned scores by the standard of each edition (Law 12): in 1987 and 1997, and since 2007 where the regulator chose it, the
// best likely result for the innocent and the worst possible or at all probable one for the offenders; otherwise since 2007
// weighted results. What is likely is the director's finding: no text that we know puts a number on it.

import type { Side } from '../../cards/cards.ts';
import { fail, ok, type Result } from '../../cards/result.ts';
import { type EditionId, editionIds } from '../../laws/editions.ts';
import { oneResult, type Part, type SideScore, type TableScore } from './field.ts';

/** A result that the director considers, in points of North-South. */
export interface Outcome {
  readonly score: number;
  /** Its share, any positive number; shares are made to add up. */
  readonly weight?: number;
  readonly likely?: boolean;
  readonly atAllProbable?: boolean;
  /** The score on the worst normal line, when the tricks were counted and not found by the director. */
  readonly worst?: number;
}

export type StandardId = 'one-result' | 'likely-possible' | 'likely-probable' | 'weighted';

export interface Assigned {
  readonly scores: TableScore;
  readonly standard: StandardId;
  readonly cite: readonly string[];
  readonly read: 'text' | 'second-hand';
}

type Known = Pick<Assigned, 'standard' | 'cite' | 'read'>;

/** The standards of an edition, the usual one first; none where we know none. */
export const standards: Readonly<Record<EditionId, readonly Known[]>> = {
  1963: [{ standard: 'one-result', cite: ['12'], read: 'text' }],
  1975: [],
  1987: [{ standard: 'likely-possible', cite: ['12C2'], read: 'second-hand' }],
  1997: [{ standard: 'likely-probable', cite: ['12C2'], read: 'text' }],
  2007: [
    { standard: 'weighted', cite: ['12C1c'], read: 'second-hand' },
    { standard: 'likely-probable', cite: ['12C1e'], read: 'second-hand' },
  ],
  2017: [{ standard: 'weighted', cite: ['12C1b', '12C1c'], read: 'text' }],
};

/** The scores of both sides. `offenders`: a side, or both; `standard` picks among those of the edition. */
export function assign(
  edition: EditionId,
  outcomes: readonly Outcome[],
  offenders: Side | 'both',
  standard?: StandardId,
): Result<Assigned> {
  const known = standards[edition];
  const [usual] = known;
  if (usual === undefined)
    return fail(
      'not-known',
      'edition',
      `the standard of ${edition} for assigned scores is not known to us`,
      `an edition whose standard is known: ${editionIds.filter((id) => standards[id].length > 0).join(', ')}`,
    );
  const chosen = standard === undefined ? usual : known.find((one) => one.standard === standard);
  if (chosen === undefined)
    return fail(
      'standard',
      'standard',
      `${edition} has no standard "${standard}" that we know`,
      known.map((one) => one.standard).join(' or '),
    );
  const scores = bySide(chosen.standard, outcomes, offenders);
  return scores.ok ? ok({ ...chosen, scores: scores.value }) : scores;
}

function bySide(standard: StandardId, outcomes: readonly Outcome[], offenders: Side | 'both'): Result<TableScore> {
  const own = (side: Side) => (score: number) => (side === 0 ? score : -score || 0);
  switch (standard) {
    case 'one-result': {
      if (outcomes.length !== 1)
        return fail('outcomes', 'outcomes', `${outcomes.length} results are given`, 'one result: 1963 weighs none');
      return ok([oneResult(own(0)(outcomes[0]!.score)), oneResult(own(1)(outcomes[0]!.score))]);
    }
    case 'weighted': {
      const all = outcomes.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
      const without = outcomes.findIndex(({ weight }) => weight === undefined);
      if (outcomes.length > 1 && without >= 0)
        return fail('outcomes', `outcomes[${without}]`, 'this result has no weight', 'a "weight" for each: 60 and 40');
      const parts = (side: Side): Part[] =>
        outcomes.map(({ score, weight }) => ({
          score: own(side)(score),
          weight: outcomes.length === 1 ? 1 : weight! / all,
        }));
      return ok([
        { kind: 'results', parts: parts(0) },
        { kind: 'results', parts: parts(1) },
      ]);
    }
    case 'likely-possible':
    case 'likely-probable': {
      const likely = outcomes.filter((one) => one.likely);
      const considered =
        standard === 'likely-possible' ? outcomes : outcomes.filter((one) => one.likely || one.atAllProbable);
      // of a contract whose tricks were counted, best play is as likely as the contract, the worst normal line no more than probable
      const possible = considered.flatMap(({ score, worst }) => (worst === undefined ? [score] : [score, worst]));
      if (likely.length === 0 && offenders !== 'both')
        return fail('outcomes', 'outcomes', 'no result is marked as likely', '"likely": true with those that were');
      if (possible.length === 0)
        return fail(
          'outcomes',
          'outcomes',
          'no result is marked',
          '"likely" or "atAllProbable": true with those that were',
        );
      const side = (one: Side): SideScore => {
        const guilty = offenders === 'both' || offenders === one;
        const scores = (guilty ? possible : likely.map(({ score }) => score)).map(own(one));
        return oneResult(guilty ? Math.min(...scores) : Math.max(...scores));
      };
      return ok([side(0), side(1)]);
    }
  }
}
