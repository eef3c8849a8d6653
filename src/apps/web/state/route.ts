// Which screen is shown: the fragment of the address, so that back and forward work and no server is needed.

import { signal } from '@preact/signals';
import { type Screen, screens } from './screens.ts';

const read = (): Screen => screens.find((screen) => location.hash === `#/${screen}`) ?? 'cards';

export const screen = signal<Screen>(read());

/** Shown at once; the address follows. */
export function go(to: Screen): void {
  screen.value = to;
  if (location.hash !== `#/${to}`) location.hash = `#/${to}`;
}

addEventListener('hashchange', () => {
  screen.value = read();
});

/** A case in the fragment of a link, or what is left of one: taken out of the address once it has been read. What a message has put
 *  behind a link is no part of it. */
export function takeLink(): string | undefined {
  const packed = /^#case=([\w-]*)/.exec(location.hash)?.[1];
  if (packed === undefined) return undefined;
  history.replaceState(null, '', '#/ruling');
  screen.value = 'ruling';
  return packed;
}

export const linkTo = (packed: string): string => `${location.href.split('#')[0]}#case=${packed}`;
