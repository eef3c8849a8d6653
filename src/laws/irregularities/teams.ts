// Law 86, team play: no board is dealt again when the match is decided without it, average plus and minus are 3 IMPs, and in a
// knock-out match scores that do not balance become the mean of what each side has by itself.

import { ask, end, type Rule, type Step, unknownEnd } from './guided.ts';

/** Whether a new deal is thought of at all, and otherwise what follows. */
export const newDealOr = (none: Rule, otherwise: Step): Step =>
  ask('replayConsidered', {
    yes: ask('knownWithoutBoard', {
      yes: end('no-new-deal', 'artificial', 'score-later', [none], '12'),
      no: unknownEnd('new-deal'),
    }),
    no: otherwise,
  });

/** Without a result at the other table: 3 IMPs, and in a knock-out match the mean. */
export const knockOutOr = (three: Rule, mean: Rule): Step =>
  ask('knockOut', {
    no: end('artificial', 'artificial', 'score-later', [three], '12'),
    yes: ask('scoresBalance', {
      yes: end('knock-out-artificial', 'artificial', 'score-later', [three], '12'),
      no: end('knock-out', 'assigned', 'score-later', [mean], '12'),
    }),
  });
