// Law 13 of 2017: only when a hand has more than thirteen cards. A: no call by a wrong hand yet, a seen card is always played with
// first; B: after such a call; C: a surplus card; D: found after play.

import { ask, end, readIn } from '../guided.ts';
import { judged } from '../restoring.ts';

const by = readIn('text', 'pl-2017-13');
const only = by('only-more-than-thirteen', '13');
const first = [only, by('play-first-then-adjust', '13A2', '12C1b'), by('procedural-penalty', '13A2')];

export const law13 = judged(
  by,
  {
    surplus: '13C',
    afterPlay: '13D',
    teams: '86B',
    callsStand: '13B1',
    notPlayable: ['13B2', '12C1b'],
    notPlayableScore: 'assigned',
    corrected: '13A1',
  },
  (rest) =>
    ask('cardsInHand', {
      fewer: end('fewer', 'not-yet', 'count-your-cards', [only, by('look-for-card', '14')], '14'),
      thirteen: end('thirteen', 'as-played', 'carry-on', [only]),
      more: rest,
    }),
  end('seen-play-first', 'as-played-unless-damage', 'call-me-after-play', first, '12'),
  { always: [only] },
);
