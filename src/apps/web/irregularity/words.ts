// The words of the guided rulings in the language of the settings: those of the page and those of the law.

import { computed } from '@preact/signals';
import { doctorWords } from '../../../explain/doctor.ts';
import { irregularityWords } from '../../../explain/irregularity.ts';
import { settings } from '../state/settings.ts';
import { doctorTextsEn, guidedEn } from './wordsEn.ts';
import { doctorTextsNl, guidedNl } from './wordsNl.ts';

const dutch = computed(() => settings.value.lang === 'nl');

export const guided = computed(() => (dutch.value ? guidedNl : guidedEn));
export const doctorTexts = computed(() => (dutch.value ? doctorTextsNl : doctorTextsEn));
export const lawWords = computed(() => irregularityWords(settings.value.lang));
export const findingWords = computed(() => doctorWords(settings.value.lang));
