// The editions by year, and which one answers in place of an edition that is not known to us.
// A ruling that leans on a neighbour must say so (reason `unknown-to-us`).

import type { Answers, Cell, Edition, Known, Question } from './edition.ts';
import { law1963 } from './editions/1963.ts';
import { law1975 } from './editions/1975.ts';
import { law1987 } from './editions/1987.ts';
import { law1997 } from './editions/1997.ts';
import { law2007 } from './editions/2007.ts';
import { law2017 } from './editions/2017.ts';

export const editionIds = ['1963', '1975', '1987', '1997', '2007', '2017'] as const;

export type EditionId = (typeof editionIds)[number];

export const editions: Readonly<Record<EditionId, Edition>> = {
  1963: law1963,
  1975: law1975,
  1987: law1987,
  1997: law1997,
  2007: law2007,
  2017: law2017,
};

export const latestEdition: EditionId = '2017';

export const questions = Object.keys(law1963) as Question[];

export const parseEdition = (text: string): EditionId | undefined => editionIds.find((id) => id === text);

export const isKnown = <A>(cell: Cell<A>): cell is Known<A> => cell.read !== 'unknown';

/** An answer, and the edition that gave it. */
export interface Found<Q extends Question> {
  readonly from: EditionId;
  readonly known: Known<Answers[Q]>;
}

/** Where answers are looked up: in one edition, or in a mixture made to find out which answer makes a difference. */
export type LawBook = <Q extends Question>(question: Q) => Found<Q>;

export const lawBook =
  (id: EditionId): LawBook =>
  (question) =>
    nearestKnown(id, question);

/** The edition `id` with the answers of another one to some questions. */
export const mixedBook =
  (id: EditionId, other: EditionId, swapped: readonly Question[]): LawBook =>
  (question) =>
    nearestKnown(swapped.includes(question) ? other : id, question);

/** Where an answer is looked for: in the edition itself, then in later ones, and only then in earlier ones, latest first:
 *  looking one way keeps a ruling from mixing two law books. */
export function lookedUpIn(id: EditionId): EditionId[] {
  const at = editionIds.indexOf(id);
  return [...editionIds.slice(at), ...editionIds.slice(0, at).reverse()];
}

/** What edition `id` answers; when that is not known to us, what the next later edition answers that we know, and only
 *  when there is none the last earlier one. `from` is the edition that gave the answer. */
export function nearestKnown<Q extends Question>(id: EditionId, question: Q): Found<Q> {
  for (const from of lookedUpIn(id)) {
    const cell: Cell<Answers[Q]> = editions[from][question];
    if (isKnown(cell)) return { from, known: cell };
  }
  throw new Error(`no edition answers ${question}`);
}
