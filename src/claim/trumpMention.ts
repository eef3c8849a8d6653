// What a statement says about the opponents' outstanding trumps (Law 70C asks whether it mentions them), read from plain
// words in English or Dutch. The full language of statements comes later; the text itself always stands in the ruling.

import { type Strain, strainLetters } from '../cards/cards.ts';

/** `mentioned`: a trump still out is spoken of; `thought-gone`: the claimer says that none is. */
export type TrumpMention = 'mentioned' | 'thought-gone' | 'not-mentioned';

const suitNames: Record<string, string> = {
  S: 'spades?|schoppens?|♠',
  H: 'hearts?|hartens?|♥',
  D: 'diamonds?|ruitens?|♦',
  C: 'clubs?|klavers?|klaveren|♣',
};

const trump = '(?:trumps?|troe(?:f|ven|fje))';

/** All of them are out of the way: "all trumps are gone", "trumps are drawn", "troef is eruit", "geen troef meer". */
const goneForms = (name: string) => [
  `\\b(?:${name})\\b[^.;,]*\\b(?:are|is|were|was|all)\\b[^.;,]*\\b(?:gone|drawn|out of the way|in|exhausted|pulled)\\b`,
  `\\bno (?:more )?(?:${name})\\b`,
  `\\b(?:zijn|is|alle)?\\s*(?:${name})\\b[^.;,]*\\b(?:weg|eruit|op|getrokken|gehaald|gespeeld)\\b`,
  `\\bgeen (?:${name})\\b`,
];

/** One is still out: "draw trumps", "your last trump", "one trump out", "troef trekken", "de laatste troef". */
const outForms = (name: string) => [
  `\\b(?:draw|drawing|pull|pulling|take|taking|extract|cash|play|playing|lead|leading|remove)\\b(?:\\s+\\w+){0,4}?\\s+(?:${name})\\b`,
  `\\b(?:your|their|his|her|the|a|one|last|outstanding|another|two|three|four|both)\\s+(?:\\w+\\s+){0,2}?(?:${name})\\b`,
  `\\b(?:${name})\\b(?:\\s+\\w+){0,2}?\\s+(?:trekken|halen|spelen|ophalen|slaan)\\b`,
  `\\b(?:de|het|je|uw|een|nog een|laatste|hun)\\s+(?:\\w+\\s+){0,2}?(?:${name})\\b`,
  `\\b(?:trek|haal|sla|speel|trekt|haalt)\\b(?:\\s+\\w+){0,3}?\\s+(?:${name})\\b`,
];

export function trumpMention(statement: string | undefined, strain: Strain): TrumpMention {
  const suit = strainLetters[strain];
  if (statement === undefined || suit === 'NT') return 'not-mentioned';
  const text = statement.toLowerCase().normalize('NFC');
  const some = (forms: readonly string[]) => forms.some((form) => new RegExp(form, 'u').test(text));
  if (some(goneForms(`${trump}|${suitNames[suit]}`))) return 'thought-gone';
  return some(outForms(trump)) || some(outForms(suitNames[suit]!).slice(0, 1)) ? 'mentioned' : 'not-mentioned';
}
