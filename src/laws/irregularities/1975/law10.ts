// Article 10 of 1975 (Dutch print): the one article of that chapter that we have. As 1963, but what consulting partner costs
// stands elsewhere and is not known to us.

import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'nl-1975-10');
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
            defender: end('defender-chooses', 'not-yet', 'choose-now-alone', [...alone, by('explain-options', '10')]),
            declarer: end('declarer-chooses', 'not-yet', 'choose-now-alone', [
              ...alone,
              by('explain-options', '10'),
              by('declarer-without-dummy', '10'),
            ]),
          },
        },
      },
    },
  },
};
