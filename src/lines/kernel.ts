// The yardstick of dominance done by the double-dummy kernel. One solver serves a whole case: its table of positions
// does not depend on the deal, so what it learnt in one layout answers for most of the others.

import { type Batch, ROW, type Solver } from '../../solver/solver.ts';
import { type Side, sideOf } from '../cards/cards.ts';
import type { Layouts, View } from './belief.ts';
import type { Comparison } from './compare.ts';
import type { Table } from './table.ts';

/** With fewer layouts than this it does not pay to hand them over together. */
const FEW = 8;

/** Whether the hidden hands are those of one side: then only they differ from layout to layout. */
const isOneSide = ({ hidden }: View): boolean => sideOf(hidden[0]) === sideOf(hidden[1]);

/** The layouts for the kernel: the holdings of the lower hidden seat first. */
function batchOf({ hands, strain, leader, trick }: Table, { hidden }: View, { holdings }: Layouts): Batch {
  const side = (1 - sideOf(hidden[0])) as Side;
  if (hidden[0] < hidden[1]) return { hands, strain, leader, trick, side, layouts: holdings };
  const layouts = new Uint16Array(holdings.length);
  for (let at = 0; at < holdings.length; at += 8) {
    layouts.set(holdings.subarray(at + 4, at + 8), at);
    layouts.set(holdings.subarray(at, at + 4), at + 4);
  }
  return { hands, strain, leader, trick, side, layouts };
}

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
      if (layouts.count > FEW && isOneSide(view)) {
        const batch = batchOf(table, view, layouts);
        const found = game === 'plain' ? solver.plainScoresBatch(batch) : solver.scoresBatch(batch);
        const columns = plays.map((card) => found.cards.indexOf(card));
        const width = found.cards.length;
        for (let i = 0; i < layouts.count; i++)
          for (let p = 0; p < plays.length; p++) scores[i * plays.length + p] = found.scores[i * width + columns[p]!]!;
        return scores;
      }
      eachPosition(table, view, layouts, (at, i) => {
        solver.rawScores(at, row, game === 'plain' ? side : undefined);
        for (let p = 0; p < plays.length; p++) scores[i * plays.length + p] = row[plays[p]!]!;
      });
      return scores;
    },
    reaches(game, side, table, view, layouts, tricks) {
      if (isOneSide(view))
        return solver.rawReaches(batchOf(table, view, layouts), tricks, game === 'plain' ? side : undefined);
      const reached = new Uint8Array(layouts.count);
      eachPosition(table, view, layouts, (at, i) => {
        const value = forSide(solver.rawValue(at, game === 'plain' ? side : undefined), side, table);
        reached[i] = value >= tricks ? 1 : 0;
      });
      return reached;
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
