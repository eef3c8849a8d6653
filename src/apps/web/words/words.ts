// The words of the page in the language of the settings. The two tables have one type: a text that is missing does not compile.
// Names of seats and cards, and every sentence about a ruling, come from `explain`.

import { computed } from '@preact/signals';
import { wordsOf } from '../../../explain/laws.ts';
import { regulationsEn } from '../../../explain/words/regulationsEn.ts';
import { regulationsNl } from '../../../explain/words/regulationsNl.ts';
import { makeSay } from '../../../explain/words.ts';
import { settings } from '../state/settings.ts';
import { en, type Texts } from './en.ts';
import { nl } from './nl.ts';

const tables: Record<'en' | 'nl', Texts> = { en, nl };

export const texts = computed<Texts>(() => tables[settings.value.lang]);
export const ruleWords = computed(() => wordsOf(settings.value.lang));
export const regulationWords = computed(() => (settings.value.lang === 'nl' ? regulationsNl : regulationsEn));
export const say = computed(() => makeSay(ruleWords.value.names));
