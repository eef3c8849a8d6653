// Law 10: the director alone assesses, what players settled is his to undo, and a choice is explained and made alone. The editions
// differ in who may not help with the choice, and in what help costs.

import { ask, end, type MakeRule, type Rule, type Step } from './guided.ts';

/** `alone`: who assesses, and that players do not. */
export const lawOfTen = (alone: readonly Rule[], settled: Rule | Step, options: Step): Step =>
  ask('playersSettled', {
    yes: 'rule' in settled ? end('settled-by-players', 'not-yet', 'i-decide-this', [...alone, settled], '11') : settled,
    no: ask('hasOptions', { no: end('one-remedy', 'not-yet', 'i-decide-this', alone), yes: options }),
  });

/** 2007 and 2017, where every player chooses alone. */
export function everyoneAlone(by: MakeRule): Step {
  const alone = [by('director-alone', '10A'), by('no-waiver', '10A')];
  const options = [
    ...alone,
    by('explain-options', '10C1'),
    by('choose-without-partner', '10C2'),
    by('most-advantageous', '10C3'),
    by('offenders-may-gain-after', '10C4'),
  ];
  return lawOfTen(alone, by('may-allow-or-cancel', '10B'), end('options', 'not-yet', 'choose-now-alone', options));
}

/** 1963 and 1975, where declarer chooses without dummy; `cancels` is what consulting costs, where that is known. */
export function withoutDummy(by: MakeRule, cancels?: Rule): Step {
  const alone = [by('director-alone', '10'), by('no-waiver', '10')];
  const choice = (name: string, fact: 'consulted' | 'partnerHelped', ...who: readonly Rule[]): Step => {
    const rules = [...alone, by('explain-options', '10'), ...who];
    const free = end(`${name}-chooses`, 'not-yet', 'choose-now-alone', rules);
    if (cancels === undefined) return free;
    const helped = end(`${name}-was-helped`, 'not-yet', 'right-lost', [...rules, cancels], '11');
    return fact === 'consulted' ? ask(fact, { yes: helped, no: free }) : ask(fact, { yes: helped, no: free });
  };
  return lawOfTen(
    alone,
    by('may-cancel-settlement', '10'),
    ask('whoChooses', {
      defender: choice('defender', 'consulted'),
      declarer: choice('declarer', 'partnerHelped', by('declarer-without-dummy', '10')),
    }),
  );
}
