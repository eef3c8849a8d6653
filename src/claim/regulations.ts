// The regulations of a case: which authority, which readings of its own where the law leaves a choice, and the length of the
// correction period. Read from JSON; what is not given is left to `regulated` (laws/regulations.ts).

import { authorityIds, type Regulations as Readings, readings, switchNames } from '../laws/regulations.ts';
import { readFields, readWhole, readWord, readYesNo } from './read.ts';

export type Regulations = Readings & {
  /** Length of the correction period in minutes, when the organiser has set one (79C). */
  readonly correctionMinutes?: number;
};

export function readRegulations(given: unknown): Regulations {
  const keys = ['authority', ...switchNames, 'correctionMinutes'];
  const fields = readFields(given ?? {}, 'regulations', 'the regulations', keys);
  const read: Record<string, string | boolean | number> = {};
  const authority = fields.get('authority');
  if (authority !== undefined)
    read.authority = readWord(authority, 'regulations.authority', authorityIds, 'unknown-authority', 'the authority');
  for (const name of switchNames) {
    const value = fields.get(name);
    if (value === undefined) continue;
    const place = `regulations.${name}`;
    const values = readings[name].map((reading) => reading.value);
    read[name] =
      typeof values[0] === 'boolean'
        ? readYesNo(value, place)
        : readWord(value, place, values.map(String), 'unknown-reading', 'the regulation');
  }
  const minutes = fields.get('correctionMinutes');
  if (minutes !== undefined)
    read.correctionMinutes = readWhole(minutes, 'regulations.correctionMinutes', 0, 100_000, 'a number of minutes');
  return read;
}
