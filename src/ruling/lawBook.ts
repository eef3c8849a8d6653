// Reading in a law book while a ruling is made: each answer that is used is remembered, and one that the edition does not
// give is taken from the nearest known edition and reported (reason `unknown-to-us`).

import type { Answers, Question } from '../laws/edition.ts';
import { type EditionId, type LawBook, lawBook } from '../laws/editions.ts';
import type { Reason } from './reason.ts';

export class Reading {
  readonly edition: EditionId;
  /** The questions that were asked so far. */
  readonly asked = new Set<Question>();
  readonly book: LawBook;
  private readonly borrowed: Reason[];

  /** `reasons` gets a line for each answer that had to be borrowed. */
  constructor(edition: EditionId, reasons: Reason[], book: LawBook = lawBook(edition)) {
    this.edition = edition;
    this.borrowed = reasons;
    this.book = book;
  }

  cite(question: Question): readonly string[] {
    return this.book(question).known.cite;
  }

  answer<Q extends Question>(question: Q): Answers[Q] {
    const { from, known } = this.book(question);
    if (from !== this.edition && !this.asked.has(question)) {
      this.borrowed.push({ code: 'unknown-to-us', facts: { question, from }, cite: known.cite });
    }
    this.asked.add(question);
    return known.answer;
  }
}
