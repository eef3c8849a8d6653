// English: hands that are not known card by card.

import type { SeatLetter } from '../../cards/cards.ts';
import type { UnseenWords } from './unseen.ts';

const names: Record<SeatLetter, string> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const tricks = (number: number) => (number === 1 ? '1 trick' : `${number} tricks`);
const owners = (seats: readonly SeatLetter[]) => {
  const each = seats.map((seat) => `${names[seat]}'s`);
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
};

export const unseenEn: UnseenWords = {
  heading: 'As the cards may lie',
  doubt: ({ seats, most }) =>
    `Not all of ${owners(seats)} cards are known. They are taken to lie as badly as what is known allows; if they lie better it can be ${tricks(most)}.`,
  reason: ({ seats, notGiven, ways, all, least, most }) =>
    [
      `Not all of ${owners(seats)} cards are known.`,
      all
        ? ways === 1
          ? 'They can lie in one way only.'
          : `All ${ways} ways in which they can lie were examined (names of cards that make no difference apart).`
        : `They can lie in more ways than were examined: ${ways}, the worst breaks first.`,
      least === most
        ? `The count was ${tricks(least)} in all that were counted out.`
        : `The count was ${least} to ${tricks(most)} in those that were counted out.`,
      ...(notGiven.length === 0
        ? []
        : [
            `${owners(notGiven)} cards were in the claimer's sight: give them, and the count no longer depends on them.`,
          ]),
    ].join(' '),
  status:
    'Provisional: cards that the claimer saw are not given, and the count can depend on them. The lowest stands here.',
  assumed: (hands) => `not all cards known, assumed: ${hands}`,
};
