// The words of the page in the language of the settings; the other language is loaded when it is chosen. The two tables have one
// type: a text that is missing does not compile. Names of seats and cards, and every sentence about a ruling, come from `explain`.

import { computed, effect, signal } from '@preact/signals';
import { makeSay } from '../../../explain/words.ts';
import { type Settings, settings } from '../state/settings.ts';
import type { Texts } from './en.ts';
import type { Tables } from './tables.ts';

type Lang = Settings['lang'];

const sources: Readonly<Record<Lang, () => Promise<Tables>>> = {
  en: async () => (await import('./tablesEn.ts')).tables,
  nl: async () => (await import('./tablesNl.ts')).tables,
};

const loaded = signal<Partial<Record<Lang, Tables>>>({});

/** Until another language is there, the page goes on in the one that it has. */
const current = computed<Tables>(() => {
  const { en, nl } = loaded.value;
  const tables = loaded.value[settings.value.lang] ?? en ?? nl;
  if (!tables) throw new Error('no words yet: loadWords comes before the first picture');
  return tables;
});

/** The language of the settings, now and whenever it changes; settles with the first one. */
export async function loadWords(): Promise<void> {
  const take = async (lang: Lang) => {
    if (loaded.peek()[lang]) return;
    const tables = await sources[lang]();
    loaded.value = { ...loaded.peek(), [lang]: tables };
  };
  await take(settings.peek().lang);
  effect(() => void take(settings.value.lang).catch(() => {})); // not to be had now: the next change asks again
}

export const texts = computed<Texts>(() => current.value.texts);
export const ruleWords = computed(() => current.value.rule);
export const regulationWords = computed(() => current.value.regulations);
export const say = computed(() => makeSay(ruleWords.value.names));
