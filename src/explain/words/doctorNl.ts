// Dutch: what the board doctor found.

import type { ForeignBy } from '../../doctor/diagnosis.ts';
import { makeSay, type Names } from '../words.ts';
import type { DoctorWords } from './doctor.ts';

const foreignBy: Readonly<Record<ForeignBy, string>> = {
  back: 'dat blijkt uit de achterkant',
  record: 'volgens de opgave hoort die kaart in een andere hand, en daar is hij',
  count: 'die hand heeft een kaart te veel, en de kaart is er twee keer',
};

export const doctorNl = (names: Names): DoctorWords => {
  const { seat, card, list, count } = makeSay(names);
  const whose = (owner: Parameters<typeof seat>[0] | undefined) =>
    owner === undefined ? '; van wie hij is, is niet te zeggen' : `; hij hoort bij ${seat(owner)}`;
  return {
    heading: 'De kaarten van het bord',
    fine: 'Met de kaarten is niets mis.',
    counts: (counts) => `Kaarten bij het begin: ${list(counts.map(([one, number]) => `${seat(one)} ${number}`))}.`,
    findings: {
      foreign: (it) =>
        `${card(it.card)} bij ${seat(it.seat)} is van een ander spel: ${foreignBy[it.by]}${it.played ? '. Hij is al gespeeld' : ''}.`,
      duplicate: (it) =>
        `${card(it.card)} is er ${it.seats.length} keer, bij ${list(it.seats.map(seat))}; welke van een ander spel is, is niet te zeggen.`,
      missing: (it) =>
        `${card(it.card)} ontbreekt${it.where === 'elsewhere' ? ' en is buiten de handen gevonden' : ' en is niet gevonden'}${whose(it.owner)}.`,
      'among-played': (it) =>
        `${card(it.card)} ligt tussen de gespeelde slagen van ${seat(it.pile)}, waar niemand hem speelde${whose(it.owner)}.`,
      moved: (it) => `${card(it.card)} is bij ${seat(it.to)} en hoort bij ${seat(it.from)}.`,
      'too-many': (it) => `${seat(it.seat)} heeft ${count(it.by, 'kaart', 'kaarten')} te veel.`,
      'too-few': (it) => `${seat(it.seat)} heeft ${count(it.by, 'kaart', 'kaarten')} te weinig.`,
      exchanged: (it) => `${seat(it.seat)} heeft de hand van ${seat(it.of)}.`,
      'another-deal': (it) =>
        `Dit is een andere verdeling dan de opgave: ${it.differing} kaarten zitten in andere handen.`,
    },
    restoration: {
      nothing: 'Er hoeft niets hersteld te worden.',
      'from-record': 'De verdeling wordt hersteld volgens de opgave:',
      'cards-known': 'De verdeling volgt uit de kaarten zelf:',
      'ask-earlier-players':
        'De kaarten vertellen niet hoe de verdeling was: zoek een opgave, vraag spelers die deze handen eerder hadden.',
    },
    revoke: ({ seat: one, card: name, trick, played, later }) =>
      `Slag ${trick}: ${seat(one)} speelde ${card(played)} en had ${card(name)}. Dat kan een verzaking zijn${later ? ', en die partij heeft in een latere slag gespeeld' : ''}.`,
    laws: (laws) => `Wat geldt: ${list(laws.map((law) => `artikel ${law}`))}.`,
    noLaw: 'Het nummer van het artikel hierover is ons in deze editie niet bekend.',
  };
};
