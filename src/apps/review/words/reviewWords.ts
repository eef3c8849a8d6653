// What a language must supply for a review: every heading, verdict and sentence of the reports.

import type { EndingClass } from '../../../formats/board.ts';
import type { Vulnerability } from '../../../play/contract.ts';
import type { LeftOut } from '../../../review/candidate.ts';
import type { Trouble, Verdict } from '../../../review/finding.ts';
import type { OperatorSign } from '../../../review/operator.ts';

/** What a language must supply for a review. */
export interface ReviewWords {
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly endings: Readonly<Record<EndingClass, string>>;
  readonly signs: Readonly<Record<OperatorSign, string>>;
  readonly leftOut: Readonly<Record<LeftOut, string>>;
  /** Before the command that goes on. */
  readonly goOn: string;
  readonly place: Readonly<Record<'line' | 'board' | 'table', string>>;
  readonly room: (room: string) => string;
  readonly by: string;
  readonly swing: (points: number, imps: number) => string;
  readonly recorded: (total: number, who: string, claimed: number, remaining: number) => string;
  readonly worst: (ruled: number, aware: number | undefined, doubleDummy: number) => string;
  readonly bestPlay: (tricks: number) => string;
  readonly tooMany: string;
  readonly onlyIf: (who: string, cards: string) => string;
  readonly conceded: string;
  readonly stop: (signs: string) => string;
  readonly asAClaim: string;
  readonly tooLong: string;
  readonly longerThan: (seconds: number) => string;
  readonly troubles: Readonly<Record<Exclude<Trouble['kind'], 'too-long' | 'unread'>, string>>;
  readonly notExact: string;
  readonly unseen: (who: string) => string;
  readonly lie: (hands: string) => string;
  readonly heading: (worth: number) => string;
  readonly others: (count: number) => string;
  readonly stopped: string;
  readonly counts: {
    readonly heading: string;
    readonly files: (files: number, boards: number) => string;
    readonly candidates: (count: number) => string;
    readonly said: (problems: number, notes: number) => string;
  };
  /** What every report says of its own limits. */
  readonly limits: readonly string[];
  readonly vulnerable: Readonly<Record<Vulnerability, string>>;
  readonly yesNo: readonly [yes: string, no: string];
  readonly columns: Readonly<Record<Column, string>>;
  readonly page: Readonly<
    Record<
      'title' | 'search' | 'declarer' | 'ledBy' | 'wonBy' | 'toClaim' | 'back' | 'on' | 'toEnd' | 'noScript' | 'shown',
      string
    >
  >;
  readonly progress: (done: number, speed: string) => string;
  readonly progressOf: (done: number, total: number, speed: string, left: string) => string;
}

export const columnNames = [
  'file',
  'line',
  'board',
  'room',
  'table',
  'north',
  'east',
  'south',
  'west',
  'contract',
  'declarer',
  'vulnerable',
  'verdict',
  'recorded',
  'remaining',
  'claimed',
  'ruled',
  'aware',
  'doubleDummy',
  'points',
  'imps',
  'exact',
  'forgotten',
  'unseen',
  'play',
  'why',
] as const;
export type Column = (typeof columnNames)[number];
