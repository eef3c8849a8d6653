// Law 16 of 1997 and 2007: partner may not choose what the information could demonstrably have suggested, and what withdrawn actions
// show is for the innocent side alone.

import { ask, end, type MakeRule, type Rule, type Step } from './guided.ts';

/** `rules` stand with every end; `then` is what the director does when a suggested alternative was chosen. */
export const fromPartner = (rules: readonly Rule[], ...then: readonly Rule[]): Step =>
  ask('logicalAlternative', {
    no: end('no-alternative', 'as-played', 'carry-on', rules),
    yes: ask('couldBeSuggested', {
      yes: end('suggested', 'as-played-unless-damage', 'call-me-after-play', [...rules, ...then], '12'),
      no: end('not-suggested', 'as-played', 'carry-on', rules),
    }),
  });

export const fromWithdrawn = (by: MakeRule, cite: string): Step =>
  ask('usesOffendersAction', {
    yes: end('innocents-use', 'as-played', 'carry-on', [by('innocents-may-use', cite)]),
    no: end('offenders-may-not', 'as-played-unless-damage', 'do-not-use-that', [by('offenders-may-not-use', cite)]),
  });
