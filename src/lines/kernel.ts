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
    compare(game, side, table, seen, plays) {
      const { better, least, most } = solver.comparePlays(cardsOf(table, seen), plays, plainFor(game, side));
      return { undominated: undominated(better), least, most };
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
    sure: solver.sure,
    anyPlay: solver.anyPlay,
    plain: (side, table) => forSide(solver.rawValue(table, side), side, table),
  };
}
