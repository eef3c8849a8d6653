// Which beliefs explain a claim (DESIGN, "Belief"): as the cards are, a lie assumed, trumps forgotten, cards forgotten.
// The claim is good in a layout when best play takes the number claimed: double dummy, or in the plain game when the
// layout lacks forgotten cards.

import { type Card, rankOf, type Seat, sideOf, suitOf } from '../cards/cards.ts';
import { subsets } from '../cards/subsets.ts';
import type { StatedBelief } from '../claim/statement/plan/believed.ts';
import { type LayoutSet, Narrowing } from '../knowledge/layouts.ts';
import type { Lies } from '../knowledge/lies.ts';
import { type Belief, countedLies, layoutSet, layoutsOf, unseenBy, type View, viewOf } from './belief.ts';
import type { Comparison } from './compare.ts';
import { type Allowance, shortcut } from './effort.ts';
import type { Policy, Question } from './policy.ts';
import { SureGame, sureStore } from './sure.ts';
import type { Table } from './table.ts';

export type BeliefCode = 'aware' | 'assumed-lie' | 'trump-forgotten' | 'as-stated' | 'card-forgotten' | 'miscounted';

/** An admissible belief of the claimer: in how many of the layouts that he thought possible the claim is good. */
export interface Explanation {
  readonly code: BeliefCode;
  /** Cards thought gone. */
  readonly cards: readonly Card[];
  readonly belief: Belief;
  readonly layouts: number;
  readonly good: number;
  /** How many of the layouts were looked at to find that; all of them when it was proved. */
  readonly examined: number;
}

/** `known`: those found for another list of beliefs about the same question, under the same policy. */
export function explanations(
  question: Question,
  start: Table,
  policy: Policy,
  comparison: Comparison,
  allowance: Allowance,
  known = new Map<string, Explanation>(),
): Explanation[] {
  const side = sideOf(question.claimer);
  const view = viewOf(question.claimer, question);
  const unseen = unseenBy(start, view);

  function believe(code: BeliefCode, forgotten: readonly Card[], fits?: StatedBelief['fits']): Explanation {
    const key = [code, ...forgotten].join();
    const found = known.get(key) ?? explain(code, forgotten, fits);
    known.set(key, found);
    return found;
  }

  /** `fits`: whether what he said is true in a layout; all that do not fit are left out. */
  function explain(code: BeliefCode, forgotten: readonly Card[], fits?: StatedBelief['fits']): Explanation {
    const complete = forgotten.length === 0;
    const lies = countedLies(start, start, view, forgotten);
    const belief: Belief = { view, forgotten };
    const layouts = lies.count();
    const explained = { code, cards: forgotten, belief, layouts };
    if (layouts === 0) return { ...explained, good: 0, examined: 0 };
    if (fits === undefined && question.claimer === question.declarer && sure(lies, belief))
      return { ...explained, good: layouts, examined: layouts };
    const { pool, bits } = fitting(layoutSet(lies, start, view, allowance), start, view, fits);
    if (bits.length === 0) return { ...explained, layouts: 0, good: 0, examined: 0 };
    if (!allowance.spendOnLayouts(bits.length, 1, start.left)) return { ...explained, good: 0, examined: 0 };
    const examined = bits.length;
    const written = layoutsOf(pool, bits, complete);
    const game = complete ? 'double-dummy' : 'plain';
    const reaches = comparison.reaches(game, side, start, { view, layouts: written }, question.claimed);
    const good = bits.filter((_, i) => reaches[i] === 1);
    const said = bits.length < layouts && fits !== undefined;
    if (said && (good.length === 0 || good.length === bits.length))
      return {
        ...explained,
        belief: { ...belief, only: new Narrowing({ pool, bits }) },
        layouts: bits.length,
        good: good.length,
        examined,
      };
    if (good.length === 0 || good.length === bits.length) return { ...explained, good: good.length, examined };
    const given =
      !said && policy.assumedLie === 'no-given-card' && dependsOnGivenCard({ pool, bits }, { pool, bits: good });
    if (given) return { ...explained, good: good.length, examined };
    return {
      ...explained,
      code: code === 'aware' ? 'assumed-lie' : code,
      belief: { ...belief, only: new Narrowing({ pool, bits: good }) },
      layouts: said ? bits.length : layouts,
      good: good.length,
      examined,
    };
  }

  /** Whether declarer is sure of the tricks claimed: then the claim is good in every layout and none need be looked at. */
  const sure = (lies: Lies, belief: Belief) =>
    new SureGame(side, start, belief.view.hidden, sureStore(comparison.sure, shortcut())).isSure(
      start,
      lies,
      question.claimed,
    );

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
  for (const { cards, fits } of assertedBeliefs(policy, unseen, trumps)) {
    const stated = believe('as-stated', cards, fits);
    if (stated.layouts > 0) {
      // who says how the cards lie, and forgets none, has told how he sees them
      if (cards.length === 0) found[0] = stated;
      else found.push(stated);
    }
    if (stated.good > 0) explained = true;
  }
  const items = [
    ...unseen.filter((card) => !isTrump(card)).map((card) => [card]),
    ...(trumps.length > 0 ? [trumps] : []),
  ];
  const always = policy.forgets === 'any-one' ? 1 : 0;
  for (let size = 1; size <= policy.maxForgotten && (!explained || size <= always); size++) {
    for (const set of subsets(items, size)) {
      if (set.length === 1 && set[0] === trumps) continue;
      const belief = believe('card-forgotten', set.flat());
      if (belief.good > 0) found.push(belief);
    }
    explained ||= found.some(({ code }) => code === 'card-forgotten');
  }
  if (!explained && found[0] === aware) found[0] = { ...aware, code: 'miscounted' };
  return found;
}

