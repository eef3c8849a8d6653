// What is believed of the hidden hands, literally: every lie of the cards written out as four hands, at the claim and at a later
// point of a line (DESIGN, "Belief").

import { type Card, nextSeat, partnerOf, rankOf, type Seat, sideOf, suitOf } from '../../src/cards/cards.ts';
import { cardsOfSeat, type Hands, handSize, hasCard, withCard, withoutCard } from '../../src/cards/hands.ts';
import type { StatedBelief } from '../../src/claim/statement/plan/believed.ts';
import type { Progress } from '../../src/claim/statement/plan.ts';
import type { Policy, Question } from '../../src/lines/policy.ts';
import type { Position } from '../../src/play/position.ts';
import type { Game } from './plainGame.ts';

/** A lie of the cards as somebody believes it: all four hands, those of opponents possibly short of forgotten cards. */
export type Lie = Hands;

/** What one player of the claimer's side knows and believes; declarer plays for two seats. */
export interface Mind {
  readonly controls: readonly Seat[];
  readonly hidden: readonly [Seat, Seat];
  /** The lies believed in at the claim. */
  readonly lies: readonly Lie[];
}

export interface Node {
  readonly position: Position;
  readonly shownOut: readonly number[];
  /** Tricks of the claimer's side since the claim. */
  readonly won: number;
  /** How far the line has followed what was stated. */
  readonly stated: Progress | undefined;
  /** The suit that the claimer's side led last, and those it has left for another. */
  readonly suits: { readonly last?: number; readonly left: readonly number[] };
}

export interface Games {
  readonly plain: Game;
  readonly doubleDummy: Game;
}

