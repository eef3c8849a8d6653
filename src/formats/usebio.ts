// USEBIO, the XML of English clubs: results of a session, and in some files the auction and play of each table as LIN (LIN_DATA).
// Names and contract beside the LIN are used where the LIN lacks them. Declarations of entities are not obeyed.

import { XMLParser } from 'fast-xml-parser';
import { type Board, type Item, note, trouble } from './board.ts';
import { readLin } from './lin.ts';

type Node = Readonly<Record<string, unknown>>;

const lists = new Set(['SESSION', 'SECTION', 'BOARD', 'TRAVELLER_LINE', 'MATCH']);

export function* readUsebio(text: string): Generator<Item> {
  let root: unknown;
  try {
    const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: true, isArray: (name) => lists.has(name) });
    root = parser.parse(text.replace(/<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/i, ''));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    yield {
      stray: trouble(
        1,
        1,
        'xml',
        `this is not well-formed XML: ${message}`,
        'a USEBIO file as the club program wrote it',
      ),
    };
    return;
  }
  let tables = 0;
  let withPlay = 0;
  for (const board of nodesNamed(root, 'BOARD', 0))
    for (const line of nodesNamed(board, 'TRAVELLER_LINE', 0)) {
      tables++;
      const lin = textOf(line.LIN_DATA);
      if (lin === undefined) continue;
      withPlay++;
      for (const item of readLin(lin, 'usebio'))
        yield 'board' in item ? { board: named(item.board, board, line) } : item;
    }
  if (withPlay < tables || tables === 0) {
    const what =
      tables === 0 ? 'no results of tables were found' : `${tables - withPlay} of ${tables} results have no play`;
    yield { stray: note(1, 1, 'no-play', what, 'LIN_DATA beside each result; without it there is nothing to review') };
  }
}

/** Every node of a name below `node`; a file from a stranger may be nested deeply, but no further than XML of this kind is. */
function* nodesNamed(node: unknown, name: string, depth: number): Generator<Node> {
  if (typeof node !== 'object' || node === null || depth > 20) return;
  for (const [key, value] of Object.entries(node)) {
    const all = Array.isArray(value) ? value : [value];
    if (key === name) {
      for (const one of all) if (typeof one === 'object' && one !== null) yield one;
    } else for (const one of all) yield* nodesNamed(one, name, depth + 1);
  }
}

function named(board: Board, parent: Node, line: Node): Board {
  const number = board.number ?? textOf(parent.BOARD_NUMBER);
  const table = board.table ?? textOf(line.TABLE_NUMBER);
  return { ...board, ...(number !== undefined && { number }), ...(table !== undefined && { table }) };
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
}
