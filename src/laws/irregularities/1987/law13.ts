// Law 13 of 1987: only its headings are known to us, the skeleton of 1997. Where the wording decides, it is not known.

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('second-hand', 'ru-1987-11');
const record = by('restore-from-record', '13A1');
const players = by('ask-earlier-players', '13A2');

export const law13: Step = {
  ask: 'cardSeen',
  on: {
    yes: unknownEnd('card-seen'),
    no: {
      ask: 'handRecord',
      on: {
        yes: end('record', 'as-played', 'restore-and-play', [record]),
        no: {
          ask: 'earlierPlayersKnow',
          on: {
            yes: end('players', 'as-played', 'restore-and-play', [record, players]),
            no: end('new-deal', 'as-played', 'we-deal-again', [record, players, by('new-deal', '13A3')]),
          },
        },
      },
    },
  },
};
