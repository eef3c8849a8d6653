// Dutch: hands of which not every card is known.

import type { unseenEn } from './enUnseen.ts';

export const unseenNl: typeof unseenEn = {
  mark: (seat) => `Niet alle kaarten van ${seat} zijn bekend`,
  markHint: 'Vul de kaarten in die bekend zijn. De rest wordt geacht zo slecht voor de claimer te zitten als maar kan.',
  mayHave: 'Kan meer hebben in',
  more: 'misschien meer',
  dotted: 'Gestippeld in het diagram: kaarten die niet zijn gezien.',
  heading: 'De kaarten die niet zijn gezien',
  hint: 'Zonder dit kan elke kaart die niet is getoond nog uit zijn.',
  out: (seats, more) => (more ? `Nog bij ${seats} samen` : `Nog bij ${seats}`),
  notSaid: 'alles kan',
  outHint: 'Elke kaart van een kleur die nog uit is. Typ – als er geen is, laat het leeg als u het niet weet.',
  facts: 'Wat verder bekend is',
  who: 'Wie?',
  together: 'Samen',
  howMany: 'Hoeveel kaarten?',
  kinds: { least: 'minstens', most: 'hoogstens', exactly: 'precies' },
  number: 'Aantal',
  suit: 'In welke kleur?',
  anySuit: 'alle',
  ranks: 'Alleen deze kaarten tellen (mag leeg blijven)',
  add: 'Toevoegen',
  drop: 'weghalen',
  range: (least, most) => `${least} tot ${most}`,
  trumpsOut: 'Welke troeven nog uit zijn is niet kaart voor kaart bekend.',
};
