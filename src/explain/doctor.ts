// The diagnosis of a board as a page of text: counts, findings, revokes, how the deal is put right, and the law to go on with.

import { allSeats, allSuits, rankOf, type Seat, seatLetters, suitLetters } from '../cards/cards.ts';
import { cardsOf, type Hands, holding } from '../cards/hands.ts';
import type { Diagnosis, Finding } from '../doctor/diagnosis.ts';
import { inLetters, type SaidFinding } from '../doctor/said.ts';
import { wordsOf } from './laws.ts';
import { numbered, page, wrap } from './layout.ts';
import type { DoctorWords } from './words/doctor.ts';
import { doctorEn } from './words/doctorEn.ts';
import { doctorNl } from './words/doctorNl.ts';
import { type Lang, type Names, rankName, suitSymbols } from './words.ts';

export const doctorWords = (lang: Lang): DoctorWords => (lang === 'nl' ? doctorNl : doctorEn)(wordsOf(lang).names);

export function explainDiagnosis(
  { counts, findings, laws, restoration, deal, revokes }: Diagnosis,
  lang: Lang,
): string {
  const words = doctorWords(lang);
  const said = findings.map((finding) => findingText(finding, words));
  const turned = revokes.map((revoke) => words.revoke(inLetters(revoke)));
  const restored = deal === undefined ? [] : allSeats.map((seat) => handLine(deal, seat, wordsOf(lang).names));
  return page([
    [words.heading],
    wrap(words.counts(allSeats.map((seat) => [seatLetters[seat], counts[seat]!]))),
    said.length === 0 ? wrap(words.fine) : numbered([...said, ...turned]),
    said.length === 0 ? [] : [...wrap(words.restoration[restoration]), ...restored],
    said.length === 0 ? [] : wrap(laws.length === 0 ? words.noLaw : words.laws(laws)),
  ]);
}

/** "  N  ♠ AKQ2 ♥ AKQ ♦ — ♣ AKQ", as the language writes it. */
function handLine(deal: Hands, seat: Seat, names: Names): string {
  const suits = allSuits.map((suit) => {
    const ranks = cardsOf(suit, holding(deal, seat, suit)).map((card) => rankName(rankOf(card), names));
    return `${suitSymbols[suitLetters[suit]]} ${ranks.join('') || '—'}`;
  });
  return `  ${names.seatLetters[seatLetters[seat]]}  ${suits.join(' ')}`;
}

/** The sentence of a finding. */
export function findingText(finding: Finding, { findings }: DoctorWords): string {
  const said = inLetters(finding);
  return (findings[said.kind] as (finding: SaidFinding) => string)(said);
}
