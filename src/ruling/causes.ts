// Why two editions part: the answers of the later one are put into the earlier one, one by one and then two and three together, and
// the first that give the later outcome are the cause. Nothing is argued, every cause is a ruling that was made.

import { subsets } from '../cards/subsets.ts';
import type { Question } from '../laws/edition.ts';
import { type EditionId, type LawBook, mixedBook, nearestKnown, questions } from '../laws/editions.ts';

/** The most answers that are put together to explain a difference. */
const MOST_TOGETHER = 3;

/** A book that remembers what it was asked. */
export const noting =
  (book: LawBook, asked: Set<Question>): LawBook =>
  (question) => {
    asked.add(question);
    return book(question);
  };

const differs = (question: Question, from: EditionId, to: EditionId): boolean => {
  const [before, after] = [from, to].map((edition) => JSON.stringify(nearestKnown(edition, question).known.answer));
  return before !== after;
};

/** The causes of a difference, among the questions that were asked. `explains`: whether the earlier edition with this book gives what
 *  the later one gives. Empty when no three answers together do. */
export function causesOf(
  asked: ReadonlySet<Question>,
  from: EditionId,
  to: EditionId,
  explains: (book: LawBook) => boolean,
): Question[][] {
  const candidates = questions.filter((question) => asked.has(question) && differs(question, from, to));
  for (let size = 1; size <= MOST_TOGETHER; size++) {
    const sets = subsets(candidates, size).filter((swapped) => explains(mixedBook(from, to, swapped)));
    if (sets.length > 0) return sets;
  }
  return [];
}
