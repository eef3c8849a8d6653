// The kernel against answers of DDS (checked by a second solver): all 2,000 endings of 1 to 10 cards, and some full deals.
import { describe, expect, test } from 'vitest';
import { createSolver, type Vulnerability } from '../../solver/solver.ts';
import {
  cardName,
  cardOf,
  type DdTable,
  handsOf,
  haveOracle,
  readOracle,
  seatOf,
  strainOf,
  tableOf,
} from './shared.ts';

interface EndingFact {
  readonly hands: string;
  readonly strain: string;
  readonly leader: string;
  readonly trick: string[];
  readonly scores: Record<string, number>;
}

interface ParFact {
  readonly dealer: string;
  readonly vul: Vulnerability;
  readonly scoreNS: number;
  readonly contracts: string[];
}

interface TableFact {
  readonly deal: string;
  readonly ddTable: DdTable;
  readonly par: ParFact[];
}

describe.skipIf(!haveOracle)('kernel = DDS (shared oracle files; skipped when they are absent)', () => {
  test('2,000 endings, every legal card', () => {
    const solver = createSolver();
    const wrong: unknown[] = [];
    for (const fact of readOracle<EndingFact>('endings.jsonl')) {
      const answer = solver.solve({
        hands: handsOf(fact.hands),
        strain: strainOf(fact.strain),
        leader: seatOf(fact.leader),
        trick: fact.trick.map(cardOf),
      });
      const found = answer.ok
        ? Object.fromEntries(answer.value.map(({ card, tricks }) => [cardName(card), tricks]))
        : answer.problem;
      try {
        expect(found).toEqual(fact.scores);
      } catch {
        wrong.push({ fact, found });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('20 tables of full deals', () => {
    const solver = createSolver();
    for (const fact of readOracle<TableFact>('tables.jsonl').slice(0, 20)) {
      expect(solver.table(handsOf(fact.deal))).toEqual({ ok: true, value: tableOf(fact.ddTable) });
    }
  });

  test('par of 200 tables for 16 dealers and vulnerabilities', () => {
    const solver = createSolver();
    const strains = 'SHDCN';
    const seats = 'NESW';
    const wrong: unknown[] = [];
    for (const fact of readOracle<TableFact>('tables.jsonl')) {
      for (const par of fact.par) {
        const answer = solver.par(tableOf(fact.ddTable), seatOf(par.dealer), par.vul);
        if (!answer.ok) throw new Error(answer.problem.code);
        const bids = answer.value.contracts.map(({ level, strain }) => level * 5 + [3, 2, 1, 0, 4][strain]!);
        expect(bids).toEqual([...bids].sort((a, b) => a - b)); // in the order of the bidding
        const found = answer.value.contracts.map(({ level, strain, declarers, doubled, tricks }) => {
          const who = declarers.map((seat) => seats[seat]).join('');
          return `${level}${strains[strain]}${doubled ? '*' : ''}-${who}${tricks > 0 ? '+' : ''}${tricks || ''}`;
        });
        if (answer.value.scoreNS !== par.scoreNS || found.sort().join() !== [...par.contracts].sort().join())
          wrong.push({ par, found, score: answer.value.scoreNS, table: fact.ddTable });
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});
