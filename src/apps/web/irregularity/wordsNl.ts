// Dutch: the texts of the guided rulings and of the board doctor.

import type { doctorTextsEn, guidedEn } from './wordsEn.ts';

export const guidedNl: typeof guidedEn = {
  intro: 'Wat is er gebeurd? Kies het artikel; de vragen volgen één voor één, en elk antwoord kan nog anders.',
  edition: 'Spelregels van',
  otherEdition: 'Volgens andere spelregels',
  choose: 'Welk artikel?',
  notKnownHere: (edition) => `van ${edition} niet bij ons bekend`,
  answered: 'Tot nu toe vastgesteld',
  change: 'Wijzigen',
  which: (number, meaning) => `${number}: ${meaning}`,
  suit: 'Kleur',
  rank: 'Hoogte',
  outcome: 'De beslissing',
  lookIn: (edition) => `Neem de spelregels van ${edition}`,
  goOn: (article) => `Verder met ${article}`,
  another: 'Een ander artikel',
  title: 'Wat er gebeurde, in één regel (voor het formulier)',
  back: 'Terug naar de claim',
  settledBack: 'Afgehandeld: terug naar de claim',
  claimWaits: 'De claim die klaarligt wacht hierop.',
  keep: 'Bewaren op dit apparaat',
  form: 'Formulier afdrukken',
  copy: 'Kopiëren als tekst',
  link: 'Link kopiëren',
  path: 'Wat is vastgesteld',
  sheetTitle: 'Beslissing over een onregelmatigheid',
  footer: 'Uitgewerkt met law70, in onze eigen woorden: de spelregels beslissen, en de wedstrijdleider.',
  now: (before, after) => `Toen dit werd bewaard eindigde het als „${before}”; nu eindigt het als „${after}”.`,
};

export const doctorTextsNl: typeof doctorTextsEn = {
  heading: 'De speldokter',
  intro:
    'Kloppen de kaarten van een spel niet? Er wordt gekeken naar de kaarten die klaarliggen: voer daar alle kaarten van het spel in, zoals ze gevonden zijn.',
  cards: (counts) => `Nu ingevoerd: ${counts}.`,
  record: 'De spelverdeling als PBN-regel, als die er is',
  elsewhere: 'Elders gevonden kaarten, zoals S7 H10',
  strange: (text) => `Geen kaart: ${text}`,
  badRecord: 'Dit is geen PBN-verdeling van vier handen met elk dertien kaarten.',
  toCards: 'Voer de kaarten in',
  restored: 'De verdeling zoals die hoort te zijn',
  restore: 'Neem deze handen over',
  restoredDone: 'De handen zijn hersteld.',
  goOn: (article) => `Naar de beslissing volgens ${article}`,
};
