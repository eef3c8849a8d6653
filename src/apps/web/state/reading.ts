// What the reading worker is asked and what it answers.

import type { Strain } from '../../../cards/cards.ts';
import type { CaseJson } from '../../../claim/caseJson.ts';
import type { NotUnderstood } from '../../../claim/statement/tree.ts';
import type { TrumpMention } from '../../../claim/statement/trumps.ts';
import type { Lang } from '../../../explain/explain.ts';
import type { Item } from '../../../formats/board.ts';

export interface HearJob {
  readonly text: string;
  readonly strain: Strain | null;
  readonly lang: Lang;
  /** The case that the words belong to, once it is complete. */
  readonly of?: CaseJson;
}

/** A statement as it was understood. */
export interface Heard {
  readonly steps: readonly string[];
  /** By step: why the hands show it to be impossible, or an empty text; none while the case is not complete. */
  readonly impossible: readonly string[];
  readonly notUnderstood: readonly NotUnderstood[];
  readonly tooLong: boolean;
  readonly trump: TrumpMention;
}

export interface FileRead {
  readonly items: readonly Item[];
  /** There were more boards than are handed over. */
  readonly more: boolean;
}
