// Whether declarer keeps so many tricks on every normal line, shown without a look at any layout: whatever is played to the trick in
// progress, he is sure of them then. So solid claims before the opening lead are upheld exactly, although a first lead might be
// ruffed in some lies. Holds for a claimer who has forgotten nothing, may play as he likes, and learns from what is played.

import { sideOf } from '../cards/cards.ts';
import { type Belief, countedLies } from './belief.ts';
import type { Comparison } from './compare.ts';
import type { Allowance } from './effort.ts';
import { representatives } from './plays.ts';
import type { Policy, Question } from './policy.ts';
import { SureGame, sureStore } from './sure.ts';
import { Table } from './table.ts';

/** `tricks`: all that are left or what was claimed, for nobody who is sure of these puts them at risk; `beliefs`: all that are admissible. */
export function keepsSurely(
  tricks: number,
  question: Question,
  policy: Policy,
  beliefs: readonly Belief[],
  comparison: Comparison,
  allowance: Allowance,
): boolean {
  const { claimer, declarer, claimed } = question;
  const table = new Table(question);
  if (claimer !== declarer || (tricks !== table.left && tricks !== claimed)) return false;
  if (!policy.sureLines || policy.knowledge === 'frozen' || policy.plan !== undefined || policy.noReturn) return false;
  if (policy.asserted !== undefined || policy.struck.length + policy.allowed.length > 0) return false;
  // a belief with a card forgotten may have been passed over where only some layouts were looked at
  if (policy.forgets === 'any-one' && policy.maxForgotten > 0) return false;
  if (beliefs.some(({ forgotten }) => forgotten.length > 0)) return false;
  const side = sideOf(declarer);
  const { view } = beliefs[0]!;
  const game = new SureGame(side, table, view.hidden, sureStore(comparison.sure, allowance));

  /** `wanted`: of the tricks left. */
  const keeps = (wanted: number): boolean => {
    if (comparison.plain(side, table) < wanted) return false;
    const own = sideOf(table.seat) === side;
    if ((own || table.trick.length === 0) && game.isSure(table, countedLies(table, table, view, []), wanted))
      return true;
    if (table.trick.length === 0 && !table.isStart) return false;
    return representatives(table, table.legal()).every((card) => {
      const winner = table.play(card);
      const kept = keeps(wanted - (winner !== undefined && sideOf(winner) === side ? 1 : 0));
      table.undo();
      return kept;
    });
  };
  return keeps(tricks);
}
