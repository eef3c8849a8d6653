// English: what the board doctor found.

import type { ForeignBy } from '../../doctor/diagnosis.ts';
import { makeSay, type Names } from '../words.ts';
import type { DoctorWords } from './doctor.ts';

const foreignBy: Readonly<Record<ForeignBy, string>> = {
  back: 'its back shows it',
  record: 'the record gives that card to another hand, which has it',
  count: 'that hand has a card too many, and the card is there twice',
};

export const doctorEn = (names: Names): DoctorWords => {
  const { seat, card, list, count } = makeSay(names);
  const whose = (owner: Parameters<typeof seat>[0] | undefined) =>
    owner === undefined ? '; whose it is cannot be told' : `; it belongs to ${seat(owner)}`;
  return {
    heading: 'The cards of the board',
    fine: 'Nothing is wrong with the cards.',
    counts: (counts) => `Cards at the start: ${list(counts.map(([one, number]) => `${seat(one)} ${number}`))}.`,
    findings: {
      foreign: (it) =>
        `${card(it.card)} with ${seat(it.seat)} is of another pack: ${foreignBy[it.by]}${it.played ? '. It has been played' : ''}.`,
      duplicate: (it) =>
        `${card(it.card)} is there ${it.seats.length} times, with ${list(it.seats.map(seat))}; which one is of another pack cannot be told.`,
      missing: (it) =>
        `${card(it.card)} is missing${it.where === 'elsewhere' ? ' and was found outside the hands' : ' and was not found'}${whose(it.owner)}.`,
      'among-played': (it) =>
        `${card(it.card)} lies among the quitted tricks of ${seat(it.pile)}, where nobody played it${whose(it.owner)}.`,
      moved: (it) => `${card(it.card)} is with ${seat(it.to)} and belongs to ${seat(it.from)}.`,
      'too-many': (it) => `${seat(it.seat)} has ${count(it.by, 'card', 'cards')} too many.`,
      'too-few': (it) => `${seat(it.seat)} has ${count(it.by, 'card', 'cards')} too few.`,
      exchanged: (it) => `${seat(it.seat)} has the hand of ${seat(it.of)}.`,
      'another-deal': (it) => `This is another deal than the record: ${it.differing} cards are in other hands.`,
    },
    restoration: {
      nothing: 'Nothing is to be restored.',
      'from-record': 'The deal is restored from the record:',
      'cards-known': 'The deal follows from the cards themselves:',
      'ask-earlier-players':
        'The cards do not tell how the deal was: look for a record, ask players who held these hands before.',
    },
    revoke: ({ seat: one, card: name, trick, played, later }) =>
      `Trick ${trick}: ${seat(one)} played ${card(played)} and had ${card(name)}. That can be a revoke${later ? ', and that side has played to a later trick' : ''}.`,
    laws: (laws) => `What applies: ${list(laws.map((law) => `Law ${law}`))}.`,
    noLaw: 'The number of the law on this is not known to us in this edition.',
  };
};
