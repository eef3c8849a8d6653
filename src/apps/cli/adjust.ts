// `law70 adjust`: adjusted scores by the standard of an edition, in points, IMPs and matchpoints. Tricks that are left out are
// counted double dummy when the deal is given.

import { loadSolver } from '../../../solver/solver.ts';
import type { Hands } from '../../cards/hands.ts';
import { ok } from '../../cards/result.ts';
import { explainAdjusted } from '../../explain/adjusted.ts';
import type { Lang } from '../../explain/words.ts';
import { adjust } from '../../ruling/adjusted/adjust.ts';
import { parseAdjustment } from '../../ruling/adjusted/request.ts';
import { exitCode, runBatch } from './batch.ts';
import { itemsOf } from './inputs.ts';
import type { Io } from './io.ts';

export interface AdjustOptions {
  readonly json?: boolean;
  readonly lang: Lang;
}

export async function adjustCommand(files: readonly string[], { json, lang }: AdjustOptions, io: Io): Promise<number> {
  const solver = await loadSolver();
  const count = (deal: Hands, strain: number, declarer: number) => {
    const table = solver.table(deal);
    if (!table.ok) throw new Error(`the solver refused a deal (${table.problem.code})`);
    return table.value[strain * 4 + declarer]!;
  };
  const tally = await runBatch(itemsOf(files, io), {
    io,
    done: 'adjusted',
    errorLine: ({ streamed }) => Boolean(json || streamed),
    answer: (input, { streamed }) => {
      const read = parseAdjustment(input, count);
      if (!read.ok) return read;
      const adjusted = adjust(read.value);
      if (!adjusted.ok) return adjusted;
      if (!json && !streamed) return ok(explainAdjusted(adjusted.value, lang));
      const doubleDummy = read.value.outcomes.map((outcome) => outcome.doubleDummy ?? null);
      const counted = doubleDummy.some((tricks) => tricks !== null) && { doubleDummy };
      return ok(`${JSON.stringify({ law70: 'adjusted/1', ...adjusted.value, ...counted })}\n`);
    },
  });
  return exitCode(tally);
}
