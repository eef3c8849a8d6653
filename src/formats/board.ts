// A board as it came out of a file: the deal, the play as far as it was recorded, the result written beside it, and
// what was wrong with it. One bad board is its own trouble: a reader never gives up a file for it.

import type { Card, Seat, Strain } from '../cards/cards.ts';
import type { Hands } from '../cards/hands.ts';
import type { Problem } from '../cards/result.ts';
import type { Case } from '../claim/case.ts';
import type { Contract, Vulnerability } from '../play/contract.ts';
import type { Position } from '../play/position.ts';
import type { Unknown } from '../play/unknown.ts';

export const formats = ['pbn', 'lin', 'handviewer', 'hv', 'rbn', 'json', 'usebio'] as const;
export type Format = (typeof formats)[number];

/** How the record of a board ends.
 *  `claim`: the play stops and a result is recorded. `lead-only`: at most one trick was recorded, so the play was not kept.
 *  `stopped`: the play stops and no result is recorded. `inconsistent`: the record contradicts itself. */
export const endings = ['played-out', 'claim', 'lead-only', 'stopped', 'passed', 'no-play', 'inconsistent'] as const;
export type EndingClass = (typeof endings)[number];

/** What can be said of a file or a board. The boards of cases have the codes of their problems instead. */
export const diagnosticCodes = [
  'card-not-held',
  'card-twice',
  'comment-open',
  'deal-carried',
  'deal-form',
  'declarer-assumed',
  'duplicate-card',
  'empty',
  'file-kind',
  'hand-size',
  'hands-impossible',
  'hands-unknown',
  'irregular',
  'lin-tag',
  'link-only',
  'no-board',
  'no-deal',
  'no-play',
  'play-alone',
  'play-gap',
  'play-order',
  'play-word',
  'rbn-line',
  'result-impossible',
  'revoke',
  'stray-text',
  'tag-form',
  'tag-twice',
  'two-from-one-hand',
  'unknown-call',
  'unknown-card',
  'unknown-contract',
  'unknown-rank',
  'unknown-result',
  'unknown-seat',
  'unknown-vulnerability',
  'xml',
  'zip',
] as const;
export type DiagnosticCode = (typeof diagnosticCodes)[number];

/** Something to be said of a board or of a stretch of a file. `at` is the line and column. A `problem` keeps something from
 *  being used; a `note` tells what was read in another way than it was written. */
export interface Diagnostic extends Problem {
  readonly weight: 'problem' | 'note';
  readonly line: number;
  readonly column: number;
  /** The cards by seat as written, when their number or a repeat is the trouble. */
  readonly dealt?: readonly (readonly Card[])[];
}

/** Hands of which some were not written card by card. */
export interface PartDeal {
  /** The cards known to have been dealt, those included that the play has shown. */
  readonly hands: Hands;
  /** By seat the suits (bits) in which it may have been dealt more; 0 when its hand is known. */
  readonly open: readonly number[];
  /** Cards dealt to each hand. */
  readonly size: number;
}

export interface Board {
  readonly format: Format;
  /** Where the board begins in its file. */
  readonly line: number;
  readonly column: number;
  /** The board's own number or label, as written. */
  readonly number?: string;
  readonly room?: string;
  readonly table?: string;
  /** Names by seat, as written; absent where there is none. */
  readonly names: readonly (string | undefined)[];
  readonly dealer?: Seat;
  readonly vulnerable: Vulnerability;
  /** The cards as dealt (or as they stood, for an end position); only when all four hands are known. */
  readonly deal?: Hands;
  /** What is known of them when they are not. */
  readonly part?: PartDeal;
  readonly declarer?: Seat;
  readonly contract?: Contract;
  readonly strain?: Strain;
  readonly auction: readonly string[];
  /** The cards played, in order of play. */
  readonly play: readonly Card[];
  /** The seat that led to the first trick. */
  readonly opening?: Seat;
  /** True when a revoke or a lead out of turn is marked in the play, or the result was agreed and not played. */
  readonly irregular: boolean;
  /** Declarer's tricks in all as the file has them. */
  readonly recorded?: number;
  readonly ending: EndingClass;
  /** Where the play stops; only when the play agrees with itself. Where hands are not known (`unknown`), the cards lie in one of
   *  the possible ways. */
  readonly position?: Position;
  readonly unknown?: Unknown;
  readonly won?: { readonly NS: number; readonly EW: number };
  readonly shownOut?: readonly number[];
  /** Whether the record was typed by a vugraph operator, who may stop without a claim. */
  readonly vugraph: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Tags of a PBN game that law70 has no use for, kept for writing back. */
  readonly tags: readonly (readonly [name: string, value: string])[];
  /** The case as it was given, with claimer and statement, when the board came as a case. */
  readonly given?: Case;
}

/** What a reader gives, one by one: a board, or something to be said of a stretch that belongs to none. */
export type Item = ({ readonly board: Board } | { readonly stray: Diagnostic }) & {
  /** The file within a zip. */
  readonly within?: string;
};

export const note = (line: number, column: number, code: DiagnosticCode, wrong: string, right: string): Diagnostic => ({
  weight: 'note',
  code,
  at: `line ${line}, column ${column}`,
  wrong,
  right,
  line,
  column,
});

export const trouble = (
  line: number,
  column: number,
  code: DiagnosticCode,
  wrong: string,
  right: string,
): Diagnostic => ({
  ...note(line, column, code, wrong, right),
  weight: 'problem',
});
