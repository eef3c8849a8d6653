// Law 11 of 2007: as 1997 without the spectator.

import { forfeitedByActing } from '../forfeiting.ts';
import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'no-2007');
const acted = (name: string) =>
  forfeitedByActing(
    name,
    by('may-forfeit-by-acting', '11A'),
    by('forfeit-when-ignorance-gained', '11A'),
    by('right-kept', '11A'),
    by('penalty-still-possible', '11B'),
  );

export const law11: Step = {
  ask: 'actedBefore',
  on: {
    'after-right-hand-opponent': acted('next'),
    otherwise: acted('other'),
    no: end('kept', 'not-yet', 'right-kept', [by('right-kept', '11A')], '10'),
  },
};
