// Law 11A as 1997 and 2007 have it: who acts before the director is called may lose the right, and does so above all when an
// opponent's ignorance brought a gain.

import { end, type Rule, type Step } from './guided.ts';

/** `still`: that a penalty remains possible. */
export function forfeitedByActing(name: string, acting: Rule, gained: Rule, kept: Rule, still: Rule): Step {
  return {
    ask: 'ignoranceGained',
    on: {
      yes: end(`${name}-gained`, 'as-played', 'right-lost', [acting, gained, still]),
      no: {
        ask: 'forfeitJudged',
        on: {
          yes: end(`${name}-judged`, 'as-played', 'right-lost', [acting, still]),
          no: end(`${name}-kept`, 'not-yet', 'right-kept', [acting, kept], '10'),
        },
      },
    },
  };
}