export function slowBeliefs(question: Question, policy: Policy, { plain, doubleDummy }: Games) {
  const { position: start, claimer, declarer, claimed } = question;
  const side = sideOf(claimer);
  const byDeclarer = claimer === declarer;

  // ---- who sees what

  const hiddenFrom = (seat: Seat): [Seat, Seat] =>
    byDeclarer ? [nextSeat(declarer, 1), nextSeat(declarer, 3)] : ([partnerOf(seat), declarer].sort() as [Seat, Seat]);

  /** All lies of the unseen cards but the forgotten ones; the hidden hands of the claimer's side are complete. */
  function liesFor(
    { hands }: Position,
    hidden: readonly [Seat, Seat],
    shownOut: readonly number[],
    forgotten: readonly Card[],
  ) {
    const pool = hidden.flatMap((seat) => cardsOfSeat(hands, seat)).filter((card) => !forgotten.includes(card));
    const size = hidden.map((seat) => handSize(hands, seat));
    let lies: Hands[] = [
      hidden.reduce((h, seat) => cardsOfSeat(h, seat).reduce((x, c) => withoutCard(x, seat, c), h), hands),
    ];
    for (const card of pool) {
      lies = lies.flatMap((lie) =>
        hidden
          .filter((seat, i) => !(shownOut[seat]! & (1 << suitOf(card))) && handSize(lie, seat) < size[i]!)
          .map((seat) => withCard(lie, seat, card)),
      );
    }
    return lies.filter((lie) => hidden.every((seat, i) => sideOf(seat) !== side || handSize(lie, seat) === size[i]));
  }

  const liesAtStart = (hidden: readonly [Seat, Seat], forgotten: readonly Card[]) =>
    liesFor(start, hidden, question.shownOut, forgotten);

  // ---- beliefs at the claim

  const complete = (forgotten: readonly Card[]) => forgotten.length === 0;
  const isGood = (lie: Lie, forgotten: readonly Card[]) =>
    (complete(forgotten) ? doubleDummy : plain).value({ ...start, hands: lie }) >= claimed;

  function believe(forgotten: readonly Card[], fits?: StatedBelief['fits']): { lies: readonly Lie[]; good: number } {
    const hidden = hiddenFrom(claimer);
    const all = liesAtStart(hidden, forgotten);
    const lies = all.filter((lie) => fits === undefined || fits((seat, suit) => lie[seat * 4 + suit]!));
    const said = lies.length < all.length;
    const good = lies.filter((lie) => isGood(lie, forgotten));
    if (good.length === 0) return { lies, good: 0 };
    if (!said && policy.assumedLie === 'no-given-card' && dependsOnGivenCard(lies, good, hidden))
      return { lies, good: good.length };
    return { lies: good, good: good.length };
  }

  /** Whether some card that may lie with either hidden hand lies with the same one in every good lie. */
  function dependsOnGivenCard(lies: readonly Lie[], good: readonly Lie[], hidden: readonly [Seat, Seat]): boolean {
    const cards = hidden.flatMap((seat) => cardsOfSeat(start.hands, seat));
    return cards.some((card) =>
      hidden.some(
        (seat) => good.every((lie) => hasCard(lie, seat, card)) && !lies.every((lie) => hasCard(lie, seat, card)),
      ),
    );
  }

  function beliefs(): Map<string, readonly Lie[]> {
    const found = new Map<string, readonly Lie[]>();
    const aware = believe([]);
    found.set('aware', aware.lies);
    const unseen = hiddenFrom(claimer).flatMap((seat) => cardsOfSeat(start.hands, seat));
    const trumps = policy.trumpForgotten ? unseen.filter((card) => suitOf(card) === start.strain) : [];
    let explained = aware.good > 0;
    if (trumps.length > 0) {
      const unaware = believe(trumps);
      if (unaware.lies.length > 0) found.set('trumps', unaware.lies);
      if (unaware.good > 0) explained = true;
    }
    if (policy.asserted !== undefined) {
      const { fits } = policy.asserted;
      const sets = policy.asserted.forgotten
        .map((set) => set.filter((card) => unseen.includes(card)))
        .filter((set) => set.length > 0 && [...set].sort().join() !== [...trumps].sort().join());
      const beliefsStated = sets.length > 0 ? sets : fits === undefined ? [] : [[]];
      for (const [i, cards] of beliefsStated.entries()) {
        const stated = believe(cards, fits);
        if (stated.lies.length > 0) found.set(cards.length === 0 ? 'aware' : `stated ${i}`, stated.lies);
        if (stated.good > 0) explained = true;
      }
    }
    const side = unseen.filter((card) => suitOf(card) !== start.strain);
    const items = [...side.map((card) => [card]), ...(trumps.length > 0 ? [trumps] : [])];
    const always = policy.forgets === 'any-one' ? 1 : 0;
    for (let size = 1; size <= policy.maxForgotten && (!explained || size <= always); size++) {
      for (const set of combinations(items, size)) {
        if (set.length === 1 && set[0] === trumps) continue;
        const cards = set.flat();
        const belief = believe(cards);
        if (belief.good === 0) continue;
        explained = true;
        found.set([...cards].sort((a, b) => a - b).join(), belief.lies);
      }
    }
    return found;
  }

  // ---- a mind at a later point of the line

  function liesNow(node: Node, mind: Mind): readonly Lie[] {
    const { hands } = node.position;
    const frozen = policy.knowledge === 'frozen';
    const shown = frozen ? question.shownOut : node.shownOut;
    const { hidden } = mind;
    const played = hidden.map((seat) => cardsOfSeat(start.hands, seat).filter((card) => !hasCard(hands, seat, card)));
    const gone = played.flat();
    const sizes = hidden.map((seat) => handSize(hands, seat));
    const seen = mind.lies.flatMap((lie) => {
      if (!frozen && hidden.some((seat, i) => played[i]!.some((card) => !hasCard(lie, seat, card)))) return [];
      const now = hands.slice();
      for (const seat of hidden) for (let suit = 0; suit < 4; suit++) now[seat * 4 + suit] = lie[seat * 4 + suit]!;
      for (const card of gone) for (const seat of hidden) now[seat * 4 + suitOf(card)]! &= ~(1 << rankOf(card));
      const fits = hidden.every((seat, i) => {
        const size = handSize(now, seat);
        const exact = sideOf(seat) === side;
        const lacks = [0, 1, 2, 3].every((suit) => !(shown[seat]! & (1 << suit)) || now[seat * 4 + suit] === 0);
        return (exact ? size === sizes[i] : size <= sizes[i]!) && lacks;
      });
      return fits ? [now] : [];
    });
    return seen.length > 0 ? dropRepeats(seen) : liesFor(node.position, mind.hidden, shown, []);
  }

  return { hiddenFrom, liesAtStart, beliefs, liesNow };
}

function dropRepeats(lies: readonly Lie[]): Lie[] {
  return [...new Map(lies.map((lie) => [lie.join(), lie])).values()];
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}
