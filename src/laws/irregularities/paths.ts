// Every way through an article: the answers along it and the outcome at its end.

import type { Outcome, Step } from './guided.ts';
import type { FactId } from './vocabulary.ts';

export interface Path {
  readonly answers: readonly (readonly [fact: FactId, branch: string])[];
  readonly outcome: Outcome;
}

export function pathsOf(step: Step, before: Path['answers'] = []): Path[] {
  if ('outcome' in step) return [{ answers: before, outcome: step }];
  const branches: Readonly<Record<string, Step>> = step.on;
  return Object.entries(branches).flatMap(([branch, next]) => pathsOf(next, [...before, [step.ask, branch]]));
}
