// Dutch: the steps of the hearing of a disputed claim.

import type { HearingWords } from '../words.ts';

export const hearingNl: HearingWords = {
  stop: 'Het spelen stopt waar het is; er gebeurt niets tot de wedstrijdleider er is.',
  suspend:
    'Het spelen is opgeschort. Vraagt de partij die niet claimde erom en stemmen alle vier in, dan gaat het door, vervalt de claim en telt het resultaat; anders komt de wedstrijdleider.',
  'declarers-hand': 'De leider legt zijn hand open; de tegenspelers mogen dat ook doen.',
  'all-hands': 'Alle vier de handen gaan open.',
  'hands-if-wanted': 'De wedstrijdleider mag de handen laten openleggen.',
  statement: 'De claimer herhaalt wat er gezegd is, en niet meer.',
  order: 'Zo nodig noemt de claimer de juiste volgorde van de overige kaarten.',
  objections: 'De tegenstanders zeggen waartegen zij bezwaar hebben.',
  'objections-not-named':
    'De tegenspelers die de claim betwisten, zeggen waarom. Artikel 72 noemt dit niet als aparte stap.',
  'not-only-objections': 'De wedstrijdleider mag ook vinden waartegen niemand bezwaar maakte.',
  'other-laws': 'Een verzaking of een verkeerd aantal kaarten dat is gebleken, gaat voor.',
  judge: 'De wedstrijdleider oordeelt: zo billijk mogelijk voor beide partijen, twijfel zoals de editie zegt.',
};
