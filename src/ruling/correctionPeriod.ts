// Whether a request came within the correction period (79C; the protest period of 94 in 1963): a question of dates, with the length
// that the organiser has set or else that of the edition.

import type { Result } from '../cards/result.ts';
import type { Case } from '../claim/case.ts';
import { attempt, readFields, readWhole, refuse } from '../claim/read.ts';
import { readTimes } from '../claim/withdrawal.ts';
import type { EditionId } from '../laws/editions.ts';
import { Reading } from './lawBook.ts';
import type { Reason } from './reason.ts';

export interface Timing {
  readonly minutes: number;
  /** Where the length comes from. */
  readonly set: 'organiser' | 'edition';
  readonly end: string;
  readonly inTime: boolean;
}

/** The default of 79C in minutes (2017). */
const DEFAULT_MINUTES = 30;

/** Undefined when a time is missing, or when the edition gives a period whose length we do not know and none was set. */
export function correctionPeriod(theCase: Case, law: Reading): Timing | undefined {
  const { withdrawal, regulations } = theCase;
  if (withdrawal?.asked === undefined || withdrawal.available === undefined) return undefined;
  return timingUnder(law, withdrawal.available, withdrawal.asked, regulations.correctionMinutes);
}

function timingUnder(law: Reading, available: string, asked: string, set: number | undefined): Timing | undefined {
  if (set === undefined && law.answer('correctionPeriod') !== 'thirty-minutes-unless-set') return undefined;
  return timing(available, asked, set);
}

/** A question of dates by itself, without the case. */
export interface Request {
  readonly asked: string;
  readonly available: string;
  /** The length that the organiser has set. */
  readonly minutes?: number;
}

/** Reads `{ "asked", "available", "minutes" }`, times as "2026-11-30T22:40". */
export const parseRequest = (input: unknown): Result<Request> =>
  attempt(() => {
    const fields = readFields(input, '', 'a request', ['asked', 'available', 'minutes']);
    const { asked, available } = readTimes(fields);
    const right = 'a date and a time: "2026-11-30T22:40"';
    if (available === undefined) refuse('missing', 'available', 'when the official score was there is missing', right);
    if (asked === undefined) refuse('missing', 'asked', 'when the director was asked is missing', right);
    const minutes = fields.get('minutes');
    if (minutes === undefined) return { asked, available };
    return { asked, available, minutes: readWhole(minutes, 'minutes', 0, 100_000, 'a number of minutes') };
  });

export interface RequestFinding {
  readonly edition: EditionId;
  /** Absent when the length of the period is not known to us and none was set. */
  readonly timing?: Timing;
  readonly reasons: readonly Reason[];
}

/** Whether a request came in time under an edition. */
export function requestUnder(edition: EditionId, { asked, available, minutes }: Request): RequestFinding {
  const reasons: Reason[] = [];
  const law = new Reading(edition, reasons);
  const found = timingUnder(law, available, asked, minutes);
  const cite = law.cite('correctionPeriod');
  const reason: Reason =
    found === undefined
      ? { code: 'time-open', facts: { missing: 'length' }, cite }
      : { code: 'correction-period', facts: found, cite };
  return { edition, ...(found && { timing: found }), reasons: [reason, ...reasons] };
}

/** `available`: when the official score was available; both as "2026-11-30T22:40". */
export function timing(available: string, asked: string, minutes?: number): Timing {
  const length = minutes ?? DEFAULT_MINUTES;
  // times without a zone are those of one clock on the wall: any fixed zone does, a change to summer time does not shift them
  const zoned = (text: string) => (/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
  const end = Date.parse(zoned(available)) + length * 60_000;
  return {
    minutes: length,
    set: minutes === undefined ? 'edition' : 'organiser',
    end: new Date(end).toISOString().slice(0, 16),
    inTime: Date.parse(zoned(asked)) <= end,
  };
}
