// Article 13 of 1963: a board with a wrong number of cards is restored from the written deal, else from what earlier players
// remember, else dealt again. One hand short and the others right is article 14.

import { end, type Rule, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'nl-1963-9');

const restored = (from: string, how: readonly Rule[]): Step => ({
  ask: 'cardSeen',
  on: {
    no: end(`${from}-play`, 'as-played', 'restore-and-play', [...how, by('play-normally', '13')]),
    yes: {
      ask: 'seenMatters',
      on: {
        no: end(`${from}-seen-play`, 'as-played', 'restore-and-play', [...how, by('play-normally', '13')]),
        yes: end(
          `${from}-seen-matters`,
          'not-yet',
          'nothing-until-i-have-explained',
          [...how, by('seen-card-matters', '13')],
          '16',
          '12',
        ),
      },
    },
  },
});

const record = by('restore-from-record', '13');
const players = by('ask-earlier-players', '13');

export const law13: Step = {
  ask: 'othersComplete',
  on: {
    yes: end('one-hand-short', 'not-yet', 'count-your-cards', [by('look-for-card', '14')], '14'),
    no: {
      ask: 'handRecord',
      on: {
        yes: restored('record', [record]),
        no: {
          ask: 'earlierPlayersKnow',
          on: {
            yes: restored('players', [record, players]),
            no: end('new-deal', 'as-played', 'we-deal-again', [record, players, by('new-deal', '13')]),
          },
        },
      },
    },
  },
};
