// Law 13 of 1997: nobody saw a card of another hand (A), somebody did (B), found after play (C). Playing on after a card was
// seen needs the consent of all four.

import { end, readIn, type Step, unknownEnd } from '../guided.ts';

const by = readIn('text', 'nl-1997-13');
const record = by('restore-from-record', '13A1');
const players = by('ask-earlier-players', '13A2');

export const law13: Step = {
  ask: 'othersComplete',
  on: {
    yes: end('one-hand-short', 'not-yet', 'count-your-cards', [by('look-for-card', '14')], '14'),
    no: {
      ask: 'foundWhen',
      on: {
        'after-play': {
          ask: 'cardsInHand',
          on: {
            more: end(
              'cancelled',
              'cancelled-then-artificial',
              'board-cancelled',
              [by('result-cancelled', '13C'), by('procedural-penalty', '13C')],
              '12',
            ),
            thirteen: end('hand-was-right', 'as-played', 'carry-on', [by('nothing-to-do', '13C')]),
            fewer: unknownEnd('after-play-fewer'),
          },
        },
        'before-call': beforeOrDuring('before-call'),
        'after-call': beforeOrDuring('after-call'),
      },
    },
  },
};

function beforeOrDuring(when: string): Step {
  return {
    ask: 'cardSeen',
    on: {
      no: {
        ask: 'handRecord',
        on: {
          yes: end(`${when}-record`, 'as-played', 'restore-and-play', [record]),
          no: {
            ask: 'earlierPlayersKnow',
            on: {
              yes: end(`${when}-players`, 'as-played', 'restore-and-play', [record, players]),
              no: end(`${when}-new-deal`, 'as-played', 'we-deal-again', [record, players, by('new-deal', '13A3')]),
            },
          },
        },
      },
      yes: {
        ask: 'seenMatters',
        on: {
          yes: end(`${when}-interferes`, 'artificial', 'score-later', [by('artificial-seen-interferes', '13B2')], '12'),
          no: {
            ask: 'allFourConsent',
            on: {
              yes: end(`${when}-consent`, 'as-played', 'do-you-all-agree', [by('play-on-with-consent', '13B1')]),
              no: end(
                `${when}-objection`,
                'artificial',
                'do-you-all-agree',
                [by('play-on-with-consent', '13B1'), by('artificial-without-consent', '13B2')],
                '12',
              ),
            },
          },
        },
      },
    },
  };
}
