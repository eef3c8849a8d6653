// Law 13 of 2007: the director judges, no consent of players is asked for. A and B: the player with the wrong hand has called;
// C: found after play; D: no call yet; E: what moving the cards tells; F: a surplus card.

import { ask, end, readIn } from '../guided.ts';
import { judged, oneHandShort } from '../restoring.ts';

const by = readIn('text', 'pl-2007-13');
const moved = [by('moved-cards-unauthorised', '13E')];
const first = [by('play-first-then-adjust', '13D2a'), by('procedural-penalty', '13D2a'), ...moved];
const atOnce = [by('adjust-at-once', '13D2b'), by('procedural-penalty', '13D2b')];

export const law13 = judged(
  by,
  {
    surplus: '13F',
    afterPlay: '13C',
    teams: '86D',
    callsStand: '13A',
    notPlayable: ['13B'],
    notPlayableScore: 'adjusted',
    corrected: '13D1',
  },
  (rest) => ask('handWithMore', { no: oneHandShort(by('look-for-card', '14')), yes: rest }),
  ask('seenMatters', {
    no: end('seen-play', 'as-played-unless-damage', 'call-me-after-play', first, '12'),
    yes: end('seen-adjust-now', 'artificial', 'board-cancelled', atOnce, '12'),
  }),
  { moved },
);
