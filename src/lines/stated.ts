// The line that was stated (Law 70D: no other successful line counts, but this one binds): how far a line has followed it,
// play by play, and which plays it leaves to the claimer. What the words mean is in claim/statement/plan.ts.

import type { Card } from '../cards/cards.ts';
import type { Hands } from '../cards/hands.ts';
import { controls, type Scene } from '../claim/statement/plan/scene.ts';
import { afterCard, type Progress, progressKey, restrict } from '../claim/statement/plan.ts';
import type { Plan, Question } from './policy.ts';
import type { Table } from './table.ts';

export class StatedLine {
  private readonly plan: Plan;
  private readonly start: Hands;
  private readonly question: Question;
  private readonly past: Progress[] = [];
  private progress: Progress;

  constructor(plan: Plan, question: Question) {
    this.plan = plan;
    this.question = question;
    this.start = question.position.hands;
    this.progress = plan.progress;
  }

  /** Whether some step is still to come. */
  get binds(): boolean {
    return this.progress.todo.length > 0;
  }

  key(): string {
    return progressKey(this.progress);
  }

  /** Of the legal plays of the seat to play, of the claimer's side, those that the statement allows; never none. */
  allowed(table: Table, legal: readonly Card[]): readonly Card[] {
    if (!this.binds) return legal;
    const scene = this.scene(table);
    return controls(scene, table.seat) ? restrict(legal, this.progress, scene, this.plan.switches).plays : legal;
  }

  /** To be called before the card is played to the table. */
  play(table: Table, card: Card): void {
    this.past.push(this.progress);
    if (this.binds) this.progress = afterCard(card, this.progress, this.scene(table), this.plan.switches);
  }

  undo(): void {
    this.progress = this.past.pop()!;
  }

  private scene({ hands, leader, trick, shownOut, strain }: Table): Scene {
    const { claimer, declarer } = this.question;
    return { claimer, declarer, strain, hands, leader, trick, shownOut, start: this.start };
  }
}
