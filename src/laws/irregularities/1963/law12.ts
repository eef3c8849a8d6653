// Article 12 of 1963, with 107 for the innocent side of a pairs or individual contest: when an adjusted score may be given, when
// it may not, and how.

import { end, type Rule, readIn, type Step } from '../guided.ts';
import type { RuleId } from '../vocabulary.ts';

const by = readIn('text', 'nl-1963-9');
const limits = [by('no-more-than-repair', '12'), by('need-not-balance', '12')];

const adjusted = (name: string, ground: RuleId): Step => {
  const grounds: Rule[] = [by('only-where-law-allows', '12'), by(ground, '12')];
  return {
    ask: 'scoring',
    on: {
      points: end(`${name}-points`, 'assigned', 'score-later', [...grounds, by('change-the-score', '12'), ...limits]),
      matchpoints: {
        ask: 'innocentForced',
        on: {
          yes: end(`${name}-sixty`, 'sixty-percent', 'score-later', [
            ...grounds,
            by('innocent-sixty-or-average', '107'),
            ...limits,
          ]),
          no: end(`${name}-matchpoints`, 'assigned', 'score-later', [
            ...grounds,
            by('give-matchpoints', '12'),
            ...limits,
          ]),
        },
      },
    },
  };
};

export const law12: Step = {
  ask: 'ground',
  on: {
    'law-says-so': adjusted('law-says-so', 'ground-law'),
    'no-indemnity': adjusted('no-indemnity', 'ground-no-indemnity'),
    'play-impossible': adjusted('play-impossible', 'ground-play-impossible'),
    'wrong-remedy': adjusted('wrong-penalty', 'ground-wrong-remedy'),
    'remedy-too-hard': end('not-for-severity', 'as-played', 'no-adjustment', [by('never-for-severity', '12')]),
    none: end('no-ground', 'as-played', 'no-adjustment', [by('only-where-law-allows', '12')]),
  },
};
