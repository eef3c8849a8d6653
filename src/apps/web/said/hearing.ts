// The statement of the case in hand as it is understood, kept up to date while it is typed. The reading worker does the work.

import { effect, signal } from '@preact/signals';
import { problemsOf } from '../case/check.ts';
import { caseOf } from '../case/toCase.ts';
import { theReaders } from '../state/desk.ts';
import { draft } from '../state/history.ts';
import type { Heard, HearJob } from '../state/reading.ts';
import { settings } from '../state/settings.ts';

export interface HeardText extends Heard {
  readonly text: string;
}

export const heard = signal<HeardText | undefined>(undefined);

const WAIT_MS = 90;

export function openHearing(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  effect(() => {
    const now = draft.value;
    const { statement: text, strain } = now;
    const { lang } = settings.value;
    clearTimeout(timer);
    const mine = ++asked;
    if (text.trim() === '') {
      heard.value = undefined;
      return;
    }
    timer = setTimeout(async () => {
      const input: HearJob = { text, strain, lang, ...(problemsOf(now).length === 0 && { of: caseOf(now) }) };
      const outcome = await theReaders().run<Heard>({ name: 'hear', input, seconds: 20, priority: 1 });
      if (mine === asked && outcome.status === 'done') heard.value = { ...outcome.value, text };
    }, WAIT_MS);
  });
}
