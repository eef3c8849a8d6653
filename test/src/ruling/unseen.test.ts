// Hidden hands against the literal oracle: the lowest count over every way in which the cards can lie.

import { test } from 'vitest';
import { expectLowestOfWays } from './unseenWays.ts';

test.each([
  [2, 150, 60],
  [3, 15, 30],
])(
  'is the lowest of the literal model over every way, %i cards',
  (cards, endings, mostWays) => {
    expectLowestOfWays(700 + cards, cards, endings, mostWays);
  },
  600_000,
);
