// What a report says of a finding, in English: the verdict, the numbers, the line of play. One sentence for each verdict.

import { cardName, nextSeat, parseCard, type SeatLetter, seatLetters } from '../../cards/cards.ts';
import { parseCase } from '../../claim/case.ts';
import { type EndingClass, endings } from '../../formats/board.ts';
import { winningPlace } from '../../play/position.ts';
import type { Finding, Verdict } from '../../review/finding.ts';
import { verdicts } from '../../review/finding.ts';
import { EARLY, MANY, type OperatorSign } from '../../review/operator.ts';
import type { Tally } from '../../review/tally.ts';

const seatNames: Readonly<Record<SeatLetter, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const symbols: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

export const cardText = (card: string): string => `${symbols[card[0]!] ?? card[0]}${card[1] === 'T' ? '10' : card[1]}`;
const contractText = (contract: string) =>
  contract.replace(/^(\d?)([SHDC])(?!.*NT)/, (_, level, suit) => level + symbols[suit]);

export const verdictNames: Readonly<Record<Verdict, string>> = {
  falls: 'falls on a normal line',
  'more-than-possible': 'recorded more than possible',
  'stands-only-if': 'stands only if nothing was forgotten',
  conceded: 'conceded a trick that could not be lost',
  stands: 'stands in every normal line',
  'operator-stop': "probably the operator's stop",
  'too-long': 'no ruling: too long',
  failed: 'no ruling: failed',
  'left-out': 'cannot be reviewed',
};

export const endingNames: Readonly<Record<EndingClass, string>> = {
  'played-out': 'played out',
  claim: 'stopped with a result',
  'lead-only': 'lead or first trick only',
  stopped: 'stopped without a result',
  passed: 'passed out',
  'no-play': 'no play recorded',
  inconsistent: 'inconsistent',
};

export const signTexts: Readonly<Record<OperatorSign, string>> = {
  'lead-only': 'at most one trick was recorded',
  'vugraph-early': `typed by a vugraph operator, with ${EARLY} tricks or more to go`,
  'vugraph-part': `typed by a vugraph operator, with ${MANY} tricks or more to go, and neither all nor none of them for declarer`,
};

/** "evening.pbn, board 12 (closed room), 4♠ by South". */
export function nameText({ file, board, line, room, table, contract, declarer }: Finding): string {
  const where = [board === undefined ? `line ${line}` : `board ${board}`, table && `table ${table}`]
    .filter(Boolean)
    .join(', ');
  const bid =
    contract === undefined ? '' : `, ${contractText(contract)}${declarer ? ` by ${seatNames[declarer]}` : ''}`;
  return `${file}, ${where}${room ? ` (${room} room)` : ''}${bid}`;
}

export function swingText({ swing }: Finding): string {
  if (!swing || swing.points === 0) return '';
  const sign = swing.points > 0 ? 'too much' : 'too little';
  return `${Math.abs(swing.points)} points ${sign} for declarer, ${Math.abs(swing.imps)} IMP${Math.abs(swing.imps) === 1 ? '' : 's'}`;
}

/** The numbers and the reason, a sentence each. */
export function sentences(finding: Finding): string[] {
  const { verdict, recorded, by, claimed, remaining, ruled, aware, doubleDummy, why, forgotten, signs, exact } =
    finding;
  const said: string[] = [];
  if (recorded !== undefined)
    said.push(`Recorded: ${recorded} tricks, which gives ${seatNames[by ?? 'S']} ${claimed} of the last ${remaining}.`);
  if (ruled !== undefined) {
    const knowing = aware !== ruled ? `, ${aware} if he knew of every trump` : '';
    said.push(`Worst normal line: ${ruled}${knowing}. Best play by all: ${doubleDummy}.`);
  } else if (doubleDummy !== undefined) said.push(`Best play by all: ${doubleDummy}.`);
  if (verdict === 'more-than-possible' && doubleDummy !== undefined)
    said.push(
      'The record gives more than best play does: a claim that was wrong, a slip of the defence, or a typing error.',
    );
  if (forgotten)
    said.push(
      `Stands only if ${seatNames[finding.by ?? 'S']} had not forgotten ${forgotten.cards.map(cardText).join(', ')}.`,
    );
  if (verdict === 'conceded') said.push('No normal line gives the claimer so few.');
  if (signs)
    said.push(`Signs of an operator's stop: ${signs.map((sign) => signTexts[sign]).join('; ')}. Not ruled on.`);
  if (why) said.push(`${why.charAt(0).toUpperCase()}${why.slice(1)}.`);
  if (exact === false) said.push('Not everything could be examined.');
  return said;
}

export interface TrickRow {
  readonly leader: SeatLetter;
  /** Cards in order of play; those on the table before the claim are marked. */
  readonly cards: readonly { readonly seat: SeatLetter; readonly card: string; readonly onTable: boolean }[];
  readonly winner?: SeatLetter;
}

/** The decisive line in tricks, the trick that was in progress first. */
export function tricksOf({ plays, case: theCase }: Finding): TrickRow[] {
  const read = theCase && parseCase(theCase);
  if (!plays || !read?.ok) return [];
  const { leader, trick, strain } = read.value.position;
  const all = [
    ...trick.map((card, i) => ({ seat: seatLetters[nextSeat(leader, i)]!, card: cardName(card), onTable: true })),
    ...plays.map((play) => ({ seat: play[0] as SeatLetter, card: play.slice(2), onTable: false })),
  ];
  const rows: TrickRow[] = [];
  for (let at = 0; at < all.length; at += 4) {
    const cards = all.slice(at, at + 4);
    const won =
      cards.length === 4
        ? cards[
            winningPlace(
              cards.map(({ card }) => parseCard(card)!),
              strain,
            )
          ]!.seat
        : undefined;
    rows.push({ leader: cards[0]!.seat, cards, ...(won && { winner: won }) });
  }
  return rows;
}

export const lineText = (finding: Finding): string =>
  tricksOf(finding)
    .map(({ leader, cards, winner }) => {
      const texts = cards.map(({ card, onTable }) => (onTable ? `(${cardText(card)})` : cardText(card)));
      return `${leader}: ${texts.join(' ')}${winner ? ` ${winner}` : ''}`;
    })
    .join(' / ');

/** The counts as lines of two columns. They add up, and say so. */
export function tallyLines(tally: Tally): string[] {
  const row = (count: number, what: string, indent = 2) => `${' '.repeat(indent)}${String(count).padStart(7)}  ${what}`;
  const kinds = endings.filter((ending) => tally.endings[ending] > 0);
  const found = verdicts.filter((verdict) => tally.verdicts[verdict] > 0);
  return [
    `${tally.files} file${tally.files === 1 ? '' : 's'}, ${tally.boards} boards:`,
    ...kinds.map((ending) => row(tally.endings[ending], endingNames[ending])),
    `${tally.candidates} with a result to review:`,
    ...found.map((verdict) => row(tally.verdicts[verdict], verdictNames[verdict])),
    `Said of the files: ${tally.problems + tally.unread} problems, ${tally.notes} notes.`,
  ];
}
