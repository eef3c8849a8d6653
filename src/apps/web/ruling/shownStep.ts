// How many cards of the decisive line have been played on the diagram. Outside the component, so that it stays where it is when a
// play is struck out and the ruling comes again.

import { signal } from '@preact/signals';

export const shownStep = signal(0);
