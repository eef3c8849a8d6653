// A ruling put together: what the lines gave, turned into ladder, line, doubts and reasons, and these with the count into the
// plain JSON that goes out. Nothing is judged here.

import { cardName, seatLetters, sideOf } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import { courseOf, type StepCourse } from '../claim/statement/course.ts';
import { parseStatement } from '../claim/statement/parse.ts';
import type { PlanSwitches } from '../claim/statement/plan/switches.ts';
import type { Answer, WorstLine } from '../lines/answer.ts';
import type { Question, SeatPlay } from '../lines/policy.ts';
import { isVulnerable, makeContract, score } from '../play/contract.ts';
import { tricksLeft } from '../play/position.ts';
import { doubtsOf } from './doubts.ts';
import { effectOf } from './effect.ts';
import type { Standard } from './policyFor.ts';
import type { Reason } from './reason.ts';
import { type Doubt, type Ladder, playText, type Ruling, type StepText } from './ruling.ts';
import type { Total } from './wonBefore.ts';

/** What the lines gave for the side that was examined. */
export interface Findings {
  readonly worst: WorstLine;
  readonly ladder: Ladder;
  readonly doubts: readonly Doubt[];
  readonly reasons: readonly Reason[];
  readonly exact: boolean;
}

export function readAnswer(answer: Answer, { law }: Standard, question: Question): Findings {
  const careful = answer.beliefs[0]!;
  const worst = answer.beliefs.reduce((low, belief) => (belief.tricks < low.tricks ? belief : low));
  return {
    worst,
    ladder: {
      anyPlay: answer.anyPlay,
      normal: worst.tricks,
      careful: careful.tricks,
      doubleDummy: answer.doubleDummy,
    },
    doubts: doubtsOf(worst, careful, answer.doubleDummy, law, question),
    reasons: [
      ...answer.beliefs.map(
        (belief): Reason => ({
          code: 'belief',
          facts: beliefFacts(belief),
          cite: law.cite(belief.code === 'trump-forgotten' ? 'outstandingTrump' : 'worstLine'),
        }),
      ),
      ...(answer.anyPlayIsBound
        ? [{ code: 'any-play-bound', facts: { tricks: answer.anyPlay }, cite: [] } as const]
        : []),
      ...(answer.keptSurely ? [{ code: 'kept-surely', facts: { tricks: worst.tricks }, cite: [] } as const] : []),
      ...(answer.leftOut === undefined ? [] : [{ code: 'not-exact', facts: answer.leftOut, cite: [] } as const]),
    ],
    exact: answer.leftOut === undefined,
  };
}

/** For a count that no line gives. */
export const withoutLine = (found: Findings): Findings => ({
  ...found,
  worst: { ...found.worst, line: [], forks: [] },
  doubts: [],
});

const beliefFacts = ({ code, cards, layouts, good, examined, tricks }: WorstLine) => ({
  belief: code,
  cards: cards.map(cardName),
  layouts,
  good,
  ...(examined < layouts && { examined }),
  tricks,
});

/** Tricks of the remaining ones for the claimer's side; `total`: declarer's tricks in all, where these and the tricks won
 *  before do not say it. */
interface Award extends Pick<Ruling, 'status'> {
  readonly tricks: number;
  readonly total?: Total;
  /** Tricks that go from the claimer's side to the other one for a revoke; negative the other way. */
  readonly lost?: number;
}

/** The ruling that gives the claimer's side so many tricks of the remaining ones. Where play goes on nothing is scored. */
export function makeRuling(
  theCase: Case,
  { law, switches }: Standard,
  { worst, ladder, doubts, exact }: Findings,
  { tricks, status, total, lost = 0 }: Award,
  reasons: readonly Reason[],
): Ruling {
  const { claim, edition, withdrawal } = theCase;
  const remaining = tricksLeft(theCase.position);
  const result = status === 'play-on' ? undefined : resultOf(theCase, tricks - lost, remaining, total);
  const effect = effectOf(theCase, remaining, result);
  return {
    law70: 'ruling/1',
    edition,
    remaining,
    claim: {
      by: seatLetters[claim.by],
      ...(claim.tricks === undefined ? {} : { tricks: claim.tricks }),
      ...(claim.statement === undefined ? {} : { statement: claim.statement }),
    },
    ...(withdrawal && { withdrawal: { of: withdrawal.of, by: seatLetters[withdrawal.by] } }),
    ...statementOf(theCase, switches, worst.line),
    tricks: { claimer: tricks, opponents: remaining - tricks },
    ...(status && { status }),
    ...(lost !== 0 && { transfer: { tricks: Math.abs(lost), to: lost > 0 ? 'opponents' : 'claimer' } as const }),
    ladder,
    line: worst.line.map(playText),
    belief: { code: worst.code, cards: worst.cards.map(cardName) },
    doubts,
    reasons,
    exact,
    citations: citationsOf(law.cite('objectiveDoubt'), doubts, reasons),
    ...(result && { result }),
    ...(effect && { effect }),
  };
}

/** The ruling with these reasons before its own, and their articles. */
export const withReasons = (ruling: Ruling, first: readonly Reason[]): Ruling => ({
  ...ruling,
  reasons: [...first, ...ruling.reasons],
  citations: citationsOf(ruling.citations, [], first),
});

/** The ruling with another count: the score goes with it. */
export function withTricks(theCase: Case, ruling: Ruling, tricks: number): Ruling {
  const { result: _result, effect: _effect, ...rest } = ruling;
  const { remaining } = ruling;
  const result = resultOf(theCase, tricks, remaining);
  const effect = effectOf(theCase, remaining, result);
  return {
    ...rest,
    tricks: { claimer: tricks, opponents: remaining - tricks },
    ...(result && { result }),
    ...(effect && { effect }),
  };
}

function citationsOf(always: readonly string[], doubts: readonly Doubt[], reasons: readonly Reason[]): string[] {
  return [...new Set([...always, ...[...reasons, ...doubts].flatMap(({ cite }) => cite)])].sort();
}

function resultOf(
  { contract, won, declarer, vulnerable, claim }: Case,
  tricks: number,
  remaining: number,
  inAll?: Total,
): Ruling['result'] {
  if (contract === undefined) return undefined;
  const side = sideOf(declarer);
  const left = sideOf(claim.by) === side ? tricks : remaining - tricks;
  const total = inAll?.tricks ?? (won === undefined ? undefined : (side === 0 ? won.NS : won.EW) + left);
  if (total === undefined) return undefined;
  return {
    contract: makeContract(contract),
    tricks: total,
    score: score(contract, isVulnerable(vulnerable, side), total),
    ...(inAll?.bound && { bound: inAll.bound }),
  };
}

/** What was said, as it was understood, and what became of each step on the line. A line that is another side's tells
 *  nothing about it. */
export function statementOf(
  { claim, declarer, position, shownOut, withdrawal }: Case,
  switches: PlanSwitches,
  line: readonly SeatPlay[],
): Pick<Ruling, 'statement' | 'steps'> {
  if (claim.statement === undefined) return {};
  const read = parseStatement(claim.statement);
  if (!read.ok) return {};
  const statement = read.value;
  if (statement.steps.length === 0 || withdrawal?.of === 'agreement') return { statement };
  const start = { claimer: claim.by, declarer, strain: position.strain, position, shownOut };
  return { statement, steps: courseOf(statement, start, switches, line).map(stepText) };
}

const stepText = ({ because, ...course }: StepCourse): StepText => ({
  ...course,
  ...(because && {
    because: { code: because.code, ...(because.seat !== undefined && { seat: seatLetters[because.seat] }) },
  }),
});
