// The diagnosis of a board as a page of text, or as sentences for a report: counts, findings, revokes, how the deal is put right,
// and the law to go on with.

import { rankLetters, type SeatLetter, seatLetters, suitLetters } from '../cards/cards.ts';
import type { Diagnosis, Finding } from '../doctor/diagnosis.ts';
import { inLetters, type SaidDiagnosis, type SaidFinding, saidDiagnosis } from '../doctor/said.ts';
import { wordsOf } from './laws.ts';
import { numbered, page, wrap } from './layout.ts';
import type { DoctorWords } from './words/doctor.ts';
import { doctorEn } from './words/doctorEn.ts';
import { doctorNl } from './words/doctorNl.ts';
import { type Lang, type Names, noBreak, rankName, suitSymbols } from './words.ts';

export const doctorWords = (lang: Lang): DoctorWords => (lang === 'nl' ? doctorNl : doctorEn)(wordsOf(lang).names);

export function explainDiagnosis(diagnosis: Diagnosis, lang: Lang): string {
  const { counts, found, restoration, deal, laws } = partsOf(saidDiagnosis(diagnosis), lang);
  const words = doctorWords(lang);
  if (found.length === 0) return page([[words.heading], wrap(counts), wrap(words.fine)]);
  return page([
    [words.heading],
    wrap(counts),
    numbered(found),
    [...wrap(restoration), ...deal.map((hand) => `  ${hand}`)],
    wrap(laws),
  ]);
}

/** The same without headings and numbers, a sentence or a hand each. */
export function diagnosisSentences(diagnosis: SaidDiagnosis, lang: Lang): string[] {
  const { counts, found, restoration, deal, laws } = partsOf(diagnosis, lang);
  return [counts, ...found, restoration, ...deal, laws].map((line) => line.replaceAll(noBreak, ' '));
}

function partsOf({ counts, findings, laws, restoration, deal, revokes }: SaidDiagnosis, lang: Lang) {
  const words = doctorWords(lang);
  const { names } = wordsOf(lang);
  return {
    counts: words.counts(seatLetters.map((seat) => [seat, counts[seat]])),
    found: [...findings.map((finding) => saidText(finding, words)), ...revokes.map(words.revoke)],
    restoration: words.restoration[restoration],
    deal: deal === undefined ? [] : seatLetters.map((seat, i) => handLine(deal.slice(2).split(' ')[i]!, seat, names)),
    laws: laws.length === 0 ? words.noLaw : words.laws(laws),
  };
}

/** "N  ♠ AKQ2 ♥ AKQ ♦ — ♣ AKQ", as the language writes it. */
function handLine(hand: string, seat: SeatLetter, names: Names): string {
  const suits = hand.split('.').map((held, suit) => {
    const ranks = [...held].map((letter) => rankName(rankLetters.indexOf(letter), names));
    return `${suitSymbols[suitLetters[suit]!]} ${ranks.join('') || '—'}`;
  });
  return `${names.seatLetters[seat]}  ${suits.join(' ')}`;
}

const saidText = (said: SaidFinding, { findings }: DoctorWords): string =>
  (findings[said.kind] as (finding: SaidFinding) => string)(said);

/** The sentence of a finding. */
export const findingText = (finding: Finding, words: DoctorWords): string => saidText(inLetters(finding), words);
