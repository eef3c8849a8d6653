// Dutch: the correction period asked about by itself.

import type { RequestWords } from './request.ts';

export const requestNl: RequestWords = {
  asked: (available, asked) => `Officiële uitslag beschikbaar: ${available}. Wedstrijdleider gevraagd: ${asked}.`,
  open: 'Hoe lang de termijn was weten wij niet, en er is geen lengte vastgesteld: of het verzoek op tijd was, is aan de wedstrijdleider. Met de lengte die de organisatie heeft vastgesteld (--minutes) is het te zeggen.',
  law: 'Wat de spelregels van die editie over de tijd zeggen',
};
