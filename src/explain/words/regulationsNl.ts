// Lezingen die de wet aan de praktijk laat, en de bonden die ze vastleggen, in het Nederlands.

import type { RegulationWords } from '../words.ts';

export const regulationsNl: RegulationWords = {
  authorities: {
    wbf: 'de World Bridge Federation',
    ebu: 'de Engelse bond (EBU)',
    acbl: 'de Amerikaanse bond (ACBL)',
    nbb: 'de Nederlandse Bridge Bond',
  },
  names: {
    topDown: 'de volgorde binnen een kleur',
    smallCards: 'kleine kaarten van een kleur',
    ownLastTrump: 'de laatste troeven van de claimer',
    ruff: 'de kaart om mee te troeven',
    winWith: 'de kaart om mee te winnen',
    silentTrump: 'zwijgen over een troef',
    showOuts: 'niet bekennen in de speelwijze',
    suitOrder: 'de volgorde van de kleuren',
    afterBreakdown: 'wat volgt op een stap die niet kan',
    run: 'een kleur die uitgespeeld zou worden en niet goed zit',
    afterShowOut: 'niet bekennen in een kleur die wordt uitgespeeld',
    listed: 'handelingen die na elkaar zijn genoemd',
  },
  values: {
    topDown: {
      true: 'wordt een kleur van boven af gespeeld',
      false: 'mag een kleur in elke volgorde gespeeld worden',
    },
    smallCards: {
      'from-the-top': 'worden ook kleine kaarten van boven af gespeeld',
      any: 'mag een kleur met niets boven de boer in elke volgorde gespeeld worden',
    },
    ownLastTrump: {
      'any-time': 'mogen troeven die de laatste lijken op elk moment gespeeld worden',
      'at-the-end': 'worden troeven die de laatste lijken pas gespeeld als er niets anders meer is',
    },
    ruff: { low: 'wordt laag getroefd', any: 'mag laag of hoog getroefd worden' },
    winWith: {
      lowest: 'wordt een slag gewonnen met de laagste kaart die volstaat',
      any: 'mag een slag gewonnen worden met elke kaart die volstaat',
    },
    silentTrump: {
      forgotten: 'geldt een troef die niet is genoemd als vergeten',
      'unless-drawing': 'geldt een troef die niet is genoemd als vergeten, tenzij de claimer troef aan het trekken was',
    },
    showOuts: {
      seen: 'wordt gezien dat een speler niet bekent',
      missed: 'kan over het hoofd gezien worden dat een speler niet bekent of troeft',
    },
    suitOrder: {
      any: 'mogen de kleuren in elke volgorde gespeeld worden',
      'not-tortuous': 'wordt een kleur die is losgelaten niet weer opgenomen zolang een andere gespeeld kan worden',
    },
    afterBreakdown: {
      'later-steps': 'binden latere stappen van een toelichting als een eerdere niet kan',
      nothing: 'bindt er niets meer zodra een stap niet kan',
    },
    run: {
      'to-the-end': 'wordt een kleur die uitgespeeld zou worden tot de laatste kaart gespeeld',
      'until-it-loses': 'wordt een kleur die uitgespeeld zou worden gespeeld tot er een slag in verloren gaat',
    },
    afterShowOut: {
      'goes-on': 'gaat het uitspelen van een kleur door als iemand niet bekent',
      'may-stop': 'mag het uitspelen van een kleur stoppen als iemand niet bekent',
    },
    listed: {
      'in-order': 'worden handelingen die na elkaar zijn genoemd in die volgorde gedaan',
      'any-order': 'mogen handelingen die na elkaar zijn genoemd in elke volgorde gedaan worden',
    },
  },
  used: (value, authority, source) =>
    authority === undefined ? `Volgens reglement ${value}.` : `Volgens ${authority} (${source}) ${value}.`,
  unknown: (authority, names) =>
    `Het is ons niet bekend wat ${authority} zegt over ${names}; de gebruikelijke lezing is gevolgd.`,
};
