// Law 11 from 1997 on: who acts before the director is called may lose the right, above all when an opponent's ignorance brought a
// gain (A). 1997 has a spectator who noticed first besides; 2017 takes the gain away and leaves the others their score.

import { ask, end, type MakeRule, type Outcome, ours, type Step } from './guided.ts';

interface Forfeiture {
  /** What follows when the opponents' ignorance brought a gain. */
  readonly gained: 'forfeit-when-ignorance-gained' | 'only-gaining-side-adjusted';
  /** Where it stands that a penalty remains possible. */
  readonly still: string;
  /** What is asked when the innocent side did nothing; nothing but that the right is kept if absent. */
  readonly idle?: (kept: Outcome) => Step;
}

export function lawOfEleven(by: MakeRule, { gained, still, idle = (kept) => kept }: Forfeiture): Step {
  const penalty = by('penalty-still-possible', still);
  const acting = by('may-forfeit-by-acting', '11A');
  const kept = ours(by('right-kept', '11A'));
  const acted = (name: string): Step =>
    ask('ignoranceGained', {
      yes:
        gained === 'only-gaining-side-adjusted'
          ? end(`${name}-gained`, 'assigned', 'score-later', [acting, by(gained, '11A'), penalty], '12')
          : end(`${name}-gained`, 'as-played', 'right-lost', [acting, by(gained, '11A'), penalty]),
      no: ask('forfeitJudged', {
        yes: end(`${name}-judged`, 'as-played', 'right-lost', [acting, penalty]),
        no: end(`${name}-kept`, 'not-yet', 'right-kept', [acting, kept], '10'),
      }),
    });
  return ask('actedBefore', {
    'after-right-hand-opponent': acted('next'),
    otherwise: acted('other'),
    no: idle(end('kept', 'not-yet', 'right-kept', [kept], '10')),
  });
}
