// Article 13 of 1963: a board with a wrong number of cards is restored from the written deal, else from what earlier players
// remember, else dealt again. One hand short and the others right is article 14.

import { ask, end, readIn } from '../guided.ts';
import { oneHandShort, restoring } from '../restoring.ts';

const by = readIn('text', 'nl-1963-9', 'not-known');

export const law13 = ask('othersComplete', {
  yes: oneHandShort(by),
  no: restoring(by, ['13', '13', '13'], '', (name, how) => {
    const play = [...how, by('play-normally', '13')];
    const matters = [...how, by('seen-card-matters', '13')];
    return ask('cardSeen', {
      no: end(`${name}-play`, 'as-played', 'restore-and-play', play),
      yes: ask('seenMatters', {
        no: end(`${name}-seen-play`, 'as-played', 'restore-and-play', play),
        yes: end(`${name}-seen-matters`, 'not-yet', 'nothing-until-i-have-explained', matters, '16', '12'),
      }),
    });
  }),
});
