// Dutch: the names of seats, sides, suits and honours, which stand wherever cards are shown.

import type { Names } from '../words.ts';

export const namesNl: Names = {
  seats: { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' },
  seatLetters: { N: 'N', E: 'O', S: 'Z', W: 'W' },
  sides: ['Noord-Zuid', 'Oost-West'],
  suits: { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaveren' },
  honours: ['A', 'H', 'V', 'B', '10'],
  notrump: 'SA',
  and: 'en',
  inTrick: (trick) => `in slag ${trick}`,
};
