// The yardstick of dominance done by the double-dummy kernel. One solver serves a whole case: its table of positions
// does not depend on the deal, so what it learnt in one layout answers for most of the others.

import type { Solver } from '../../solver/solver.ts';
import { type Side, sideOf } from '../cards/cards.ts';
import { type Comparison, type Game, type LayoutsSeen, undominated } from './compare.ts';
import type { Table } from './table.ts';

export function kernelComparison(solver: Solver): Comparison {
  const row = new Uint8Array(56);
  const forSide = (tricks: number, side: Side, table: Table) =>
    sideOf(table.seat) === side ? tricks : table.left - tricks;
  const cardsOf = ({ hands, strain, leader, trick }: Table, { view, layouts: { unseen, bits } }: LayoutsSeen) => ({
    hands,
    strain,
    leader,
    trick,
    hidden: view.hidden,
    unseen,
    layouts: bits,
  });
  const plainFor = (game: Game, side: Side) => (game === 'plain' ? side : undefined);

  return {
    compare(game, side, table, seen, plays, trickStarts) {
      const cards = cardsOf(table, seen);
      const before = solver.stats.trickNodes;
      const taken = () => solver.stats.trickNodes - before;
      const compareIn = (layouts: Uint32Array) =>
        solver.comparePlays({ ...cards, layouts }, plays, plainFor(game, side));
      if (trickStarts === Number.POSITIVE_INFINITY) {
        const { better, ...found } = compareIn(cards.layouts);
        return { undominated: undominated(better), ...found, examined: cards.layouts.length, trickStarts: taken() };
      }
      const better = new Uint16Array(plays.length);
      const least = new Uint8Array(plays.length).fill(table.left);
      const most = new Uint8Array(plays.length);
      let examined = 0;
      while (examined < cards.layouts.length) {
        // one, and then as many again each time
        const next = cards.layouts.subarray(examined, Math.max(1, 2 * examined));
        const part = solver.limited(trickStarts - taken(), () => compareIn(next));
        if (part === undefined) break;
        examined += next.length;
        for (let p = 0; p < plays.length; p++) {
          better[p]! |= part.better[p]!;
          least[p] = Math.min(least[p]!, part.least[p]!);
          most[p] = Math.max(most[p]!, part.most[p]!);
        }
      }
      return { undominated: undominated(better), least, most, examined, trickStarts: taken() };
    },
    scores: (game, side, table, seen, plays) =>
      solver.scoresInLayouts(cardsOf(table, seen), plays, plainFor(game, side)),
    reaches: (game, side, table, seen, tricks) =>
      solver.reachedInLayouts(cardsOf(table, seen), side, tricks, plainFor(game, side)),
    doubleDummyAfter(side, table, plays) {
      solver.rawScores(table, row);
      return plays.map((card) => forSide(row[card]!, side, table));
    },
    doubleDummy: (side, table) => forSide(solver.rawValue(table), side, table),
    limited: solver.limited,
    afresh: solver.afresh,
    sure: solver.sure,
    anyPlay: solver.anyPlay,
    plain: (side, table) => forSide(solver.rawValue(table, side), side, table),
  };
}
