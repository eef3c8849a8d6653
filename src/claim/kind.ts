// What every JSON input begins with: its kind and version in "law70", and the edition of the Laws it is to be judged by.

import { type EditionId, editionIds, latestEdition } from '../laws/editions.ts';
import { type Fields, readWord, refuse, shown } from './read.ts';

/** "law70" may be left out where the input can be of one kind only. */
export function readKind(fields: Fields, kind: string): void {
  const given = fields.get('law70') ?? kind;
  if (given !== kind) refuse('kind', 'law70', `${shown(given)} is not known`, `"${kind}"`);
}

/** The latest edition where none is named; a year may be a number. */
export function readEdition(fields: Fields): EditionId {
  const given = fields.get('edition') ?? latestEdition;
  const named = typeof given === 'number' ? `${given}` : given;
  return readWord(named, 'edition', editionIds, 'unknown-edition', 'the edition');
}
