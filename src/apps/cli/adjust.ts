// `law70 adjust`: adjusted scores by the standard of an edition, in points, IMPs and matchpoints. Tricks that are left out are
// counted when the deal, or the position where play stood, is given.

import { loadSolver } from '../../../solver/solver.ts';
import { ok } from '../../cards/result.ts';
import { explainAdjusted } from '../../explain/adjusted.ts';
import type { Lang } from '../../explain/words.ts';
import type { EditionId } from '../../laws/editions.ts';
import { adjust } from '../../ruling/adjusted/adjust.ts';
import { countingWith } from '../../ruling/adjusted/counting.ts';
import { parseAdjustment } from '../../ruling/adjusted/request.ts';
import { exitCode, runBatch } from './batch.ts';
import { inEdition, itemsOf } from './inputs.ts';
import type { Io } from './io.ts';

export interface AdjustOptions {
  /** Instead of the one that each input names. */
  readonly edition?: EditionId;
  readonly json?: boolean;
  readonly lang: Lang;
}

export async function adjustCommand(
  files: readonly string[],
  { edition, json, lang }: AdjustOptions,
  io: Io,
): Promise<number> {
  const counting = countingWith(await loadSolver());
  const tally = await runBatch(itemsOf(files, io), {
    lang,
    io,
    done: 'adjusted',
    errorLine: ({ streamed }) => Boolean(json || streamed),
    answer: (input, { streamed }) => {
      const read = parseAdjustment(inEdition(input, edition), counting);
      if (!read.ok) return read;
      const adjusted = adjust(read.value);
      if (!adjusted.ok) return adjusted;
      if (!json && !streamed) return ok(explainAdjusted(adjusted.value, lang));
      return ok(`${JSON.stringify({ law70: 'adjusted/1', ...adjusted.value })}\n`);
    },
  });
  return exitCode(tally);
}
