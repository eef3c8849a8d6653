// Law 10 of 2017: the director alone; what players did he may allow or cancel; any player with an option chooses without partner,
// and may choose what suits best.

import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'en-2017-10');
const alone = [by('director-alone', '10A'), by('no-waiver', '10A')];
const options = [
  ...alone,
  by('explain-options', '10C'),
  by('choose-without-partner', '10C'),
  by('most-advantageous', '10C'),
  by('offenders-may-gain-after', '10C', '16C2'),
];

export const law10: Step = {
  ask: 'playersSettled',
  on: {
    yes: end('settled-by-players', 'not-yet', 'i-decide-this', [...alone, by('may-allow-or-cancel', '10B')], '11'),
    no: {
      ask: 'hasOptions',
      on: {
        no: end('one-rectification', 'not-yet', 'i-decide-this', alone),
        yes: end('options', 'not-yet', 'choose-now-alone', options),
      },
    },
  },
};
