// The ladder: the worst normal line under each admissible belief, and the rungs that hang on no belief.
// What the work may take, and what was known before it, is handed in (`worst.ts`).

import { partnerOf, type Side, sideOf } from '../cards/cards.ts';
import type { Answer, WorstLine } from './answer.ts';
import { AnyPlay } from './anyPlay.ts';
import { type Belief, viewOf } from './belief.ts';
import { explanations } from './beliefs.ts';
import type { Comparison } from './compare.ts';
import { Allowance, type Effort } from './effort.ts';
import type { Mind } from './normal.ts';
import type { Policy, Question } from './policy.ts';
import { beliefKey, type Known, type Searched } from './remembered.ts';
import { LineSearch } from './search.ts';
import { Table } from './table.ts';
import { type KnownLine, worstOf } from './walk.ts';

/** What the work for an answer may take, and what is known before it. */
export interface Means {
  readonly effort: Effort;
  readonly allow: (effort: Effort) => Allowance;
  readonly known: Known;
}

/** Takes what it takes: whether anything was left out the allowances tell. */
export function answerBy(
  { effort, allow, known }: Means,
  question: Question,
  policy: Policy,
  comparison: Comparison,
  watch?: (known: KnownLine) => void,
): Answer {
  const start = new Table(question);
  const side = sideOf(question.claimer);
  known.anyPlay ??= lowestRung(comparison, side, effort);
  const { anyPlay } = known;
  const doubleDummy = comparison.doubleDummy(side, start);
  watch?.({ tricks: doubleDummy, line: [] });
  known.partner ??= partnersBelief(question, start, policy, comparison, allow(effort));
  const { partner } = known;
  const search = (belief: Belief, allowance: Allowance): Searched => {
    const minds = mindsFor(question, policy, belief, partner.belief);
    const lines = new LineSearch(question, minds, policy, comparison, anyPlay.lines, allowance, known.judgements);
    return { ...worstOf(lines, watch), search: lines, allowance };
  };
  const admissible = explanations(question, start, policy, comparison, allow(effort), known.explained);
  // the first belief may take as much as all others together
  const others = Math.max(1, admissible.length - 1);
  const { work, trickStarts } = effort;
  const shared: Effort = { ...effort, work: work / others, ...(trickStarts && { trickStarts: trickStarts / others }) };
  const beliefs = admissible.map((explanation, i): WorstLine => {
    const key = beliefKey(explanation);
    const before = known.searched.get(key);
    const found = before ?? search(explanation.belief, allow(i === 0 ? effort : shared));
    known.searched.set(key, found);
    if (before) watch?.(before);
    return { ...explanation, ...found };
  });
  anyPlay.fewest ??= anyPlay.lines.fewest(start);
  return { anyPlay: anyPlay.fewest, anyPlayIsBound: anyPlay.rung.cut, doubleDummy, beliefs };
}

/** The lowest rung has an allowance of its own: the ruling does not hang on it. */
export function lowestRung({ anyPlay }: Comparison, side: Side, effort: Effort): NonNullable<Known['anyPlay']> {
  const work = effort.work === Number.POSITIVE_INFINITY ? effort.work : 100_000;
  const rung = new Allowance({ ...effort, work });
  return { lines: new AnyPlay(anyPlay, side, rung), rung };
}

/** What the claimer's partner thinks, when he trusts the claim: that the cards lie so that it is good, if they can. */
export function partnersBelief(
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
