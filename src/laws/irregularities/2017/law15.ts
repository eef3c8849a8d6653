// Law 15 of 2017: cards from a wrong board (A), and a wrong board at pairs or individual (B). The auction is no longer repeated.

import { ask, end, readIn } from '../guided.ts';

const by = readIn('text', 'en-2017-15');
const penalty = by('procedural-penalty', '15A3');
const again = [by('call-cancelled-again', '15A1b'), by('later-call-differs', '15A2'), penalty];
const cancelled = [by('board-cancelled-for-both', '15B1'), by('deprived-artificial', '15B3', '12C2a')];
const completed = [by('must-be-completed', '15B2'), by('right-board-later', '15B2')];

export const law15 = ask('cardsFromWrongBoard', {
  yes: ask('partnerCalled', {
    yes: end('partner-called', 'assigned', 'score-later', [by('partner-called-adjust', '15A1a'), penalty], '12'),
    no: end('call-again', 'as-played-unless-damage', 'take-your-cards-again', again, '16'),
  }),
  no: ask('boardPlayedBefore', {
    yes: end('cancelled', 'cancelled-then-artificial', 'board-cancelled', cancelled, '12'),
    no: end('completed', 'as-played', 'carry-on', completed),
  }),
});
