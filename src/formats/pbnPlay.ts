// The words of a PBN play section into rows of cells. A row is a trick; it may be split over lines, so words are counted, and
// lines are tried when that does not fit. "-" is a card not (yet) played, "*" ends the record, "+" says that it goes on.

import { makeCardNumber, rankLetters } from '../cards/cards.ts';
import { type Diagnostic, note } from './board.ts';
import type { Word } from './pbnScan.ts';
import type { Cell, Row } from './walk.ts';

export interface PlaySection {
  /** The ways in which the rows can be read. */
  readonly rows: readonly (readonly Row[])[];
  readonly unfinished: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

const piece = /^(?:([SHDC])(10|[2-9TJQKA])|(-+)|(\*)|(\+)|\^?([RLI])(?![0-9A-Z])|[!?]+|=\s*\d*\s*=|\$\d+)/i;

export function readPlay(section: readonly (readonly Word[])[]): PlaySection {
  const lines: Cell[][] = [];
  const diagnostics: Diagnostic[] = [];
  let unfinished = false;
  let ended = false;
  let mark: Cell['mark'];
  for (const words of section) {
    const cells: Cell[] = [];
    for (const word of words) {
      for (let rest = word.text, column = word.column; rest !== ''; ) {
        const found = piece.exec(rest);
        if (!found) {
          diagnostics.push(
            note(
              word.line,
              column,
              'play-word',
              `${JSON.stringify(rest.slice(0, 20))} is no card`,
              'a card such as "SA", "-", "*" or "+"',
            ),
          );
          break;
        }
        const [text, suit, rank, gap, star, plus, irregular] = found;
        rest = rest.slice(text.length);
        const at = { line: word.line, column };
        column += text.length;
        if (star) ended = true;
        else if (plus) unfinished = true;
        else if (irregular) mark = irregular.toUpperCase() === 'R' ? 'revoke' : 'lead';
        else if (suit && !ended) {
          cells.push({ card: cardOf(suit, rank!), ...at, ...(mark && { mark }) });
          mark = undefined;
        } else if (gap && !ended) cells.push(at);
      }
    }
    if (cells.length > 0) lines.push(cells);
  }
  const counted = inFours(lines.flat());
  const asLines = lines.every((cells) => cells.length <= 4) ? lines : undefined;
  const same = asLines === undefined || lines.slice(0, -1).every((cells) => cells.length === 4);
  return { rows: same ? [counted] : [counted, asLines], unfinished, diagnostics };
}

export const cardOf = (suit: string, rank: string) =>
  makeCardNumber('SHDC'.indexOf(suit.toUpperCase()), rankLetters.indexOf(rank === '10' ? 'T' : rank.toUpperCase()));

export function inFours(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (let at = 0; at < cells.length; at += 4) rows.push(cells.slice(at, at + 4));
  return rows;
}
