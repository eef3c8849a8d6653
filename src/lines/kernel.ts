// The yardstick of dominance done by the double-dummy kernel. One solver serves a whole case: its table of positions
// does not depend on the deal, so what it learnt in one layout answers for most of the others.

import { ROW, type Solver } from '../../solver/solver.ts';
import { type Side, sideOf } from '../cards/cards.ts';
import type { Layouts, View } from './belief.ts';
import type { Comparison } from './compare.ts';
import type { Table } from './table.ts';

export function kernelComparison(solver: Solver): Comparison {
  const row = new Uint8Array(ROW);
  const position = (table: Table) => ({
    hands: table.hands.slice(),
    strain: table.strain,
    leader: table.leader,
    trick: table.trick,
  });
  const eachPosition = (
    table: Table,
    { hidden }: View,
    layouts: Layouts,
    visit: (at: ReturnType<typeof position>, row: number) => void,
  ) => {
    const at = position(table);
    for (let i = 0; i < layouts.count; i++) {
      at.hands.set(layouts.holdings.subarray(i * 8, i * 8 + 4), hidden[0] * 4);
      at.hands.set(layouts.holdings.subarray(i * 8 + 4, i * 8 + 8), hidden[1] * 4);
      visit(at, i);
    }
  };
  const forSide = (tricks: number, side: Side, table: Table) =>
    sideOf(table.seat) === side ? tricks : table.left - tricks;

  return {
    scores(game, side, table, view, layouts, plays) {
      const scores = new Uint8Array(layouts.count * plays.length);
      eachPosition(table, view, layouts, (at, i) => {
        solver.rawScores(at, row, game === 'plain' ? side : undefined);
        for (let p = 0; p < plays.length; p++) scores[i * plays.length + p] = row[plays[p]!]!;
      });
      return scores;
    },
    values(game, side, table, view, layouts) {
      const values = new Uint8Array(layouts.count);
      eachPosition(table, view, layouts, (at, i) => {
        values[i] = forSide(solver.rawValue(at, game === 'plain' ? side : undefined), side, table);
      });
      return values;
    },
    doubleDummyAfter(side, table, plays) {
      solver.rawScores(position(table), row);
      return plays.map((card) => forSide(row[card]!, side, table));
    },
    doubleDummy: (side, table) => forSide(solver.rawValue(position(table)), side, table),
    sure: solver.sure,
    plain: (side, table) => forSide(solver.rawValue(position(table), side), side, table),
  };
}
