// Article 10 of 1963: the director alone assesses, players waive nothing, options are explained, declarer chooses without dummy.

import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'nl-1963-9');
const alone = [by('director-alone', '10'), by('no-waiver', '10')];

export const law10: Step = {
  ask: 'playersSettled',
  on: {
    yes: end('settled-by-players', 'not-yet', 'i-decide-this', [...alone, by('may-cancel-settlement', '10')], '11'),
    no: {
      ask: 'hasOptions',
      on: {
        no: end('one-penalty', 'not-yet', 'i-decide-this', alone),
        yes: {
          ask: 'whoChooses',
          on: {
            defender: {
              ask: 'consulted',
              on: {
                yes: end(
                  'defenders-consulted',
                  'not-yet',
                  'right-lost',
                  [...alone, by('explain-options', '10'), by('consultation-cancels', '11')],
                  '11',
                ),
                no: end('defender-chooses', 'not-yet', 'choose-now-alone', [...alone, by('explain-options', '10')]),
              },
            },
            declarer: {
              ask: 'partnerHelped',
              on: {
                yes: end(
                  'dummy-helped',
                  'not-yet',
                  'right-lost',
                  [
                    ...alone,
                    by('explain-options', '10'),
                    by('declarer-without-dummy', '10'),
                    by('consultation-cancels', '11'),
                  ],
                  '11',
                ),
                no: end('declarer-chooses', 'not-yet', 'choose-now-alone', [
                  ...alone,
                  by('explain-options', '10'),
                  by('declarer-without-dummy', '10'),
                ]),
              },
            },
          },
        },
      },
    },
  },
};
