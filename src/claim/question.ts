// What the solver can be asked: a position to play on from, or a full deal. Read with the same care as a case.
// Other keys are left alone, so that lines of a file with recorded answers can be asked again as they are.

import type { Hands } from '../cards/hands.ts';
import type { Result } from '../cards/result.ts';
import type { Position } from '../play/position.ts';
import { readPosition } from './ending.ts';
import { readDeal, readStrain } from './hands.ts';
import { attempt, readFields } from './read.ts';

/** {"hands": "N:... ... ... ...", "strain": "S", "leader": "W", "trick": []}; the hands also as an object by seat. */
export const parsePosition = (input: unknown): Result<Position> =>
  attempt(() => {
    const fields = readFields(input, '', 'a position');
    return readPosition(fields, readStrain(fields.get('strain'), 'strain'));
  });

/** {"deal": "N:... ... ... ..."} */
export const parseDeal = (input: unknown): Result<Hands> =>
  attempt(() => readDeal(readFields(input, '', 'a deal').get('deal'), 'deal'));
