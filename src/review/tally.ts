// The counts of a review. They add up: every board has one class of ending, and every board that stopped with a result one verdict.

import { type Board, type EndingClass, endings } from '../formats/board.ts';
import { type Finding, type Verdict, verdicts } from './finding.ts';

export interface Tally {
  files: number;
  /** Files, or stretches of files, from which nothing could be read. */
  unread: number;
  boards: number;
  readonly endings: Record<EndingClass, number>;
  /** Boards with a verdict. */
  candidates: number;
  readonly verdicts: Record<Verdict, number>;
  problems: number;
  notes: number;
}

const zeros = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

export const freshTally = (): Tally => ({
  files: 0,
  unread: 0,
  boards: 0,
  endings: zeros(endings),
  candidates: 0,
  verdicts: zeros(verdicts),
  problems: 0,
  notes: 0,
});

export function countBoard(tally: Tally, board: Board): void {
  tally.boards++;
  tally.endings[board.ending]++;
  for (const { weight } of board.diagnostics) tally[weight === 'problem' ? 'problems' : 'notes']++;
}

export function countFinding(tally: Tally, { verdict }: Finding): void {
  tally.candidates++;
  tally.verdicts[verdict]++;
}
