// All that is asked of the lines, within the limits of an effort: everything is examined where that is possible, else a part of
// the layouts, and then what was left out is told.

import { sideOf } from '../cards/cards.ts';
import type { Answer } from './answer.ts';
import { countedLies, viewOf } from './belief.ts';
import { explanations } from './beliefs.ts';
import type { Comparison } from './compare.ts';
import { Allowance, type Effort, type Whole, WholeAllowance } from './effort.ts';
import { answerBy, lowestRung, type Means, mindsFor, partnersBelief } from './ladder.ts';
import type { Policy, Question } from './policy.ts';
import { Remembered, wholeKey } from './remembered.ts';
import { LineSearch } from './search.ts';
import { keepsSurely } from './solid.ts';
import { Table } from './table.ts';
import type { KnownLine } from './walk.ts';

/** `watch` is shown each lower line as it is found, and the double-dummy count before any; `remembered` is for the next
 *  ruling on the same statement. */
export function worstLines(
  question: Question,
  policy: Policy,
  comparison: Comparison,
  effort: Effort,
  watch?: (known: KnownLine) => void,
  remembered = new Remembered(),
): Answer {
  const { whole } = effort;
  const start = new Table(question);
  const layouts = countedLies(start, start, viewOf(question.claimer, question), []).count();
  // with frozen knowledge every card is told apart, and lines are too many
  if (whole === undefined || layouts > whole.layouts || policy.knowledge === 'frozen')
    return answerWithin(question, policy, comparison, effort, watch, remembered);
  const { whole: attempts } = remembered.of(question, policy);
  const key = wholeKey(policy, whole);
  const before = attempts.get(key);
  if (before !== undefined) {
    for (const known of before.beliefs) watch?.(known);
    return before;
  }
  // a line that is normal as far as some layouts show may not be so: no bound to be shown to who watches
  const some = () => answerWithin(question, policy, comparison, effort, undefined, remembered);
  const all = () => {
    if (attempts.has(key)) return undefined;
    const answer = answerWhole(question, policy, comparison, whole, watch, remembered);
    attempts.set(key, answer);
    return answer;
  };
  if (whole.first) return all() ?? some();
  const found = some();
  return found.leftOut === undefined ? found : (all() ?? found);
}

/** All that there is to say, unless it takes too much. */
function answerWhole(
  question: Question,
  policy: Policy,
  comparison: Comparison,
  whole: Whole,
  watch: ((known: KnownLine) => void) | undefined,
  remembered: Remembered,
): Answer | undefined {
  const allowance = new WholeAllowance(whole);
  const { effort } = allowance;
  const means: Means = { effort, allow: () => allowance, known: new Remembered().of(question, policy) };
  const attempt = () => allowance.wholly(() => answerBy(means, question, policy, comparison, watch));
  const answer = comparison.afresh(() => comparison.limited(whole.trickStarts, attempt));
  remembered.work += allowance.work;
  return answer;
}

/** All that can be said within the limits of an effort. */
function answerWithin(
  question: Question,
  policy: Policy,
  comparison: Comparison,
  effort: Effort,
  watch: ((known: KnownLine) => void) | undefined,
  remembered: Remembered,
): Answer {
  // with a limit, work that is saved leaves more for the rest: then nothing is, so that a ruling is the same whenever it is given
  const unlimited = effort.work === Number.POSITIVE_INFINITY;
  const known = (unlimited ? remembered : new Remembered()).of(question, policy);
  const allowances: Allowance[] = [];
  const allow = (effort: Effort) => {
    const allowance = new Allowance(effort);
    allowances.push(allowance);
    return allowance;
  };
  const answer = inTable(comparison, effort, () =>
    answerBy({ effort, allow, known }, question, policy, comparison, watch),
  );
  remembered.work += workOf(allowances);
  const cut = allowances.some((allowance) => allowance.cut);
  const sampled = allowances.flatMap((allowance) => allowance.sampled ?? []).sort((a, b) => b.layouts - a.layouts)[0];
  if (!cut && sampled === undefined) return answer;
  const { beliefs, doubleDummy } = answer;
  const fewest = Math.min(...beliefs.map(({ tricks }) => tricks));
  const held = beliefs.map(({ belief }) => belief);
  // double dummy he cannot win more, so it is the count
  if (fewest === doubleDummy && keepsSurely(fewest, question, policy, held, comparison, new Allowance(effort)))
    return { ...answer, keptSurely: true };
  const { layouts, examined } = sampled ?? { layouts: beliefs[0]!.layouts, examined: beliefs[0]!.layouts };
  return { ...answer, leftOut: { layouts, examined, cut } };
}

/** Whether some normal line gives at most `tricks`: false is certain only when everything was `examined`. */
export function someLineGives(
  tricks: number,
  question: Question,
  policy: Policy,
  comparison: Comparison,
  effort: Effort,
  remembered: Remembered,
): { readonly found: boolean; readonly examined: boolean } {
  const known = (effort.work === Number.POSITIVE_INFINITY ? remembered : new Remembered()).of(question, policy);
  const start = new Table(question);
  const side = sideOf(question.claimer);
  known.anyPlay ??= lowestRung(comparison, side, effort);
  known.partner ??= partnersBelief(question, start, policy, comparison, new Allowance(effort));
  const { anyPlay, partner, judgements } = known;
  const allowances = [partner.allowance];
  const allow = () => {
    const allowance = new Allowance(effort);
    allowances.push(allowance);
    return allowance;
  };
  const found = inTable(comparison, effort, () =>
    explanations(question, start, policy, comparison, allow(), known.explained).some(({ belief }) => {
      const minds = mindsFor(question, policy, belief, partner.belief);
      return new LineSearch(question, minds, policy, comparison, anyPlay.lines, allow(), judgements).atMost(tricks);
    }),
  );
  remembered.work += workOf(allowances);
  return { found, examined: allowances.every(({ cut, sampled }) => !cut && sampled === undefined) };
}

/** Where trick starts are counted nothing may be remembered, so that a ruling is the same whenever it is given. */
const inTable = <T>({ afresh }: Comparison, { trickStarts }: Effort, work: () => T): T =>
  trickStarts === undefined ? work() : afresh(work);

const workOf = (allowances: readonly Allowance[]): number => allowances.reduce((sum, { work }) => sum + work, 0);
