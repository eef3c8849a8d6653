// Article 12 of 1963, with 107 for the innocent side of a pairs or individual contest: when an adjusted score may be given, when
// it may not, and how.

import { lawOfTwelve } from '../adjusting.ts';
import { ask, end, readIn } from '../guided.ts';

const by = readIn('text', 'nl-1963-9', 'not-known');
const limits = [by('no-more-than-repair', '12'), by('need-not-balance', '12')];

export const law12 = lawOfTwelve(by, ['12', '12', '12', '12', '12'], (name, ground) => {
  const rules = [by('only-where-law-allows', '12'), ground];
  const points = [...rules, by('change-the-score', '12'), ...limits];
  const matchpoints = [...rules, by('give-matchpoints', '12'), ...limits];
  const sixty = [...rules, by('innocent-sixty-or-average', '107'), ...limits];
  return ask('scoring', {
    points: end(`${name}-points`, 'assigned', 'score-later', points),
    matchpoints: ask('innocentForced', {
      yes: end(`${name}-sixty`, 'sixty-percent', 'score-later', sixty),
      no: end(`${name}-matchpoints`, 'assigned', 'score-later', matchpoints),
    }),
  });
});
