// What a person types, in a conversation or as an option: letters, honours and the words shown, in the language that is spoken. Everything
// that readAnswer takes is taken too, for that is what a copied command holds.

import { type SeatLetter, seatLetters, suitLetters } from '../cards/cards.ts';
import { ok, type Result } from '../cards/result.ts';
import type { Fact } from '../laws/irregularities/fact.ts';
import { type FactId, facts } from '../laws/irregularities/vocabulary.ts';
import { type Vulnerability, vulnerabilities } from '../play/contract.ts';
import { type Answer, readAnswer } from '../ruling/irregularity.ts';
import { branchText } from './irregularity.ts';
import { wordsOf } from './laws.ts';
import { type Lang, type Names, suitSymbols } from './words.ts';

export function typedAnswer(fact: FactId, text: string, lang: Lang): Result<Answer> {
  const word = text.trim();
  const { names } = wordsOf(lang);
  const it: Fact = facts[fact];
  const meant =
    it.kind === 'seat'
      ? seatTyped(word, names)
      : it.kind === 'card'
        ? cardTyped(word, names)
        : it.kind === 'choice'
          ? choiceTyped(fact, word, it.options, lang)
          : undefined;
  return meant === undefined ? readAnswer(fact, word) : ok(meant);
}

/** A seat in the letters of a case: what is not one stays as it was typed, for the reader to refuse. */
export const typedSeat = (text: string, lang: Lang): string => seatTyped(text.trim(), wordsOf(lang).names) ?? text;

/** The same for a card. */
export const typedCard = (text: string, lang: Lang): string => cardTyped(text.trim(), wordsOf(lang).names) ?? text;

/** A contract in the letters of a case: "3SA", "4R" and "4 harten" where Dutch is spoken. */
export function typedContract(text: string, lang: Lang): string {
  const { suits, notrump } = wordsOf(lang).names;
  const found = /^\s*([1-7])\s*(\p{L}+?|[♠♥♦♣])\s*(x{0,2})\s*$/iu.exec(text);
  if (found === null) return text;
  const [level, named, doubled] = [found[1]!, found[2]!.toLowerCase(), found[3]!];
  if (named === notrump.toLowerCase()) return `${level}NT${doubled}`;
  const suit =
    suitLetters.find((one) => suits[one] === named) ?? suitLetters.find((one) => suits[one].charAt(0) === named);
  return suit === undefined ? text : `${level}${suit}${doubled}`;
}

/** A vulnerability in the words of a case: "NZ", "allen" and "niemand" where Dutch is spoken. */
export function typedVulnerable(text: string, lang: Lang): string {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s/&-]/g, '');
  const found = vulnerabilities.find((one) => vulnerableWords[lang][one].includes(word));
  return found ?? text;
}

const vulnerableWords: Readonly<Record<Lang, Readonly<Record<Vulnerability, readonly string[]>>>> = {
  en: { None: ['nobody'], NS: [], EW: [], Both: [] },
  nl: { None: ['niemand', 'geen'], NS: ['nz'], EW: ['ow'], Both: ['allen', 'allemaal', 'beide', 'beiden'] },
};

/** The letter of the language before that of the file: a seat by its letter or its name. */
function seatTyped(word: string, { seats, seatLetters: own }: Names): SeatLetter | undefined {
  const is = (text: string) => text.toLowerCase() === word.toLowerCase();
  return seatLetters.find((seat) => is(own[seat]) || is(seats[seat]));
}

/** A suit by its letter here or there, its sign or its name, and a rank by the letter of the language: "SV", "♠V", "schoppen V". */
function cardTyped(word: string, { suits, honours }: Names): string | undefined {
  const found = /^(\p{L}{2,}\s+|\S)\s*(10|\S)$/u.exec(word);
  if (found === null) return undefined;
  const [begin, rank] = [found[1]!.trim().toLowerCase(), found[2]!.toUpperCase()];
  const suit =
    suitLetters.find((one) => [one.toLowerCase(), suitSymbols[one], suits[one]].includes(begin)) ??
    suitLetters.find((one) => suits[one][0] === begin);
  if (suit === undefined) return undefined;
  const honour = honours.indexOf(rank);
  const name = `${suit}${honour < 0 ? rank : 'AKQJT'[honour]}`;
  const read = readAnswer('missingCard', name);
  return read.ok ? name : undefined;
}

/** The option that the words are of, or the only one whose name or words begin so. */
function choiceTyped(fact: FactId, word: string, options: readonly string[], lang: Lang): string | undefined {
  const begin = word.toLowerCase();
  const named = (option: string) => [option, branchText(fact, option, lang).toLowerCase()];
  const exact = options.find((option) => named(option).includes(begin));
  const near = begin === '' ? [] : options.filter((option) => named(option).some((text) => text.startsWith(begin)));
  return exact ?? (near.length === 1 ? near[0] : undefined);
}
