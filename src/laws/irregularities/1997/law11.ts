// Law 11 of 1997: acting before the call (A), a spectator who noticed first (B), a penalty all the same (C).

import { forfeitedByActing } from '../forfeiting.ts';
import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'en-1997-10');
const still = by('penalty-still-possible', '11C');
const acted = (name: string) =>
  forfeitedByActing(
    name,
    by('may-forfeit-by-acting', '11A'),
    by('forfeit-when-ignorance-gained', '11A'),
    by('right-kept', '11A'),
    still,
  );

export const law11: Step = {
  ask: 'actedBefore',
  on: {
    'after-right-hand-opponent': acted('next'),
    otherwise: acted('other'),
    no: {
      ask: 'spectatorFirst',
      on: {
        no: end('kept', 'not-yet', 'right-kept', [by('right-kept', '11A')], '10'),
        'for-innocents': end('spectator-innocents', 'not-yet', 'i-decide-this', [
          by('spectator-innocents', '11B'),
          still,
        ]),
        'for-offenders': end('spectator-offenders', 'not-yet', 'i-decide-this', [
          by('spectator-offenders', '11B'),
          still,
        ]),
      },
    },
  },
};
