// Which beliefs explain a claim (DESIGN, "Belief"): as the cards are, a lie assumed, trumps forgotten, cards forgotten.
// The claim is good in a layout when best play takes the number claimed: double dummy, or in the plain game when the
// layout lacks forgotten cards.

import { type Card, sideOf, suitOf } from '../cards/cards.ts';
import { type Belief, type LayoutSet, layoutsAtClaim, outlook, unseenBy, viewOf } from './belief.ts';
import type { Comparison } from './compare.ts';
import type { Policy, Question } from './policy.ts';
import type { Table } from './table.ts';

export type BeliefCode = 'aware' | 'assumed-lie' | 'trump-forgotten' | 'card-forgotten' | 'miscounted';

/** An admissible belief of the claimer: in how many of the layouts that he thought possible the claim is good. */
export interface Explanation {
  readonly code: BeliefCode;
  /** Cards thought gone. */
  readonly cards: readonly Card[];
  readonly belief: Belief;
  readonly layouts: number;
  readonly good: number;
}

export function explanations(question: Question, start: Table, policy: Policy, comparison: Comparison): Explanation[] {
  const side = sideOf(question.claimer);
  const view = viewOf(question.claimer, question);
  const unseen = unseenBy(start, view);
  const possible = layoutsAtClaim(start, view, unseen);

  function believe(code: BeliefCode, forgotten: readonly Card[]): Explanation {
    const complete = forgotten.length === 0;
    const whole = complete
      ? possible
      : layoutsAtClaim(
          start,
          view,
          unseen.filter((card) => !forgotten.includes(card)),
        );
    const belief: Belief = { view, believed: whole, possible, restricted: false, forgotten };
    const { pool, bits } = whole();
    const layouts = bits.length;
    if (layouts === 0) return { code, cards: forgotten, belief, layouts, good: 0 };
    const values = comparison.values(
      complete ? 'double-dummy' : 'plain',
      side,
      start,
      view,
      outlook(start, start, belief, policy).layouts(),
    );
    const good = bits.filter((_, i) => values[i]! >= question.claimed);
    const explained = { code, cards: forgotten, belief, layouts, good: good.length };
    if (good.length === 0 || good.length === layouts) return explained;
    if (policy.assumedLie === 'no-given-card' && dependsOnGivenCard({ pool, bits }, { pool, bits: good }))
      return explained;
    const some: Belief = { ...belief, believed: () => ({ pool, bits: good }), restricted: true };
    return { ...explained, code: code === 'aware' ? 'assumed-lie' : code, belief: some };
  }

  const aware = believe('aware', []);
  const found = [aware];
  const isTrump = (card: Card) => suitOf(card) === start.strain;
  const trumps = policy.trumpForgotten ? unseen.filter(isTrump) : [];
  let explained = aware.good > 0;
  if (trumps.length > 0) {
    const unaware = believe('trump-forgotten', trumps);
    if (unaware.layouts > 0) found.push(unaware);
    if (unaware.good > 0) explained = true;
  }
  const items = [
    ...unseen.filter((card) => !isTrump(card)).map((card) => [card]),
    ...(trumps.length > 0 ? [trumps] : []),
  ];
  for (let size = 1; size <= policy.maxForgotten && !explained; size++) {
    for (const set of combinations(items, size)) {
      if (set.length === 1 && set[0] === trumps) continue;
      const belief = believe('card-forgotten', set.flat());
      if (belief.good > 0) found.push(belief);
    }
    explained = found.some(({ code }) => code === 'card-forgotten');
  }
  if (!explained) found[0] = { ...aware, code: 'miscounted' };
  return found;
}

/** Whether some card that may lie with either hidden hand lies with the same one in every good layout: then the line
 *  depends on finding one opponent rather than the other with a given card. */
function dependsOnGivenCard(whole: LayoutSet, good: LayoutSet): boolean {
  const all = (bits: Uint32Array) => bits.reduce((both, layout) => both & layout, -1);
  const none = (bits: Uint32Array) => ~bits.reduce((either, layout) => either | layout, 0);
  const here = whole.pool.reduce((bits, _, i) => bits | (1 << i), 0);
  return (((all(good.bits) & ~all(whole.bits)) | (none(good.bits) & ~none(whole.bits))) & here) !== 0;
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}
