// Law 9 from 1997 on: who may draw attention and when, who may prevent, and what follows once attention has been drawn.

import { ask, end, type MakeRule, type Rule, type Step } from './guided.ts';

/** Where the rules of section A stand: auction, play, preventing, dummy. */
export type AttentionCites = readonly [auction: string, play: string, prevent: string, dummy: string];

/** `after`: what holds once attention has been drawn; `own`: what is said of one's own irregularity; `correction`: what a
 *  correction made too early leads to. */
export function lawOfNine(
  by: MakeRule,
  [auction, play, prevent, dummy]: AttentionCites,
  after: readonly Rule[],
  own: readonly Rule[],
  correction: Step,
): Step {
  const say = 'nothing-until-i-have-explained';
  const drawn = (name: string, who: Rule): Step => {
    const rules = [who, ...after];
    const others = end(`${name}-drawn`, 'not-yet', say, rules, '10', '11');
    if (own.length === 0) return others;
    return ask('ownIrregularity', { yes: end(`${name}-own-report`, 'not-yet', say, [...own, ...rules]), no: others });
  };
  const dummySpoke = (name: string) =>
    end(name, 'not-yet', say, [by('dummy-may-not-speak-in-play', dummy), ...after], '42', '43');
  return ask('onlyPrevents', {
    yes: end('prevented', 'as-played', 'carry-on', [by('may-prevent', prevent)], '42', '43'),
    no: ask('correctedBefore', {
      yes: correction,
      no: ask('period', {
        auction: drawn('auction', by('any-player-in-auction', auction)),
        play: ask('whoSpeaks', {
          player: drawn('play', by('declarer-or-defender-in-play', play)),
          dummy: dummySpoke('dummy-spoke'),
          'dummy-without-rights': dummySpoke('dummy-without-rights-spoke'),
        }),
        'after-play': drawn('after-play', by('dummy-may-after-play', dummy)),
      }),
    }),
  });
}
