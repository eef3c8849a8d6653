// What the reading worker is asked and what it answers.

import type { Strain } from '../../../cards/cards.ts';
import type { NotUnderstood } from '../../../claim/statement/tree.ts';
import type { TrumpMention } from '../../../claim/statement/trumps.ts';
import type { Lang } from '../../../explain/explain.ts';
import type { Item } from '../../../formats/board.ts';

export interface HearJob {
  readonly text: string;
  readonly strain: Strain | null;
  readonly lang: Lang;
}

/** A statement as it was understood. */
export interface Heard {
  readonly steps: readonly string[];
  readonly notUnderstood: readonly NotUnderstood[];
  readonly tooLong: boolean;
  readonly trump: TrumpMention;
}

export interface FileRead {
  readonly items: readonly Item[];
  /** There were more boards than are handed over. */
  readonly more: boolean;
}
