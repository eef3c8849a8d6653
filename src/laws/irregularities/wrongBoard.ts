// Law 15 of 1997 and 2007: nobody had played the board (A), somebody had (B), found during the auction (C).

import { ask, end, type MakeRule, type Step } from './guided.ts';

export function lawOfFifteen(by: MakeRule): Step {
  const repeat = by('auction-cancelled-repeat', '15C');
  const differ = [repeat, by('different-calls-cancel', '15C')];
  const stands = [by('wrong-board-stands', '15A1'), by('right-board-later', '15A2')];
  const second = [by('second-score-cancelled', '15B'), by('deprived-artificial', '15B')];
  return ask('foundInAuction', {
    yes: ask('sameCalls', {
      yes: end('same-calls', 'as-played', 'take-your-cards-again', [repeat]),
      no: end('different-calls', 'cancelled-then-artificial', 'board-cancelled', differ, '12'),
    }),
    no: ask('boardPlayedBefore', {
      no: end('stands', 'as-played', 'score-later', stands),
      yes: end('second-score-cancelled', 'cancelled-then-artificial', 'board-cancelled', second, '12'),
    }),
  });
}
