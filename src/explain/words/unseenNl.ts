// Dutch: hands that are not known card by card.

import type { SeatLetter } from '../../cards/cards.ts';
import type { UnseenWords } from './unseen.ts';

const names: Record<SeatLetter, string> = { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' };
const slagen = (number: number) => (number === 1 ? '1 slag' : `${number} slagen`);
const seatsOf = (seats: readonly SeatLetter[]) => {
  const each = seats.map((seat) => names[seat]);
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} en ${each.at(-1)}`;
};

export const unseenNl: UnseenWords = {
  heading: 'Zoals de kaarten kunnen zitten',
  doubt: ({ seats, most }) =>
    `Niet alle kaarten van ${seatsOf(seats)} zijn bekend. Aangenomen wordt dat ze zo slecht zitten als wat bekend is toelaat; zitten ze beter, dan kunnen het ${slagen(most)} zijn.`,
  reason: ({ seats, notGiven, ways, all, least, most }) =>
    [
      `Niet alle kaarten van ${seatsOf(seats)} zijn bekend.`,
      all
        ? ways === 1
          ? 'Ze kunnen maar op één manier zitten.'
          : `Alle ${ways} manieren waarop ze kunnen zitten zijn bekeken (namen van kaarten die niets uitmaken daargelaten).`
        : `Ze kunnen op meer manieren zitten dan er zijn bekeken: ${ways}, de slechtste zitsels eerst.`,
      least === most
        ? `In alles wat is uitgeteld was het ${slagen(least)}.`
        : `In wat is uitgeteld was het ${least} tot ${slagen(most)}.`,
      ...(notGiven.length === 0
        ? []
        : [
            `De kaarten van ${seatsOf(notGiven)} kon de claimer zien: vul ze in, dan hangt het aantal er niet meer van af.`,
          ]),
    ].join(' '),
  status:
    'Voorlopig: kaarten die de claimer zag zijn niet gegeven en kunnen het aantal bepalen. Hier staat het laagste.',
  assumed: (hands) => `niet alle kaarten bekend, aangenomen: ${hands}`,
};
