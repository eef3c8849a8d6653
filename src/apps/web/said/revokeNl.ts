// Dutch: the questions about a revoke that is ruled on with the claim.

import type { revokeEn } from './revokeEn.ts';

export const revokeNl: typeof revokeEn = {
  by: 'Wie verzaakte?',
  suit: 'In welke kleur?',
  established: 'Is het een voldongen verzaking?',
  corrected: 'Is de verzaking hersteld?',
  wonBy: 'Wie won die slag?',
  winners: { player: 'De speler', partner: 'De partner', 'other-side': 'De andere partij' },
  laterTricks: 'Slagen van die partij daarna, tot de claim',
  lateCard: 'Won de speler later een slag met een kaart die bijgespeeld had kunnen worden?',
  dummy: 'Voor een verzaking door de blinde gaan geen slagen over.',
  ground: 'Een reden waarom geen slag overgaat (art. 64)?',
  noGround: 'Geen van deze',
  grounds: {
    'penalty-card': 'Er had een strafkaart gespeeld moeten worden',
    'faced-card': 'Er had een andere open kaart gespeeld moeten worden',
    repeated: 'De speler had al eerder in de kleur verzaakt',
    'after-call': 'Erop gewezen nadat de andere partij op het volgende spel had geboden',
    'after-round': 'Erop gewezen na de ronde',
    'twelfth-trick': 'Het was in de twaalfde slag',
    'both-sides': 'De andere partij had ook verzaakt',
  },
  transferred: 'Overgedragen slagen, als de wedstrijdleider dat heeft bepaald',
  byLaw: 'Volgens de wet',
  open: 'Niet vastgesteld',
};
