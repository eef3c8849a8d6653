// English: the names of seats, sides, suits and honours, which stand wherever cards are shown.

import type { Names } from '../words.ts';

export const namesEn: Names = {
  seats: { N: 'North', E: 'East', S: 'South', W: 'West' },
  seatLetters: { N: 'N', E: 'E', S: 'S', W: 'W' },
  sides: ['North-South', 'East-West'],
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  honours: ['A', 'K', 'Q', 'J', '10'],
  notrump: 'NT',
  and: 'and',
  inTrick: (trick) => `in trick ${trick}`,
};
