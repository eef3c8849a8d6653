// Article 14 of 1963: three hands complete and one short. The card is looked for among the played cards (68), then elsewhere;
// it has been in the hand all the time, so it may be a penalty card, and not having played it may be a revoke.

import { end, type Rule, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'nl-1963-9');
const look = by('look-for-card', '14');
const always = by('always-in-hand', '14');

const back = (name: string, how: Rule): Step => ({
  ask: 'missingCard',
  on: {
    given: {
      ask: 'ownerDefends',
      on: {
        yes: {
          ask: 'failedToPlayIt',
          on: {
            yes: end(
              `${name}-penalty-and-revoke`,
              'not-yet',
              'find-the-card',
              [look, how, always, by('may-be-penalty-card', '14'), by('may-be-revoke', '14')],
              '50',
              '61',
            ),
            no: end(
              `${name}-penalty-card`,
              'not-yet',
              'find-the-card',
              [look, how, always, by('may-be-penalty-card', '14')],
              '50',
            ),
          },
        },
        no: {
          ask: 'failedToPlayIt',
          on: {
            yes: end(
              `${name}-revoke`,
              'not-yet',
              'find-the-card',
              [look, how, always, by('may-be-revoke', '14')],
              '61',
            ),
            no: end(`${name}-play-on`, 'as-played', 'find-the-card', [look, how, always]),
          },
        },
      },
    },
  },
});

export const law14: Step = {
  ask: 'othersComplete',
  on: {
    no: end('not-one-hand-short', 'not-yet', 'count-your-cards', [by('restore-from-record', '13')], '13'),
    yes: {
      ask: 'shortHand',
      on: {
        given: {
          ask: 'cardFound',
          on: {
            'among-played': end(
              'defective-trick',
              'not-yet',
              'find-the-card',
              [look, by('played-is-defective-trick', '14', '68')],
              '68',
            ),
            elsewhere: back('found', by('restored-to-hand', '14')),
            'not-found': back('rebuilt', by('pack-rebuilt', '14')),
          },
        },
      },
    },
  },
};
