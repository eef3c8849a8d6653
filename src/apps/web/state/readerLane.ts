// The script of the worker that reads: files to boards, and what was said to steps. Kept apart from the ruling, so that it answers
// at once while a ruling is being searched, and so that neither the formats nor the grammars weigh on the first screen.

import type { Endpoint } from 'comlink';
import { sayAlive } from '../../../../workers/alive.ts';
import { serve } from '../../../../workers/lane.ts';
import { parseCase } from '../../../claim/case.ts';
import { parseStatement } from '../../../claim/statement/parse.ts';
import { trumpsIn } from '../../../claim/statement/trumps.ts';
import { impossibleInCase } from '../../../explain/steps.ts';
import { understoodSteps } from '../../../explain/understood.ts';
import type { Item } from '../../../formats/board.ts';
import { readBoards } from '../../../formats/read.ts';
import type { Heard, HearJob } from './reading.ts';

/** A file may be a season: so many boards are handed over, and it is said that there are more. */
const MOST_ITEMS = 20_000;

serve(
  {
    read: (bytes: Uint8Array): { items: Item[]; more: boolean } => {
      const items: Item[] = [];
      for (const item of readBoards(bytes)) {
        if (items.length === MOST_ITEMS) return { items, more: true };
        items.push(item);
      }
      return { items, more: false };
    },
    hear: ({ text, strain, lang, of }: HearJob): Heard => {
      const read = parseStatement(text);
      if (!read.ok) return { steps: [], impossible: [], notUnderstood: [], tooLong: true, trump: 'not-mentioned' };
      const theCase = of && parseCase(of);
      return {
        steps: understoodSteps(read.value, lang),
        impossible: theCase?.ok ? impossibleInCase(read.value, theCase.value, lang) : [],
        notUnderstood: read.value.notUnderstood,
        tooLong: false,
        trump: trumpsIn(read.value, strain === null ? 4 : strain).mention,
      };
    },
  },
  globalThis as unknown as Endpoint,
);
sayAlive();
