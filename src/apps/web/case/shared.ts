// A case that comes from outside with the texts of its form: from a link, or from a file of kept rulings. Read like any input.

import { fail, ok, type Result } from '../../../cards/result.ts';
import { parseCase } from '../../../claim/case.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { readAbout, readDraft } from './readDraft.ts';
import { draftOf } from './toCase.ts';

export function readShared(value: unknown): Result<Draft> {
  const source = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const about = readAbout(source.about);
  if (source.irregularity !== undefined) {
    const { irregularity } = readDraft({ irregularity: source.irregularity });
    return irregularity
      ? ok({ ...emptyDraft, irregularity, about })
      : fail('irregularity', 'irregularity', 'it cannot be read', 'an irregularity with its article and answers');
  }
  const read = parseCase(source.case);
  return read.ok ? ok({ ...draftOf(read.value), about }) : read;
}
