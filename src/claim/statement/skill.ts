// Whether a statement names a squeeze or an endplay: what is named counts, what is not does not (guidance on Law 70).

import type { Step } from './tree.ts';

export function namesSkill(steps: readonly Step[]): boolean {
  return steps.some((step) => {
    switch (step.kind) {
      case 'squeeze':
      case 'endplay':
      case 'eliminate':
        return true;
      case 'then':
      case 'and':
      case 'or':
        return namesSkill(step.steps);
      case 'if':
        return namesSkill([step.do, ...(step.else === undefined ? [] : [step.else])]);
      default:
        return false;
    }
  });
}
