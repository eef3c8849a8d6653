// What a report says of a finding: the name of the board, the numbers and the reason, the line of play, the counts. What differs
// between languages is in words/; here is only what is put together from it.

import { rankLetters, type SeatLetter, seatLetters, strainLetters, suitLetters } from '../../cards/cards.ts';
import { diagnosticParts } from '../../explain/diagnostics.ts';
import { diagnosisSentences } from '../../explain/doctor.ts';
import { commandFor } from '../../explain/irregularity.ts';
import { wordsOf } from '../../explain/laws.ts';
import { type Lang, makeSay, type Names, rankName, type Say, suitSymbols } from '../../explain/words.ts';
import { endings } from '../../formats/board.ts';
import { parseContract } from '../../play/contract.ts';
import { type Finding, verdicts } from '../../review/finding.ts';
import type { Tally } from '../../review/tally.ts';
import { tricksOf } from './play.ts';
import { reviewEn } from './words/en.ts';
import { reviewNl } from './words/nl.ts';
import type { ReviewWords } from './words/reviewWords.ts';

/** A language at work: its sentences, its names, and its ways of writing cards. */
export interface Speech {
  readonly lang: Lang;
  readonly words: ReviewWords;
  readonly names: Names;
  readonly say: Say;
}

export function speechOf(lang: Lang): Speech {
  const { names } = wordsOf(lang);
  return { lang, words: lang === 'nl' ? reviewNl : reviewEn, names, say: makeSay(names) };
}

export function contractText(text: string, { names }: Speech): string {
  const contract = parseContract(text);
  const strain = contract ? strainLetters[contract.strain] : text;
  const symbol = strain === 'NT' ? names.notrump : (suitSymbols[strain as 'S'] ?? strain);
  return contract ? `${contract.level}${symbol}${'X'.repeat(contract.doubled)}` : symbol;
}

/** "evening.pbn, board 12 (closed room), 4♠ by South". */
export function nameText(finding: Finding, speech: Speech): string {
  const { file, board, line, room, table, contract, declarer } = finding;
  const { words, say } = speech;
  const where = [
    board === undefined ? `${words.place.line} ${line}` : `${words.place.board} ${board}`,
    table && `${words.place.table} ${table}`,
  ];
  const bid = contract === undefined ? '' : `, ${contractText(contract, speech)}`;
  const who = bid && declarer ? ` ${words.by} ${say.seat(declarer)}` : '';
  return `${file}, ${where.filter(Boolean).join(', ')}${room ? ` (${words.room(room)})` : ''}${bid}${who}`;
}

export const swingText = ({ swing }: Finding, { words }: Speech): string =>
  !swing || swing.points === 0 ? '' : words.swing(swing.points, Math.abs(swing.imps));

/** The numbers and the reason, a sentence each. */
export function sentences(finding: Finding, speech: Speech): string[] {
  const { words, say } = speech;
  if (finding.diagnosis) return wrongCards(finding.diagnosis, speech);
  const { verdict, recorded, claimed = 0, remaining = 0, ruled, aware, doubleDummy, forgotten, signs, exact } = finding;
  const who = say.seat(finding.by ?? 'S');
  const said: (string | undefined)[] = [
    recorded === undefined ? undefined : words.recorded(recorded, who, claimed, remaining),
    ruled !== undefined
      ? words.worst(ruled, aware === ruled ? undefined : aware, doubleDummy!)
      : doubleDummy === undefined
        ? undefined
        : words.bestPlay(doubleDummy),
    finding.unseen && words.unseen(say.list(finding.unseen.map(say.seat))),
    finding.unseen && finding.lie && words.lie(lieText(finding.unseen, finding.lie, speech)),
    verdict === 'more-than-possible' && doubleDummy !== undefined ? words.tooMany : undefined,
    forgotten && words.onlyIf(who, say.cards(forgotten.cards)),
    verdict === 'conceded' ? words.conceded : undefined,
    signs && words.stop(signs.map((sign) => words.signs[sign]).join('; ')),
    signs && ruled !== undefined ? words.asAClaim : undefined,
    whyText(finding, speech),
    exact === false ? words.notExact : undefined,
  ];
  return said.filter((sentence) => sentence !== undefined);
}

/** "East ♠A5 ♥– ♦3 ♣–, West ..." */
const lieText = (seats: readonly SeatLetter[], hands: readonly string[], { say, names }: Speech): string =>
  seats
    .map((seat) => {
      const suits = hands[seatLetters.indexOf(seat)]!.split('.').map((ranks, suit) => {
        const letters = [...ranks].map((letter) => rankName(rankLetters.indexOf(letter), names)).join('');
        return `${suitSymbols[suitLetters[suit]!]}${letters || '–'}`;
      });
      return `${say.seat(seat)} ${suits.join(' ')}`;
    })
    .join(', ');

/** The diagnosis of the cards, and the command that goes on with the guided ruling. */
const wrongCards = (diagnosis: NonNullable<Finding['diagnosis']>, { words, lang }: Speech): string[] => [
  ...diagnosisSentences(diagnosis, lang),
  ...(diagnosis.next ? [`${words.goOn}: ${commandFor(diagnosis.next)}`] : []),
];

/** Why there is no ruling, as a sentence. */
export function whyText(finding: Finding, speech: Speech): string | undefined {
  const { why, leftOut, verdict, signs } = finding;
  const { words } = speech;
  if (leftOut !== undefined) return words.leftOut[leftOut];
  if (why === undefined) return undefined;
  if (verdict === 'too-long' || signs) return words.tooLong;
  const reason = troubleText(finding, speech);
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}

/** What kept a board from its ruling, by its kind; what the program or a reader said of it comes behind in brackets, in English. */
export function troubleText({ why = '', trouble }: Finding, { lang, words }: Speech): string {
  // a journal of an older run has no kinds
  if (trouble === undefined) return why;
  switch (trouble.kind) {
    case 'too-long':
      return words.longerThan(trouble.seconds);
    case 'unread': {
      const { said } = diagnosticParts({ code: trouble.code, wrong: '', right: '' }, lang);
      return said === '' ? why : `${said.replace(/\.$/, '')} (${why})`;
    }
    default:
      return `${words.troubles[trouble.kind]} (${why})`;
  }
}

/** "N: ♦A ♦2 ♦3 ♦4 N / ...": who led, the cards in order of play, who won; cards that lay on the table in brackets. */
export const lineText = (finding: Finding, { names, say }: Speech): string =>
  tricksOf(finding)
    .map(({ leader, cards, winner }) => {
      const texts = cards.map(({ card, onTable }) => (onTable ? `(${say.card(card)})` : say.card(card)));
      const letter = (seat: SeatLetter) => names.seatLetters[seat];
      return `${letter(leader)}: ${texts.join(' ')}${winner ? ` ${letter(winner)}` : ''}`;
    })
    .join(' / ');

/** The counts as lines of two columns. They add up, and say so. */
export function tallyLines(tally: Tally, { words }: Speech): string[] {
  const row = (count: number, what: string) => `  ${String(count).padStart(7)}  ${what}`;
  const { counts } = words;
  return [
    counts.files(tally.files, tally.boards),
    ...endings.filter((ending) => tally.endings[ending] > 0).map((one) => row(tally.endings[one], words.endings[one])),
    counts.candidates(tally.candidates),
    ...verdicts.filter((one) => tally.verdicts[one] > 0).map((one) => row(tally.verdicts[one], words.verdicts[one])),
    counts.said(tally.problems + tally.unread, tally.notes),
  ];
}
