// Law 9 of 2007 and 2017: who may draw attention and when, who may prevent, and what follows once attention has been drawn.

import { end, type Rule, type Step } from './guided.ts';
import type { RuleId } from './vocabulary.ts';

/** `correction`: what a correction made too early leads to, where that is known. */
export function lawOfNine(
  by: (rule: RuleId, ...cite: readonly string[]) => Rule,
  correction: (before: readonly Rule[]) => Step,
): Step {
  const after = [by('call-when-attention', '9B1'), by('anyone-may-call', '9B1'), by('nothing-until-explained', '9B2')];
  const drawn = (name: string, who: readonly Rule[]): Step => ({
    ask: 'ownIrregularity',
    on: {
      yes: end(`${name}-own-report`, 'not-yet', 'nothing-until-i-have-explained', [
        ...who,
        by('no-duty-to-report', '9A'),
        by('own-report-harmless', '9B1'),
        ...after,
      ]),
      no: end(`${name}-drawn`, 'not-yet', 'nothing-until-i-have-explained', [...who, ...after], '10', '11'),
    },
  });
  const dummyInPlay = end(
    'dummy-spoke',
    'not-yet',
    'nothing-until-i-have-explained',
    [by('dummy-may-not-speak-in-play', '9A'), ...after],
    '42',
    '43',
  );
  return {
    ask: 'onlyPrevents',
    on: {
      yes: end('prevented', 'as-played', 'carry-on', [by('may-prevent', '9A3')], '42', '43'),
      no: {
        ask: 'correctedBefore',
        on: {
          yes: correction(after),
          no: {
            ask: 'period',
            on: {
              auction: drawn('auction', [by('any-player-in-auction', '9A1')]),
              play: {
                ask: 'whoSpeaks',
                on: {
                  player: drawn('play', [by('declarer-or-defender-in-play', '9A2')]),
                  dummy: dummyInPlay,
                  'dummy-without-rights': { ...dummyInPlay, outcome: 'dummy-without-rights-spoke' },
                },
              },
              'after-play': drawn('after-play', [by('dummy-may-after-play', '9A')]),
            },
          },
        },
      },
    },
  };
}
