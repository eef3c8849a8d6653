// How many cards of the decisive line have been played on the diagram. Outside the component, so that it stays where it is when a
// play is struck out and the ruling comes again.

import { signal } from '@preact/signals';
import type { PlayText, Ruling } from '../../../ruling/ruling.ts';

export const shownStep = signal(0);

/** Another normal line on the diagram in place of the decisive one, with the ruling that it belongs to. */
export const shownLine = signal<
  { readonly of: Ruling; readonly number: number; readonly line: readonly PlayText[] } | undefined
>(undefined);
