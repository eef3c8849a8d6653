// The same as unseen.test.ts on more endings and up to four cards: the lowest count over every way in which the cards can lie.

import { test } from 'vitest';
import { expectLowestOfWays } from './unseenWays.ts';

test.each([
  [2, 400, 60],
  [3, 60, 40],
  [4, 4, 30],
])(
  'is the lowest of the literal model over every way, %i cards',
  (cards, endings, mostWays) => {
    expectLowestOfWays(7000 + cards, cards, endings, mostWays);
  },
  7_200_000,
);
