// Law 12 of 1987 and 1997, which differ in one standard only: when a score is adjusted (A, B), the artificial score by fault and
// the assigned score (C). The two editions number C1 and C2 alike.

import { end, type Rule, type Step } from './guided.ts';
import type { RuleId } from './vocabulary.ts';

/** `by` for the grounds and the artificial score, `standard` the rule for the assigned one. */
export function lawOfTwelve(by: (rule: RuleId, ...cite: readonly string[]) => Rule, standard: Rule): Step {
  const balance = by('need-not-balance', standard.cite[0]!);
  const adjusted = (name: string, ground: Rule): Step => ({
    ask: 'resultObtained',
    on: {
      yes: end(`${name}-assigned`, 'assigned', 'score-later', [ground, standard, balance]),
      no: {
        ask: 'fault',
        on: {
          none: end(`${name}-plus`, 'artificial', 'score-later', [ground, by('average-plus', '12C1')]),
          partly: end(`${name}-average`, 'artificial', 'score-later', [ground, by('average', '12C1')]),
          directly: end(`${name}-minus`, 'artificial', 'score-later', [ground, by('average-minus', '12C1')]),
        },
      },
    },
  });
  return {
    ask: 'ground',
    on: {
      'law-says-so': adjusted('law-says-so', by('ground-law', '12A')),
      'no-indemnity': adjusted('no-indemnity', by('ground-no-indemnity', '12A1')),
      'play-impossible': adjusted('play-impossible', by('ground-play-impossible', '12A2')),
      'wrong-remedy': adjusted('wrong-penalty', by('ground-wrong-remedy', '12A3')),
      'remedy-too-hard': end('not-for-severity', 'as-played', 'no-adjustment', [by('never-for-severity', '12B')]),
      none: end('no-ground', 'as-played', 'no-adjustment', [by('only-where-law-allows', '12A')]),
    },
  };
}
