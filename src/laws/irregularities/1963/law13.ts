// Article 13 of 1963: a board with a wrong number of cards is restored from the written deal, else from what earlier players
// remember; else it is dealt again if it was misdealt, and otherwise it cannot be played normally (12). One hand short and the others
// right is article 14.

import { ask, end, type Rule, readIn } from '../guided.ts';
import { dealtAgain, oneHandShort, restoring } from '../restoring.ts';

const by = readIn('text', 'nl-1963-9', 'not-known');

const restored = (name: string, how: readonly Rule[]) => {
  const play = [...how, by('play-normally', '13')];
  const matters = [...how, by('seen-card-matters', '13')];
  return ask('cardSeen', {
    no: end(`${name}-play`, 'as-played', 'restore-and-play', play),
    yes: ask('seenMatters', {
      no: end(`${name}-seen-play`, 'as-played', 'restore-and-play', play),
      yes: end(`${name}-seen-matters`, 'not-yet', 'nothing-until-i-have-explained', matters, '16', '12'),
    }),
  });
};

const lost = (tried: readonly Rule[]) =>
  ask('misdealt', {
    yes: dealtAgain('', tried, by('new-deal-when-misdealt', '13')),
    no: end('not-restored', 'not-yet', 'score-later', [...tried, by('ground-play-impossible', '12')], '12'),
  });

export const law13 = ask('othersComplete', {
  yes: oneHandShort(by('look-for-card', '14')),
  no: restoring(by, ['13', '13', '13'], '', restored, lost),
});
