// Declarer's tricks in a contract, counted from the cards: double dummy from the whole deal, and from the position where play stood also
// on the worst normal line, as for a claim of all the rest without a word (Law 70 of the edition).

import type { Solver } from '../../../solver/solver.ts';
import { sideOf } from '../../cards/cards.ts';
import type { Hands } from '../../cards/hands.ts';
import { fail, ok, type Result } from '../../cards/result.ts';
import { parseCase } from '../../claim/case.ts';
import type { EditionId } from '../../laws/editions.ts';
import { tricksLeft } from '../../play/position.ts';
import { adjudicate } from '../adjudicate.ts';

/** Declarer's tricks in all. */
export interface Counts {
  readonly doubleDummy: number;
  /** Absent when only the deal is given. */
  readonly worstNormal?: number;
  /** False when the worst normal line was sought by sampling. */
  readonly exact?: boolean;
}

export interface Contracted {
  readonly edition: EditionId;
  /** "4S", "3NTX". */
  readonly contract: string;
  readonly declarer: string;
}

export interface Counting {
  /** `declarer` as a number; tricks with all cards in view. */
  inDeal(deal: Hands, strain: number, declarer: number): number;
  /** `position`: the cards as a case has them ("hands", "leader", "trick", "won", or "deal" and "play"). */
  inPosition(position: object, contracted: Contracted): Result<Counts>;
}

export const countingWith = (solver: Solver): Counting => ({
  inDeal(deal, strain, declarer) {
    const table = solver.table(deal);
    if (!table.ok) throw new Error(`the solver refused a deal (${table.problem.code})`);
    return table.value[strain * 4 + declarer]!;
  },
  inPosition(position, { edition, contract, declarer }) {
    const claim = { by: declarer };
    const read = parseCase({ ...position, law70: 'case/1', edition, contract, declarer, claim });
    if (!read.ok) return read;
    const theCase = read.value;
    if (theCase.won === undefined)
      return fail('missing', 'won', 'the tricks won before are not given', '"won": { "NS": 6, "EW": 3 }');
    const all = { by: theCase.claim.by, tricks: tricksLeft(theCase.position) };
    const { ladder, exact } = adjudicate({ ...theCase, claim: all }, solver, 'normal', { unrecorded: true });
    const before = theCase.won[sideOf(theCase.declarer) === 0 ? 'NS' : 'EW'];
    return ok({ doubleDummy: before + ladder.doubleDummy, worstNormal: before + ladder.normal, exact });
  },
});
