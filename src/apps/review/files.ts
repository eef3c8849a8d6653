// The files behind the paths of a review: files as they are named, folders with all that is in them, in order of name.
// Boards come one by one, each with its file and place; nothing is kept of a file that is done.

import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic, Item } from '../../formats/board.ts';
import { caseLine } from '../../formats/caseBoard.ts';
import { readBoards } from '../../formats/read.ts';
import { type Io, linesOf, readProblem } from '../cli/io.ts';

export interface Sighting {
  readonly file: string;
  /** Place of the board in its file, from 0; of a stray, the number of boards before it. */
  readonly index: number;
  readonly item: Item;
}

export interface Opened {
  readonly file: string;
  /** Boards and strays, or why the file cannot be read. */
  readonly sightings: Iterable<Sighting> | AsyncIterable<Sighting>;
  /** Standard input: every line gets an answer of its own. */
  readonly streamed?: boolean;
  /** How many lines a file of lines has: quicker than to read them. */
  readonly lines?: () => Promise<number>;
}

const sessionFile = /\.(pbn|lin|rbn|json|jsonl|ndjson|xml|usebio|zip|txt|url|html?)$/i;

/** A file of boards by its name, and not one of cases or other JSON. */
export const isBoardFile = (path: string): boolean => sessionFile.test(path) && !/jsonl?$/i.test(path);

/** The files of the paths. A folder gives the session files in it and below it (hidden folders not), "-" is one case a line on standard input; a path
 *  that is not there gives one stray. Cases in lines are read line by line, however many there are. */
export async function* openFiles(paths: readonly string[], io: Pick<Io, 'stdin'>): AsyncGenerator<Opened> {
  const files = new Set<string>();
  for (const path of paths) for (const file of path === '-' ? ['-'] : await filesOf(path)) files.add(file);
  for (const file of files) {
    if (file === '-')
      yield { file: 'standard input', sightings: lineSightings('standard input', io.stdin), streamed: true };
    else if (/\.(jsonl|ndjson)$/i.test(file))
      yield { file, sightings: lineSightings(file, createReadStream(file)), lines: () => countLines(file) };
    else yield { file, sightings: await sightingsOf(file) };
  }
}

async function* lineSightings(file: string, stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<Sighting> {
  let number = 0;
  let index = 0;
  try {
    for await (const line of linesOf(stream)) {
      number++;
      const text = number === 1 ? line.replace(/^\uFEFF/, '') : line;
      if (text.trim() !== '') yield { file, index: index++, item: caseLine(text, number) };
    }
  } catch (error) {
    yield { file, index, item: { stray: unread(error, file) } };
  }
}

async function countLines(file: string): Promise<number> {
  let count = 0;
  let last = 10;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
      const bytes = chunk as Uint8Array;
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count++;
      last = bytes[bytes.length - 1]!;
    }
  } catch {
    return count; // the review itself says what is wrong with the file
  }
  return last === 10 ? count : count + 1;
}

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && sessionFile.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/[\\/](node_modules|\.[^\\/]+)[\\/]/.test(file.slice(path.length)))
    .sort();
}

async function sightingsOf(file: string): Promise<Iterable<Sighting>> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return [{ file, index: 0, item: { stray: unread(error, file) } }];
  }
  return numbered(file, readBoards(bytes));
}

function* numbered(file: string, items: Iterable<Item>): Generator<Sighting> {
  let index = 0;
  for (const item of items) {
    yield { file: item.within === undefined ? file : `${file}/${item.within}`, index, item };
    if ('board' in item) index++;
  }
}

function unread(error: unknown, file: string): Diagnostic {
  const problem = readProblem(error, file);
  if (problem.ok) throw error;
  return { ...problem.problem, at: 'the file', weight: 'problem', line: 0, column: 0 };
}
