// All that is asked of the lines: the worst normal line under each admissible belief, and the ladder.

import { partnerOf, sideOf } from '../cards/cards.ts';
import { AnyPlay } from './anyPlay.ts';
import { type Belief, viewOf } from './belief.ts';
import { type Explanation, explanations } from './beliefs.ts';
import type { Comparison } from './compare.ts';
import type { Mind } from './normal.ts';
import type { Policy, Question, SeatPlay } from './policy.ts';
import { type Fork, LineSearch } from './search.ts';
import { Table } from './table.ts';

export interface WorstLine extends Explanation {
  /** The fewest tricks for the claimer's side under this belief. */
  readonly tricks: number;
  readonly line: readonly SeatPlay[];
  readonly forks: readonly Fork[];
}

export interface Answer {
  readonly anyPlay: number;
  readonly doubleDummy: number;
  /** Whether every layout was examined. */
  readonly exact: boolean;
  /** The belief of a claimer who has forgotten nothing comes first. */
  readonly beliefs: readonly WorstLine[];
}

export function worstLines(question: Question, policy: Policy, comparison: Comparison): Answer {
  const start = new Table(question);
  const anyPlay = new AnyPlay(sideOf(question.claimer));
  const doubleDummy = comparison.doubleDummy(sideOf(question.claimer), start);
  const beliefs = explanations(question, start, policy, comparison).map((explanation) => {
    const search = new LineSearch(question, mindsFor(question, explanation.belief), policy, comparison, anyPlay);
    const tricks = search.fewest(doubleDummy);
    return { ...explanation, tricks, ...search.line(tricks) };
  });
  return { anyPlay: anyPlay.fewest(start), doubleDummy, exact: true, beliefs };
}

/** Declarer thinks for two seats; of two defenders each thinks for himself, and the claimer's partner knows only what he sees. */
export function mindsFor(question: Question, belief: Belief): Mind[] {
  const { claimer, declarer } = question;
  if (claimer === declarer) return [{ controls: [declarer, partnerOf(declarer)], belief, sureLines: true }];
  const partner = partnerOf(claimer);
  return [
    { controls: [claimer], belief, sureLines: false },
    {
      controls: [partner],
      belief: { view: viewOf(partner, question), forgotten: [] },
      sureLines: false,
    },
  ];
}
