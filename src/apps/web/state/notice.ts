// One short message at a time, with at most one thing to do about it. The words are asked for when it is shown, so that they
// follow the language.

import { signal } from '@preact/signals';
import type { Texts } from '../words/en.ts';

export interface Notice {
  readonly text: (texts: Texts) => string;
  readonly action?: { readonly label: (texts: Texts) => string; readonly run: () => void };
  readonly wrong?: boolean;
}

export const notice = signal<Notice | undefined>(undefined);

let timer: ReturnType<typeof setTimeout> | undefined;
const SHOWN_MS = 8_000;

export function tell(what: Notice): void {
  clearTimeout(timer);
  notice.value = what;
  timer = setTimeout(hush, SHOWN_MS);
}

export function hush(): void {
  clearTimeout(timer);
  notice.value = undefined;
}
