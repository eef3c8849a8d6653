// Findings as CSV (RFC 4180), one row each. A text that a spreadsheet would take for a formula gets an apostrophe in front.

import type { Finding } from '../../review/finding.ts';
import { type Column, columnNames } from './words/reviewWords.ts';
import { contractText, lineText, type Speech, sentences, whyText } from './words.ts';

type Cell = string | number | boolean | undefined;

const cells: Readonly<Record<Column, (finding: Finding, speech: Speech) => Cell>> = {
  file: ({ file }) => file,
  line: ({ line }) => line,
  board: ({ board }) => board,
  room: ({ room }) => room,
  table: ({ table }) => table,
  north: ({ names }) => names.N,
  east: ({ names }) => names.E,
  south: ({ names }) => names.S,
  west: ({ names }) => names.W,
  contract: ({ contract }, speech) => contract && contractText(contract, speech),
  declarer: ({ declarer }, { names }) => declarer && names.seatLetters[declarer],
  vulnerable: ({ vulnerable }, { words }) => words.vulnerable[vulnerable],
  verdict: ({ verdict }, { words }) => words.verdicts[verdict],
  recorded: ({ recorded }) => recorded,
  remaining: ({ remaining }) => remaining,
  claimed: ({ claimed }) => claimed,
  ruled: ({ ruled }) => ruled,
  aware: ({ aware }) => aware,
  doubleDummy: ({ doubleDummy }) => doubleDummy,
  points: ({ swing }) => swing?.points,
  imps: ({ swing }) => swing?.imps,
  exact: ({ exact }, { words }) => (exact === undefined ? undefined : words.yesNo[exact ? 0 : 1]),
  forgotten: ({ forgotten }, { say }) => forgotten?.cards.map(say.card).join(' '),
  unseen: ({ unseen }, { names }) => unseen?.map((seat) => names.seatLetters[seat]).join(''),
  play: (finding, speech) => lineText(finding, speech),
  why: (finding, speech) =>
    finding.diagnosis
      ? sentences(finding, speech).join(' ')
      : (whyText(finding, speech) ?? finding.signs?.map((sign) => speech.words.signs[sign]).join('; ')),
};

const row = (texts: readonly Cell[]) => `${texts.map(cell).join(',')}\r\n`;

export const csvHead = ({ words }: Speech): string => row(columnNames.map((name) => words.columns[name]));

export const csvRow = (finding: Finding, speech: Speech): string =>
  row(columnNames.map((name) => cells[name](finding, speech)));

function cell(value: Cell): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
