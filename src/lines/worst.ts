// All that is asked of the lines: the worst normal line under each admissible belief, and the ladder.

import { partnerOf, type Side, sideOf } from '../cards/cards.ts';
import { AnyPlay } from './anyPlay.ts';
import { type Belief, viewOf } from './belief.ts';
import { type Explanation, explanations } from './beliefs.ts';
import type { Comparison } from './compare.ts';
import { Allowance, type Effort } from './effort.ts';
import type { Mind } from './normal.ts';
import type { Policy, Question, SeatPlay } from './policy.ts';
import { beliefKey, type Known, Remembered, type Searched } from './remembered.ts';
import { LineSearch } from './search.ts';
import { keepsSurely } from './solid.ts';
import { Table } from './table.ts';
import { type Fork, type KnownLine, worstOf } from './walk.ts';

export interface WorstLine extends Explanation {
  /** The fewest tricks for the claimer's side under this belief. */
  readonly tricks: number;
  readonly line: readonly SeatPlay[];
  readonly forks: readonly Fork[];
  /** The search behind it, for questions about the line. */
  readonly search: LineSearch;
}

export interface Answer {
  readonly anyPlay: number;
  /** Whether `anyPlay` is only known not to be less. */
  readonly anyPlayIsBound: boolean;
  readonly doubleDummy: number;
  /** What was left out; absent when everything was examined and the answer is exact. */
  readonly leftOut?: { readonly layouts: number; readonly examined: number; readonly cut: boolean };
  /** The belief of a claimer who has forgotten nothing comes first. */
  readonly beliefs: readonly WorstLine[];
}

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
  // with a limit, work that is saved leaves more for the rest: then nothing is, so that a ruling is the same whenever it is given
  const unlimited = effort.work === Number.POSITIVE_INFINITY;
  const known = (unlimited ? remembered : new Remembered()).of(question, policy);
  const start = new Table(question);
  const side = sideOf(question.claimer);
  const allowances: Allowance[] = [];
  const allow = () => {
    const allowance = new Allowance(effort);
    allowances.push(allowance);
    return allowance;
  };
  known.anyPlay ??= lowestRung(comparison, side, effort);
  const { anyPlay } = known;
  const doubleDummy = comparison.doubleDummy(side, start);
  watch?.({ tricks: doubleDummy, line: [] });
  known.partner ??= partnersBelief(question, start, policy, comparison, new Allowance(effort));
  const partner = known.partner;
  allowances.push(partner.allowance);
  const search = (belief: Belief, allowance: Allowance): Searched => {
    const minds = mindsFor(question, policy, belief, partner.belief);
    const lines = new LineSearch(question, minds, policy, comparison, anyPlay.lines, allowance, known.judgements);
    return { ...worstOf(lines, watch), search: lines, allowance };
  };
  const admissible = explanations(question, start, policy, comparison, allow(), known.explained);
  // the first belief may take as much as all others together
  const shared: Effort = { ...effort, work: effort.work / Math.max(1, admissible.length - 1) };
  const beliefs = admissible.map((explanation, i): WorstLine => {
    const key = beliefKey(explanation);
    const before = known.searched.get(key);
    const { allowance, ...found } = before ?? search(explanation.belief, new Allowance(i === 0 ? effort : shared));
    known.searched.set(key, { allowance, ...found });
    allowances.push(allowance);
    if (before) watch?.(before);
    return { ...explanation, ...found };
  });
  anyPlay.fewest ??= anyPlay.lines.fewest(start);
  remembered.work += workOf(allowances);
  const answer = { anyPlay: anyPlay.fewest, anyPlayIsBound: anyPlay.rung.cut, doubleDummy, beliefs };
  const cut = allowances.some((allowance) => allowance.cut);
  const sampled = allowances.flatMap((allowance) => allowance.sampled ?? []).sort((a, b) => b.layouts - a.layouts)[0];
  if (!cut && sampled === undefined) return answer;
  const fewest = Math.min(...beliefs.map(({ tricks }) => tricks));
  const held = beliefs.map(({ belief }) => belief);
  // double dummy he cannot win more, so it is the count
  if (fewest === doubleDummy && keepsSurely(fewest, question, policy, held, comparison, new Allowance(effort)))
    return answer;
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
  const found = explanations(question, start, policy, comparison, allow(), known.explained).some(({ belief }) => {
    const minds = mindsFor(question, policy, belief, partner.belief);
    return new LineSearch(question, minds, policy, comparison, anyPlay.lines, allow(), judgements).atMost(tricks);
  });
  remembered.work += workOf(allowances);
  return { found, examined: allowances.every(({ cut, sampled }) => !cut && sampled === undefined) };
}

const workOf = (allowances: readonly Allowance[]): number => allowances.reduce((sum, { work }) => sum + work, 0);

/** The lowest rung has an allowance of its own: the ruling does not hang on it. */
function lowestRung({ anyPlay }: Comparison, side: Side, effort: Effort): NonNullable<Known['anyPlay']> {
  const rung = new Allowance({ ...effort, work: effort.work / 20 });
  return { lines: new AnyPlay(anyPlay, side, rung), rung };
}

/** What the claimer's partner thinks, when he trusts the claim: that the cards lie so that it is good, if they can. */
function partnersBelief(
  question: Question,
  start: Table,
  policy: Policy,
  comparison: Comparison,
  allowance: Allowance,
): NonNullable<Known['partner']> {
  const { claimer, declarer } = question;
  if (claimer === declarer || policy.partner === 'own-view') return { allowance };
  const asPartner: Question = { ...question, claimer: partnerOf(claimer) };
  const trusting: Policy = { ...policy, assumedLie: 'any', trumpForgotten: false, maxForgotten: 0 };
  return { allowance, belief: explanations(asPartner, start, trusting, comparison, allowance)[0]!.belief };
}

/** Declarer thinks for two seats; of two defenders each thinks for himself, and the claimer's partner knows only what he
 *  sees, unless another belief of his is given. */
export function mindsFor(question: Question, policy: Policy, belief: Belief, partners?: Belief): Mind[] {
  const { claimer, declarer } = question;
  if (claimer === declarer) return [{ controls: [declarer, partnerOf(declarer)], belief, sureLines: policy.sureLines }];
  const partner = partnerOf(claimer);
  return [
    { controls: [claimer], belief, sureLines: false },
    {
      controls: [partner],
      belief: partners ?? { view: viewOf(partner, question), forgotten: [] },
      sureLines: false,
    },
  ];
}