/** What he asserted, where it differs from the beliefs that are judged anyway. */
function assertedBeliefs({ asserted }: Policy, unseen: readonly Card[], trumps: readonly Card[]) {
  if (asserted === undefined) return [];
  const { fits } = asserted;
  const sets = asserted.forgotten
    .map((set) => set.filter((card) => unseen.includes(card)))
    .filter((set) => set.length > 0 && !(set.length === trumps.length && set.every((card) => trumps.includes(card))));
  if (sets.length === 0) return fits === undefined ? [] : [{ cards: [], fits }];
  return sets.map((cards) => ({ cards, ...(fits && { fits }) }));
}

/** The layouts in which what was said is true. */
function fitting({ pool, bits }: LayoutSet, start: Table, { hidden }: View, fits: StatedBelief['fits']): LayoutSet {
  if (fits === undefined) return { pool, bits };
  const suits = [0, 1, 2, 3].map((suit) =>
    pool.flatMap((card, i) => (suitOf(card) === suit ? [{ card, bit: 1 << i }] : [])),
  );
  const lieOf = (layout: number) => (seat: Seat, suit: number) => {
    const flip = seat === hidden[0] ? 0 : -1;
    if (seat !== hidden[0] && seat !== hidden[1]) return start.holding(seat, suit);
    return suits[suit]!.reduce((held, { card, bit }) => ((layout ^ flip) & bit ? held | (1 << rankOf(card)) : held), 0);
  };
  return { pool, bits: bits.filter((layout) => fits(lieOf(layout))) };
}

/** Whether some card that may lie with either hidden hand lies with the same one in every good layout: then the line
 *  depends on finding one opponent rather than the other with a given card. */
function dependsOnGivenCard(whole: LayoutSet, good: LayoutSet): boolean {
  const all = (bits: Uint32Array) => bits.reduce((both, layout) => both & layout, -1);
  const none = (bits: Uint32Array) => ~bits.reduce((either, layout) => either | layout, 0);
  const here = whole.pool.reduce((bits, _, i) => bits | (1 << i), 0);
  return (((all(good.bits) & ~all(whole.bits)) | (none(good.bits) & ~none(whole.bits))) & here) !== 0;
}
