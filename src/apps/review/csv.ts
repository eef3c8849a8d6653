// Findings as CSV (RFC 4180), one row each. A text that a spreadsheet would take for a formula gets an apostrophe in front.

import type { Finding } from '../../review/finding.ts';
import { lineText } from './words.ts';

type Cell = string | number | boolean | undefined;

const columns: readonly (readonly [name: string, of: (finding: Finding) => Cell])[] = [
  ['file', ({ file }) => file],
  ['line', ({ line }) => line],
  ['board', ({ board }) => board],
  ['room', ({ room }) => room],
  ['table', ({ table }) => table],
  ['north', ({ names }) => names.N],
  ['east', ({ names }) => names.E],
  ['south', ({ names }) => names.S],
  ['west', ({ names }) => names.W],
  ['contract', ({ contract }) => contract],
  ['declarer', ({ declarer }) => declarer],
  ['vulnerable', ({ vulnerable }) => vulnerable],
  ['verdict', ({ verdict }) => verdict],
  ['recorded', ({ recorded }) => recorded],
  ['remaining', ({ remaining }) => remaining],
  ['claimed', ({ claimed }) => claimed],
  ['ruled', ({ ruled }) => ruled],
  ['aware', ({ aware }) => aware],
  ['doubleDummy', ({ doubleDummy }) => doubleDummy],
  ['points', ({ swing }) => swing?.points],
  ['imps', ({ swing }) => swing?.imps],
  ['exact', ({ exact }) => exact],
  ['forgotten', ({ forgotten }) => forgotten?.cards.join(' ')],
  ['play', (finding) => lineText(finding)],
  ['why', ({ why, signs }) => why ?? signs?.join(' ')],
];

export const csvHead = `${columns.map(([name]) => name).join(',')}\r\n`;

export const csvRow = (finding: Finding): string => `${columns.map(([, of]) => cell(of(finding))).join(',')}\r\n`;

function cell(value: Cell): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
