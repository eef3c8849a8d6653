// The spine: a case in, a ruling out, in the order in which Law 70 goes about it. Understand what was claimed and said,
// ask what normal play could lead to under each belief the claimer may have held, resolve every doubtful point against
// him, and count. Nothing is decided here about the cards (`lines`) or the words of an edition (`laws`).

import type { Solver } from '../../solver/solver.ts';
import { cardName, seatLetters, sideOf } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import type { LawBook } from '../laws/editions.ts';
import { type EffortName, effortFor } from '../lines/effort.ts';
import { kernelComparison } from '../lines/kernel.ts';
import type { Question } from '../lines/policy.ts';
import { type WorstLine, worstLines } from '../lines/worst.ts';
import { isVulnerable, makeContract, score } from '../play/contract.ts';
import { tricksLeft } from '../play/position.ts';
import { doubtsOf } from './doubts.ts';
import { policyFor, type Standard } from './policyFor.ts';
import { playText, type Reason, type Ruling } from './ruling.ts';

/** The ruling on a case. `effort`: how much is examined beyond eight tricks (`normal`), or less at any time (`quick`).
 *  `book`: a law book other than that of the case's edition, to find out which answer makes a difference. */
export function adjudicate(theCase: Case, solver: Solver, effort: EffortName = 'normal', book?: LawBook): Ruling {
  const { position, declarer, claim, shownOut, edition } = theCase;
  const remaining = tricksLeft(position);
  const claimed = claim.tricks ?? remaining;
  const standard = policyFor(theCase, book);
  const question: Question = { position, declarer, claimer: claim.by, shownOut, claimed };
  const answer = worstLines(question, standard.policy, kernelComparison(solver), effortFor(effort, remaining));

  const careful = answer.beliefs[0]!;
  const worst = answer.beliefs.reduce((low, belief) => (belief.tricks < low.tricks ? belief : low));
  const ladder = {
    anyPlay: answer.anyPlay,
    normal: worst.tricks,
    careful: careful.tricks,
    doubleDummy: answer.doubleDummy,
  };
  const awarded = award(standard, claimed, ladder);
  const doubts = doubtsOf(worst, careful, standard);
  const reasons: Reason[] = [
    { code: 'number-claimed', facts: { tricks: claimed, said: claim.tricks !== undefined }, cite: [] },
    ...standard.reasons,
    ...answer.beliefs.map(
      (belief): Reason => ({
        code: 'belief',
        facts: beliefFacts(belief),
        cite: standard.law.cite(belief.code === 'trump-forgotten' ? 'outstandingTrump' : 'worstLine'),
      }),
    ),
    ...awarded.reasons,
    ...(answer.leftOut === undefined ? [] : [{ code: 'not-exact', facts: answer.leftOut, cite: [] } as const]),
  ];
  return {
    law70: 'ruling/1',
    edition,
    remaining,
    claim: {
      by: seatLetters[claim.by],
      ...(claim.tricks === undefined ? {} : { tricks: claim.tricks }),
      ...(claim.statement === undefined ? {} : { statement: claim.statement }),
    },
    tricks: { claimer: awarded.tricks, opponents: remaining - awarded.tricks },
    ladder,
    line: worst.line.map(playText),
    belief: { code: worst.code, cards: worst.cards.map(cardName) },
    doubts,
    reasons,
    exact: answer.leftOut === undefined,
    citations: citationsOf(standard, doubts, reasons),
    ...resultOf(theCase, awarded.tricks, remaining),
  };
}

/** What the worst normal line gives; more than was claimed only by the edition's standard for a conceded trick. */
function award(
  standard: Standard,
  claimed: number,
  { normal, anyPlay }: Ruling['ladder'],
): { tricks: number; reasons: Reason[] } {
  if (normal <= claimed) return { tricks: normal, reasons: [] };
  const cite = standard.law.cite('concededTrick');
  const tricks = standard.law.answer('concededTrick') === 'any-play' ? Math.max(claimed, anyPlay) : normal;
  if (tricks > claimed)
    return { tricks, reasons: [{ code: 'more-than-claimed', facts: { claimed, awarded: tricks }, cite }] };
  return { tricks, reasons: [{ code: 'nothing-above-claim', facts: { claimed, normal }, cite }] };
}

const beliefFacts = ({ code, cards, layouts, good, tricks }: WorstLine) => ({
  belief: code,
  cards: cards.map(cardName),
  layouts,
  good,
  tricks,
});

function citationsOf(standard: Standard, doubts: Ruling['doubts'], reasons: readonly Reason[]): string[] {
  const all = [...standard.law.cite('objectiveDoubt'), ...[...reasons, ...doubts].flatMap(({ cite }) => cite)];
  return [...new Set(all)].sort();
}

function resultOf(
  { contract, won, declarer, vulnerable, claim }: Case,
  tricks: number,
  remaining: number,
): Pick<Ruling, 'result'> {
  if (contract === undefined || won === undefined) return {};
  const side = sideOf(declarer);
  const before = side === 0 ? won.NS : won.EW;
  const total = before + (sideOf(claim.by) === side ? tricks : remaining - tricks);
  return {
    result: {
      contract: makeContract(contract),
      tricks: total,
      score: score(contract, isVulnerable(vulnerable, side), total),
    },
  };
}
