// Whether a request came within the correction period (79C): a question of dates, with the length that the organiser has set
// or else that of the edition.

import type { Case } from '../claim/case.ts';
import type { Reading } from './lawBook.ts';

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
  const set = regulations.correctionMinutes;
  if (set === undefined && law.answer('correctionPeriod') !== 'thirty-minutes-unless-set') return undefined;
  return timing(withdrawal.available, withdrawal.asked, set);
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
