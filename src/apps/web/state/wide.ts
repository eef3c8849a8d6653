// Whether the page has room for a whole suit in a row (34rem, as in cards.css): what a phone would not show is not built there.

import { signal } from '@preact/signals';

const room = matchMedia('(min-width: 34rem)');

export const wide = signal(room.matches);

room.addEventListener('change', () => {
  wide.value = room.matches;
});
