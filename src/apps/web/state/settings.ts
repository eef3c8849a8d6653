// How the page looks and speaks. Kept in local storage, because they are needed before the first picture; a device that does not
// allow it starts with the defaults each time.

import { effect, signal } from '@preact/signals';
import type { Lang } from '../../../explain/explain.ts';

export const themes = ['auto', 'light', 'dark', 'contrast'] as const;
export const papers = ['A4', 'A5'] as const;

export interface Settings {
  readonly lang: Lang;
  readonly theme: (typeof themes)[number];
  readonly suitColours: 2 | 4;
  /** Cards that have been played stay in the diagram, struck through. */
  readonly showPlayed: boolean;
  readonly paper: (typeof papers)[number];
}

const KEY = 'law70.settings';

const defaults = (): Settings => ({
  lang: navigator.language.toLowerCase().startsWith('nl') ? 'nl' : 'en',
  theme: 'auto',
  suitColours: 2,
  showPlayed: true,
  paper: 'A4',
});

function kept(): Settings {
  const start = defaults();
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    return {
      lang: value.lang === 'en' || value.lang === 'nl' ? value.lang : start.lang,
      theme: themes.find((theme) => theme === value.theme) ?? start.theme,
      suitColours: value.suitColours === 4 ? 4 : 2,
      showPlayed: value.showPlayed !== false,
      paper: papers.find((paper) => paper === value.paper) ?? start.paper,
    };
  } catch {
    return start;
  }
}

export const settings = signal<Settings>(kept());

export const set = (changes: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changes };
};

effect(() => {
  const { lang, theme, suitColours } = settings.value;
  Object.assign(document.documentElement, { lang });
  Object.assign(document.documentElement.dataset, { theme, suits: String(suitColours) });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // private mode: the choice holds until the page is closed
  }
});
