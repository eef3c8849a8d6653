// What a language supplies to print a statement in its canonical words, and how it puts words together.

import type { Cards, Fact, Simple } from '../tree.ts';

export interface Speech {
  /** A step that stands by itself. */
  readonly simple: (step: Simple) => string;
  /** A fact after "if"; the word order of some languages differs there. */
  readonly inCondition: (fact: Fact) => string;
  /** The items of a list of tricks. */
  readonly items: (items: Cards) => string;
  readonly and: string;
  readonly or: string;
  readonly andThen: string;
  readonly if: string;
  readonly else: string;
  /** The verb comes last, so that "a, b and c" before it would run into the step before. */
  readonly verbLast: boolean;
}

/** "a, b and c". */
export const listed = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** The parts that are there, with spaces between. */
export const words = (...parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(' ');
