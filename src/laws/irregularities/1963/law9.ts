// Article 9 of 1963: what happens once attention is drawn to an irregularity, and who may call the director.

import { end, readIn, type Step } from '../guided.ts';

const by = readIn('text', 'nl-1963-9');
const now = [by('call-when-attention', '9'), by('nothing-until-explained', '9')];

const called: Step = {
  ask: 'correctedBefore',
  on: {
    yes: end('corrected-too-early', 'not-yet', 'nothing-until-i-have-explained', [
      ...now,
      by('premature-correction', '9'),
    ]),
    no: {
      ask: 'ownIrregularity',
      on: {
        yes: end('own-report', 'not-yet', 'nothing-until-i-have-explained', [...now, by('own-report-harmless', '9')]),
        no: end(
          'called',
          'not-yet',
          'nothing-until-i-have-explained',
          [...now, by('anyone-but-dummy-without-rights', '9')],
          '10',
          '11',
        ),
      },
    },
  },
};

export const law9: Step = {
  ask: 'attentionDrawn',
  on: {
    no: end('no-attention', 'as-played', 'carry-on', [by('nothing-to-do', '9')]),
    yes: {
      ask: 'whoSpeaks',
      on: {
        player: called,
        dummy: called,
        'dummy-without-rights': end('dummy-may-not', 'not-yet', 'nothing-until-i-have-explained', [
          by('dummy-without-rights-may-not', '9'),
          ...now,
        ]),
      },
    },
  },
};
