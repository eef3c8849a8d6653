// Law 13 of 1997: nobody saw a card of another hand (A), somebody did (B), found after play (C). Playing on after a card was
// seen needs the consent of all four. Law 14 of this edition is not known to us: that one hand short goes there is our conclusion.

import { ask, end, ours, readIn, unknownEnd } from '../guided.ts';
import { oneHandShort, restoring } from '../restoring.ts';

const by = readIn('text', 'nl-1997-13');
const consent = by('play-on-with-consent', '13B1');
const objected = [consent, by('artificial-without-consent', '13B2')];
const cancelled = [by('result-cancelled', '13C'), by('procedural-penalty', '13C')];

const found = (when: string) =>
  ask('cardSeen', {
    no: restoring(by, ['13A1', '13A2', '13A3'], `${when}-`, (name, how) =>
      end(name, 'as-played', 'restore-and-play', how),
    ),
    yes: ask('seenMatters', {
      yes: end(`${when}-interferes`, 'artificial', 'score-later', [by('artificial-seen-interferes', '13B2')], '12'),
      no: ask('allFourConsent', {
        yes: end(`${when}-consent`, 'as-played', 'do-you-all-agree', [consent]),
        no: end(`${when}-objection`, 'artificial', 'do-you-all-agree', objected, '12'),
      }),
    }),
  });

export const law13 = ask('othersComplete', {
  yes: oneHandShort(ours(by('look-for-card', '14'))),
  no: ask('foundWhen', {
    'after-play': ask('cardsInHand', {
      more: end('cancelled', 'cancelled-then-artificial', 'board-cancelled', cancelled, '12'),
      thirteen: end('hand-was-right', 'as-played', 'carry-on', [ours(by('nothing-to-do', '13C'))]),
      fewer: unknownEnd('after-play-fewer'),
    }),
    'before-call': found('before-call'),
    'after-call': found('after-call'),
  }),
});
