// Article 14 of 1963: three hands complete and one short. The card is looked for among the played cards (68), then elsewhere;
// it has been in the hand all the time, so it may be a penalty card, and not having played it may be a revoke.

import { ask, end, type Rule, readIn } from '../guided.ts';
import { amongPlayed, putBack } from '../missingCard.ts';

const by = readIn('text', 'nl-1963-9', 'not-known');
const look = by('look-for-card', '14');
const back = (name: string, how: Rule) => putBack(by, name, [look, how, by('always-in-hand', '14')], '14', '61');

export const law14 = ask('othersComplete', {
  no: end('not-one-hand-short', 'not-yet', 'count-your-cards', [by('only-when-one-hand-short', '14')], '13'),
  yes: ask('shortHand', {
    given: ask('cardFound', {
      'among-played': amongPlayed(by, look, '14', '68'),
      elsewhere: back('found', by('restored-to-hand', '14')),
      'not-found': back('rebuilt', by('pack-rebuilt', '14')),
    }),
  }),
});
