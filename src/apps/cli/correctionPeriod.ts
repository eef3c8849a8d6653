// `law70 correction-period`: did a request to have tricks back come in time? A question of dates, by the edition or by the length
// that the organiser has set.

import { explainRequest } from '../../explain/correctionPeriod.ts';
import type { Lang } from '../../explain/words.ts';
import { type EditionId, editionIds } from '../../laws/editions.ts';
import { parseRequest, requestUnder } from '../../ruling/correctionPeriod.ts';
import { problemText } from './batch.ts';
import type { Io } from './io.ts';

export interface CorrectionPeriodOptions {
  readonly available: string;
  readonly asked: string;
  readonly minutes?: number;
  readonly edition: EditionId | 'all';
  readonly json?: boolean;
  readonly lang: Lang;
}

/** As a person types it: "2026-11-30 22:40" for "2026-11-30T22:40". */
const moment = (text: string) => text.trim().replace(/^(\d{4}-\d\d-\d\d)\s+/, '$1T');

export async function correctionPeriodCommand(options: CorrectionPeriodOptions, io: Io): Promise<number> {
  const { available, asked, minutes, edition, json, lang } = options;
  const read = parseRequest({ available: moment(available), asked: moment(asked), minutes });
  if (!read.ok) {
    io.err(`${problemText(read.problem, read.problem.at, lang)}\n`);
    return 1;
  }
  const ids = edition === 'all' ? editionIds : [edition];
  const found = ids.map((id) => requestUnder(id, read.value));
  if (json) for (const one of found) await io.out(`${JSON.stringify({ law70: 'correction-period/1', ...one })}\n`);
  else await io.out(found.map((one) => explainRequest(one, read.value, lang)).join('\n'));
  return 0;
}
