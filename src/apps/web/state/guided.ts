// From the claim to the guided ruling on an irregularity, and back.

import type { Irregularity } from '../../../ruling/irregularity.ts';
import { change } from './history.ts';
import { go } from './route.ts';

/** Takes the guided ruling onto the desk; one on the same article that has been begun already is gone on with. */
export function toGuidedRuling(asked: Irregularity): void {
  change((before) => {
    const { irregularity } = before;
    const same = irregularity?.article === asked.article && irregularity.edition === asked.edition;
    const answers = same ? { ...irregularity.answers, ...asked.answers } : asked.answers;
    return { ...before, irregularity: { ...asked, answers } };
  });
  go('irregularity');
}
