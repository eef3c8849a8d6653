// What must not compile: a fact without a branch for each answer, with one it cannot have, or that is not in the vocabulary. The
// check command compiles the tests, so an error that is expected and does not come fails it.

import { expect, test } from 'vitest';
import { ask, end, type Step } from '../../../../src/laws/irregularities/guided.ts';

test('branches are complete and reachable, by type', () => {
  const done = end('done', 'as-played', 'carry-on', []);
  const steps: Step[] = [
    { ask: 'cardSeen', on: { yes: done, no: done } },
    // @ts-expect-error the branch "no" is missing
    { ask: 'cardSeen', on: { yes: done } },
    // @ts-expect-error a yes-or-no fact has no branch "perhaps"
    { ask: 'cardSeen', on: { yes: done, no: done, perhaps: done } },
    // @ts-expect-error the band "more" is missing
    { ask: 'cardsInHand', on: { fewer: done, thirteen: done } },
    // @ts-expect-error a choice has no branch that is not among its words
    { ask: 'fault', on: { none: done, partly: done, directly: done, wholly: done } },
    // @ts-expect-error there is no such fact
    { ask: 'cardsSeen', on: { yes: done, no: done } },
    ask('cardSeen', { yes: done, no: done }),
    // @ts-expect-error the branch "no" is missing
    ask('cardSeen', { yes: done }),
    // @ts-expect-error a yes-or-no fact has no branch "perhaps"
    ask('cardSeen', { yes: done, no: done, perhaps: done }),
    // @ts-expect-error there is no such fact
    ask('cardsSeen', { yes: done, no: done }),
    // @ts-expect-error a path must end or go on
    { ask: 'cardSeen', on: { yes: done, no: undefined } },
  ];
  expect(steps.length).toBe(11);
});
