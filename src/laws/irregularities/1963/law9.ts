// Article 9 of 1963: what happens once attention is drawn to an irregularity, and who may call the director.

import { ask, end, ours, readIn } from '../guided.ts';

const by = readIn('text', 'nl-1963-9', 'not-known');
const say = 'nothing-until-i-have-explained';
const now = [by('call-when-attention', '9'), by('nothing-until-explained', '9')];
const anyone = [...now, by('anyone-but-dummy-without-rights', '9')];

const called = ask('correctedBefore', {
  yes: end('corrected-too-early', 'not-yet', say, [...anyone, by('premature-correction', '9')]),
  no: ask('ownIrregularity', {
    yes: end('own-report', 'not-yet', say, [...anyone, by('own-report-harmless', '9')]),
    no: end('called', 'not-yet', say, anyone, '10', '11'),
  }),
});

export const law9 = ask('attentionDrawn', {
  no: end('no-attention', 'as-played', 'carry-on', [ours(by('nothing-to-do', '9'))]),
  yes: ask('whoSpeaks', {
    player: called,
    dummy: called,
    'dummy-without-rights': end('dummy-may-not', 'not-yet', say, [by('dummy-without-rights-may-not', '9'), ...now]),
  }),
});
