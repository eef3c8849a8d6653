// A case that comes from outside with the texts of its form: from a link, or from a file of kept rulings. Read like any input.

import { ok, type Result } from '../../../cards/result.ts';
import { parseCase } from '../../../claim/case.ts';
import type { Draft } from './draft.ts';
import { readAbout } from './readDraft.ts';
import { draftOf } from './toCase.ts';

export function readShared(value: unknown): Result<Draft> {
  const source = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const read = parseCase(source.case);
  return read.ok ? ok({ ...draftOf(read.value), about: readAbout(source.about) }) : read;
}
