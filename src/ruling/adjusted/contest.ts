// A small contest around an adjusted score: boards with their tables and pairs, one table among them the one whose score is adjusted, and
// what every pair has in all before and after.

import { readFields, readList, readText, readWhole, readYesNo, refuse, shown } from '../../claim/read.ts';
import { asPlayed, type SideScore, type TableScore, type Total, totals } from './field.ts';

export interface ContestTable {
  readonly pairs: readonly [NS: string, EW: string];
  /** Points of North-South; undefined where the board was not played, which only the adjusted table may be. */
  readonly score?: number;
}

export interface Contest {
  readonly boards: readonly (readonly ContestTable[])[];
  /** Which table's score is adjusted. */
  readonly at: readonly [board: number, table: number];
}

export const contestForm =
  '[{ "tables": [{ "pairs": ["1", "2"], "score": 170, "adjusted": true }, { "pairs": ["3", "4"], "score": 420 }] }]';

export function readContest(value: unknown, at: string): Contest {
  const places: (readonly [number, number])[] = [];
  const boards = readList(value, at, `a list of boards: ${contestForm}`).map((board, b) => {
    const place = `${at}[${b}]`;
    const fields = readFields(board, place, 'a board', ['tables']);
    const seen = new Set<string>();
    return readList(fields.get('tables'), fields.place('tables'), 'a list of tables').map((table, t) => {
      const one = readFields(table, `${place}.tables[${t}]`, 'a table', ['pairs', 'score', 'adjusted']);
      const here = one.get('adjusted') !== undefined && readYesNo(one.get('adjusted'), one.place('adjusted'));
      if (here) places.push([b, t]);
      const pairs = readPairs(one.get('pairs'), one.place('pairs'), seen);
      if (here && one.get('score') === undefined) return { pairs };
      return { pairs, score: readPoints(one.get('score'), one.place('score')) };
    });
  });
  const [adjusted] = places;
  if (adjusted === undefined || places.length > 1)
    refuse(
      'adjusted-table',
      at,
      `${places.length} tables are marked`,
      '"adjusted": true with one table, that of the score to adjust',
    );
  return { boards, at: adjusted };
}

/** Points as duplicate scores have them. */
export function readPoints(value: unknown, at: string): number {
  const right = 'points of North-South, such as 420 or -50';
  const points = readWhole(value, at, -8000, 8000, right);
  if (points % 10 !== 0) refuse('points', at, `${points} is no score`, `${right}, in tens`);
  return points;
}

/** `seen`: the pairs at the other tables of the board. */
function readPairs(value: unknown, at: string, seen: Set<string>): readonly [string, string] {
  const right = 'the pairs North-South and East-West: ["1", "2"]';
  const [NS, EW, ...more] = readList(value, at, right);
  if (more.length > 0) refuse('pairs', at, `${more.length + 2} pairs are given`, right);
  const pairs = [readText(NS, `${at}[0]`, right), readText(EW, `${at}[1]`, right)] as const;
  for (const [i, pair] of pairs.entries()) {
    if (seen.has(pair))
      refuse(
        'pair-twice',
        `${at}[${i}]`,
        `pair ${shown(pair)} plays this board twice`,
        'a name for each pair: "1N" and "1E" where both directions are numbered',
      );
    seen.add(pair);
  }
  return pairs;
}

/** The scores of the other tables at the board. */
export const othersAt = ({ boards, at: [board, table] }: Contest): number[] =>
  boards[board]!.filter((_, i) => i !== table).flatMap(({ score }) => score ?? []);

export const scoreAt = ({ boards, at: [board, table] }: Contest): number | undefined => boards[board]![table]!.score;

/** No result, and nothing yet in its place. */
const nothing: SideScore = { kind: 'artificial', percent: 0, imps: 0 };
const notPlayed: TableScore = [nothing, nothing];

/** Matchpoints in all by pair, before and with `adjusted` in its place. */
export const totalsWith = ({ boards, at: [board, table] }: Contest, adjusted: TableScore): Total[] =>
  totals(
    boards.map((tables, b) => ({
      tables: tables.map(({ pairs, score }, t) => {
        const before = score === undefined ? notPlayed : asPlayed(score);
        return { pairs, before, after: b === board && t === table ? adjusted : before };
      }),
    })),
  );
