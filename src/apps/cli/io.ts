// What the command line reads and writes: text in and out, files, and lines of a stream as they arrive.
// `Io` is all that a command touches of the process, so that tests run the commands without one.

import { readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '../../cards/result.ts';
import type { Lang } from '../../explain/words.ts';

export interface Io {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  /** Writes to standard output; waits when the reader is slower. */
  out(text: string): Promise<void> | void;
  err(text: string): void;
  /** Milliseconds, for progress. */
  now(): number;
  /** Whether standard error is a terminal. */
  readonly terminal?: boolean;
  /** Whether a person types the input and reads the output, so that questions can be asked one by one. */
  readonly interactive?: boolean;
  /** Calls the listener at Ctrl-C instead of ending at once; gives back how to stop listening. A second Ctrl-C ends at once. */
  onInterrupt?(listener: () => void): () => void;
}

/** The lines of a stream one by one, each as soon as it is complete. LF and CRLF end a line; a byte order mark is dropped.
 *  The pieces of a long line are joined once, when it ends. */
export async function* linesOf(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      pieces.push(text.slice(from, end));
      yield withoutReturn(pieces.join(''));
      pieces = [];
      from = end + 1;
    }
    if (from < text.length) pieces.push(text.slice(from));
  }
  pieces.push(decoder.decode());
  const last = pieces.join('');
  if (last !== '') yield last;
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);

const fileProblems: Record<string, [string, string]> = {
  ENOENT: ['there is no such file', 'the path of a file that exists, or - for standard input'],
  EISDIR: ['this is a folder', 'a file'],
  EACCES: ['the file may not be read', 'a file that you have permission to read'],
  EPERM: ['the file may not be read', 'a file that you have permission to read'],
};

/** The text of a file, or the problem in words. */
export async function readFileText(path: string): Promise<Result<string>> {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch (error) {
    return readProblem(error, path);
  }
}

/** Why something could not be read, in words. */
export function readProblem(error: unknown, from: string): Result<never> {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  const [wrong, right] = fileProblems[code] ?? [`it cannot be read (${code})`, 'a file that can be read'];
  return fail('file', from, wrong, right);
}

const writeProblemsNl: Record<string, string> = {
  ENOENT: 'deze map is er niet; goed zou zijn: een pad in een map die er is',
  EISDIR: 'dit is een map; goed zou zijn: de naam van een bestand',
  ENOTDIR: 'een deel van het pad is geen map; goed zou zijn: een pad in een map die er is',
  EACCES: 'hier mag niet worden geschreven; goed zou zijn: een bestand waarin dat mag',
  EPERM: 'hier mag niet worden geschreven; goed zou zijn: een bestand waarin dat mag',
  EROFS: 'hier mag niet worden geschreven; goed zou zijn: een bestand waarin dat mag',
  ENOSPC: 'er is geen plaats meer om te schrijven',
};

const writeProblems: Record<string, string> = {
  ENOENT: 'there is no such folder; right would be a path in a folder that exists',
  EISDIR: 'this is a folder; right would be the name of a file',
  ENOTDIR: 'a part of the path is no folder; right would be a path in a folder that exists',
  EACCES: 'it may not be written; right would be a file that you have permission to write',
  EPERM: 'it may not be written; right would be a file that you have permission to write',
  EROFS: 'it may not be written; right would be a file that you have permission to write',
  ENOSPC: 'there is no space left to write',
};

/** What went wrong with a file or a stream of the system, in a line; undefined when it was something else. */
export function troubleWith(error: unknown, lang: Lang = 'en'): string | undefined {
  if (error instanceof RefusedFile) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string' || !(code in writeProblems)) return undefined;
  return lang === 'nl'
    ? `${path ?? 'de uitvoer'}: ${writeProblemsNl[code]}`
    : `${path ?? 'the output'}: ${writeProblems[code]}`;
}

/** A file that the user named for a purpose it would be destroyed by. */
export class RefusedFile extends Error {}
