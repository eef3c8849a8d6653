// English: adjusted scores.

import type { AdjustedWords } from './adjusted.ts';

export const adjustedEn: AdjustedWords = {
  heading: 'Adjusted score',
  kinds: {
    assigned: 'An assigned score.',
    artificial: 'An artificial score.',
    'no-damage': 'No damage: the innocent side did no worse than could be expected. The score stands.',
  },
  standards: {
    'one-result': 'One result, as the director finds it.',
    'likely-possible':
      'The best that was likely for the innocent, the worst of all that was possible for the offenders.',
    'likely-probable':
      'The best that was likely for the innocent, the worst that was at all probable for the offenders.',
    weighted: 'Results weighted by how probable they were.',
  },
  atLeast:
    'An innocent side gets at least 60 %, or its own average on the boards that it played in the session ("ownAverage") when that is higher.',
  borrowed: (from, edition, side) =>
    side === undefined
      ? `The artificial scores of ${edition} are not known to us; those of ${from} are used.`
      : `What ${edition} gives ${side} is not known to us; the artificial score of ${from} is used.`,
  counted: (contract, declarer, doubleDummy, worstNormal, exact) =>
    `${contract} by ${declarer}: ${doubleDummy} tricks double dummy${worstNormal === undefined ? '' : `, ${worstNormal} on the worst normal line${exact ? '' : ' that was found'}`}.`,
  knockOut: (NS, EW) =>
    `Knock-out match: each side is worked out by itself, and both teams get the mean: ${NS} IMPs for North-South of this table, ${EW} for East-West.`,
  knockOutFrom: (from, edition) =>
    `What ${edition} does with such scores in a knock-out match is not known to us; that is the rule of ${from}.`,
  total: (pair, top, before, after) => `Pair ${pair} in all: ${after} of ${top} matchpoints (before: ${before}).`,
  points: (points) => `points ${points}`,
  percent: (percent) => `${percent} of the board`,
  matchpoints: (points, top, before) =>
    `matchpoints ${points} of ${top}${before === undefined ? '' : ` (before: ${before})`}`,
  imps: (imps) => `${imps} IMPs on average against the other tables`,
  teamImps: (imps) => `${imps} IMPs in the match`,
  instead:
    'The innocent side gets average plus, which is more than the assigned score gives it; the offenders lose as much.',
  others: (table, before, after) =>
    `Other table ${table}, matchpoints North-South and East-West: ${before.join(' and ')} become ${after.join(' and ')}.`,
};
