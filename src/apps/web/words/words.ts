// The words of the page in the language of the settings; the other language is loaded when it is chosen. The tables of the two have
// one type: a text that is missing does not compile. Names of seats and cards, and every sentence about a ruling, come from
// `explain`. The first screen comes up without the words of a ruling: the others wait for those.

import { computed, effect, signal } from '@preact/signals';
import { makeSay } from '../../../explain/words.ts';
import { type Settings, settings } from '../state/settings.ts';
import type { Texts } from './en.ts';
import type { RuleTables, Tables } from './tables.ts';

type Lang = Settings['lang'];

interface Source {
  readonly tables: () => Promise<Tables>;
  readonly rules: () => Promise<RuleTables>;
}

const sources: Readonly<Record<Lang, Source>> = {
  en: {
    tables: async () => (await import('./tablesEn.ts')).tables,
    rules: async () => (await import('./rulesEn.ts')).rules,
  },
  nl: {
    tables: async () => (await import('./tablesNl.ts')).tables,
    rules: async () => (await import('./rulesNl.ts')).rules,
  },
};

type Loaded = Tables & Partial<RuleTables>;

const loaded = signal<Partial<Record<Lang, Loaded>>>({});

/** Until another language is whole, the page goes on in one that is: a screen of rulings never lacks its words. */
const current = computed<Loaded>(() => {
  const { en, nl } = loaded.value;
  const wanted = [loaded.value[settings.value.lang], en, nl];
  const tables = wanted.find((one) => one?.rule) ?? wanted.find((one) => one);
  if (!tables) throw new Error('no words yet: loadWords comes before the first picture');
  return tables;
});

async function takeWhole(lang: Lang): Promise<void> {
  if (loaded.peek()[lang]?.rule) return;
  const [tables, rules] = await Promise.all([sources[lang].tables(), sources[lang].rules()]);
  loaded.value = { ...loaded.peek(), [lang]: { ...tables, ...rules } };
}

/** What the first screen says, in the language of the settings; a language that is chosen later is loaded whole. */
export async function loadWords(): Promise<void> {
  const { lang: first } = settings.peek();
  const tables = await sources[first].tables();
  loaded.value = { ...loaded.peek(), [first]: { ...tables, ...loaded.peek()[first] } };
  let changed = false;
  effect(() => {
    const { lang } = settings.value;
    if (changed) void takeWhole(lang).catch(() => {}); // not to be had now: the next change asks again
    changed = true;
  });
}

/** The words of a ruling: every screen but the first waits for them. */
export const loadRules = (): Promise<void> => takeWhole(settings.peek().lang);

const rules = computed<RuleTables>(() => {
  const { rule, regulations } = current.value;
  if (!rule || !regulations) throw new Error('no words of a ruling yet: loadRules comes before a screen that has them');
  return { rule, regulations };
});

export const texts = computed<Texts>(() => current.value.texts);
export const names = computed(() => current.value.names);
export const say = computed(() => makeSay(names.value));
export const ruleWords = computed(() => rules.value.rule);
export const regulationWords = computed(() => rules.value.regulations);
