// Law 12: the grounds on which a score may be adjusted are those of every edition (A), and severity is none (B). What the score then is
// differs; 1987 and 1997 share the artificial score by fault and the assigned one (C1, C2).

import { ask, end, type MakeRule, type Rule, type Step } from './guided.ts';

/** Where the grounds stand: in general, no other redress, play impossible, a wrong remedy, and that severity is none. */
export type GroundCites = readonly [
  any: string,
  noRedress: string,
  impossible: string,
  wrong: string,
  severity: string,
];

/** `adjusted` makes the score from the name of the ground and its rule. */
export const lawOfTwelve = (
  by: MakeRule,
  [any, noRedress, impossible, wrong, severity]: GroundCites,
  adjusted: (name: string, ground: Rule) => Step,
  unplayable: (name: string, ground: Rule) => Step = adjusted,
): Step =>
  ask('ground', {
    'law-says-so': adjusted('law-says-so', by('ground-law', any)),
    'no-indemnity': adjusted('no-indemnity', by('ground-no-indemnity', noRedress)),
    'play-impossible': unplayable('play-impossible', by('ground-play-impossible', impossible)),
    'wrong-remedy': adjusted('wrong-remedy', by('ground-wrong-remedy', wrong)),
    'remedy-too-hard': end('not-for-severity', 'as-played', 'no-adjustment', [by('never-for-severity', severity)]),
    none: end('no-ground', 'as-played', 'no-adjustment', [by('only-where-law-allows', any)]),
  });

/** 1987 and 1997: `standard` is the rule for the assigned score. */
export const assignedOrByFault = (by: MakeRule, standard: Rule) =>
  lawOfTwelve(by, ['12A', '12A1', '12A2', '12A3', '12B'], (name, ground) => {
    const artificial = (score: 'average-plus' | 'average' | 'average-minus') =>
      end(`${name}-${score}`, 'artificial', 'score-later', [ground, by(score, '12C1')]);
    return ask('resultObtained', {
      yes: end(`${name}-assigned`, 'assigned', 'score-later', [
        ground,
        standard,
        by('need-not-balance', standard.cite[0]!),
      ]),
      no: ask('fault', {
        none: artificial('average-plus'),
        partly: artificial('average'),
        directly: artificial('average-minus'),
      }),
    });
  });
